import type { ActionLike, TableAction } from '../../kernel/ruleset/game';
import type { Dice } from '../../kernel/table/dice';
import type { Seat } from '../../kernel/table/table';
import { conduct, endingOf } from './conduct';
import { type Deed, isSessionDeed, isSessionEvent, type SessionEvent } from './deeds';
import { type Judgement, type LoggedEvent, no, NO_PAST, type Past, type Provenance } from './judgement';
import { lapsing } from './proposals';
import type { House, TableState } from './table-state';

/** Takes an action of a seat, or with null of the session itself. */
export function judge(house: House, state: TableState, seat: Seat | null, deed: Deed, dice: Dice, past: Past = NO_PAST): Judgement {
  if (state.ending !== null) return no('game.over', 'The game has ended.');
  if (isSessionDeed(deed)) return deed.type === 'session.time-out' ? timeOut(house, state, seat ?? '', dice) : conduct(house, state, seat ?? '', deed, dice, past);
  if (state.paused === true && deed.type !== 'concede') return no('session.paused', 'The game is paused; any seat may resume it.');
  return play(house, state, seat, deed as ActionLike | TableAction, dice);
}

function play(house: House, state: TableState, seat: Seat | null, action: ActionLike | TableAction, dice: Dice): Judgement {
  if (state.position === null) return no('session.not-started', 'The game has not started yet.');
  if (seat === null) return no('seat.unknown', 'Only a seat can act.');
  const ruling = house.game.apply(state.position, seat, action, dice);
  if (!ruling.ok) return ruling;
  const turnedDown = state.agreed.length > 0 && !state.agreed.includes(seat);
  const lapsed = lapsing(house, state, seat);
  const before: readonly SessionEvent[] = [...(turnedDown ? [{ type: 'session.draw-declined', seat } as const] : []), ...lapsed];
  const next: TableState = {
    contributions: state.contributions,
    position: ruling.position,
    agreed: turnedDown ? [] : state.agreed,
    ending: endingOf(house.game.outcome(ruling.position)),
    proposal: lapsed.length > 0 ? undefined : state.proposal,
    paused: state.paused,
    forks: state.forks,
    bots: state.bots,
  };
  return { ok: true, state: next, events: before.length > 0 ? [...before, ...ruling.events] : ruling.events, faces: ruling.faces, dice: provenanceOf(action, ruling.faces) };
}

/** What the clock does for a seat that took too long. */
function timeOut(house: House, state: TableState, seat: Seat, dice: Dice): Judgement {
  const action = state.position === null || state.paused === true ? null : house.game.otherwise(state.position, seat);
  if (action === null) return no('clock.nothing-owed', 'This seat owes nothing.');
  const played = play(house, state, seat, action, dice);
  return played.ok ? { ...played, events: [{ type: 'session.timed-out', seat }, ...played.events] } : played;
}

/** The part of a row's events that a seat or a bystander may know. */
export function witnessed({ game }: Pick<House, 'game'>, events: readonly LoggedEvent[], seat: Seat | null): readonly LoggedEvent[] {
  return events.flatMap((event): readonly LoggedEvent[] => (isSessionEvent(event) ? [event] : game.witness([event], seat)));
}

/** Numbers of the events that a bystander may not know as they are. */
export function secretsAmong({ game }: Pick<House, 'game'>, events: readonly LoggedEvent[]): readonly number[] {
  return events.flatMap((event, i) => (isSessionEvent(event) || game.witness([event], null)[0] === event ? [] : [i]));
}

function provenanceOf(deed: Deed, faces: readonly number[]): Provenance {
  const own = deed.type === 'throw' && 'faces' in deed && deed.faces !== undefined;
  return own ? (faces.length > 0 ? 'both' : 'seat') : faces.length > 0 ? 'server' : 'none';
}
