import type { Seat } from '../../kernel/table/table';

/** Who holds a seat: whoever has its token, or a built-in bot. */
export interface SeatPlan {
  readonly seat: Seat;
  readonly bot: string | null;
  /** Seats of one team may talk among themselves. */
  readonly team?: string;
}

export type Status = 'open' | 'playing' | 'finished';

/** What seats have added to the dice. */
export type Contributions = { readonly [seat: Seat]: string };
