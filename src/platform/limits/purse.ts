/** How much may be spent: a purse holds at most `most` and fills again at `most` a minute. */
export interface Policy {
  readonly name: 'address' | 'key';
  readonly most: number;
}

export const WINDOW_SECONDS = 60;
const MS_A_SECOND = 1000;
/** Whoever goes on asking with nothing left is told so only so often. */
const REFUSAL_MS = 20;
const LONGEST_REFUSAL_MS = 1000;

/** What one caller has left to spend. Whoever has anything left may go on; the cost of what was done may leave a debt. */
export class Purse {
  private level: number;
  private filledAt: number;
  /** Spent here and not yet told to the other nodes. */
  private untold = 0;
  /** When the next refusal may be told. */
  private refusalAt = 0;

  constructor(
    readonly id: string,
    readonly policy: Policy,
    now: number,
  ) {
    this.level = policy.most;
    this.filledAt = now;
  }

  left(now: number): number {
    const { most } = this.policy;
    this.level = Math.min(most, this.level + ((now - this.filledAt) / MS_A_SECOND) * this.rate);
    this.filledAt = now;
    return this.level;
  }

  spend(cost: number, now: number): void {
    this.level = Math.max(-this.policy.most, this.left(now) - cost);
    this.untold = Math.min(this.policy.most, this.untold + cost);
  }

  /** Seconds until something can be spent again. */
  waitSeconds(now: number): number {
    const left = this.left(now);
    return left > 0 ? 0 : Math.max(1, Math.ceil((1 - left) / this.rate));
  }

  /** Milliseconds after which to tell a refusal: none for one alone, longer for each of a flood, which so takes nothing from others. */
  refuse(now: number): number {
    const wait = Math.min(LONGEST_REFUSAL_MS, Math.max(0, this.refusalAt - now));
    this.refusalAt = now + wait + REFUSAL_MS;
    return wait;
  }

  /** Seconds until the purse is full. */
  fullInSeconds(now: number): number {
    return Math.ceil((this.policy.most - this.left(now)) / this.rate);
  }

  isFull(now: number): boolean {
    return this.untold === 0 && this.left(now) >= this.policy.most;
  }

  /** Whether so much was spent here that the other nodes should know: a twentieth of all there is. */
  get isWorthTelling(): boolean {
    return this.untold * 20 >= this.policy.most;
  }

  /** What to tell the others; it counts as told from now on. */
  take(): number {
    const { untold } = this;
    this.untold = 0;
    return untold;
  }

  /** Nobody was told after all. */
  putBack(untold: number): void {
    this.untold = Math.min(this.policy.most, this.untold + untold);
  }

  /** What all nodes together have left of it, with what was spent here meanwhile. */
  settle(level: number, now: number): void {
    this.level = level - this.untold;
    this.filledAt = now;
  }

  private get rate(): number {
    return this.policy.most / WINDOW_SECONDS;
  }
}
