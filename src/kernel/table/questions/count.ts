import { type Die, Question, smallGcd, type Weighed } from '../question';
import { checkDice } from './limits';
import { shelfFor } from './shelves';
import { oneMoreTry, smallPower } from './small-weights';
import { spread } from './weights';

const counts = shelfFor<number, Count>();

export interface Automatic {
  /** The highest face counts whatever the target. */
  readonly highestCounts?: boolean;
  /** A face of 1 doesn't count whatever the target. */
  readonly oneFails?: boolean;
}

/** How many of n dice show the target or more. */
export function countAtLeast(n: number, sides: number, target: number, automatic: Automatic = {}): Question<number> {
  let from = Math.min(Math.max(Math.ceil(target), 1), sides + 1);
  if (automatic.oneFails && from < 2) from = 2;
  if (automatic.highestCounts && from > sides) from = sides;
  return countBetween(n, sides, from, sides);
}

/** How many of n dice show the target or less. */
export function countAtMost(n: number, sides: number, target: number): Question<number> {
  return countBetween(n, sides, 1, Math.min(Math.max(Math.floor(target), 0), sides));
}

/** How many of n dice show a face from the first to the last, both included. */
export function countBetween(n: number, sides: number, first: number, last: number): Question<number> {
  checkDice(n, sides);
  const low = Math.max(Math.ceil(first), 1);
  const high = Math.min(Math.floor(last), sides);
  const from = low <= high ? low : 1;
  const to = low <= high ? high : 0;
  const key = countKey(n, sides, from, to);
  return counts.peek(key) ?? counts.find(key, () => new Count(n, sides, from, to));
}

/** Usual dice have a key of 28 bits, which a map finds without boxing it; the others are below 0. */
function countKey(n: number, sides: number, from: number, to: number): number {
  if (n < 128 && sides < 127) return (((n << 7) | sides) << 14) | (from << 7) | to;
  return -((n * 1024 + sides) * 1024 + from) * 1024 - to - 1;
}

class Count extends Question<number> {
  private text: string | null = null;
  private thrown: string | null = null;

  constructor(
    override readonly n: number,
    override readonly sides: number,
    private readonly from: number,
    private readonly to: number,
  ) {
    super();
  }

  get key(): string {
    return (this.text ??= `${this.notation}[${this.from}-${this.to}]`);
  }

  get notation(): string {
    return (this.thrown ??= `${this.n}d${this.sides}`);
  }

  override read(faces: readonly number[]): number {
    const { from, to } = this;
    let counted = 0;
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i]!;
      if (face >= from && face <= to) counted++;
    }
    return counted;
  }

  roll(die: Die): number {
    const { n, sides, from, to } = this;
    let counted = 0;
    for (let i = 0; i < n; i++) {
      const face = die(sides);
      if (face >= from && face <= to) counted++;
    }
    return counted;
  }

  dice(): readonly number[] {
    return new Array<number>(this.n).fill(this.sides);
  }

  size(): number {
    return this.n + 1;
  }

  protected work(): Weighed<number> {
    const { n, sides, from, to } = this;
    const hit = to - from + 1;
    if (hit === 0 || n === 0) return { values: [0], weights: [1n] };
    if (hit === sides) return { values: [n], weights: [1n] };
    const common = smallGcd(hit, sides);
    const won = hit / common;
    const lost = (sides - hit) / common;
    const fewer = n === 1 ? undefined : counts.peek(countKey(n - 1, sides, from, to))?.answers();
    if (smallPower(won + lost, n)) return spread(0, fewer === undefined ? tries(n, won, lost) : oneMoreTry(fewer.weights!, won, lost));
    return spread(0, fewer === undefined ? binomial(n, BigInt(won), BigInt(lost)) : oneMore(fewer.bigWeights, BigInt(won), BigInt(lost)));
  }
}

/** The weights of n tries, built up one by one. */
function tries(n: number, hit: number, miss: number): number[] {
  let weights: number[] = [1];
  for (let i = 0; i < n; i++) weights = oneMoreTry(weights, hit, miss);
  return weights;
}

/** The weights of n tries from those of n - 1. */
function oneMore(fewer: readonly bigint[], hit: bigint, miss: bigint): bigint[] {
  const out: bigint[] = [fewer[0]! * miss];
  for (let k = 1; k < fewer.length; k++) out.push(fewer[k]! * miss + fewer[k - 1]! * hit);
  out.push(fewer[fewer.length - 1]! * hit);
  return out;
}

/** Weights of k successes in n tries, each with `hit` chances against `miss`: C(n,k) hit^k miss^(n-k). */
function binomial(n: number, hit: bigint, miss: bigint): bigint[] {
  const misses: bigint[] = [1n];
  for (let i = 1; i <= n; i++) misses.push(misses[i - 1]! * miss);
  const out: bigint[] = [];
  let term = 1n;
  for (let k = 0; k <= n; k++) {
    out.push(term * misses[n - k]!);
    term = (term * hit * BigInt(n - k)) / BigInt(k + 1);
  }
  return out;
}
