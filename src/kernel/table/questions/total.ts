import { type Die, Question, type Weighed } from '../question';
import { checkDice } from './limits';
import { notation } from './notation';
import { shelfFor } from './shelves';
import { convolve, power, spread } from './weights';

const totals = shelfFor<string, Total>();
const NO_SIDES: readonly number[] = [];

/** The total of n dice of one kind. */
export function total(n: number, sides: number): Question<number> {
  checkDice(n, sides);
  if (n === 0) return totalOf(NO_SIDES);
  return totals.find(`${n}d${sides}`, () => new Total(new Array<number>(n).fill(sides)));
}

/** The total of dice of several kinds, thrown in this order. */
export function totalOf(sides: readonly number[]): Question<number> {
  for (const each of sides) checkDice(sides.length, each);
  return totals.find(notation(sides), () => new Total([...sides]));
}

class Total extends Question<number> {
  readonly key: string;
  readonly notation: string;
  override readonly n: number;
  override readonly sides: number;

  constructor(private readonly thrown: readonly number[]) {
    super();
    this.notation = notation(thrown);
    this.key = this.notation;
    const alike = thrown.every((sides) => sides === thrown[0]);
    this.n = alike ? thrown.length : 0;
    this.sides = alike ? (thrown[0] ?? 0) : 0;
  }

  roll(die: Die): number {
    let sum = 0;
    for (const sides of this.thrown) sum += die(sides);
    return sum;
  }

  override read(faces: readonly number[]): number {
    let sum = 0;
    for (let i = 0; i < faces.length; i++) sum += faces[i]!;
    return sum;
  }

  dice(): readonly number[] {
    return this.thrown;
  }

  size(): number {
    return this.thrown.reduce((sum, sides) => sum + sides, 1 - this.thrown.length);
  }

  protected work(): Weighed<number> {
    const kinds = new Map<number, number>();
    for (const sides of this.thrown) kinds.set(sides, (kinds.get(sides) ?? 0) + 1);
    let weights: bigint[] = [1n];
    for (const [sides, n] of kinds) weights = convolve(weights, power(new Array<bigint>(sides).fill(1n), n));
    return spread(this.thrown.length, weights);
  }
}
