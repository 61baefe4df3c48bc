import type { Policy } from './purse';

export interface Spending {
  readonly id: string;
  readonly spent: number;
}

/** Where nodes add up what callers spend; answers what each of them has left. */
export interface SharedLevels {
  add(policy: Policy, spendings: readonly Spending[]): Promise<ReadonlyMap<string, number>>;
  /** Forgets those who have not come for long. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
