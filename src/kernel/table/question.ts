/** Draws one face of a die with this many sides; in a contest it says for which contender. */
export type Die = (sides: number, contender?: number) => number;

/** Every answer a question can have, with integer weights over one total; equal answers are merged. */
export interface Answers<A> {
  readonly values: readonly A[];
  /** The weights as numbers, or null where their total is beyond 2^53. */
  readonly weights: readonly number[] | null;
  readonly bigWeights: readonly bigint[];
  readonly total: number;
  readonly bigTotal: bigint;
}

/** What a rule asks of the dice: how faces are read, and every answer with its exact weight. */
export abstract class Question<A> {
  private known: Answers<A> | null = null;

  /** Equal keys mean equal questions. */
  abstract readonly key: string;
  /** The dice in the usual short form, for instance 8d6. */
  abstract readonly notation: string;

  /** Throws the dice one by one and reads the answer. */
  abstract roll(die: Die): A;

  /** Whether dice may have to be thrown again before there is an answer. */
  readonly rerolls: boolean = false;

  /** How many dice of one kind are thrown, where that is all there is to it: then `read` reads them at once. */
  readonly n: number = 0;
  readonly sides: number = 0;
  read(faces: readonly number[]): A {
    throw new TypeError(`${this.key} is thrown die by die, not ${faces.length} at once`);
  }

  /** The sides of the dice of one throw, in order; re-rolled ties not counted. */
  abstract dice(): readonly number[];

  /** An upper bound for the number of distinct answers; Infinity where they are never worked out. */
  abstract size(): number;

  protected abstract work(): Weighed<A>;

  answers(): Answers<A> {
    return (this.known ??= settle(this.work()));
  }
}

export interface Weighed<A> {
  readonly values: readonly A[];
  readonly weights: readonly bigint[];
  /** True where the weights are known to have no common divisor. */
  readonly lowest?: boolean;
}

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** The greatest common divisor. */
export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/** The same of whole numbers that are not negative. */
export function smallGcd(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

function settle<A>({ values, weights, lowest }: Weighed<A>): Answers<A> {
  const common = lowest ? 1n : divisor(weights);
  const bigWeights = common > 1n ? weights.map((weight) => weight / common) : weights;
  let bigTotal = 0n;
  for (const weight of bigWeights) bigTotal += weight;
  const small = bigTotal <= LARGEST;
  return {
    values,
    weights: small ? bigWeights.map(Number) : null,
    bigWeights,
    total: small ? Number(bigTotal) : Infinity,
    bigTotal,
  };
}

function divisor(weights: readonly bigint[]): bigint {
  let common = 0n;
  for (const weight of weights) {
    common = gcd(common, weight);
    if (common === 1n) break;
  }
  return common;
}

const CAPACITY = 4096;

/** Questions by key, each kept once with its answers; the oldest half goes when the shelf is full. */
export class Shelf<K, Q> {
  private readonly kept = new Map<K, Q>();

  constructor(private readonly capacity = CAPACITY) {}

  peek(key: K): Q | undefined {
    return this.kept.get(key);
  }

  find(key: K, make: () => Q): Q {
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    if (this.kept.size >= this.capacity) this.drop();
    const made = make();
    this.kept.set(key, made);
    return made;
  }

  clear(): void {
    this.kept.clear();
  }

  private drop(): void {
    let left = this.capacity >> 1;
    for (const key of this.kept.keys()) {
      if (left-- <= 0) break;
      this.kept.delete(key);
    }
  }
}
