import type { Seat } from '../../kernel/table/table';
import type { Names, Scene } from '../scene/gauge';

/** Who holds a seat: whoever has its token, or a built-in bot. */
export interface SeatPlan {
  readonly seat: Seat;
  readonly bot: string | null;
}

export type Status = 'open' | 'playing' | 'finished';

/** Who throws: the service by its committed seed, or each seat its own dice. */
export type DiceMode = 'server' | 'table';

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
  readonly createdAt: Date;
}
