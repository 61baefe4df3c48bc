import { OUTCOME_LIMIT } from '../chance/every-outcome';
import type { Json, Offer, Seat } from '../table/table';
import { ResolutionTable } from '../table/throwing';
import { Conduct } from './conduct';
import { countAction } from './counting';
import { deal } from './dealing';
import type { CitedEvent } from './event';
import type { ActionLike, Game, Sight, TableAction, TableEvent } from './game';
import type { GameRules } from './game-rules';
import { owedAs, type Position, positionOf } from './position';
import { NOBODY, Runner } from './running';
import * as faults from './table-faults';

/** How many deals are tried before a suspended action is given up in the guess. */
const MOST_DEALS = 200;

/** A game whose actions bear the table's names would never get them. */
type OwnNames<A extends ActionLike> = Extract<A['type'], TableAction['type']> extends never ? unknown : 'an action has a name that belongs to the table';

/** Makes a game's rules into the contract: suspended actions are re-run from their journal, conduct is watched. */
export function playable<S, A extends ActionLike, E extends CitedEvent, Setup, V>(rules: GameRules<S, A, E, Setup, V> & OwnNames<A>): Game<S, A, E, Setup, V> {
  type Here = Position<S, A>;
  const runner = new Runner<S, A, E, Setup, V>(rules);
  const conduct = new Conduct<S, A, E, Setup, V>(runner);
  const answers = Object.fromEntries(Object.entries(rules.decisions).map(([kind, { answer }]) => [kind, answer]));

  function outcome(position: Here) {
    return position.suspended === null ? rules.outcome(position.state) : null;
  }

  function toAct(position: Here): readonly Seat[] {
    if (position.suspended !== null) return conduct.owing(position);
    return rules.outcome(position.state) === null ? rules.toAct(position.state) : NOBODY;
  }

  return {
    shapes: { setup: rules.setup, action: rules.action, answers, tells: rules.tells ?? null },
    bots: rules.bots,
    setups: rules.setups,
    outcome,
    toAct,
    seats: (position) => rules.seats(position.state),

    create(setup, dice) {
      const made = rules.create(setup);
      return made.ok ? runner.usedUp(runner.open(made.value, dice), dice) : made;
    },

    legalActions(position, seat) {
      const { suspended } = position;
      if (suspended === null) return rules.outcome(position.state) === null ? rules.offers(position.state, seat) : [];
      if (!conduct.owes(position, seat)) return [];
      if (suspended.decision === null) return [{ exactly: { type: 'throw', decision: suspended.id } }];
      return asAnswers(suspended.decision.offers[seat] ?? [], suspended.id);
    },

    blockedActions(position, seat) {
      return position.suspended === null && rules.outcome(position.state) === null ? rules.blocked(position.state, seat) : [];
    },

    envelope: (position, seat, about) => rules.envelope(position.state, seat, about),

    apply(position, seat, action, dice) {
      if (outcome(position) !== null) return runner.no(faults.OVER, rules.cites.end);
      if (isTableAction(action)) {
        if (!conduct.owes(position, seat) && !rules.seats(position.state).includes(seat)) return runner.no(faults.NO_SUCH_SEAT, rules.cites.turn);
        return runner.usedUp(conduct.take(position, seat, action, dice), dice);
      }
      if (position.suspended !== null) return runner.no(faults.WAITING, position.suspended.decision?.rule ?? rules.cites.dice);
      if (!rules.toAct(position.state).includes(seat)) {
        return runner.no(rules.seats(position.state).includes(seat) ? faults.NOT_YOUR_TURN : faults.NO_SUCH_SEAT, rules.cites.turn);
      }
      return runner.usedUp(runner.start(position, { seat, action }, dice), dice);
    },

    otherwise(position, seat) {
      if (!toAct(position).includes(seat)) return null;
      const { suspended } = position;
      if (suspended === null) return rules.otherwise(position.state, seat);
      if (suspended.decision === null) return { type: 'throw', decision: suspended.id };
      return { type: 'answer', decision: suspended.id, answer: suspended.decision.otherwise[seat]! };
    },

    odds(position, seat, action, limit = OUTCOME_LIMIT) {
      const refusal = outcome(position) !== null ? faults.OVER : toAct(position).includes(seat) ? null : faults.NOT_YOUR_TURN;
      if (refusal !== null) return { ok: false, fault: { kind: 'refused', refusals: runner.no(refusal, rules.cites.turn).refusals } };
      return countAction(runner, position, seat, action, limit);
    },

    view(position, seat): Sight<V> {
      return {
        game: rules.view(position.state, seat),
        toAct: toAct(position),
        owed: position.suspended && owedAs(position.suspended, seat),
        standing: position.standing
          .filter((each) => each.seat === seat)
          .map(({ kind, about, answer, until }) => ({ kind, ...(about === null ? {} : { about }), answer, until })),
        leaving: position.leaving,
        outcome: outcome(position),
      };
    },

    witness(events, seat) {
      const seen: (E | TableEvent)[] = [];
      for (const event of events) {
        const shown = isTableEvent(event) ? tableEventAs(event, seat, rules.cites.turn) : rules.witness(event as E, seat);
        if (shown !== null) seen.push(shown);
      }
      return seen;
    },

    redeal(position, seat, dice) {
      const table = new ResolutionTable(dice);
      for (let tries = 0; tries < MOST_DEALS; tries++) {
        const dealt = deal(runner, position, seat, table);
        if (dealt !== null) return dealt;
      }
      const cut = positionOf<S, A>(position.state, position.actions, null, position.standing, position.leaving);
      return deal(runner, cut, seat, table)!;
    },

    draw(position, seat, offer, dice) {
      if ('exactly' in offer) return offer.exactly;
      const { suspended } = position;
      if (suspended === null) return rules.draw(position.state, seat, offer as Offer<A>, dice);
      const { example } = offer as Extract<Offer<Extract<TableAction, { type: 'answer' }>>, { family: string }>;
      const family: Offer<Json> = { family: offer.family, rule: offer.rule, bounds: offer.bounds, example: example.answer };
      return { type: 'answer', decision: suspended.id, answer: rules.drawAnswer(position.state, seat, suspended.decision!, family, dice) };
    },
  };
}

function isTableAction(action: ActionLike): action is TableAction {
  switch (action.type) {
    case 'concede':
    case 'answer':
    case 'throw':
    case 'set-standing-answer':
    case 'drop-standing-answer':
      return true;
    default:
      return false;
  }
}

function asAnswers<A>(offers: readonly Offer<Json>[], decision: string): readonly Offer<A | TableAction>[] {
  const answers: Offer<A | TableAction>[] = [];
  for (const offer of offers) answers.push(asAnswer(offer, decision));
  return answers;
}

function asAnswer<A>(offer: Offer<Json>, decision: string): Offer<A | TableAction> {
  if ('exactly' in offer) return { exactly: { type: 'answer', decision, answer: offer.exactly } };
  return { family: offer.family, rule: offer.rule, bounds: offer.bounds, example: { type: 'answer', decision, answer: offer.example } };
}

const TABLE_EVENTS: ReadonlySet<string> = new Set<TableEvent['type']>(['answered', 'decision-opened', 'dice-thrown', 'rolls-wanted', 'seat-leaving', 'standing-answer-changed']);

export function isTableEvent(event: { readonly type: string }): event is TableEvent {
  return TABLE_EVENTS.has(event.type);
}

/** A standing answer is nobody's business but its owner's. */
function tableEventAs(event: TableEvent, seat: Seat | null, rule: string): TableEvent {
  if (event.type !== 'standing-answer-changed' || event.seat === seat) return event;
  return { type: event.type, rule, seat: event.seat };
}
