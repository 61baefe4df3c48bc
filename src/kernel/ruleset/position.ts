import type { WantedRolls } from '../table/signal';
import type { Decision, Id, Json, Offer, Seat } from '../table/table';
import type { RuleId } from './rule';

/** What happened so far inside a suspended action: the faces of a throw or the answers to a decision, and what was asked. */
export type JournalEntry =
  | { readonly question: string; readonly faces: readonly number[] }
  | { readonly decision: string; readonly answers: { readonly [seat: Seat]: Json } };

/** A decision that holds an action up, with what each seat may answer. */
export interface OpenDecision {
  readonly kind: string;
  readonly rule: RuleId;
  readonly about: readonly Id[];
  readonly facts: { readonly [name: string]: Json };
  readonly sealed: boolean;
  readonly seats: readonly Seat[];
  readonly offers: { readonly [seat: Seat]: readonly Offer<Json>[] };
  readonly otherwise: { readonly [seat: Seat]: Json };
  readonly answers: { readonly [seat: Seat]: Json };
}

/** What is run: an action of the game, a seat giving up, or with null what the rules do by themselves. */
export interface Task<A> {
  readonly seat: Seat | null;
  readonly action: A | { readonly type: 'concede' } | null;
}

/** A task that waits for an answer or a throw: it is run again from its journal when that comes. */
export interface Suspended<S, A> extends Task<A> {
  /** Names what is waited for; answers name it too. */
  readonly id: string;
  /** How often this task has waited. */
  readonly waits: number;
  /** The state before the task. */
  readonly base: S;
  readonly journal: readonly JournalEntry[];
  /** How many of its events were told. */
  readonly told: number;
  readonly decision: OpenDecision | null;
  readonly rolls: WantedRolls | null;
}

/** An answer given in advance, for every decision of a kind or those about one thing, kept until the named span ends. */
export interface Standing {
  readonly seat: Seat;
  readonly kind: string;
  readonly about: Id | null;
  readonly answer: Json;
  readonly until: string;
  /** The value the span had when the answer was given. */
  readonly since: Json;
}

/** A game's whole state at one moment: plain JSON. */
export interface Position<S = unknown, A = unknown> {
  /** The state as it stands, in mid-action if one is suspended. */
  readonly state: S;
  /** How many tasks were completed. */
  readonly actions: number;
  readonly suspended: Suspended<S, A> | null;
  readonly standing: readonly Standing[];
  /** Seats that gave up while something was suspended: they leave when it is done. */
  readonly leaving: readonly Seat[];
}

/** A position, made in one place so that all of them have one hidden class. */
export function positionOf<S, A>(state: S, actions: number, suspended: Suspended<S, A> | null, standing: readonly Standing[], leaving: readonly Seat[]): Position<S, A> {
  return { state, actions, suspended, standing, leaving };
}

/** What is waited for, as one seat or a bystander may know it. */
export interface Owed {
  readonly id: string;
  readonly kind: string;
  readonly rule: RuleId;
  readonly about: readonly Id[];
  readonly facts: { readonly [name: string]: Json };
  readonly sealed: boolean;
  readonly seats: readonly Seat[];
  readonly answered: readonly Seat[];
  readonly answers: { readonly [seat: Seat]: Json };
  /** What a clock would take for this seat; absent where it owes no answer. */
  readonly otherwise?: Json;
  readonly rolls: WantedRolls | null;
}

const NO_FACTS: OpenDecision['facts'] = {};

/** A decision written down so that it survives JSON. */
export function openDecision(decision: Decision<unknown>, answers: { readonly [seat: Seat]: Json }): OpenDecision {
  const { kind, rule, about, facts, sealed, seats } = decision;
  const offers: { [seat: Seat]: readonly Offer<Json>[] } = {};
  const otherwise: { [seat: Seat]: Json } = {};
  for (const seat of seats) {
    if (Object.hasOwn(answers, seat)) continue;
    offers[seat] = decision.offers(seat) as readonly Offer<Json>[];
    otherwise[seat] = decision.otherwise(seat) as Json;
  }
  return { kind, rule, about, facts: facts ?? NO_FACTS, sealed, seats, offers, otherwise, answers };
}

/** A decision with one more answer, if others are still owed; null if it was the last. */
export function answeredBy(decision: OpenDecision, by: Seat, answer: Json): OpenDecision | null {
  const { kind, rule, about, facts, sealed, seats, answers } = decision;
  const offers: { [seat: Seat]: readonly Offer<Json>[] } = {};
  const otherwise: { [seat: Seat]: Json } = {};
  let owing = 0;
  for (const seat of seats) {
    if (seat === by || Object.hasOwn(answers, seat)) continue;
    owing++;
    offers[seat] = decision.offers[seat]!;
    otherwise[seat] = decision.otherwise[seat]!;
  }
  return owing === 0 ? null : { kind, rule, about, facts, sealed, seats, offers, otherwise, answers: withAnswer(answers, by, answer) };
}

/** Answers with one more. Copied one by one: a spread of objects of so many shapes takes V8's slow way. */
export function withAnswer(answers: OpenDecision['answers'], by: Seat, answer: Json): OpenDecision['answers'] {
  const more: { [seat: Seat]: Json } = {};
  for (const seat in answers) more[seat] = answers[seat]!;
  more[by] = answer;
  return more;
}

/** The seats that have not answered a decision yet. */
export function unanswered({ seats, answers }: OpenDecision): readonly Seat[] {
  const owes = (seat: Seat): boolean => !Object.hasOwn(answers, seat);
  return seats.every(owes) ? seats : seats.filter(owes);
}

/** What is waited for, without the sealed answers of others. */
export function owedAs<S, A>({ id, decision, rolls }: Suspended<S, A>, seat: Seat | null): Owed {
  if (!decision) {
    return { id, kind: 'rolls', rule: rolls?.rule ?? '', about: [], facts: {}, sealed: false, seats: rolls ? [rolls.by] : [], answered: [], answers: {}, rolls };
  }
  const { kind, rule, about, facts, sealed, seats, answers, otherwise } = decision;
  const answered = seats.filter((each) => Object.hasOwn(answers, each));
  const seen = answered.filter((each) => !sealed || each === seat);
  const own = seat !== null && Object.hasOwn(otherwise, seat) ? { otherwise: otherwise[seat]! } : {};
  return { id, kind, rule, about, facts, sealed, seats, answered, answers: Object.fromEntries(seen.map((each) => [each, answers[each]!])), ...own, rolls: null };
}
