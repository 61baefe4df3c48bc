import * as fc from 'fast-check';
import { countAtLeast, forgetQuestions, lookup, lookupTable, sumOf, total } from '../questions';
import { MOST_SMALL, oneMoreTry, plusDie, smallPower, timesSmall } from './small-weights';
import { convolve, power } from './weights';

const bigs = (weights: readonly number[]): bigint[] => weights.map(BigInt);
const weights = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 }).map((rest) => [1, ...rest]);

describe('weights as numbers', () => {
  it('are those worked out in bigints', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 2, max: 12 }), (one, n, sides) => {
        expect(bigs(timesSmall(one, n))).toEqual(power(bigs(one), n));
        expect(bigs(plusDie(one, sides))).toEqual(convolve(bigs(one), new Array<bigint>(sides).fill(1n)));
        expect(bigs(oneMoreTry(one, 3, 5))).toEqual(convolve(bigs(one), [5n, 3n]));
      }),
    );
  });

  it('are used as long as their sum is exact', () => {
    expect([smallPower(2, 52), smallPower(2, 53), smallPower(10, 15), smallPower(10, 16), smallPower(1000, 1000)]).toEqual([true, false, true, false, false]);
    expect(smallPower(Infinity, 0)).toBe(true);
    expect(MOST_SMALL).toBeLessThan(Number.MAX_SAFE_INTEGER);
  });

  it('go over into bigints without a seam', () => {
    const table = lookupTable([{ from: 1, to: 3, value: 0 }, { from: 4, to: 5, value: 1 }, { from: 6, to: 8, value: 2 }]);
    forgetQuestions();
    for (let n = 1; n <= 60; n++) {
      for (const [question, one] of [[total(n, 6), [1n, 1n, 1n, 1n, 1n, 1n]], [sumOf(n, lookup(total(1, 8), table)), [3n, 2n, 3n]], [countAtLeast(n, 10, 8), [7n, 3n]]] as const) {
        const { bigWeights, bigTotal, weights: small, total: sum } = question.answers();
        expect(bigWeights).toEqual(power(one, n));
        expect(bigWeights.reduce((all, weight) => all + weight, 0n)).toBe(bigTotal);
        if (small !== null) expect([bigs(small), BigInt(sum)]).toEqual([bigWeights, bigTotal]);
      }
    }
  });

  it('are found where answers lie far apart', () => {
    const far = lookupTable([{ from: 1, to: 1, value: 0 }, { from: 2, to: 2, value: 1000 }]);
    const { values, weights: found } = sumOf(20, lookup(total(1, 2), far)).answers();
    expect([values[1], values.at(-1), found![1], found![10]]).toEqual([1000, 20_000, 20, 184_756]);
  });
});
