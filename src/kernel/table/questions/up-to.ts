import { type Die, Question, type Weighed } from '../question';
import { checkSides } from './limits';
import { type PairKey, pairKey, shelfFor } from './shelves';
import { total } from './total';

const bounded = shelfFor<PairKey, UpTo>();

/** One die, thrown again while it shows more than the last face that counts. */
export function upTo(sides: number, last: number): Question<number> {
  checkSides(sides);
  if (!(Number.isInteger(last) && last >= 1)) throw new RangeError(`a die never shows ${last} or less`);
  if (last >= sides) return total(1, sides);
  return bounded.find(pairKey(sides, last), () => new UpTo(sides, last));
}

class UpTo extends Question<number> {
  readonly key: string;
  readonly notation: string;
  override readonly rerolls = true;

  constructor(
    private readonly faces: number,
    private readonly last: number,
  ) {
    super();
    this.notation = `1d${faces}`;
    this.key = `${this.notation} up to ${last}`;
  }

  roll(die: Die): number {
    for (;;) {
      const face = die(this.faces);
      if (face <= this.last) return face;
    }
  }

  dice(): readonly number[] {
    return [this.faces];
  }

  size(): number {
    return this.last;
  }

  protected work(): Weighed<number> {
    const values = Array.from({ length: this.last }, (_, i) => i + 1);
    return { values, weights: values.map(() => 1n), lowest: true };
  }
}
