import type { Outcome } from '../../kernel/ruleset/outcome';
import type { Dice } from '../../kernel/table/dice';
import type { Seat } from '../../kernel/table/table';
import type { SessionDeed, SessionEvent } from './deeds';
import { type Judgement, no, type Past, quietly } from './judgement';
import { agree, decline, propose } from './proposals';
import { type Ending, type House, plansAt, type TableState } from './table-state';

/** What belongs to the session itself, whatever is played; a time-out is play. */
export function conduct(house: House, state: TableState, seat: Seat, deed: Exclude<SessionDeed, { type: 'session.time-out' }>, dice: Dice, past: Past): Judgement {
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
    case 'session.propose':
      return propose(house, state, seat, deed, past);
    case 'session.agree':
      return agree(house, state, seat, past);
    case 'session.decline':
      return decline(state, seat);
    case 'session.resume':
      if (state.paused !== true) return no('session.not-paused', 'The game is not paused.');
      return quietly({ ...state, paused: undefined }, { type: 'session.resumed', seat });
    case 'session.substitute':
      return quietly({ ...state, bots: { ...state.bots, [deed.seat]: deed.bot }, proposal: undefined }, { type: 'session.seat-passed', seat: deed.seat, bot: deed.bot });
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

function offerDraw(house: House, state: TableState, seat: Seat): Judgement {
  if (state.position === null) return no('session.not-started', 'The game has not started yet.');
  if (plansAt(house, state).some(({ bot }) => bot !== null)) return no('draw.bot', 'A bot never agrees to a draw.');
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

export function endingOf(outcome: Outcome | null): Ending | null {
  return outcome === null ? null : { agreed: false, places: outcome.places, rule: outcome.rule, reason: outcome.reason };
}
