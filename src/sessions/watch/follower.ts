import { Problem } from '../../platform/http/problem';
import type { Entry } from '../answers';
import type { Caller, Gate } from '../gate';
import type { Surveyor } from '../scene/surveyor';
import type { WatchDesk } from './watch.desk';

export const HEARTBEAT_MS = 15_000;
const PAGE = 100;
const DONE: IteratorResult<Entry> = { value: undefined, done: true };

/** One caller's view of a log as it grows: entries in order, each once, read from the log and never from a message. */
export class Follower implements AsyncIterableIterator<Entry> {
  private page: Entry[] = [];
  private stirred = true;
  private ended = false;
  private isComplete = false;
  private wake: (() => void) | null = null;
  private readonly timer: NodeJS.Timeout;
  private readonly leave: () => void;

  constructor(
    private caller: Caller,
    private after: number,
    private readonly surveyor: Surveyor,
    private readonly watch: WatchDesk,
    private readonly gate: Gate,
    listen: (poke: () => void) => () => void,
  ) {
    this.leave = listen(() => this.stir());
    // Whatever a lost message did not tell is found here.
    this.timer = setInterval(() => this.stir(), HEARTBEAT_MS).unref();
  }

  /** Whether the game has ended and all of it was told. */
  get complete(): boolean {
    return this.isComplete;
  }

  /** Number of the last entry that was told. */
  get version(): number {
    return this.after;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Entry>> {
    while (!this.ended) {
      const entry = this.page.shift();
      if (entry !== undefined) {
        this.after = entry.seq;
        return { value: entry, done: false };
      }
      if (!this.stirred) await new Promise<void>((resolve) => (this.wake = resolve));
      this.stirred = false;
      if (!this.ended) await this.read();
    }
    return DONE;
  }

  async return(): Promise<IteratorResult<Entry>> {
    this.end();
    return DONE;
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.timer);
    this.leave();
    this.wake?.();
  }

  private stir(): void {
    this.stirred = true;
    this.wake?.();
  }

  private async read(): Promise<void> {
    const caller = await this.gate.again(this.caller);
    // The token was revoked or has expired.
    if (caller instanceof Problem) return this.end();
    this.caller = caller;
    const { version, status } = caller.head;
    if (this.after < version) this.page = [...(await this.watch.entries(caller.head, this.after, PAGE, caller.seat, this.surveyor))];
    else if (status === 'finished') {
      this.isComplete = true;
      this.end();
    }
    // More may lie behind the page, or the end of the game behind its last entry.
    if (this.page.length > 0) this.stirred = true;
  }
}
