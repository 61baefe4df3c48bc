import type { Question } from './question';
import { notation } from './questions/notation';
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

  constructor(question: Question<unknown>, why: Why, thrown: number, sides: number, contender = thrown) {
    const { rule, purpose } = why;
    const dice = stillOwed(question, thrown, sides);
    if (typeof why.by === 'string') {
      this.wanted = { notation: notation(dice), dice, rule, purpose, by: why.by };
      return;
    }
    const whose = why.by;
    const by = whose[contender % whose.length] ?? '';
    const others = dice.findIndex((_, i) => whose[(contender + i) % whose.length] !== by);
    const own = others < 0 ? dice : dice.slice(0, others);
    this.wanted = { notation: notation(own), dice: own, rule, purpose, by };
  }
}

/** The dice still to come: all of them, or the next one alone where a re-roll may have put others in between. */
function stillOwed(question: Question<unknown>, thrown: number, sides: number): readonly number[] {
  const owed = question.dice();
  if (thrown >= owed.length) return [sides];
  return question.rerolls && owed.some((each) => each !== sides) ? [sides] : owed.slice(thrown);
}

/** Thrown through a rule when a given face is not on the die. */
export class RollImpossible {
  readonly face: number;

  constructor(
    face: number,
    readonly sides: number,
    readonly why: Why,
  ) {
    // A given 0 travels as NaN, since a source answers 0 when it has no face left.
    this.face = Number.isNaN(face) ? 0 : face;
  }
}

/** Thrown through the counting of outcomes when there are more than the limit. */
export class TooManyOutcomes {
  constructor(readonly limit: number) {}
}
