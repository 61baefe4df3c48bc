import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Problem } from '../../platform/http/problem';
import { type Caller, Gate } from '../gate';
import { Feed } from './feed';

/** How long somebody may wait in one request, in seconds. */
export const LONGEST_WAIT = 30;
/** Whatever a lost message did not tell is found here. */
const LOOK_MS = 5_000;

/** Lets callers wait in a request until there is something to tell: for those who have neither streams nor sockets. */
@Injectable()
export class Patience implements OnModuleDestroy {
  private readonly waiting = new Set<() => void>();
  private stopped = false;

  constructor(
    private readonly gate: Gate,
    private readonly feed: Feed,
  ) {}

  onModuleDestroy(): void {
    this.stopped = true;
    for (const wake of this.waiting) wake();
  }

  /** What is found within the time, or null; the token is looked at again each time. */
  async until<T>(caller: Caller, seconds: number, look: (now: Caller) => Promise<T | null>): Promise<T | null | Problem> {
    const end = Date.now() + seconds * 1000;
    let stirred = false;
    let wake: () => void = () => undefined;
    const stir = (): void => {
      stirred = true;
      wake();
    };
    const leave = this.feed.subscribe(caller.head.id, stir);
    this.waiting.add(stir);
    try {
      for (let now: Caller | Problem = caller; ; now = await this.gate.again(caller)) {
        if (now instanceof Problem) return now;
        stirred = false;
        const found = await look(now);
        const left = end - Date.now();
        if (found !== null || left <= 0 || this.stopped) return found;
        if (!stirred) await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.min(left, LOOK_MS));
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    } finally {
      leave();
      this.waiting.delete(stir);
    }
  }
}
