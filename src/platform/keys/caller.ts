import type { ProblemException } from '../http/problem';
import { limitExceeded } from '../limits/problems';
import { type Purse, WINDOW_SECONDS } from '../limits/purse';
import type { Key } from './key.store';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null where nobody is counted. */
    caller: Caller | null;
  }
}

/** How much time costs as much as a small request. */
const MS_A_UNIT = 10;
const DEAREST = 500;

/** Who asks in one request, by key or by address, and what is left to spend. */
export class Caller {
  private since: number | null = null;

  constructor(
    readonly key: Key | null,
    readonly address: string,
    private readonly purse: Purse | null,
    /** Whether a key was sent that could not be checked, because the database is away. */
    readonly unchecked = false,
  ) {}

  /** Takes what something costs; it may leave a debt. */
  spend(cost: number): void {
    if (cost > 0) this.purse?.spend(cost, performance.now());
  }

  /** From now until `chargeTime` the time is charged too. */
  startClock(): void {
    this.since ??= performance.now();
  }

  chargeTime(): void {
    if (this.since === null) return;
    this.spend(Math.min(DEAREST, Math.floor((performance.now() - this.since) / MS_A_UNIT)));
    this.since = null;
  }

  /** Why the caller must wait, if it must. */
  whyWait(): ProblemException | null {
    const { purse } = this;
    if (purse === null) return null;
    const now = performance.now();
    return purse.left(now) > 0 ? null : limitExceeded(purse.policy, purse.waitSeconds(now));
  }

  /** Milliseconds after which to tell the caller that it must wait. */
  refuse(): number {
    return this.purse?.refuse(performance.now()) ?? 0;
  }

  /** The fields RateLimit-Policy and RateLimit of the IETF draft; null where no limit is set. */
  limits(): { readonly policy: string; readonly left: string; readonly waitSeconds: number } | null {
    const { purse } = this;
    if (purse === null) return null;
    const { name, most } = purse.policy;
    const now = performance.now();
    return {
      policy: `"${name}";q=${most};w=${WINDOW_SECONDS}`,
      left: `"${name}";r=${Math.max(0, Math.floor(purse.left(now)))};t=${purse.fullInSeconds(now)}`,
      waitSeconds: purse.waitSeconds(now),
    };
  }
}
