import type { ActionLike, Game } from '../../kernel/ruleset/game';
import type { Place } from '../../kernel/ruleset/outcome';
import type { Position } from '../../kernel/ruleset/position';
import type { Seat } from '../../kernel/table/table';
import type { SeatPlan, Status } from './facts';
import type { Contributions } from './fair-dice';

/** How a session ended: as the rules say, or by agreement on a draw. */
export interface Ending {
  readonly agreed: boolean;
  readonly places: readonly Place[];
  readonly rule: string | null;
  readonly reason: string;
}

/** All that the log of a session adds up to: plain JSON. */
export interface TableState {
  readonly contributions: Contributions;
  /** Null until the game starts. */
  readonly position: Position<unknown, ActionLike> | null;
  /** The seats that agree to the draw on offer. */
  readonly agreed: readonly Seat[];
  readonly ending: Ending | null;
}

/** What a session is played by. */
export interface House {
  readonly game: Game;
  readonly setup: unknown;
  readonly seats: readonly SeatPlan[];
}

export const NOTHING_YET: TableState = { contributions: {}, position: null, agreed: [], ending: null };

export function statusOf({ position, ending }: TableState): Status {
  return ending !== null ? 'finished' : position !== null ? 'playing' : 'open';
}

/** The seats that owe something; nobody before the start and after the end. */
export function owingAt({ game }: House, { position, ending }: TableState): readonly Seat[] {
  return position === null || ending !== null ? [] : game.toAct(position);
}

/** The first bot that is to act. */
export function botToAct(house: House, state: TableState): SeatPlan | null {
  const owing = owingAt(house, state);
  return house.seats.find(({ seat, bot }) => bot !== null && owing.includes(seat)) ?? null;
}
