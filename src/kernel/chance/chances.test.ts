import * as fc from 'fast-check';
import { certain, type Chances, decimal, exact, mean, ratio, readAs } from './chances';

const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 });
const chancesOf = (given: readonly number[]): Chances<number> => ({ values: given.map((_, i) => i), weights: given, total: given.reduce((sum, weight) => sum + weight, 0) });
const inBigInts = <S>({ values, weights: given, total }: Chances<S>): Chances<S> => ({ values, weights: (given as readonly (number | bigint)[]).map(BigInt), total: BigInt(total) });

describe('a certain value', () => {
  it('has the whole chance', () => {
    expect(certain('north')).toEqual({ values: ['north'], weights: [1], total: 1 });
  });
});

describe('chances read as something coarser', () => {
  it('are added where values read the same', () => {
    const rolled: Chances<number> = { values: [1, 2, 3, 4, 5, 6], weights: [1, 1, 1, 1, 1, 1], total: 6 };
    expect(readAs(rolled, (face) => ({ hit: face >= 5 }))).toEqual({ values: [{ hit: false }, { hit: true }], weights: [4, 2], total: 6 });
  });

  it('are added in bigints too', () => {
    const rolled: Chances<number> = { values: [1, 2, 3], weights: [2n ** 60n, 1n, 1n], total: 2n ** 60n + 2n };
    expect(readAs(rolled, (face) => face === 1)).toEqual({ values: [true, false], weights: [2n ** 60n, 2n], total: 2n ** 60n + 2n });
  });

  it('keep their sum whatever is read', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 4 }), (given, classes) => {
        const read = readAs(chancesOf(given), (value) => value % classes);
        expect((read.weights as number[]).reduce((sum, weight) => sum + weight, 0)).toBe(read.total);
        expect(new Set(read.values).size).toBe(read.values.length);
        expect(exact(readAs(inBigInts(chancesOf(given)), (value) => value % classes))).toEqual(exact(read));
      }),
    );
  });

  it('tell apart what JSON does', () => {
    const two: Chances<number> = { values: [0, 1], weights: [1, 1], total: 2 };
    expect(readAs(two, (value) => (value === 0 ? '1' : 1)).values).toEqual(['1', 1]);
    expect(readAs(two, () => null).values).toEqual([null]);
  });

  it('leave the chances they are read from alone', () => {
    const frozen = Object.freeze({ values: Object.freeze([1, 2]), weights: Object.freeze([1, 3]), total: 4 });
    readAs(frozen, () => 'any');
    expect(frozen.weights).toEqual([1, 3]);
  });
});

describe('exact chances', () => {
  it('are in lowest terms', () => {
    expect(exact({ values: ['a', 'b'], weights: [6, 9], total: 15 })).toEqual({ values: ['a', 'b'], weights: [2n, 3n], total: 5n });
    expect(exact({ values: ['a'], weights: [7n], total: 7n })).toEqual({ values: ['a'], weights: [1n], total: 1n });
    expect(exact({ values: ['a', 'b'], weights: [1, 3], total: 4 })).toEqual({ values: ['a', 'b'], weights: [1n, 3n], total: 4n });
  });

  it('are the same however often the weights are multiplied', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 10_000 }), (given, times) => {
        const plain = exact(chancesOf(given));
        expect(exact(chancesOf(given.map((weight) => weight * times)))).toEqual(plain);
        expect(plain.weights.reduce((sum, weight) => sum + weight, 0n)).toBe(plain.total);
      }),
    );
  });
});

describe('a ratio', () => {
  it('is in lowest terms with its sign above', () => {
    expect(ratio(6n, 8n)).toEqual({ numerator: 3n, denominator: 4n });
    expect(ratio(-6n, 8n)).toEqual({ numerator: -3n, denominator: 4n });
    expect(ratio(6n, -8n)).toEqual({ numerator: -3n, denominator: 4n });
    expect(ratio(-6n, -8n)).toEqual({ numerator: 3n, denominator: 4n });
    expect(ratio(0n, 8n)).toEqual({ numerator: 0n, denominator: 1n });
  });
});

describe('a ratio as a decimal', () => {
  it('is the number itself where that is short', () => {
    expect(decimal(ratio(1n, 4n))).toBe(0.25);
    expect(decimal(ratio(1n, 10n))).toBe(0.1);
    expect(decimal(ratio(-7n, 2n))).toBe(-3.5);
    expect(decimal(ratio(0n, 3n))).toBe(0);
    expect(decimal(ratio(1n, 1n))).toBe(1);
    expect(decimal(ratio(123456789n, 1n))).toBe(123456789);
  });

  it('is true to 15 digits where it is not', () => {
    expect(decimal(ratio(1n, 3n)).toPrecision(15)).toBe('0.333333333333333');
    expect(decimal(ratio(-2n, 3n)).toPrecision(15)).toBe('-0.666666666666667');
    expect(decimal(ratio(22n, 7n)).toPrecision(15)).toBe('3.14285714285714');
  });

  it('keeps tiny and vast values', () => {
    expect(decimal(ratio(1n, 6n ** 100n)).toPrecision(15)).toBe('1.53064670748651e-78');
    expect(decimal(ratio(-1n, 10n ** 300n))).toBe(-1e-300);
    expect(decimal(ratio(1n, 10n ** 400n))).toBe(0);
    expect(decimal(ratio(10n ** 40n + 1n, 3n)).toPrecision(15)).toBe('3.33333333333333e+39');
    expect(decimal(ratio(10n ** 60n - 1n, 10n ** 60n))).toBe(1);
  });

  it('agrees with division, whatever the ratio', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 53n), max: 2n ** 53n }), fc.bigInt({ min: 1n, max: 2n ** 53n }), (n, d) => {
        const quotient = Number(n) / Number(d);
        expect(Math.abs(decimal({ numerator: n, denominator: d }) - quotient)).toBeLessThanOrEqual(Math.abs(quotient) * 5e-16);
      }),
      { numRuns: 2000 },
    );
  });

  it('doesn\'t change when the ratio is not in lowest terms', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }), (n, d) => {
        const [long, short] = [decimal({ numerator: n * 12n, denominator: d * 12n }), decimal(ratio(n, d))];
        expect(Math.abs(long - short)).toBeLessThanOrEqual(Math.abs(short) * 5e-16);
      }),
    );
  });
});

describe('the mean', () => {
  it('is exact', () => {
    expect(mean(exact({ values: [1, 2, 3, 4, 5, 6], weights: [1, 1, 1, 1, 1, 1], total: 6 }), (face) => face)).toEqual({ numerator: 7n, denominator: 2n });
    expect(mean(exact({ values: [-3, 1], weights: [1, 2], total: 3 }), (value) => value)).toEqual({ numerator: -1n, denominator: 3n });
    expect(mean(exact(certain(4)), (value) => value)).toEqual({ numerator: 4n, denominator: 1n });
  });

  it('takes fractions to four places, wherever the first one comes', () => {
    const inches = exact({ values: [1, 0.1, 2, 1.23456], weights: [1, 1, 1, 1], total: 4 });
    expect(mean(inches, (value) => value)).toEqual(ratio(43_346n, 40_000n));
    expect(mean(exact({ values: [-0.5, -2], weights: [1, 1], total: 2 }), (value) => value)).toEqual({ numerator: -5n, denominator: 4n });
  });

  it('lies where the numbers say', () => {
    fc.assert(
      fc.property(weights, fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 8, maxLength: 8 }), (given, worth) => {
        const chances = chancesOf(given);
        const expected = given.reduce((sum, weight, i) => sum + weight * worth[i]!, 0) / Number(chances.total);
        expect(decimal(mean(exact(chances), (value) => worth[value]!))).toBeCloseTo(expected, 9);
      }),
    );
  });
});
