import type { Seat } from '../table/table';
import type { RuleId } from './rule';

/** One place in the final order: a seat or the seats of a team, and their score. */
export interface Place {
  readonly place: number;
  readonly seats: readonly Seat[];
  readonly score: number;
}

/** How a game ended: shared first places are a draw. */
export interface Outcome {
  readonly places: readonly Place[];
  readonly rule: RuleId;
  readonly reason: string;
}
