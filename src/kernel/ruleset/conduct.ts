import { type Dice, NO_DICE } from '../table/dice';
import { RollsWanted } from '../table/signal';
import type { Json, Seat } from '../table/table';
import { isOffered } from './answers';
import type { CitedEvent } from './event';
import type { ActionLike, Ruling, TableAction, TableEvent } from './game';
import { AnswersWanted, JournaledPlay } from './play';
import { answeredBy, type JournalEntry, type Position, positionOf, type Standing, type Suspended, unanswered } from './position';
import type { Refusal } from './refusal';
import { NOBODY, type Runner } from './running';
import * as faults from './table-faults';

/** What every seat at every table may do: answer, throw, give up, and speak in advance. */
export class Conduct<S, A extends ActionLike, E extends CitedEvent, Setup, V> {
  constructor(private readonly runner: Runner<S, A, E, Setup, V>) {}

  /** The seats that hold a suspended task up; for one that is leaving any other may throw. */
  owing(position: Position<S, A>): readonly Seat[] {
    const { suspended, leaving } = position;
    if (suspended === null) return NOBODY;
    const { decision, rolls } = suspended;
    if (rolls === null) return decision === null ? NOBODY : unanswered(decision);
    return leaving.includes(rolls.by) ? this.runner.rules.seats(position.state).filter((seat) => !leaving.includes(seat)) : [rolls.by];
  }

  owes(position: Position<S, A>, seat: Seat): boolean {
    const decision = position.suspended?.decision;
    return decision ? decision.seats.includes(seat) && !Object.hasOwn(decision.answers, seat) : this.owing(position).includes(seat);
  }

  take(position: Position<S, A>, seat: Seat, action: TableAction, dice: Dice): Ruling<Position<S, A>, E | TableEvent> {
    switch (action.type) {
      case 'concede':
        return this.concede(position, seat, dice);
      case 'answer':
        return this.answer(position, seat, action.decision, action.answer, dice);
      case 'throw':
        return this.throwDice(position, seat, action.decision, action.faces, dice);
      case 'set-standing-answer':
        return this.setStandingAnswer(position, seat, action, dice);
      case 'drop-standing-answer':
        return this.dropStandingAnswer(position, seat, action);
      default:
        return action satisfies never;
    }
  }

  private answer(position: Position<S, A>, seat: Seat, id: string, answer: Json, dice: Dice): Ruling<Position<S, A>, E | TableEvent> {
    const { suspended } = position;
    const { rules } = this.runner;
    if (suspended === null || suspended.decision === null || suspended.id !== id || !this.owes(position, seat)) return this.runner.no(faults.NOT_ASKED, rules.cites.turn);
    const { rule, sealed } = suspended.decision;
    const told: TableEvent = sealed ? { type: 'answered', rule, decision: id, seat } : { type: 'answered', rule, decision: id, seat, answer };
    const noted = note(suspended, seat, answer);
    if (noted !== null) return { ok: true, position: suspendedAs(position, noted), events: [told], thrown: [], faces: [] };
    return this.runner.resume(position, { suspended, journal: suspended.journal, given: { seat, answer } }, told, dice);
  }

  private throwDice(position: Position<S, A>, seat: Seat, id: string, faces: readonly number[] | undefined, dice: Dice): Ruling<Position<S, A>, E | TableEvent> {
    const { suspended } = position;
    const { cites } = this.runner.rules;
    if (suspended === null || suspended.rolls === null || suspended.id !== id || !this.owes(position, seat)) return this.runner.no(faults.NOT_ASKED, cites.turn);
    const { rolls, journal } = suspended;
    const told: TableEvent = { type: 'dice-thrown', rule: rolls.rule, decision: id, seat: rolls.by, by: seat };
    if (faces === undefined) {
      const ruling = this.runner.resume(position, { suspended, journal, given: null }, told, dice);
      const dry = ruling.ok && ruling.faces.length === 0;
      return dry ? this.runner.no(faults.THROW_WANTED, rolls.rule) : ruling;
    }
    const wrong = this.wrongFaces(suspended, faces);
    if (wrong !== null) return { ok: false, refusals: wrong };
    return this.runner.resume(position, { suspended, journal: withFaces(journal, faces), given: null }, told, dice);
  }

  /** What is wrong with a seat's own dice, told before anything is run with them. */
  private wrongFaces({ rolls }: Suspended<S, A>, faces: readonly number[]): readonly Refusal[] | null {
    const { dice, rule, purpose } = rolls!;
    if (faces.length > dice.length) return this.runner.no(faults.FACES_LEFT, rule).refusals;
    if (faces.length < dice.length) return this.runner.no(faults.FACES_SHORT, rule).refusals;
    const wrong = faces.flatMap((face, i): readonly Refusal[] => {
      const sides = dice[i]!;
      if (Number.isInteger(face) && face >= 1 && face <= sides) return [];
      return [{ code: 'rolls.impossible', rule, message: `A d${sides} has no face ${face}.`, facts: { face: String(face), sides, purpose }, pointer: `/faces/${i}` }];
    });
    return wrong.length > 0 ? wrong : null;
  }

  private concede(position: Position<S, A>, seat: Seat, dice: Dice): Ruling<Position<S, A>, E | TableEvent> {
    const { rules } = this.runner;
    const { suspended, leaving } = position;
    const rule = rules.cites.concede;
    if (leaving.includes(seat)) return this.runner.no(faults.ALREADY_CONCEDED, rule);
    const over = this.tryLeaving(position, seat);
    if (over === 'gone') return this.runner.no(faults.ALREADY_CONCEDED, rule);
    const free = positionOf<S, A>(position.state, position.actions, null, position.standing, NOBODY);
    if (suspended === null || over === 'ends') return this.runner.start(free, { seat, action: { type: 'concede' } }, dice);
    const left = positionOf(position.state, position.actions, suspended, position.standing, [...leaving, seat]);
    return this.runner.resume(left, { suspended, journal: suspended.journal, given: null }, { type: 'seat-leaving', rule, seat }, dice);
  }

  /** What giving up would do now: nothing, end the game at once, or let it go on. */
  private tryLeaving(position: Position<S, A>, seat: Seat): 'gone' | 'ends' | 'goes-on' {
    const { rules } = this.runner;
    const play = new JournaledPlay<S, E>(position.state, NO_DICE, [], 0, this.runner.proxies({ standing: [], leaving: rules.seats(position.state) }), null);
    try {
      rules.concede(play, seat);
    } catch (signal) {
      if (signal instanceof RollsWanted || signal instanceof AnswersWanted) return 'goes-on';
      throw signal;
    }
    if (play.events.length === 0) return 'gone';
    return rules.outcome(play.state) === null ? 'goes-on' : 'ends';
  }

  /** An answer in advance; if just that is owed, it answers it. */
  private setStandingAnswer(position: Position<S, A>, seat: Seat, { kind, about, answer, until }: Extract<TableAction, { type: 'set-standing-answer' }>, dice: Dice): Ruling<Position<S, A>, E | TableEvent> {
    const { rules } = this.runner;
    const decision = Object.hasOwn(rules.decisions, kind) ? rules.decisions[kind] : undefined;
    if (decision === undefined) return this.runner.no(faults.NO_SUCH_DECISION, rules.cites.turn);
    if (!this.runner.fits(kind, answer)) return this.runner.no(faults.UNFIT_ANSWER, decision.rule);
    const spans = rules.spans(position.state);
    if (!Object.hasOwn(spans, until)) return this.runner.no(faults.NO_SUCH_SPAN, decision.rule);
    const made: Standing = { seat, kind, about: about ?? null, answer, until, since: spans[until] as Json };
    const next = standingWith(position, [...without(position.standing, seat, kind, about), made]);
    const told: TableEvent = { type: 'standing-answer-changed', rule: decision.rule, seat, kind, ...(about === undefined ? {} : { about }), answer, until };
    const { suspended } = position;
    if (suspended?.decision?.kind === kind && this.owes(position, seat)) return this.runner.resume(next, { suspended, journal: suspended.journal, given: null }, told, dice);
    return { ok: true, position: next, events: [told], thrown: [], faces: [] };
  }

  private dropStandingAnswer(position: Position<S, A>, seat: Seat, { kind, about }: Extract<TableAction, { type: 'drop-standing-answer' }>): Ruling<Position<S, A>, E | TableEvent> {
    const { rules } = this.runner;
    const decision = Object.hasOwn(rules.decisions, kind) ? rules.decisions[kind] : undefined;
    if (decision === undefined) return this.runner.no(faults.NO_SUCH_DECISION, rules.cites.turn);
    const standing = without(position.standing, seat, kind, about);
    if (standing.length === position.standing.length) return this.runner.no(faults.NO_SUCH_STANDING, decision.rule);
    const told: TableEvent = { type: 'standing-answer-changed', rule: decision.rule, seat, kind, ...(about === undefined ? {} : { about }) };
    return { ok: true, position: standingWith(position, standing), events: [told], thrown: [], faces: [] };
  }
}

/** The task with an answer that was on offer and leaves others owed: the rules need not run for that. Null where they must. */
function note<S, A>(suspended: Suspended<S, A>, seat: Seat, answer: Json): Suspended<S, A> | null {
  const { id, waits, action, base, journal, told } = suspended;
  const open = suspended.decision!;
  if (open.seats.length < 2 || !isOffered(open.offers[seat]!, answer)) return null;
  const decision = answeredBy(open, seat, answer);
  if (decision === null) return null;
  const entries = journal.slice();
  entries[entries.length - 1] = { decision: decision.kind, answers: decision.answers };
  return { id, waits, seat: suspended.seat, action, base, journal: entries, told, decision, rolls: null };
}

function suspendedAs<S, A>({ state, actions, standing, leaving }: Position<S, A>, suspended: Suspended<S, A>): Position<S, A> {
  return positionOf(state, actions, suspended, standing, leaving);
}

function standingWith<S, A>({ state, actions, suspended, leaving }: Position<S, A>, standing: readonly Standing[]): Position<S, A> {
  return positionOf(state, actions, suspended, standing, leaving);
}

function without(standing: readonly Standing[], seat: Seat, kind: string, about: string | undefined): readonly Standing[] {
  return standing.filter((each) => each.seat !== seat || each.kind !== kind || each.about !== (about ?? null));
}

/** The journal with a seat's own faces in the throw it waits for. */
function withFaces(journal: readonly JournalEntry[], faces: readonly number[]): readonly JournalEntry[] {
  const last = journal[journal.length - 1];
  if (last === undefined || !('faces' in last)) throw new RangeError('the journal does not wait for dice');
  return [...journal.slice(0, -1), { question: last.question, faces: [...last.faces, ...faces] }];
}
