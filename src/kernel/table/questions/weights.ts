import type { Answers, Weighed } from '../question';

/** Weights by value from the lowest value up; a value that can't come has 0. */
export interface Dense<W = bigint> {
  readonly lowest: number;
  readonly weights: readonly W[];
}

/** Numbers with their weights, in bigints unless it says otherwise. */
export interface Numbers<W = bigint> {
  readonly values: readonly number[];
  readonly weights: readonly W[];
}

/** The weights of the sum of two independent numbers, kept by value offset. */
export function convolve(left: readonly bigint[], right: readonly bigint[]): bigint[] {
  const out = new Array<bigint>(left.length + right.length - 1).fill(0n);
  for (let j = 0; j < right.length; j++) {
    const weight = right[j]!;
    for (let i = 0; i < left.length; i++) out[i + j]! += left[i]! * weight;
  }
  return out;
}

/** The n-th power of a polynomial by the recurrence of its logarithmic derivative: one division a coefficient. */
export function power(one: readonly bigint[], n: number): bigint[] {
  if (n === 0) return [1n];
  const first = one[0]!;
  const degree = (one.length - 1) * n;
  const out: bigint[] = [first ** BigInt(n)];
  for (let k = 1; k <= degree; k++) {
    let sum = 0n;
    for (let j = 1; j < one.length && j <= k; j++) {
      const weight = one[j]!;
      if (weight !== 0n) sum += BigInt(j * (n + 1) - k) * weight * out[k - j]!;
    }
    out.push(sum / (BigInt(k) * first));
  }
  return out;
}

/** Weights by value, without those that are 0. Products of weights in lowest terms are in lowest terms. */
export function spread(from: number, weights: readonly bigint[] | readonly number[]): Weighed<number> {
  const values: number[] = [];
  const kept: (bigint | number)[] = [];
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    if (!weight) continue;
    values.push(from + i);
    kept.push(weight);
  }
  return { values, weights: kept as bigint[] | number[], lowest: true };
}

/** Weights by value, those of equal values added, from the lowest value up. */
export function merged<W>({ values, weights }: Numbers<W>, add: (one: W, other: W) => W): Numbers<W> {
  const found = new Map<number, W>();
  for (let i = 0; i < values.length; i++) {
    const known = found.get(values[i]!);
    found.set(values[i]!, known === undefined ? weights[i]! : add(known, weights[i]!));
  }
  const sorted = [...found.keys()].sort((a, b) => a - b);
  return { values: sorted, weights: sorted.map((value) => found.get(value)!) };
}

export const addBig = (one: bigint, other: bigint): bigint => one + other;
export const addSmall = (one: number, other: number): number => one + other;

/** The weights of the sum of two independent numbers of any kind, however far apart they lie. */
export function crossed(one: Numbers, other: Numbers): Numbers {
  const values = one.values.flatMap((value) => other.values.map((more) => value + more));
  return merged({ values, weights: one.weights.flatMap((weight) => other.weights.map((more) => weight * more)) }, addBig);
}

/** The lowest and the highest of some numbers. */
export function reach(values: readonly number[]): { readonly lowest: number; readonly highest: number } {
  let lowest = Infinity;
  let highest = -Infinity;
  for (const value of values) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return { lowest, highest };
}

/** Whether these are whole numbers so close that laying them out by value wastes little. */
export function packed(values: readonly number[]): boolean {
  const { lowest, highest } = reach(values);
  return highest - lowest <= 4 * values.length && values.every(Number.isInteger);
}

/** Whole numbers laid out by value, gaps filled with 0. */
export function dense<W>({ values, weights: given }: Numbers<W>, nothing: W): Dense<W> {
  const { lowest, highest } = reach(values);
  const weights = new Array<W>(highest - lowest + 1).fill(nothing);
  for (let i = 0; i < values.length; i++) weights[values[i]! - lowest] = given[i]!;
  return { lowest, weights };
}

/** A question's answers as weights in lowest terms. */
export function weighed({ values, bigWeights }: Answers<number>): Numbers {
  return { values, weights: bigWeights };
}
