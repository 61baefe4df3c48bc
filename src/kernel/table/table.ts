import type { Refusal } from '../ruleset/refusal';
import type { RuleId } from '../ruleset/rule';
import type { Json } from './json';
import type { Question } from './question';

export type { Json } from './json';

/** Who plays, or in a stateless resolution the part somebody plays in it. */
export type Seat = string;
/** The name of a thing on the table. */
export type Id = string;

/** Why dice are thrown: the rule, what for, and whose dice they are (one name a die in a contest). */
export interface Why {
  readonly rule: RuleId;
  readonly purpose: string;
  readonly by: Seat | readonly Seat[];
}

/** The only door by which chance and choice enter a rule. */
export interface Table {
  ask<A>(question: Question<A>, why: Why): A;
  choose<C>(decision: Decision<C>): ReadonlyMap<Seat, C>;
}

/** What a seat may answer or do: exactly this, or any member of a family within bounds, with an example. */
export type Offer<A> =
  | { readonly exactly: A }
  | { readonly family: string; readonly rule: RuleId; readonly bounds: { readonly [name: string]: Json }; readonly example: A };

/** Something one or more seats must decide before the rule can go on. */
export interface Decision<C> {
  readonly kind: string;
  readonly rule: RuleId;
  readonly about: readonly Id[];
  /** All of them answer, in any order. */
  readonly seats: readonly Seat[];
  /** Unseen by the others until the last answer is in. */
  readonly sealed: boolean;
  /** What one must know to decide, such as a path or the batch just thrown; everybody may see it. */
  readonly facts?: { readonly [name: string]: Json };
  offers(seat: Seat): readonly Offer<C>[];
  /** Taken by a clock, in odds, for a seat that is leaving, or where there is no real choice. */
  otherwise(seat: Seat): C;
  /** Every reason against an answer; needed where an offer is a family, else only exact offers are taken. */
  whyNot?(seat: Seat, answer: C): readonly Refusal[];
}

/** Whether a seat has a real choice: more than one thing to say, or a family to choose from. */
export function isChoice(offers: readonly Offer<unknown>[]): boolean {
  return offers.length > 1 || (offers.length === 1 && 'family' in offers[0]!);
}

/** Whose die falls: in a contest each contender throws its own. */
export function throwerOf({ by }: Why, contender: number): Seat {
  return typeof by === 'string' ? by : (by[contender % by.length] ?? '');
}

/** One throw as the ledger keeps it. */
export interface Throw {
  readonly notation: string;
  readonly faces: readonly number[];
  readonly rule: RuleId;
  readonly purpose: string;
  readonly by: Seat | readonly Seat[];
}

/** The single answer of a decision that only one seat takes. */
export function chooseOne<C>(table: Table, decision: Decision<C>): C {
  const seat = decision.seats[0];
  if (seat === undefined || decision.seats.length !== 1) throw new RangeError(`${decision.kind} is not for one seat`);
  return table.choose(decision).get(seat) as C;
}
