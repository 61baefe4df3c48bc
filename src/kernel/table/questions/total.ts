import { type Die, Question, type Weighed } from '../question';
import { checkDice } from './limits';
import { notation } from './notation';
import { type PairKey, pairKey, shelfFor } from './shelves';
import { MOST_SMALL, plusDie } from './small-weights';
import { convolve, power, spread } from './weights';

const totals = shelfFor<PairKey, Total>();
const mixtures = shelfFor<string, Total>();
const NO_SIDES: readonly number[] = [];

/** The total of n dice of one kind. */
export function total(n: number, sides: number): Question<number> {
  checkDice(n, sides);
  const key = n === 0 ? 0 : pairKey(n, sides);
  return totals.peek(key) ?? totals.find(key, () => new Total(n === 0 ? NO_SIDES : new Array<number>(n).fill(sides)));
}

/** The total of dice of several kinds, thrown in this order. */
export function totalOf(sides: readonly number[]): Question<number> {
  for (const each of sides) checkDice(sides.length, each);
  const [first] = sides;
  if (sides.every((each) => each === first)) return total(sides.length, first ?? 2);
  return mixtures.find(notation(sides), () => new Total([...sides]));
}

class Total extends Question<number> {
  override readonly n: number;
  override readonly sides: number;
  private text: string | null = null;

  constructor(private readonly thrown: readonly number[]) {
    super();
    const alike = thrown.every((sides) => sides === thrown[0]);
    this.n = alike ? thrown.length : 0;
    this.sides = alike ? (thrown[0] ?? 0) : 0;
  }

  get key(): string {
    return this.notation;
  }

  get notation(): string {
    return (this.text ??= notation(this.thrown));
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
    if (this.thrown.reduce((ways, sides) => ways * sides, 1) <= MOST_SMALL) return spread(this.thrown.length, this.thrown.reduce(plusDie, [1]));
    const kinds = new Map<number, number>();
    for (const sides of this.thrown) kinds.set(sides, (kinds.get(sides) ?? 0) + 1);
    let weights: bigint[] = [1n];
    for (const [sides, n] of kinds) weights = convolve(weights, power(new Array<bigint>(sides).fill(1n), n));
    return spread(this.thrown.length, weights);
  }
}
