import type { WantedRolls } from '../table/signal';
import type { Id, Json, Offer, Seat } from '../table/table';
import type { AnswersWanted } from './play';
import type { RuleId } from './rule';

/** What happened so far inside a suspended action: faces of a throw, or the answers to a decision. */
export type JournalEntry = { readonly faces: readonly number[] } | { readonly answers: { readonly [seat: Seat]: Json } };

/** A decision that holds an action up, with what each seat may answer. */
export interface OpenDecision {
  readonly kind: string;
  readonly rule: RuleId;
  readonly about: readonly Id[];
  readonly sealed: boolean;
  readonly seats: readonly Seat[];
  readonly offers: { readonly [seat: Seat]: readonly Offer<Json>[] };
  readonly otherwise: { readonly [seat: Seat]: Json };
  readonly answers: { readonly [seat: Seat]: Json };
}

/** An action that waits for an answer or a throw: it is run again from its journal when that comes. */
export interface Suspended<S, A> {
  /** Names what is waited for; answers name it too. */
  readonly id: string;
  /** How often this action has waited. */
  readonly waits: number;
  readonly seat: Seat | null;
  readonly action: A | null;
  /** The state before the action. */
  readonly base: S;
  readonly journal: readonly JournalEntry[];
  readonly told: number;
  readonly decision: OpenDecision | null;
  readonly rolls: WantedRolls | null;
}

/** An answer given in advance, kept until the named span of the game ends. */
export interface Standing {
  readonly seat: Seat;
  readonly kind: string;
  readonly answer: Json;
  readonly until: string;
  /** The value the span had when the answer was given. */
  readonly since: Json;
}

/** A game's whole state at one moment: plain JSON. */
export interface Position<S = unknown, A = unknown> {
  /** The state as it stands, in mid-action if one is suspended. */
  readonly state: S;
  /** How many actions were completed. */
  readonly actions: number;
  readonly suspended: Suspended<S, A> | null;
  readonly standing: readonly Standing[];
  /** Seats that gave up while an action was suspended. */
  readonly conceding: readonly Seat[];
}

/** What is waited for, as one seat or a bystander may know it. */
export interface Owed {
  readonly id: string;
  readonly kind: string;
  readonly rule: RuleId;
  readonly about: readonly Id[];
  readonly sealed: boolean;
  readonly seats: readonly Seat[];
  readonly answered: readonly Seat[];
  readonly answers: { readonly [seat: Seat]: Json };
  readonly rolls: WantedRolls | null;
}

/** A decision written down so that it survives JSON. */
export function openDecision({ decision, answers }: AnswersWanted): OpenDecision {
  const { kind, rule, about, sealed, seats } = decision;
  const owing = seats.filter((seat) => !Object.hasOwn(answers, seat));
  const offers = Object.fromEntries(owing.map((seat) => [seat, decision.offers(seat) as readonly Offer<Json>[]]));
  const otherwise = Object.fromEntries(owing.map((seat) => [seat, decision.otherwise(seat) as Json]));
  return { kind, rule, about, sealed, seats, offers, otherwise, answers };
}

/** The seats that hold an action up. */
export function owing<S, A>({ decision, rolls }: Suspended<S, A>): readonly Seat[] {
  if (rolls) return [rolls.by];
  return decision ? decision.seats.filter((seat) => !Object.hasOwn(decision.answers, seat)) : [];
}

export function owedAs<S, A>(suspended: Suspended<S, A>, seat: Seat | null): Owed {
  const { id, decision, rolls } = suspended;
  if (!decision) {
    return { id, kind: 'rolls', rule: rolls?.rule ?? '', about: [], sealed: false, seats: rolls ? [rolls.by] : [], answered: [], answers: {}, rolls };
  }
  const answered = decision.seats.filter((each) => Object.hasOwn(decision.answers, each));
  const seen = answered.filter((each) => !decision.sealed || each === seat);
  return {
    id,
    kind: decision.kind,
    rule: decision.rule,
    about: decision.about,
    sealed: decision.sealed,
    seats: decision.seats,
    answered,
    answers: Object.fromEntries(seen.map((each) => [each, decision.answers[each]!])),
    rolls: null,
  };
}
