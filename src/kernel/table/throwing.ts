import type { Dice } from './dice';
import type { Question } from './question';
import { RollImpossible, RollsWanted } from './signal';
import { type Decision, isChoice, type Seat, type Table, type Throw, throwerOf, type Why } from './table';

const NO_FACES: number[] = [];

/** Throws from one source of dice and keeps the ledger. */
export class Thrower {
  readonly ledger: Throw[] = [];
  private faces: number[] = NO_FACES;
  private question: Question<unknown> | null = null;
  private why: Why | null = null;

  constructor(private readonly dice: Dice) {}

  ask<A>(question: Question<A>, why: Why): A {
    if (question.n > 0 && this.dice.many !== undefined) {
      const faces = this.dice.many(question.n, question.sides);
      this.ledger.push({ notation: question.notation, faces, rule: why.rule, purpose: why.purpose, by: why.by });
      return question.read(faces);
    }
    const faces: number[] = [];
    this.faces = faces;
    this.question = question;
    this.why = why;
    // Not kept in a field: a closure that outlives its call keeps ledgers from being collected while they are young.
    const answer = question.roll((sides, contender) => this.draw(sides, contender));
    this.ledger.push({ notation: question.notation, faces, rule: why.rule, purpose: why.purpose, by: why.by });
    return answer;
  }

  private draw(sides: number, contender?: number): number {
    const face = this.dice.next(sides, throwerOf(this.why!, contender ?? this.faces.length));
    if (!(face >= 1 && face <= sides && (face | 0) === face)) this.stop(face, sides, contender);
    this.faces.push(face);
    return face;
  }

  private stop(face: number, sides: number, contender?: number): never {
    if (face === 0) throw new RollsWanted(this.question!, this.why!, this.faces.length, sides, contender);
    throw new RollImpossible(face, sides, this.why!);
  }
}

/** A choice that nobody was asked for, and what was taken in its place. */
export interface Assumption {
  readonly kind: string;
  readonly rule: string;
  readonly seat: Seat;
  readonly answer: unknown;
}

/** A table for a single resolution: dice from one source, decisions taken by their defaults and named. */
export class ResolutionTable implements Table {
  readonly assumed: Assumption[] = [];
  private readonly thrower: Thrower;

  constructor(dice: Dice) {
    this.thrower = new Thrower(dice);
  }

  get thrown(): readonly Throw[] {
    return this.thrower.ledger;
  }

  ask<A>(question: Question<A>, why: Why): A {
    return this.thrower.ask(question, why);
  }

  choose<C>(decision: Decision<C>): ReadonlyMap<Seat, C> {
    return assume(decision, this.assumed);
  }
}

/** Takes every seat's default and notes it where there was a real choice. */
export function assume<C>(decision: Decision<C>, assumed: Assumption[]): ReadonlyMap<Seat, C> {
  const answers = new Map<Seat, C>();
  for (const seat of decision.seats) {
    const answer = decision.otherwise(seat);
    answers.set(seat, answer);
    if (isChoice(decision.offers(seat))) note(assumed, { kind: decision.kind, rule: decision.rule, seat, answer });
  }
  return answers;
}

/** Notes an assumption unless the same was noted before. */
export function note(assumed: Assumption[], made: Assumption): void {
  const answer = JSON.stringify(made.answer);
  const known = assumed.some((each) => each.kind === made.kind && each.rule === made.rule && each.seat === made.seat && JSON.stringify(each.answer) === answer);
  if (!known) assumed.push(made);
}
