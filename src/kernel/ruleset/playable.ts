import { type Dice, NO_DICE, ScriptedDice } from '../table/dice';
import { RollImpossible, RollsWanted } from '../table/signal';
import type { Json, Offer, Seat } from '../table/table';
import type { CitedEvent } from './event';
import type { ActionLike, Game, Ruling, Sight, TableAction, TableEvent } from './game';
import type { GameRules } from './game-rules';
import { AnswerRefused, AnswersWanted, type Given, JournaledPlay, same } from './play';
import { openDecision, owedAs, owing, type JournalEntry, type Position, type Standing, type Suspended } from './position';
import { type Fault, type Refusal, refuse } from './refusal';
import type { RuleId } from './rule';
import * as faults from './table-faults';

const NOTHING_STANDS: readonly Standing[] = [];
const NOBODY: readonly Seat[] = [];

/** Makes a game's rules into the contract: suspended actions are re-run from their journal, conduct is watched. */
export function playable<S, A extends ActionLike, E extends CitedEvent, Setup, V>(rules: GameRules<S, A, E, Setup, V>): Game<S, A, E, Setup, V> {
  type Here = Position<S, A>;
  type Told = E | TableEvent;
  type Ruled = Ruling<Here, Told>;

  function no(fault: Fault<[]>, rule: RuleId): Ruled {
    return { ok: false, refusals: [{ ...refuse(fault), rule }] };
  }

  function outcome(position: Here) {
    return position.suspended === null ? rules.outcome(position.state) : null;
  }

  function toAct(position: Here): readonly Seat[] {
    if (position.suspended !== null) return owing(position.suspended);
    return rules.outcome(position.state) === null ? rules.toAct(position.state) : NOBODY;
  }

  /** Runs an action from its base along its journal and on, until it ends, waits or is refused. */
  function run(position: Here, base: S, seat: Seat | null, action: A | null, dice: Dice, resumed: Suspended<S, A> | null, given: Given | null, first: TableEvent | null): Ruled {
    const { standing, conceding, actions } = position;
    const journal: readonly JournalEntry[] = resumed === null ? NO_JOURNAL : resumed.journal;
    const told = resumed === null ? 0 : resumed.told;
    const play = new JournaledPlay<S, E>(base, dice, journal, standing, stands, conceding, given);
    let waiting: Suspended<S, A> | null = null;
    let last: TableEvent | null = null;
    try {
      const refusal = action === null || seat === null ? rules.begin(play) : rules.perform(play, seat, action);
      if (refusal) return refusedInTime(play, refusal);
    } catch (signal) {
      if (signal instanceof AnswerRefused) return { ok: false, refusals: [signal.refusal] };
      if (signal instanceof RollImpossible) return { ok: false, refusals: [impossible(signal)] };
      const again = resumed !== null && resumed.journal.length === play.journal.length && (resumed.rolls === null) === (signal instanceof AnswersWanted);
      const waits = (resumed === null ? 0 : resumed.waits) + (again ? 0 : 1);
      const id = `${actions}.${waits}`;
      if (signal instanceof AnswersWanted) {
        const decision = openDecision(signal);
        waiting = { id, waits, seat, action, base, journal: play.journal, told: play.events.length, decision, rolls: null };
        if (!again) last = { type: 'decision-opened', rule: decision.rule, decision: id, kind: decision.kind, about: decision.about, seats: owing(waiting), sealed: decision.sealed };
      } else if (signal instanceof RollsWanted) {
        const rolls = signal.wanted;
        waiting = { id, waits, seat, action, base, journal: play.journal, told: play.events.length, decision: null, rolls };
        last = { type: 'rolls-wanted', rule: rolls.rule, decision: id, seat: rolls.by, notation: rolls.notation, purpose: rolls.purpose };
      } else throw signal;
    }
    let events: Told[] = told === 0 ? play.events : play.events.slice(told);
    if (first !== null) events = [first, ...events];
    if (last !== null) events.push(last);
    if (waiting !== null) {
      return { ok: true, position: { state: play.state, actions, suspended: waiting, standing, conceding }, events, thrown: play.thrown, faces: play.faces };
    }
    const next: Here = { state: play.state, actions: actions + 1, suspended: null, standing: stillStanding(standing, play.state), conceding: NOBODY };
    const ruling = { ok: true as const, position: next, events, thrown: play.thrown, faces: play.faces };
    return conceding.length === 0 ? ruling : thenConcede(ruling, conceding);
  }

  /** A ruling stands only if every face that was given was wanted. */
  function usedUp(ruling: Ruled, dice: Dice): Ruled {
    return ruling.ok && dice instanceof ScriptedDice && dice.left.length > 0 ? no(faults.FACES_LEFT, rules.cites.dice) : ruling;
  }

  function refusedInTime(play: JournaledPlay<S, E>, refusal: Refusal): Ruled {
    if (play.journal.length > 0 || play.events.length > 0) throw new Error(`refused after dice or events: ${refusal.code}`);
    return { ok: false, refusals: [refusal] };
  }

  /** Whether the span an answer was given for still runs. */
  function stands({ until, since }: Standing, state: S): boolean {
    return same(rules.spans(state)[until], since);
  }

  function stillStanding(standing: readonly Standing[], state: S): readonly Standing[] {
    if (standing.length === 0) return standing;
    const kept = standing.filter((each) => stands(each, state));
    return kept.length === standing.length ? standing : kept;
  }

  /** Giving up throws no dice and asks nobody. */
  function conceded(position: Here, seat: Seat): Extract<Ruled, { ok: true }> {
    const play = new JournaledPlay<S, E>(position.state, NO_DICE, NO_JOURNAL, position.standing, stands, rules.seats(position.state), null);
    rules.concede(play, seat);
    const next: Here = { state: play.state, actions: position.actions + 1, suspended: null, standing: stillStanding(position.standing, play.state), conceding: NOBODY };
    return { ok: true, position: next, events: play.events, thrown: [], faces: [] };
  }

  function thenConcede(ruling: Extract<Ruled, { ok: true }>, seats: readonly Seat[]): Ruled {
    let so = ruling;
    for (const seat of seats) {
      if (rules.outcome(so.position.state) !== null) break;
      const next = conceded(so.position, seat);
      so = { ok: true, position: next.position, events: [...so.events, ...next.events], thrown: so.thrown, faces: so.faces };
    }
    return so;
  }

  function concede(position: Here, seat: Seat, dice: Dice): Ruled {
    if (position.conceding.includes(seat)) return no(faults.ALREADY_CONCEDED, rules.cites.concede);
    const { suspended } = position;
    const now = conceded(position, seat);
    if (now.events.length === 0) return no(faults.ALREADY_CONCEDED, rules.cites.concede);
    if (suspended === null || rules.outcome(now.position.state) !== null) return now;
    const left: Here = { state: position.state, actions: position.actions, suspended, standing: position.standing, conceding: [...position.conceding, seat] };
    return run(left, suspended.base, suspended.seat, suspended.action, dice, suspended, null, {
      type: 'answered',
      rule: rules.cites.concede,
      decision: suspended.id,
      seat,
    });
  }

  function answer(position: Here, seat: Seat, action: Extract<TableAction, { type: 'answer' | 'throw' }>, dice: Dice): Ruled {
    const { suspended } = position;
    if (suspended === null || suspended.id !== action.decision || !owing(suspended).includes(seat)) return no(faults.NOT_ASKED, rules.cites.turn);
    if ((action.type === 'throw') !== (suspended.rolls !== null)) return no(faults.NOT_ASKED, rules.cites.turn);
    if (action.type === 'throw') {
      return run(position, suspended.base, suspended.seat, suspended.action, dice, suspended, null, null);
    }
    const { decision } = suspended;
    const open: TableEvent = { type: 'answered', rule: decision?.rule ?? rules.cites.turn, decision: suspended.id, seat, answer: action.answer };
    const sealed: TableEvent = { type: 'answered', rule: decision?.rule ?? rules.cites.turn, decision: suspended.id, seat };
    const given = { seat, answer: action.answer };
    return run(position, suspended.base, suspended.seat, suspended.action, dice, suspended, given, decision?.sealed ? sealed : open);
  }

  function stand(position: Here, seat: Seat, action: Extract<TableAction, { type: 'stand' | 'unstand' }>): Ruled {
    const rule = rules.decisions[action.kind];
    if (rule === undefined || !Object.hasOwn(rules.decisions, action.kind)) return no(faults.NO_SUCH_DECISION, rules.cites.turn);
    const others = position.standing.filter((each) => each.seat !== seat || each.kind !== action.kind);
    const event = { type: 'standing-answer-changed' as const, rule, seat, kind: action.kind };
    if (action.type === 'unstand') return changed(position, others, event);
    const spans = rules.spans(position.state);
    if (!Object.hasOwn(spans, action.until)) return no(faults.NO_SUCH_SPAN, rule);
    const since = spans[action.until] as Json;
    const made: Standing = { seat, kind: action.kind, answer: action.answer, until: action.until, since };
    return changed(position, [...others, made], { ...event, answer: action.answer, until: action.until });
  }

  function changed(position: Here, standing: readonly Standing[], event: TableEvent): Ruled {
    const { state, actions, suspended, conceding } = position;
    return { ok: true, position: { state, actions, suspended, standing, conceding }, events: [event], thrown: [], faces: [] };
  }

  return {
    bots: rules.bots,
    outcome,
    toAct,
    seats: (position) => rules.seats(position.state),

    create(setup, dice) {
      const made = rules.create(setup);
      if (!made.ok) return made;
      const opening: Here = { state: made.value, actions: 0, suspended: null, standing: NOTHING_STANDS, conceding: NOBODY };
      return usedUp(run(opening, made.value, null, null, dice, null, null, null), dice);
    },

    legalActions(position, seat) {
      const { suspended } = position;
      if (suspended === null) return rules.outcome(position.state) === null ? rules.offers(position.state, seat) : [];
      if (!owing(suspended).includes(seat)) return [];
      if (suspended.decision === null) return [{ exactly: { type: 'throw', decision: suspended.id } }];
      return (suspended.decision.offers[seat] ?? []).map((offer) => asAnswer(offer, suspended.id));
    },

    blockedActions(position, seat) {
      return position.suspended === null && rules.outcome(position.state) === null ? rules.blocked(position.state, seat) : [];
    },

    envelope: (position, seat, about) => rules.envelope(position.state, seat, about),

    apply(position, seat, action, dice) {
      if (outcome(position) !== null) return no(faults.OVER, rules.cites.end);
      switch (action.type) {
        case 'concede':
        case 'answer':
        case 'throw':
        case 'stand':
        case 'unstand':
          if (!rules.seats(position.state).includes(seat)) return no(faults.NO_SUCH_SEAT, rules.cites.turn);
          return usedUp(conduct(position, seat, action as TableAction, dice), dice);
      }
      if (position.suspended !== null) return no(faults.WAITING, position.suspended.decision?.rule ?? rules.cites.dice);
      if (!rules.toAct(position.state).includes(seat)) {
        return no(rules.seats(position.state).includes(seat) ? faults.NOT_YOUR_TURN : faults.NO_SUCH_SEAT, rules.cites.turn);
      }
      return usedUp(run(position, position.state, seat, action as A, dice, null, null, null), dice);
    },

    view(position, seat): Sight<V> {
      return {
        game: rules.view(position.state, seat),
        toAct: toAct(position),
        owed: position.suspended && owedAs(position.suspended, seat),
        standing: position.standing.filter((each) => each.seat === seat).map(({ kind, answer, until }) => ({ kind, answer, until })),
        outcome: outcome(position),
      };
    },

    witness(events, seat) {
      const seen: Told[] = [];
      for (const event of events) {
        const shown = isTableEvent(event) ? tableEventAs(event, seat) : rules.witness(event as E, seat);
        if (shown !== null) seen.push(shown);
      }
      return seen;
    },

    redeal(position, seat, dice) {
      const state = rules.redeal(rules.view(position.state, seat), seat, dice);
      return { state, actions: position.actions, suspended: null, standing: position.standing.filter((each) => each.seat === seat), conceding: position.conceding };
    },

    draw(position, seat, offer, dice) {
      if ('exactly' in offer) return offer.exactly;
      return position.suspended === null ? rules.draw(position.state, seat, offer as Offer<A>, dice) : offer.example;
    },
  };

  function conduct(position: Here, seat: Seat, action: TableAction, dice: Dice): Ruled {
    switch (action.type) {
      case 'concede':
        return concede(position, seat, dice);
      case 'answer':
      case 'throw':
        return answer(position, seat, action, dice);
      case 'stand':
      case 'unstand':
        return stand(position, seat, action);
      default:
        return action satisfies never;
    }
  }
}

const NO_JOURNAL: readonly JournalEntry[] = [];

function impossible({ face, sides, why }: RollImpossible): Refusal {
  return { code: 'rolls.impossible', rule: why.rule, message: `A d${sides} has no face ${face}.`, facts: { face: String(face), sides, purpose: why.purpose } };
}

function asAnswer<A>(offer: Offer<Json>, decision: string): Offer<A | TableAction> {
  if ('exactly' in offer) return { exactly: { type: 'answer', decision, answer: offer.exactly } };
  return { family: offer.family, rule: offer.rule, bounds: offer.bounds, example: { type: 'answer', decision, answer: offer.example } };
}

function isTableEvent(event: { readonly type: string }): event is TableEvent {
  return event.type === 'answered' || event.type === 'decision-opened' || event.type === 'rolls-wanted' || event.type === 'standing-answer-changed';
}

/** A standing answer is nobody's business but its owner's. */
function tableEventAs(event: TableEvent, seat: Seat | null): TableEvent | null {
  if (event.type !== 'standing-answer-changed' || event.seat === seat) return event;
  return { type: event.type, rule: event.rule, seat: event.seat, kind: event.kind };
}
