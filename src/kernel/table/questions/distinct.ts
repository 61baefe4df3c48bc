import { type Die, Question, type Weighed } from '../question';
import { checkDice } from './limits';
import { type PairKey, pairKey, shelfFor } from './shelves';

const orders = shelfFor<PairKey, Distinct>();

/** The faces of n contenders who throw one die each, everybody again until no two are equal. */
export function distinct(n: number, sides: number): Question<readonly number[]> {
  checkDice(n, sides);
  if (n > sides) throw new RangeError(`${n} dice of ${sides} sides never all differ`);
  return orders.find(pairKey(n, sides), () => new Distinct(n, sides));
}

class Distinct extends Question<readonly number[]> {
  readonly key: string;
  readonly notation: string;
  override readonly rerolls = true;

  constructor(
    private readonly contenders: number,
    private readonly faces: number,
  ) {
    super();
    this.notation = `${contenders}d${faces}`;
    this.key = `distinct ${this.notation}`;
  }

  roll(die: Die): readonly number[] {
    for (;;) {
      const thrown: number[] = [];
      for (let i = 0; i < this.contenders; i++) thrown.push(die(this.faces, i));
      if (new Set(thrown).size === thrown.length) return thrown;
    }
  }

  dice(): readonly number[] {
    return new Array<number>(this.contenders).fill(this.faces);
  }

  size(): number {
    let orders = 1;
    for (let i = 0; i < this.contenders; i++) orders *= this.faces - i;
    return orders;
  }

  protected work(): Weighed<readonly number[]> {
    const faces = Array.from({ length: this.faces }, (_, i) => i + 1);
    let values: number[][] = [[]];
    for (let i = 0; i < this.contenders; i++) {
      values = values.flatMap((value) => faces.filter((face) => !value.includes(face)).map((face) => [...value, face]));
    }
    return { values, weights: values.map(() => 1n), lowest: true };
  }
}
