import type { Dice } from '../table/dice';
import type { Die, Question } from '../table/question';
import { RollImpossible, RollsWanted } from '../table/signal';
import type { Decision, Json, Offer, Seat, Table, Throw, Why } from '../table/table';
import type { JournalEntry, Standing } from './position';
import { type Refusal, refuse } from './refusal';
import { NOT_OFFERED } from './table-faults';

/** A table with a game on it: rules set `state` as they go and tell what happened. */
export interface Play<S, E> extends Table {
  state: S;
  tell(event: E): void;
}

/** Thrown through a rule when seats must answer first. */
export class AnswersWanted {
  constructor(
    readonly decision: Decision<unknown>,
    readonly answers: { readonly [seat: Seat]: Json },
  ) {}
}

/** Thrown through a rule when an answer just given can't be taken. */
export class AnswerRefused {
  constructor(readonly refusal: Refusal) {}
}

/** An answer that has come in for the decision an action waits for. */
export interface Given {
  readonly seat: Seat;
  readonly answer: Json;
}

/** Runs one action: first along its journal, then with live dice and answers. */
export class JournaledPlay<S, E> implements Play<S, E> {
  readonly events: E[] = [];
  readonly thrown: Throw[] = [];
  /** The faces drawn live, in order. */
  readonly faces: number[] = [];
  readonly journal: JournalEntry[];
  private cursor = 0;
  private reading: readonly number[] = NONE;
  private throwing: number[] = [];
  private question: Question<unknown> | null = null;
  private why: Why | null = null;
  private readonly die: Die;

  constructor(
    public state: S,
    private readonly dice: Dice,
    journal: readonly JournalEntry[],
    private readonly standing: readonly Standing[],
    private readonly stands: (standing: Standing, state: S) => boolean,
    private readonly conceding: readonly Seat[],
    private readonly given: Given | null,
  ) {
    this.journal = journal.length === 0 ? [] : journal.slice();
    this.die = (sides, contender) => this.draw(sides, contender);
  }

  tell(event: E): void {
    this.events.push(event);
  }

  ask<A>(question: Question<A>, why: Why): A {
    const entry = this.journal[this.cursor];
    if (entry === undefined && question.n > 0 && this.dice.many !== undefined) {
      const faces = this.dice.many(question.n, question.sides);
      this.journal[this.cursor++] = { faces };
      for (const face of faces) this.faces.push(face);
      this.thrown.push({ notation: question.notation, faces, rule: why.rule, purpose: why.purpose, by: why.by });
      return question.read(faces);
    }
    this.reading = entry !== undefined && 'faces' in entry ? entry.faces : NONE;
    const throwing: number[] = [];
    this.throwing = throwing;
    this.question = question;
    this.why = why;
    const before = this.faces.length;
    const answer = question.roll(this.die);
    this.journal[this.cursor++] = { faces: throwing };
    if (this.faces.length > before) {
      this.thrown.push({ notation: question.notation, faces: throwing, rule: why.rule, purpose: why.purpose, by: why.by });
    }
    return answer;
  }

  choose<C>(decision: Decision<C>): ReadonlyMap<Seat, C> {
    const entry = this.journal[this.cursor];
    const known = entry !== undefined && 'answers' in entry ? entry.answers : {};
    const answers: { [seat: Seat]: Json } = { ...known };
    const missing = decision.seats.filter((seat) => !Object.hasOwn(known, seat));
    for (const seat of missing) {
      const answer = this.answerOf(decision, seat);
      if (answer !== undefined) answers[seat] = answer;
    }
    this.journal[this.cursor] = { answers };
    if (decision.seats.some((seat) => !Object.hasOwn(answers, seat))) throw new AnswersWanted(decision as Decision<unknown>, answers);
    this.cursor++;
    return new Map(decision.seats.map((seat) => [seat, answers[seat] as C]));
  }

  private answerOf<C>(decision: Decision<C>, seat: Seat): Json | undefined {
    if (this.given?.seat === seat && this.cursor === this.journal.length - 1) {
      const refusal = whyNot(decision, seat, this.given.answer);
      if (refusal) throw new AnswerRefused(refusal);
      return this.given.answer;
    }
    if (this.conceding.includes(seat)) return decision.otherwise(seat) as Json;
    const offers = decision.offers(seat);
    if (offers.length === 0 || (offers.length === 1 && 'exactly' in offers[0]!)) return decision.otherwise(seat) as Json;
    const stands = this.standing.find((each) => each.seat === seat && each.kind === decision.kind);
    return stands && this.stands(stands, this.state) && whyNot(decision, seat, stands.answer) === null ? stands.answer : undefined;
  }

  private draw(sides: number, contender?: number): number {
    const index = this.throwing.length;
    const read = this.reading[index];
    const face = read ?? this.dice.next(sides);
    if (!(face >= 1 && face <= sides && (face | 0) === face)) this.stop(face, sides, contender);
    this.throwing.push(face);
    if (read === undefined) this.faces.push(face);
    return face;
  }

  private stop(face: number, sides: number, contender?: number): never {
    const why = this.why!;
    if (face !== 0) throw new RollImpossible(face, sides, why);
    this.journal[this.cursor] = { faces: this.throwing };
    throw new RollsWanted(this.question!, why, this.throwing.length, sides, contender);
  }
}

const NONE: readonly number[] = [];

/** Why an answer can't be taken: it must be one of the exact offers, or pass the decision's own test. */
export function whyNot<C>(decision: Decision<C>, seat: Seat, answer: Json): Refusal | null {
  const offers = decision.offers(seat);
  if (offers.some((offer) => 'exactly' in offer && same(offer.exactly as Json, answer))) return null;
  const family = offers.some((offer: Offer<C>) => 'family' in offer);
  if (family && decision.whyNot) return decision.whyNot(seat, answer as C);
  return { ...refuse(NOT_OFFERED), rule: decision.rule };
}

/** Whether two plain values are the same, whatever the order of their fields. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.keys(a);
  if (left.length !== Object.keys(b).length) return false;
  return left.every((key) => same((a as Record<string, Json>)[key], (b as Record<string, Json>)[key]));
}
