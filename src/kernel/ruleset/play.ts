import type { Dice } from '../table/dice';
import type { Question } from '../table/question';
import { RollImpossible, RollsWanted } from '../table/signal';
import { type Decision, type Json, type Seat, type Table, type Throw, throwerOf, type Why } from '../table/table';
import { objections, type Proxies, unasked } from './answers';
import { type JournalEntry, withAnswer } from './position';
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

/** A function of its own, since V8 looks for the place of every throw: it finds it far sooner in a small frame. */
function stopFor(signal: AnswersWanted): never {
  throw signal;
}

const NONE: readonly number[] = [];
const NOTHING: readonly never[] = [];

/** Adds to a list that only this play has, or begins one: most stay empty or short, and a list that grows takes far more room. */
export function put<T>(list: readonly T[], item: T): readonly T[] {
  if (list.length === 0) return [item];
  (list as T[]).push(item);
  return list;
}

/** Two lists as one; neither is changed. By hand, since `concat` leaves compiled code. */
export function joined<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  const both = one.slice();
  for (const each of other) both.push(each);
  return both;
}

const NOT_THROWN: number[] = [];
const NO_ANSWERS: { readonly [seat: Seat]: Json } = {};

/** Runs one task: first along its journal, then with live dice and answers. */
export class JournaledPlay<S, E> implements Play<S, E> {
  events: readonly E[] = NOTHING;
  thrown: readonly Throw[] = NOTHING;
  /** The faces drawn live, in order. */
  faces: readonly number[] = NOTHING;
  journal: readonly JournalEntry[];
  private cursor = 0;
  private reading: readonly number[] = NONE;
  private throwing: number[] = NOT_THROWN;
  private question: Question<unknown> | null = null;
  private why: Why | null = null;

  constructor(
    public state: S,
    private readonly dice: Dice,
    journal: readonly JournalEntry[],
    /** How many throws and answers of the journal stand in the ledger already. */
    private readonly recorded: number,
    private readonly proxies: Proxies<S>,
    private readonly given: Given | null,
  ) {
    this.journal = journal.length === 0 ? NOTHING : journal.slice();
  }

  tell(event: E): void {
    this.events = put(this.events, event);
  }

  ask<A>(question: Question<A>, why: Why): A {
    const entry = this.journal[this.cursor];
    if (entry === undefined && question.n > 0 && this.dice.many !== undefined) {
      const faces = this.dice.many(question.n, question.sides);
      this.note({ question: question.key, faces });
      this.cursor++;
      this.faces = joined(this.faces, faces);
      this.thrown = put(this.thrown, { notation: question.notation, faces, rule: why.rule, purpose: why.purpose, by: why.by });
      return question.read(faces);
    }
    if (entry !== undefined && this.cursor < this.recorded) {
      this.cursor++;
      return readAgain(question, facesOf(entry, question.key));
    }
    this.reading = entry === undefined ? NONE : facesOf(entry, question.key);
    const throwing: number[] = [];
    this.throwing = throwing;
    this.question = question;
    this.why = why;
    const answer = question.roll((sides, contender) => this.draw(sides, contender));
    this.keepFaces();
    this.thrown = put(this.thrown, { notation: question.notation, faces: throwing, rule: why.rule, purpose: why.purpose, by: why.by });
    this.note({ question: question.key, faces: throwing });
    this.cursor++;
    return answer;
  }

  choose<C>(decision: Decision<C>): ReadonlyMap<Seat, C> {
    const entry = this.journal[this.cursor];
    const known = entry === undefined ? NO_ANSWERS : answersOf(entry, decision.kind);
    let answers = known;
    let owing = false;
    for (const seat of decision.seats) {
      if (answers !== NO_ANSWERS && Object.hasOwn(answers, seat)) continue;
      const answer = this.answerOf(decision, seat);
      if (answer === undefined) owing = true;
      else answers = withAnswer(answers, seat, answer);
    }
    if (entry === undefined || answers !== known) this.note({ decision: decision.kind, answers });
    if (owing) stopFor(new AnswersWanted(decision as Decision<unknown>, answers));
    this.cursor++;
    const taken = new Map<Seat, C>();
    for (const seat of decision.seats) taken.set(seat, answers[seat] as C);
    return taken;
  }

  private answerOf<C>(decision: Decision<C>, seat: Seat): Json | undefined {
    if (this.given?.seat !== seat || this.cursor !== this.journal.length - 1) return unasked(decision, seat, this.state, this.proxies);
    const found = objections(decision, seat, this.given.answer, this.proxies);
    if (found.length > 0) throw new AnswerRefused(found);
    return this.given.answer;
  }

  /** Writes down what is asked now, in place of what was known of it. */
  private note(entry: JournalEntry): void {
    if (this.cursor < this.journal.length) (this.journal as JournalEntry[])[this.cursor] = entry;
    else this.journal = put(this.journal, entry);
  }

  /** Of the dice just thrown, those that were not read from the journal. */
  private keepFaces(): void {
    const { throwing, reading } = this;
    if (throwing.length > reading.length) this.faces = joined(this.faces, reading.length === 0 ? throwing : throwing.slice(reading.length));
  }

  private draw(sides: number, contender?: number): number {
    const index = this.throwing.length;
    const read = this.reading[index];
    const face = read ?? this.dice.next(sides, throwerOf(this.why!, contender ?? index));
    if (!(face >= 1 && face <= sides && (face | 0) === face)) this.stop(face, sides, contender);
    this.throwing.push(face);
    return face;
  }

  private stop(face: number, sides: number, contender?: number): never {
    this.keepFaces();
    const why = this.why!;
    if (face !== 0) throw new RollImpossible(face, sides, why);
    this.note({ question: this.question!.key, faces: this.throwing });
    throw new RollsWanted(this.question!, why, this.throwing.length, sides, contender);
  }
}

/** The answer that a whole throw in the journal had. */
function readAgain<A>(question: Question<A>, faces: readonly number[]): A {
  if (question.n > 0 && question.n === faces.length) return question.read(faces);
  let read = 0;
  return question.roll(() => {
    if (read === faces.length) throw new JournalMismatch('more dice', `${read} dice`);
    return faces[read++]!;
  });
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
