import type { Dice } from '../table/dice';
import type { Id, Json, Offer, Seat } from '../table/table';
import type { CitedEvent } from './event';
import type { ActionLike, Blocked, Bot } from './game';
import type { Outcome } from './outcome';
import type { Play } from './play';
import type { Checked, Refusal } from './refusal';
import type { RuleId } from './rule';

/** What a ruleset writes to have a game; `playable` adds suspension, standing answers and conduct. */
export interface GameRules<S, A extends ActionLike, E extends CitedEvent, Setup, V> {
  /** The rules that conduct at the table goes by. */
  readonly cites: { readonly turn: RuleId; readonly end: RuleId; readonly concede: RuleId; readonly dice: RuleId };
  /** Every kind of decision the rules may ask for, with its rule. */
  readonly decisions: { readonly [kind: string]: RuleId };
  /** The state before any die, or every fault of the set-up. */
  create(setup: Setup): Checked<S>;
  /** What happens before the first action: opening rolls and decisions. */
  begin(play: Play<S, E>): void;
  seats(state: S): readonly Seat[];
  toAct(state: S): readonly Seat[];
  offers(state: S, seat: Seat): readonly Offer<A>[];
  blocked(state: S, seat: Seat): readonly Blocked[];
  envelope(state: S, seat: Seat, about: Id): Checked<Json>;
  /** Carries an action out, or answers why not before any die was thrown and any event told. */
  perform(play: Play<S, E>, seat: Seat, action: A): Refusal | null;
  /** What becomes of a seat that gives up. */
  concede(play: Play<S, E>, seat: Seat): void;
  /** The spans an answer can stand for, each with a value that changes when the span ends. */
  spans(state: S): { readonly [span: string]: Json };
  view(state: S, seat: Seat | null): V;
  witness(event: E, seat: Seat | null): E | null;
  redeal(view: V, seat: Seat, dice: Dice): S;
  draw(state: S, seat: Seat, offer: Offer<A>, dice: Dice): A;
  outcome(state: S): Outcome | null;
  readonly bots: readonly Bot<V, A>[];
}
