import type { TSchema } from '@sinclair/typebox';
import type { Chances } from '../chance/chances';
import type { Dice } from '../table/dice';
import type { Id, Json, Offer, Seat, Throw } from '../table/table';
import type { Assumption } from '../table/throwing';
import type { CitedEvent } from './event';
import type { Outcome } from './outcome';
import type { Owed, Position } from './position';
import type { Checked, Refusal } from './refusal';
import type { RuleId } from './rule';

/** What every action has. */
export interface ActionLike {
  readonly type: string;
}

/** The actions that every game takes besides its own. */
export type TableAction =
  | { readonly type: 'concede' }
  | { readonly type: 'answer'; readonly decision: string; readonly answer: Json }
  /** With faces the seat's own dice, else the service throws for it. */
  | { readonly type: 'throw'; readonly decision: string; readonly faces?: readonly number[] }
  | { readonly type: 'set-standing-answer'; readonly kind: string; readonly about?: Id; readonly answer: Json; readonly until: string }
  | { readonly type: 'drop-standing-answer'; readonly kind: string; readonly about?: Id };

/** The events that every game tells besides its own. */
export type TableEvent =
  | {
      readonly type: 'decision-opened';
      readonly rule: RuleId;
      readonly decision: string;
      readonly kind: string;
      readonly about: readonly Id[];
      readonly facts: { readonly [name: string]: Json };
      readonly seats: readonly Seat[];
      readonly sealed: boolean;
    }
  | { readonly type: 'rolls-wanted'; readonly rule: RuleId; readonly decision: string; readonly seat: Seat; readonly notation: string; readonly purpose: string }
  | { readonly type: 'answered'; readonly rule: RuleId; readonly decision: string; readonly seat: Seat; readonly answer?: Json }
  | { readonly type: 'dice-thrown'; readonly rule: RuleId; readonly decision: string; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'seat-leaving'; readonly rule: RuleId; readonly seat: Seat }
  | { readonly type: 'standing-answer-changed'; readonly rule: RuleId; readonly seat: Seat; readonly kind?: string; readonly about?: Id; readonly answer?: Json; readonly until?: string };

/** The state after an action with what happened, or why nothing did. */
export type Ruling<P, E> =
  | { readonly ok: true; readonly position: P; readonly events: readonly E[]; readonly thrown: readonly Throw[]; readonly faces: readonly number[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** The exact chances of what an action leads to, with the choices that were assumed on the way. */
export type ActionOdds =
  | { readonly ok: true; readonly outcomes: Chances<Json>; readonly assumed: readonly Assumption[] }
  | { readonly ok: false; readonly fault: { readonly kind: 'refused'; readonly refusals: readonly Refusal[] } | { readonly kind: 'too-large'; readonly limit: number } };

/** An action a seat can't take now, and why. */
export interface Blocked {
  readonly action: string;
  readonly about: readonly Id[];
  readonly refusal: Refusal;
}

/** What a seat may know of a position. */
export interface Sight<V> {
  readonly game: V;
  readonly toAct: readonly Seat[];
  readonly owed: Owed | null;
  readonly standing: readonly { readonly kind: string; readonly about?: Id; readonly answer: Json; readonly until: string }[];
  readonly leaving: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** Plays for a seat knowing nothing but what that seat may know. */
export interface Bot<V = unknown, A extends ActionLike = ActionLike> {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  decide(sight: Sight<V>, seat: Seat, offers: readonly Offer<A | TableAction>[], dice: Dice): A | TableAction;
}

/** A set-up that anybody can start from. */
export interface ReadySetup<Setup = unknown> {
  readonly id: string;
  readonly title: string;
  readonly setup: Setup;
}

/** The shapes of what a game tells. A game that declares them is typed in every API and can be told in the units and names of a caller's scene. */
export interface Tells {
  /** What a seat may know of the state. */
  readonly view: TSchema;
  /** A choice of the game's own events by their type. */
  readonly event: TSchema;
  /** The bounds of each family of offers. */
  readonly bounds: { readonly [family: string]: TSchema };
  readonly envelope: TSchema;
  /** What the odds of an action tell apart. */
  readonly odds: TSchema;
  /** Every fact that a decision or a refusal may name. */
  readonly facts: TSchema;
}

/** The contract between a game and everything that stores, serves, replays or plays it. */
export interface Game<S = unknown, A extends ActionLike = ActionLike, E extends CitedEvent = CitedEvent, Setup = unknown, V = unknown> {
  /** The shapes of a set-up, of the game's own actions, of the answers to each kind of decision and, where declared, of what it tells. */
  readonly shapes: { readonly setup: TSchema; readonly action: TSchema; readonly answers: { readonly [kind: string]: TSchema }; readonly tells: Tells | null };
  /** The opening position, or every fault of the set-up. */
  create(setup: Setup, dice: Dice): Ruling<Position<S, A>, E | TableEvent>;
  seats(position: Position<S, A>): readonly Seat[];
  /** The seats that owe an action, an answer or a throw. */
  toAct(position: Position<S, A>): readonly Seat[];
  legalActions(position: Position<S, A>, seat: Seat): readonly Offer<A | TableAction>[];
  blockedActions(position: Position<S, A>, seat: Seat): readonly Blocked[];
  /** Reach, costs and targets of one thing, worked out only when asked for. */
  envelope(position: Position<S, A>, seat: Seat, about: Id): Checked<Json>;
  apply(position: Position<S, A>, seat: Seat, action: A | TableAction, dice: Dice): Ruling<Position<S, A>, E | TableEvent>;
  /** What a clock takes for a seat that is to act; null if it isn't. */
  otherwise(position: Position<S, A>, seat: Seat): A | TableAction | null;
  /** What an action may lead to, counted from all that the seat may know; only the action itself, not what the rules do after it. */
  odds(position: Position<S, A>, seat: Seat, action: A | TableAction, limit?: number): ActionOdds;
  /** What this seat may know, and nothing more; null is a bystander. */
  view(position: Position<S, A>, seat: Seat | null): Sight<V>;
  witness(events: readonly (E | TableEvent)[], seat: Seat | null): readonly (E | TableEvent)[];
  /** A full position that fits what a seat may know: for bots and simulation that cannot leak. */
  redeal(position: Position<S, A>, seat: Seat, dice: Dice): Position<S, A>;
  /** A random member of an offer. */
  draw(position: Position<S, A>, seat: Seat, offer: Offer<A | TableAction>, dice: Dice): A | TableAction;
  outcome(position: Position<S, A>): Outcome | null;
  readonly bots: readonly Bot<V, A>[];
  readonly setups: readonly ReadySetup<Setup>[];
}
