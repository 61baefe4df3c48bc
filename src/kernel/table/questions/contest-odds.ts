import { gcd, type Weighed } from '../question';
import { contestResult, type ContestTerms } from './contest-terms';

/** For one result: how many faces bring each contender exactly there, and how many leave it short. */
interface Rung {
  readonly there: readonly bigint[];
  readonly short: readonly bigint[];
}

/** The exact weight of each contender, re-rolled ties summed to their limit. */
export function contestOdds(terms: ContestTerms): Weighed<number> {
  const { modifiers, ties } = terms;
  const everybody = modifiers.map((_, i) => i);
  if (modifiers.every((modifier) => modifier === modifiers[0])) return { values: everybody, weights: everybody.map(() => 1n), lowest: true };
  const found = ties === 'all-reroll' ? outright(terms, everybody) : amongTied(terms, everybody);
  const values = everybody.filter((i) => found[i]! > 0n);
  return { values, weights: values.map((i) => found[i]!) };
}

/** Where everybody throws again, the odds are those of winning outright. */
function outright(terms: ContestTerms, everybody: readonly number[]): bigint[] {
  const ways = waysToLead(everybody, ladder(terms));
  return everybody.map((i) => ways.get(1 << i) ?? 0n);
}

/**
 * Where only the tied throw again, each set of contenders is solved from its smaller sets.
 * Sets of one size share one denominator, so that nothing is reduced on the way.
 */
function amongTied(terms: ContestTerms, everybody: readonly number[]): bigint[] {
  const rungs = ladder(terms);
  const all = 2 ** everybody.length - 1;
  const solved = new Map<number, readonly bigint[]>(everybody.map((i) => [1 << i, everybody.map((j) => (i === j ? 1n : 0n))]));
  /** By how much weights of one size of set grow to the next. */
  const growth: bigint[] = [1n, 1n];
  for (let size = 2; size <= everybody.length; size++) {
    const sets: { mask: number; decided: bigint; sums: bigint[] }[] = [];
    for (let mask = 1; mask <= all; mask++) {
      const members = everybody.filter((i) => mask & (1 << i));
      if (members.length !== size || !(mask === all || canTie(members, rungs))) continue;
      const ways = waysToLead(members, rungs);
      const again = ways.get(mask) ?? 0n;
      ways.delete(mask);
      sets.push({ mask, decided: BigInt(terms.sides) ** BigInt(size) - again, sums: summed(ways, solved, growth, size, everybody) });
    }
    const common = sets.reduce((lcm, { decided }) => (lcm / gcd(lcm, decided)) * decided, 1n);
    growth.push(common);
    for (const { mask, decided, sums } of sets) solved.set(mask, sums.map((sum) => sum * (common / decided)));
  }
  return [...solved.get(all)!];
}

/** What each contender wins of the throws that leave a smaller set tied, over the denominator of sets one smaller. */
function summed(ways: ReadonlyMap<number, bigint>, solved: ReadonlyMap<number, readonly bigint[]>, growth: readonly bigint[], size: number, everybody: readonly number[]): bigint[] {
  const bySize = Array.from({ length: size }, () => everybody.map(() => 0n));
  for (const [mask, n] of ways) {
    const then = solved.get(mask)!;
    const sums = bySize[bits(mask)]!;
    for (const i of everybody) if (mask & (1 << i)) sums[i]! += n * then[i]!;
  }
  return everybody.map((i) => {
    let sum = 0n;
    for (let smaller = 1; smaller < size; smaller++) sum = sum * growth[smaller]! + bySize[smaller]![i]!;
    return sum;
  });
}

/** In how many ways each set of contenders shares the best result of one throw; sets are masks of bits. */
function waysToLead(members: readonly number[], rungs: readonly Rung[]): Map<number, bigint> {
  const ways = new Map<number, bigint>();
  for (const { there, short } of rungs) {
    if (!members.some((i) => there[i]! > 0n)) continue;
    const next = (at: number, mask: number, n: bigint): void => {
      const i = members[at];
      if (i === undefined) {
        if (mask !== 0) ways.set(mask, (ways.get(mask) ?? 0n) + n);
        return;
      }
      if (there[i]! > 0n) next(at + 1, mask | (1 << i), n * there[i]!);
      if (short[i]! > 0n) next(at + 1, mask, n * short[i]!);
    };
    next(0, 0, 1n);
  }
  return ways;
}

function canTie(members: readonly number[], rungs: readonly Rung[]): boolean {
  return rungs.some(({ there }) => members.every((i) => there[i]! > 0n));
}

/** Every result that somebody can have, read off the same sums as in play. */
function ladder(terms: ContestTerms): Rung[] {
  const results = terms.modifiers.map((modifier) => Array.from({ length: terms.sides }, (_, i) => contestResult(terms, i + 1, modifier)));
  return [...new Set(results.flat())].map((best) => ({
    there: results.map((own) => BigInt(own.filter((result) => result === best).length)),
    short: results.map((own) => BigInt(own.filter((result) => result < best).length)),
  }));
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}
