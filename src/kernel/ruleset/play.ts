import type { Dice } from '../table/dice';
import type { Die, Question } from '../table/question';
import { RollImpossible, RollsWanted } from '../table/signal';
import { type Decision, type Json, type Seat, type Table, type Throw, throwerOf, type Why } from '../table/table';
import { objections, type Proxies, unasked } from './answers';
import type { JournalEntry } from './position';
import type { Refusal } from './refusal';

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
  constructor(readonly refusals: readonly Refusal[]) {}
}

/** Other rules wrote this journal: the action can't be run on by these. */
export class JournalMismatch extends Error {
  constructor(expected: string, found: string) {
    super(`the journal holds ${found} where the rules ask for ${expected}`);
  }
}

/** An answer that has come in for the decision an action waits for. */
export interface Given {
  readonly seat: Seat;
  readonly answer: Json;
}

const NONE: readonly number[] = [];

/** Runs one task: first along its journal, then with live dice and answers. */
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
    /** How many throws and answers of the journal stand in the ledger already. */
    private readonly recorded: number,
    private readonly proxies: Proxies<S>,
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
      this.journal[this.cursor++] = { question: question.key, faces };
      for (const face of faces) this.faces.push(face);
      this.thrown.push({ notation: question.notation, faces, rule: why.rule, purpose: why.purpose, by: why.by });
      return question.read(faces);
    }
    this.reading = entry === undefined ? NONE : facesOf(entry, question.key);
    const throwing: number[] = [];
    this.throwing = throwing;
    this.question = question;
    this.why = why;
    const answer = question.roll(this.die);
    if (this.cursor >= this.recorded) this.thrown.push({ notation: question.notation, faces: throwing, rule: why.rule, purpose: why.purpose, by: why.by });
    this.journal[this.cursor++] = { question: question.key, faces: throwing };
    return answer;
  }

  choose<C>(decision: Decision<C>): ReadonlyMap<Seat, C> {
    const entry = this.journal[this.cursor];
    const answers: { [seat: Seat]: Json } = entry === undefined ? {} : { ...answersOf(entry, decision.kind) };
    for (const seat of decision.seats) {
      if (Object.hasOwn(answers, seat)) continue;
      const answer = this.answerOf(decision, seat);
      if (answer !== undefined) answers[seat] = answer;
    }
    this.journal[this.cursor] = { decision: decision.kind, answers };
    if (decision.seats.some((seat) => !Object.hasOwn(answers, seat))) throw new AnswersWanted(decision as Decision<unknown>, answers);
    this.cursor++;
    return new Map(decision.seats.map((seat) => [seat, answers[seat] as C]));
  }

  private answerOf<C>(decision: Decision<C>, seat: Seat): Json | undefined {
    if (this.given?.seat !== seat || this.cursor !== this.journal.length - 1) return unasked(decision, seat, this.state, this.proxies);
    const found = objections(decision, seat, this.given.answer, this.proxies);
    if (found.length > 0) throw new AnswerRefused(found);
    return this.given.answer;
  }

  private draw(sides: number, contender?: number): number {
    const index = this.throwing.length;
    const read = this.reading[index];
    const face = read ?? this.dice.next(sides, throwerOf(this.why!, contender ?? index));
    if (!(face >= 1 && face <= sides && (face | 0) === face)) this.stop(face, sides, contender);
    this.throwing.push(face);
    if (read === undefined) this.faces.push(face);
    return face;
  }

  private stop(face: number, sides: number, contender?: number): never {
    const why = this.why!;
    if (face !== 0) throw new RollImpossible(face, sides, why);
    this.journal[this.cursor] = { question: this.question!.key, faces: this.throwing };
    throw new RollsWanted(this.question!, why, this.throwing.length, sides, contender);
  }
}

/** The faces of a journal entry, which must be those of this question. */
export function facesOf(entry: JournalEntry, question: string): readonly number[] {
  if (!('faces' in entry)) throw new JournalMismatch(question, entry.decision);
  if (entry.question !== question) throw new JournalMismatch(question, entry.question);
  return entry.faces;
}

/** The answers of a journal entry, which must be those to this kind of decision. */
export function answersOf(entry: JournalEntry, kind: string): { readonly [seat: Seat]: Json } {
  if (!('answers' in entry)) throw new JournalMismatch(kind, entry.question);
  if (entry.decision !== kind) throw new JournalMismatch(kind, entry.decision);
  return entry.answers;
}
