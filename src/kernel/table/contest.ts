import { gcd, Weighed } from './question';
import type { ContestTerms } from './questions';

type Fraction = readonly [numerator: bigint, denominator: bigint];

/** The exact chance of each contender, re-rolled ties summed to their limit. */
export function contestAnswers(terms: ContestTerms): Weighed<number> {
  const everybody = terms.modifiers.map((_, i) => i);
  const sign = terms.best === 'highest' ? 1 : -1;
  const bonuses = terms.modifiers.map((modifier) => sign * modifier);
  const solved = new Map<string, readonly Fraction[]>();

  function chances(contenders: readonly number[]): readonly Fraction[] {
    const name = contenders.join();
    const known = solved.get(name);
    if (known) return known;
    const sum: Fraction[] = everybody.map(() => [0n, 1n]);
    let again = 0n;
    let all = 0n;
    for (const [tied, ways] of bestSets(contenders, bonuses, terms.sides, sign)) {
      all += ways;
      if (tied.length > 1 && (terms.ties === 'all-reroll' || tied.length === contenders.length)) {
        again += ways;
        continue;
      }
      const then = tied.length === 1 ? everybody.map((i): Fraction => [i === tied[0] ? 1n : 0n, 1n]) : chances(tied);
      then.forEach(([n, d], i) => (sum[i] = add(sum[i]!, [n * ways, d])));
    }
    const found = sum.map(([n, d]) => reduce(n, d * (all - again)));
    solved.set(name, found);
    return found;
  }

  const found = chances(everybody);
  const common = found.reduce((lcm, [, d]) => (lcm * d) / gcd(lcm, d), 1n);
  const values = everybody.filter((i) => found[i]![0] > 0n);
  return { values, weights: values.map((i) => (found[i]![0] * common) / found[i]![1]) };
}

/** In how many ways each set of contenders shares the best result of one throw. */
function bestSets(contenders: readonly number[], bonuses: readonly number[], sides: number, sign: number): [number[], bigint][] {
  const ways = new Map<string, [number[], bigint]>();
  const results = new Set(contenders.flatMap((i) => Array.from({ length: sides }, (_, face) => sign * (face + 1) + bonuses[i]!)));
  for (const best of results) {
    let sets: [number[], bigint][] = [[[], 1n]];
    for (const i of contenders) {
      const face = sign * (best - bonuses[i]!);
      const can = face >= 1 && face <= sides ? 1n : 0n;
      const worse = BigInt(Math.min(Math.max(sign > 0 ? face - 1 : sides - face, 0), sides));
      sets = sets.flatMap(([set, n]): [number[], bigint][] => [
        ...(can ? [[[...set, i], n] as [number[], bigint]] : []),
        ...(worse ? [[set, n * worse] as [number[], bigint]] : []),
      ]);
    }
    for (const [set, n] of sets) {
      if (set.length === 0) continue;
      const name = set.join();
      ways.set(name, [set, (ways.get(name)?.[1] ?? 0n) + n]);
    }
  }
  return [...ways.values()];
}

function add([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return reduce(a * d + c * b, b * d);
}

function reduce(n: bigint, d: bigint): Fraction {
  const common = gcd(n, d) || 1n;
  return [n / common, d / common];
}
