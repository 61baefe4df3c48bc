import type { ActionLike, Game } from '../../kernel/ruleset/game';
import type { Place } from '../../kernel/ruleset/outcome';
import type { Position } from '../../kernel/ruleset/position';
import type { Seat } from '../../kernel/table/table';
import type { Proposable } from './deeds';
import type { Contributions, SeatPlan, Status } from './seat-plan';

/** How a session ended: as the rules say, or by agreement on a draw. */
export interface Ending {
  readonly agreed: boolean;
  readonly places: readonly Place[];
  readonly rule: string | null;
  readonly reason: string;
}

/** What a seat has proposed, and who agrees so far. */
export interface Proposal {
  readonly what: Proposable;
  /** The version that it is about; a pause is about none. */
  readonly version?: number;
  readonly agreed: readonly Seat[];
}

/** All that the log of a session adds up to: plain JSON. What is absent has never been. */
export interface TableState {
  readonly contributions: Contributions;
  /** Null until the game starts. */
  readonly position: Position<unknown, ActionLike> | null;
  /** The seats that agree to the draw on offer. */
  readonly agreed: readonly Seat[];
  readonly ending: Ending | null;
  readonly proposal?: Proposal | undefined;
  readonly paused?: true | undefined;
  /** The versions from which all seats have agreed that the game may be forked. */
  readonly forks?: readonly number[] | undefined;
  /** Who holds the seats that changed hands: a bot, or with null whoever has the token. */
  readonly bots?: { readonly [seat: Seat]: string | null } | undefined;
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

/** Who holds each seat now. */
export function plansAt({ seats }: Pick<House, 'seats'>, { bots }: Pick<TableState, 'bots'>): readonly SeatPlan[] {
  return bots === undefined ? seats : seats.map((plan) => (Object.hasOwn(bots, plan.seat) ? { ...plan, bot: bots[plan.seat]! } : plan));
}

/** The seats that owe something; nobody before the start, during a pause and after the end. */
export function owingAt({ game }: House, { position, ending, paused }: TableState): readonly Seat[] {
  return position === null || ending !== null || paused === true ? [] : game.toAct(position);
}

/** Names what people are to decide now, as long as it is the same; null when they owe nothing. */
export function decisionAt(house: House, state: TableState): string | null {
  const owing = owingAt(house, state);
  if (!plansAt(house, state).some(({ seat, bot }) => bot === null && owing.includes(seat))) return null;
  const { actions, suspended } = state.position!;
  return `${actions}/${suspended?.id ?? owing.join()}`;
}

/** The first bot that is to act. */
export function botToAct(house: House, state: TableState): SeatPlan | null {
  const owing = owingAt(house, state);
  return plansAt(house, state).find(({ seat, bot }) => bot !== null && owing.includes(seat)) ?? null;
}
