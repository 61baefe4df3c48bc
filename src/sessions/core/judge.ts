import type { CitedEvent } from '../../kernel/ruleset/event';
import type { ActionLike, TableAction, TableEvent } from '../../kernel/ruleset/game';
import type { Outcome } from '../../kernel/ruleset/outcome';
import type { Refusal } from '../../kernel/ruleset/refusal';
import type { Dice } from '../../kernel/table/dice';
import type { Seat } from '../../kernel/table/table';
import { type Deed, isSessionDeed, isSessionEvent, type SessionDeed, type SessionEvent } from './deeds';
import type { Ending, House, TableState } from './table-state';

export type LoggedEvent = CitedEvent | TableEvent | SessionEvent;

/** Where the faces of an action came from. */
export type Provenance = 'none' | 'server' | 'seat' | 'both';

/** What an action makes of a session, or why it may not be taken. */
export type Judgement =
  | { readonly ok: true; readonly state: TableState; readonly events: readonly LoggedEvent[]; readonly faces: readonly number[]; readonly dice: Provenance }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** Takes an action of a seat, or with null of the session itself. */
export function judge(house: House, state: TableState, seat: Seat | null, deed: Deed, dice: Dice): Judgement {
  if (state.ending !== null) return no('game.over', 'The game has ended.');
  if (isSessionDeed(deed)) return conduct(house, state, seat ?? '', deed, dice);
  if (state.position === null) return no('session.not-started', 'The game has not started yet.');
  if (seat === null) return no('seat.unknown', 'Only a seat can act.');
  const ruling = house.game.apply(state.position, seat, deed as ActionLike | TableAction, dice);
  if (!ruling.ok) return ruling;
  const turnedDown = state.agreed.length > 0 && !state.agreed.includes(seat);
  const events: readonly LoggedEvent[] = turnedDown ? [{ type: 'session.draw-declined', seat }, ...ruling.events] : ruling.events;
  const next: TableState = { contributions: state.contributions, position: ruling.position, agreed: turnedDown ? [] : state.agreed, ending: endingOf(house.game.outcome(ruling.position)) };
  return { ok: true, state: next, events, faces: ruling.faces, dice: provenanceOf(deed, ruling.faces) };
}

/** The part of a row's events that a seat or a bystander may know. */
export function witnessed({ game }: Pick<House, 'game'>, events: readonly LoggedEvent[], seat: Seat | null): readonly LoggedEvent[] {
  return events.flatMap((event): readonly LoggedEvent[] => (isSessionEvent(event) ? [event] : game.witness([event], seat)));
}

function conduct(house: House, state: TableState, seat: Seat, deed: SessionDeed, dice: Dice): Judgement {
  switch (deed.type) {
    case 'session.contribute':
      return contribute(state, seat, deed.contribution);
    case 'session.start':
      return start(house, state, dice);
    case 'session.offer-draw':
      return offerDraw(house, state, seat);
    case 'session.accept-draw':
      return acceptDraw(house, state, seat);
    case 'session.decline-draw':
      if (state.agreed.length === 0) return no('draw.none', 'No draw is on offer.');
      return quietly({ ...state, agreed: [] }, { type: 'session.draw-declined', seat });
    default:
      return deed satisfies never;
  }
}

function contribute(state: TableState, seat: Seat, contribution: string): Judgement {
  if (state.position !== null) return no('session.started', 'The dice are fixed once the game has started.');
  return quietly({ ...state, contributions: { ...state.contributions, [seat]: contribution } }, { type: 'session.contribution-added', seat, contribution });
}

function start({ game, setup }: House, state: TableState, dice: Dice): Judgement {
  if (state.position !== null) return no('session.started', 'The game has started already.');
  const ruling = game.create(setup, dice);
  if (!ruling.ok) return ruling;
  const next: TableState = { contributions: state.contributions, position: ruling.position, agreed: [], ending: endingOf(game.outcome(ruling.position)) };
  return { ok: true, state: next, events: [{ type: 'session.started' }, ...ruling.events], faces: ruling.faces, dice: ruling.faces.length > 0 ? 'server' : 'none' };
}

function offerDraw({ seats }: House, state: TableState, seat: Seat): Judgement {
  if (state.position === null) return no('session.not-started', 'The game has not started yet.');
  if (seats.some(({ bot }) => bot !== null)) return no('draw.bot', 'A bot never agrees to a draw.');
  if (state.agreed.length > 0) return no('draw.offered', 'A draw is on offer already; accept or decline it.');
  return quietly({ ...state, agreed: [seat] }, { type: 'session.draw-offered', seat });
}

function acceptDraw({ seats }: House, state: TableState, seat: Seat): Judgement {
  if (state.agreed.length === 0) return no('draw.none', 'No draw is on offer.');
  if (state.agreed.includes(seat)) return no('draw.agreed', 'This seat has agreed already.');
  const agreed = [...state.agreed, seat];
  const told: SessionEvent = { type: 'session.draw-accepted', seat };
  if (agreed.length < seats.length) return quietly({ ...state, agreed }, told);
  const ending: Ending = { agreed: true, places: [{ place: 1, seats: seats.map((each) => each.seat), score: 0 }], rule: null, reason: 'All seats agreed to a draw.' };
  return quietly({ ...state, agreed, ending }, told, { type: 'session.draw-agreed' });
}

function endingOf(outcome: Outcome | null): Ending | null {
  return outcome === null ? null : { agreed: false, places: outcome.places, rule: outcome.rule, reason: outcome.reason };
}

function provenanceOf(deed: Deed, faces: readonly number[]): Provenance {
  const own = deed.type === 'throw' && 'faces' in deed && deed.faces !== undefined;
  return own ? (faces.length > 0 ? 'both' : 'seat') : faces.length > 0 ? 'server' : 'none';
}

function quietly(state: TableState, ...events: readonly SessionEvent[]): Judgement {
  return { ok: true, state, events, faces: [], dice: 'none' };
}

function no(code: string, message: string): { readonly ok: false; readonly refusals: readonly Refusal[] } {
  return { ok: false, refusals: [{ code, rule: '', message, facts: {} }] };
}
