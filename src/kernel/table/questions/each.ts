import { type Die, Question, type Weighed } from '../question';
import { checkDice } from './limits';
import { type PairKey, pairKey, shelfFor } from './shelves';

const faces = shelfFor<PairKey, Each>();

/** Each face of n dice, in the order thrown. */
export function each(n: number, sides: number): Question<readonly number[]> {
  checkDice(n, sides);
  return faces.find(pairKey(n, sides), () => new Each(n, sides));
}

class Each extends Question<readonly number[]> {
  readonly key: string;
  readonly notation: string;

  constructor(
    override readonly n: number,
    override readonly sides: number,
  ) {
    super();
    this.notation = `${n}d${sides}`;
    this.key = `each ${this.notation}`;
  }

  override read(faces: readonly number[]): readonly number[] {
    return faces;
  }

  roll(die: Die): readonly number[] {
    const out: number[] = [];
    for (let i = 0; i < this.n; i++) out.push(die(this.sides));
    return out;
  }

  dice(): readonly number[] {
    return new Array<number>(this.n).fill(this.sides);
  }

  size(): number {
    return this.sides ** this.n;
  }

  protected work(): Weighed<readonly number[]> {
    let values: number[][] = [[]];
    for (let i = 0; i < this.n; i++) {
      values = values.flatMap((value) => Array.from({ length: this.sides }, (_, face) => [...value, face + 1]));
    }
    return { values, weights: values.map(() => 1n), lowest: true };
  }
}
