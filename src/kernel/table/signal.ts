import type { Question } from './question';
import { notation } from './questions';
import type { Why } from './table';

/** Dice that somebody has to throw before a rule can go on. */
export interface WantedRolls {
  readonly notation: string;
  readonly dice: readonly number[];
  readonly rule: string;
  readonly purpose: string;
  readonly by: string;
}

/** Thrown through a rule when its dice run dry; caught by whoever set the table. */
export class RollsWanted {
  readonly wanted: WantedRolls;

  constructor(question: Question<unknown>, why: Why, thrown: number, sides: number) {
    const owed = question.dice();
    const dice = thrown < owed.length ? owed.slice(thrown) : [sides];
    const by = typeof why.by === 'string' ? why.by : (why.by[thrown % why.by.length] ?? '');
    this.wanted = { notation: notation(dice), dice, rule: why.rule, purpose: why.purpose, by };
  }
}

/** Thrown through a rule when a given face is not on the die. */
export class RollImpossible {
  constructor(
    readonly face: number,
    readonly sides: number,
    readonly why: Why,
  ) {}
}

/** Thrown through the counting of outcomes when there are more than the limit. */
export class TooManyOutcomes {
  constructor(readonly limit: number) {}
}
