import type { TSchema } from '@sinclair/typebox';
import type { Dice } from '../table/dice';
import type { Id, Json, Offer, Seat, Table } from '../table/table';
import type { CitedEvent } from './event';
import type { ActionLike, Blocked, Bot, ReadySetup, Tells } from './game';
import type { Outcome } from './outcome';
import type { Play } from './play';
import type { OpenDecision } from './position';
import type { Checked, Refusal } from './refusal';
import type { RuleId } from './rule';

/** A kind of decision the rules may ask for: its rule, and the shape of an answer. */
export interface DecisionKind {
  readonly rule: RuleId;
  readonly answer: TSchema;
}

/** What a ruleset writes to have a game; `playable` adds suspension, standing answers and conduct. */
export interface GameRules<S, A extends ActionLike, E extends CitedEvent, Setup, V> {
  /** The rules that conduct at the table goes by. */
  readonly cites: { readonly turn: RuleId; readonly end: RuleId; readonly concede: RuleId; readonly dice: RuleId };
  /** The shape of a set-up and of an action; the edge lets nothing else through. */
  readonly setup: TSchema;
  readonly action: TSchema;
  readonly decisions: { readonly [kind: string]: DecisionKind };
  readonly tells?: Tells;
  /** The state before any die, or every fault of the set-up. */
  create(setup: Setup): Checked<S>;
  seats(state: S): readonly Seat[];
  /** The seats that owe an action; nobody while the rules go on by themselves. */
  toAct(state: S): readonly Seat[];
  /** What the rules do by themselves, run as its own task whenever nobody is to act and the game hasn't ended. */
  proceed(play: Play<S, E>): void;
  offers(state: S, seat: Seat): readonly Offer<A>[];
  blocked(state: S, seat: Seat): readonly Blocked[];
  envelope(state: S, seat: Seat, about: Id): Checked<Json>;
  /** Carries an action out, or answers every reason against it before any die was thrown and any event told. */
  perform(play: Play<S, E>, seat: Seat, action: A): Refusal | readonly Refusal[] | null;
  /** What becomes of a seat that gives up; tells nothing if it has left already. */
  concede(play: Play<S, E>, seat: Seat): void;
  /** What a clock takes for a seat that owes an action. */
  otherwise(state: S, seat: Seat): A;
  /** The spans an answer can stand for, each with a value that changes when the span ends. */
  spans(state: S): { readonly [span: string]: Json };
  view(state: S, seat: Seat | null): V;
  witness(event: E, seat: Seat | null): E | null;
  /** A full state that fits a view; what is unknown is asked of the table, so that it can be dealt or counted. */
  redeal(view: V, seat: Seat, table: Table): S;
  /** A random member of a family of actions. */
  draw(state: S, seat: Seat, offer: Offer<A>, dice: Dice): A;
  /** A random member of a family of answers. */
  drawAnswer(state: S, seat: Seat, decision: OpenDecision, offer: Offer<Json>, dice: Dice): Json;
  /** What the odds of an action tell apart: the facts that differ between before and after. */
  tellApart(before: S, after: S): Json;
  outcome(state: S): Outcome | null;
  readonly bots: readonly Bot<V, A>[];
  /** At least one, and the first is what a newcomer plays. */
  readonly setups: readonly [ReadySetup<Setup>, ...ReadySetup<Setup>[]];
}
