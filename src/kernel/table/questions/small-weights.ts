/** Weights whose sum is no more than this are worked out as numbers; half of what is safe, so that the test may round. */
export const MOST_SMALL = 2 ** 52;

/** Whether n times a choice among so many leaves numbers exact. */
export function smallPower(choices: number, n: number): boolean {
  let ways = 1;
  for (let i = 0; i < n && ways <= MOST_SMALL; i++) ways *= choices;
  return ways <= MOST_SMALL;
}

/** The weights of a sum to which one more die is added: a window of as many weights as the die has sides. */
export function plusDie(weights: readonly number[], sides: number): number[] {
  const out: number[] = [];
  let window = 0;
  for (let i = 0; i < weights.length + sides - 1; i++) {
    if (i < weights.length) window += weights[i]!;
    if (i >= sides) window -= weights[i - sides]!;
    out.push(window);
  }
  return out;
}

/** The weights of the sum of n independent numbers, each with these weights by value. */
export function timesSmall(one: readonly number[], n: number): number[] {
  let sum: number[] = [1];
  for (let i = 0; i < n; i++) sum = convolveSmall(sum, one);
  return sum;
}

function convolveSmall(left: readonly number[], right: readonly number[]): number[] {
  const out = new Array<number>(left.length + right.length - 1).fill(0);
  for (let j = 0; j < right.length; j++) {
    const weight = right[j]!;
    if (weight !== 0) for (let i = 0; i < left.length; i++) out[i + j]! += left[i]! * weight;
  }
  return out;
}

/** The weights of the hits of n tries from those of n - 1. */
export function oneMoreTry(fewer: readonly number[], hit: number, miss: number): number[] {
  const out: number[] = [fewer[0]! * miss];
  for (let k = 1; k < fewer.length; k++) out.push(fewer[k]! * miss + fewer[k - 1]! * hit);
  out.push(fewer[fewer.length - 1]! * hit);
  return out;
}
