import { gcd } from '../table/question';
import { likeness, same } from '../table/same';

/** A distribution: values with integer weights over one total. Weights are all numbers or all bigints. */
export interface Chances<S> {
  readonly values: readonly S[];
  readonly weights: readonly number[] | readonly bigint[];
  readonly total: number | bigint;
}

/** The distribution in which one value is certain. */
export function certain<S>(value: S): Chances<S> {
  return { values: [value], weights: [1], total: 1 };
}

/** The distribution of what is read from each value; values that read the same are merged. */
export function readAs<S, T>(chances: Chances<S>, read: (value: S) => T): Chances<T> {
  const values: T[] = [];
  const weights: (number | bigint)[] = [];
  /** By likeness the first value, and for each value the next one with the same likeness. */
  const firsts = new Map<number, number>();
  const nexts: number[] = [];
  for (let i = 0; i < chances.values.length; i++) {
    const value = read(chances.values[i]!);
    const weight = chances.weights[i]!;
    const like = likeness(value);
    const first = firsts.get(like) ?? -1;
    let slot = first;
    while (slot >= 0 && !same(values[slot], value)) slot = nexts[slot]!;
    if (slot < 0) {
      firsts.set(like, values.length);
      nexts.push(first);
      values.push(value);
      weights.push(weight);
    } else {
      weights[slot] = typeof weight === 'bigint' ? (weights[slot] as bigint) + weight : (weights[slot] as number) + weight;
    }
  }
  return { values, weights: weights as number[] | bigint[], total: chances.total };
}

/** The same distribution with bigints in lowest terms. */
export function exact<S>(chances: Chances<S>): { readonly values: readonly S[]; readonly weights: readonly bigint[]; readonly total: bigint } {
  const weights = (chances.weights as readonly (number | bigint)[]).map(BigInt);
  let total = BigInt(chances.total);
  let common = total;
  for (const weight of weights) {
    if (common === 1n) break;
    common = gcd(common, weight);
  }
  if (common <= 1n) return { values: chances.values, weights, total };
  total /= common;
  return { values: chances.values, weights: weights.map((weight) => weight / common), total };
}

/** An exact ratio. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function ratio(numerator: bigint, denominator: bigint): Ratio {
  const common = gcd(numerator, denominator) || 1n;
  const sign = denominator < 0n ? -1n : 1n;
  return { numerator: (sign * numerator) / common, denominator: (sign * denominator) / common };
}

/** A ratio as a decimal, true to 15 significant digits. */
export function decimal({ numerator, denominator }: Ratio): number {
  const negative = numerator < 0n;
  const n = negative ? -numerator : numerator;
  const shift = BigInt(Math.max(0, 17 - (n.toString().length - denominator.toString().length)));
  const scaled = (n * 10n ** shift) / denominator;
  return Number(`${negative ? '-' : ''}${scaled}e-${shift}`);
}

/** The exact mean of a number read from each value; fractions are taken to four places, as coordinates are. */
export function mean<S>(chances: { values: readonly S[]; weights: readonly bigint[]; total: bigint }, read: (value: S) => number): Ratio {
  let sum = 0n;
  let scale = 1n;
  for (let i = 0; i < chances.values.length; i++) {
    const value = read(chances.values[i]!);
    if (!Number.isInteger(value) && scale === 1n) {
      scale = 10000n;
      sum *= scale;
    }
    sum += chances.weights[i]! * (scale === 1n ? BigInt(value) : BigInt(Math.round(value * 10000)));
  }
  return ratio(sum, chances.total * scale);
}
