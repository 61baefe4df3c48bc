import { type Dice, ScriptedDice } from '../table/dice';
import { same } from '../table/same';
import { RollImpossible, RollsWanted } from '../table/signal';
import type { Seat } from '../table/table';
import type { Proxies } from './answers';
import type { CitedEvent } from './event';
import type { ActionLike, Ruling, TableEvent } from './game';
import type { GameRules } from './game-rules';
import { AnswerRefused, AnswersWanted, type Given, joined, JournaledPlay, type Play, put } from './play';
import { type JournalEntry, openDecision, type Position, positionOf, type Standing, type Suspended, type Task, unanswered } from './position';
import { type Fault, type Refusal, refuse } from './refusal';
import type { RuleId } from './rule';
import * as faults from './table-faults';
import { shapeFits } from './shape';

export const NOBODY: readonly Seat[] = [];
const NO_JOURNAL: readonly JournalEntry[] = [];
const BY_ITSELF: Task<never> = { seat: null, action: null };
/** Rules that go on by themselves more often than this will never stop. */
const MOST_TASKS = 1000;

/** What is being run again after a wait: the task with the journal it goes on from. */
export interface Resumed<S, A> {
  readonly suspended: Suspended<S, A>;
  readonly journal: readonly JournalEntry[];
  readonly given: Given | null;
}

/** Runs tasks at the table: each from its own base, along its journal and on, until it ends, waits or is refused. */
export class Runner<S, A extends ActionLike, E extends CitedEvent, Setup, V> {
  constructor(readonly rules: GameRules<S, A, E, Setup, V>) {}

  /** Runs a new task and then whatever the rules do by themselves. */
  start(position: Position<S, A>, task: Task<A>, dice: Dice): Ruling<Position<S, A>, E | TableEvent> {
    return this.onward(this.run(position, position.state, task, null, dice), dice);
  }

  /** Opens a game: nobody has acted yet. */
  open(state: S, dice: Dice): Ruling<Position<S, A>, E | TableEvent> {
    const position = positionOf<S, A>(state, 0, null, [], NOBODY);
    return this.onward({ ok: true, position, events: [], thrown: [], faces: [] }, dice);
  }

  /** Goes on with a suspended task; `first` is told before anything else. */
  resume(position: Position<S, A>, resumed: Resumed<S, A>, first: TableEvent, dice: Dice): Ruling<Position<S, A>, E | TableEvent> {
    const ruling = this.run(position, resumed.suspended.base, resumed.suspended, resumed, dice);
    if (!ruling.ok) return ruling;
    const told = { ok: true as const, position: ruling.position, events: ruling.events.length === 0 ? [first] : [first, ...ruling.events], thrown: ruling.thrown, faces: ruling.faces };
    return this.onward(told, dice);
  }

  /** Runs a task once, without what follows by itself. */
  run(position: Position<S, A>, base: S, task: Task<A>, resumed: Resumed<S, A> | null, dice: Dice): Ruling<Position<S, A>, E | TableEvent> {
    const journal = resumed === null ? NO_JOURNAL : resumed.journal;
    const recorded = resumed === null ? 0 : resumed.suspended.rolls === null ? journal.length : journal.length - 1;
    const play = new JournaledPlay<S, E>(base, dice, journal, recorded, this.proxies(position), resumed === null ? null : resumed.given);
    try {
      const refusals = this.carryOut(play, task);
      if (refusals !== null) return refusedInTime(play, refusals);
    } catch (signal) {
      if (signal instanceof AnswersWanted || signal instanceof RollsWanted) return this.waiting(position, base, task, resumed, play, signal);
      if (signal instanceof AnswerRefused) return { ok: false, refusals: signal.refusals };
      if (signal instanceof RollImpossible) return { ok: false, refusals: [impossible(signal)] };
      throw signal;
    }
    const { standing, leaving, actions } = position;
    const events: readonly (E | TableEvent)[] = resumed === null ? play.events : play.events.slice(resumed.suspended.told);
    const next = positionOf<S, A>(play.state, actions + 1, null, standing.length === 0 ? standing : this.stillStanding(standing, play.state), leaving);
    return { ok: true, position: next, events, thrown: play.thrown, faces: play.faces };
  }

  /** Carries a task out at any table. */
  carryOut(play: Play<S, E>, { seat, action }: Task<A>): readonly Refusal[] | null {
    if (action === null || seat === null) this.rules.proceed(play);
    else if (action.type === 'concede') this.rules.concede(play, seat);
    else {
      const refused = this.rules.perform(play, seat, action as A);
      if (refused !== null) return Array.isArray(refused) ? (refused as readonly Refusal[]) : [refused as Refusal];
    }
    return null;
  }

  proxies({ standing, leaving }: Pick<Position<S, A>, 'standing' | 'leaving'>): Proxies<S> {
    if (standing.length === 0 && leaving.length === 0) return this.nobodySpeaks;
    return { standing, leaving, stands: this.stands, fits: this.fits };
  }

  readonly fits: Proxies<S>['fits'] = (kind, answer) => {
    const shape = this.rules.decisions[kind]?.answer;
    return shape === undefined || shapeFits(shape, answer);
  };

  no(fault: Fault<[]>, rule: RuleId): { readonly ok: false; readonly refusals: readonly Refusal[] } {
    return { ok: false, refusals: [{ ...refuse(fault), rule }] };
  }

  private readonly stands: Proxies<S>['stands'] = ({ until, since }, state) => same(this.rules.spans(state)[until], since);

  private readonly nobodySpeaks: Proxies<S> = { standing: [], leaving: NOBODY, stands: this.stands, fits: this.fits };

  private stillStanding(standing: readonly Standing[], state: S): readonly Standing[] {
    const kept = standing.filter((each) => this.stands(each, state));
    return kept.length === standing.length ? standing : kept;
  }

  /** The position in which a task waits for what the signal says. */
  private waiting(position: Position<S, A>, base: S, { seat, action }: Task<A>, resumed: Resumed<S, A> | null, play: JournaledPlay<S, E>, signal: AnswersWanted | RollsWanted): Ruling<Position<S, A>, E | TableEvent> {
    const { standing, leaving, actions } = position;
    const before = resumed === null ? null : resumed.suspended;
    let events: readonly (E | TableEvent)[] = before === null ? play.events : play.events.slice(before.told);
    const told = play.events.length;
    let suspended: Suspended<S, A>;
    if (signal instanceof AnswersWanted) {
      // The same decision keeps its name until the last answer is in.
      const again = before !== null && before.decision !== null && before.journal.length === play.journal.length;
      const waits = (before === null ? 0 : before.waits) + (again ? 0 : 1);
      const decision = openDecision(signal.decision, signal.answers);
      suspended = { id: `${actions}.${waits}`, waits, seat, action, base, journal: play.journal, told, decision, rolls: null };
      const { rule, kind, about, facts, sealed } = decision;
      if (!again) events = put(events, { type: 'decision-opened', rule, decision: suspended.id, kind, about, facts, seats: unanswered(decision), sealed });
    } else {
      const waits = (before === null ? 0 : before.waits) + 1;
      const rolls = signal.wanted;
      suspended = { id: `${actions}.${waits}`, waits, seat, action, base, journal: play.journal, told, decision: null, rolls };
      events = put(events, { type: 'rolls-wanted', rule: rolls.rule, decision: suspended.id, seat: rolls.by, notation: rolls.notation, purpose: rolls.purpose });
    }
    return { ok: true, position: positionOf(play.state, actions, suspended, standing, leaving), events, thrown: play.thrown, faces: play.faces };
  }

  /** Lets leaving seats go and the rules go on, each as its own task, until a seat is to act. */
  private onward(ruling: Ruling<Position<S, A>, E | TableEvent>, dice: Dice): Ruling<Position<S, A>, E | TableEvent> {
    for (let tasks = 0; tasks < MOST_TASKS; tasks++) {
      if (!ruling.ok) return ruling;
      const { position } = ruling;
      if (position.suspended !== null || this.rules.outcome(position.state) !== null) return ruling;
      const leaver = position.leaving[0];
      if (leaver === undefined && this.rules.toAct(position.state).length > 0) return ruling;
      const from = leaver === undefined ? position : positionOf<S, A>(position.state, position.actions, null, position.standing, position.leaving.slice(1));
      const next = this.run(from, from.state, leaver === undefined ? BY_ITSELF : { seat: leaver, action: { type: 'concede' } }, null, dice);
      if (!next.ok) return next;
      ruling = {
        ok: true,
        position: next.position,
        events: joined(ruling.events, next.events),
        thrown: joined(ruling.thrown, next.thrown),
        faces: joined(ruling.faces, next.faces),
      };
    }
    throw new Error('the rules go on by themselves for ever');
  }

  /** A ruling stands only if every face that was given was wanted. */
  usedUp(ruling: Ruling<Position<S, A>, E | TableEvent>, dice: Dice): Ruling<Position<S, A>, E | TableEvent> {
    return ruling.ok && dice instanceof ScriptedDice && dice.left.length > 0 ? this.no(faults.FACES_LEFT, this.rules.cites.dice) : ruling;
  }
}

function refusedInTime<S, E>(play: JournaledPlay<S, E>, refusals: readonly Refusal[]): { readonly ok: false; readonly refusals: readonly Refusal[] } {
  if (play.journal.length > 0 || play.events.length > 0) throw new Error(`refused after dice or events: ${refusals[0]?.code}`);
  return { ok: false, refusals };
}

function impossible({ face, sides, why }: RollImpossible): Refusal {
  return { code: 'rolls.impossible', rule: why.rule, message: `A d${sides} has no face ${face}.`, facts: { face: String(face), sides, purpose: why.purpose } };
}
