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

let made = 0;

/** What a rule asks of the dice: how faces are read, and every answer with its exact weight. */
export abstract class Question<A> {
  /** Its own number as long as the process runs: questions about questions are found by it faster than by their keys. */
  readonly id: number = ++made;
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

/** Answers as they were worked out: weights as numbers only where their sum is safe. */
export interface Weighed<A> {
  readonly values: readonly A[];
  readonly weights: readonly bigint[] | readonly number[];
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
  return isSmall(weights) ? settleSmall(values, weights, lowest ?? false) : settleBig(values, weights, lowest ?? false);
}

function isSmall(weights: Weighed<unknown>['weights']): weights is readonly number[] {
  return typeof weights[0] === 'number';
}

function settleSmall<A>(values: readonly A[], weights: readonly number[], lowest: boolean): Answers<A> {
  let common = lowest ? 1 : 0;
  for (let i = 0; i < weights.length && common !== 1; i++) common = smallGcd(common, weights[i]!);
  const reduced = common > 1 ? weights.map((weight) => weight / common) : weights;
  let total = 0;
  for (const weight of reduced) total += weight;
  return new Settled(values, reduced, total, null, null);
}

function settleBig<A>(values: readonly A[], weights: readonly bigint[], lowest: boolean): Answers<A> {
  let common = lowest ? 1n : 0n;
  for (let i = 0; i < weights.length && common !== 1n; i++) common = gcd(common, weights[i]!);
  const reduced = common > 1n ? weights.map((weight) => weight / common) : weights;
  let total = 0n;
  for (const weight of reduced) total += weight;
  const small = total <= LARGEST;
  return new Settled(values, small ? reduced.map(Number) : null, small ? Number(total) : Infinity, reduced, total);
}

/** Answers whose weights are made into bigints only when somebody wants them so. */
class Settled<A> implements Answers<A> {
  constructor(
    readonly values: readonly A[],
    readonly weights: readonly number[] | null,
    readonly total: number,
    private big: readonly bigint[] | null,
    private all: bigint | null,
  ) {}

  get bigWeights(): readonly bigint[] {
    return (this.big ??= this.weights!.map(BigInt));
  }

  get bigTotal(): bigint {
    return (this.all ??= BigInt(this.total));
  }
}

const CAPACITY = 4096;

/** Questions by key, each kept once with its answers; the oldest half goes when the shelf is full. */
export class Shelf<K, Q> {
  private kept = new Map<K, Q>();

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
    // Not cleared but left: a map that is cleared keeps its old table tied to the new one until a full collection.
    this.kept = new Map();
  }

  private drop(): void {
    let left = this.capacity >> 1;
    for (const key of this.kept.keys()) {
      if (left-- <= 0) break;
      this.kept.delete(key);
    }
  }
}
