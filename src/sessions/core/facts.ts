import type { Names, Scene } from '../scene/gauge';
import type { SeatPlan } from './seat-plan';
import type { TableState } from './table-state';

/** Who throws: the service by its committed seed, or each seat its own dice. */
export type DiceMode = 'server' | 'table';

/** Where a session goes on from: a version of another one, with the state that was reached there. */
export interface Origin {
  readonly session: string;
  readonly version: number;
  /** Whether that game had ended, so that its state is no secret. */
  readonly told: boolean;
  readonly state: TableState;
}

/** What is agreed on when a session is made; it never changes. */
export interface SessionFacts {
  readonly id: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly setup: unknown;
  readonly seats: readonly SeatPlan[];
  readonly public: boolean;
  readonly dice: DiceMode;
  readonly seed: string;
  readonly commitment: string;
  /** How a caller's scene lies on the field; null if it has none. */
  readonly scene: Scene | null;
  readonly names: Names;
  /** How many seconds each decision may take; null without a clock. */
  readonly clockSeconds: number | null;
  /** Where it was forked off; null if it began with its set-up. */
  readonly origin: Origin | null;
  readonly createdAt: Date;
}
