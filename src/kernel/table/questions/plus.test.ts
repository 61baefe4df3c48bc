import * as fc from 'fast-check';
import { countRolls, showing, weightsOf } from '../testing/every-roll';
import { countAtLeast } from './count';
import { lookup, lookupTable } from './lookup';
import { plus } from './plus';
import { total, totalOf } from './total';
import { upTo } from './up-to';

const table = (...values: number[]): ReturnType<typeof lookupTable> => lookupTable(values.map((value, i) => ({ from: i + 1, to: i + 1, value })));

describe('one answer plus another', () => {
  it('of dice is the total of both', () => {
    expect(weightsOf(plus(total(2, 6), total(1, 8)))).toEqual(weightsOf(totalOf([6, 6, 8])));
  });

  it('has the weights of every throw', () => {
    const values = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.5, 1e9, -1e9)), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(values, values, (one, other) => {
        const question = plus(lookup(total(1, one.length), table(...one)), lookup(total(1, other.length), table(...other)));
        expect(weightsOf(question)).toEqual(countRolls(question));
        expect(question.size()).toBeGreaterThanOrEqual(question.answers().values.length);
      }),
    );
  });

  it('throws the first before the second', () => {
    const { die, sides } = showing(3, 9, 10);
    expect(plus(total(1, 4), countAtLeast(2, 10, 10)).roll(die)).toBe(4);
    expect(sides).toEqual([4, 10, 10]);
    expect(plus(total(1, 4), countAtLeast(2, 10, 10)).notation).toBe('1d4+2d10');
  });

  it('may be thrown again if either may', () => {
    expect(plus(total(1, 4), total(1, 6)).rerolls).toBe(false);
    expect(plus(upTo(20, 16), total(1, 6)).rerolls).toBe(true);
    expect(plus(total(1, 6), upTo(20, 16)).rerolls).toBe(true);
  });

  it('is one question', () => {
    expect(plus(total(1, 4), total(1, 6))).toBe(plus(total(1, 4), total(1, 6)));
    expect(plus(total(1, 4), total(1, 6))).not.toBe(plus(total(1, 6), total(1, 4)));
    expect(plus(total(1, 4), total(1, 6)).key).toBe('(1d4)+(1d6)');
  });
});
