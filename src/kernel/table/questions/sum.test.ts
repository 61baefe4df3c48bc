import * as fc from 'fast-check';
import { countRolls, showing, weightsOf } from '../testing/every-roll';
import { contest } from './contest';
import { countAtLeast } from './count';
import { lookup, lookupTable } from './lookup';
import { sumOf } from './sum';
import { total, totalOf } from './total';
import { upTo } from './up-to';

const table = (...values: number[]): ReturnType<typeof lookupTable> => lookupTable(values.map((value, i) => ({ from: i + 1, to: i + 1, value })));

describe('the sum of like answers', () => {
  it('of one die each is their total', () => {
    expect(weightsOf(sumOf(3, total(1, 6)))).toEqual(weightsOf(total(3, 6)));
  });

  it('has the weights of every throw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.array(fc.integer({ min: -3, max: 5 }), { minLength: 2, maxLength: 5 }), (n, values) => {
        const question = sumOf(n, lookup(total(1, values.length), table(...values)));
        expect(weightsOf(question)).toEqual(countRolls(question));
        expect(question.size()).toBeGreaterThanOrEqual(question.answers().values.length);
      }),
    );
  });

  it('has the weights of every throw where answers lie far apart or are not whole', () => {
    for (const values of [[0, 1_000_000_000], [0, 0.5, 3], [0.1, 0.2, 0.3], [2.5, 2.5]]) {
      for (const n of [0, 1, 2, 3, 4]) {
        const question = sumOf(n, lookup(total(1, values.length), table(...values)));
        expect(weightsOf(question)).toEqual(countRolls(question));
        expect(question.size()).toBeGreaterThanOrEqual(question.answers().values.length);
      }
    }
  });

  it('has few answers where few numbers lie between, and says so', () => {
    expect(sumOf(100, lookup(total(1, 6), table(0, 0, 0, 0, 10, 10))).size()).toBe(1001);
    expect(sumOf(2, lookup(total(1, 2), table(0, 1_000_000))).size()).toBe(4);
    expect(sumOf(0, each11()).size()).toBe(1);
    expect(sumOf(3, each11()).size()).toBe(Infinity);
    expect(sumOf(2, total(20, 600)).size()).toBeGreaterThan(23_961);
  });

  it('throws the dice of each in turn', () => {
    const { die, sides } = showing(8, 4, 2, 1);
    expect(sumOf(2, totalOf([8, 4])).roll(die)).toBe(15);
    expect(sides).toEqual([8, 4, 8, 4]);
    expect(sumOf(2, totalOf([8, 4])).notation).toBe('1d8+1d4+1d8+1d4');
    expect(sumOf(3, countAtLeast(2, 6, 5)).notation).toBe('6d6');
  });

  it('counts a die thrown again within each', () => {
    const question = sumOf(2, upTo(6, 2));
    expect(question.rerolls).toBe(true);
    expect(question.roll(showing(6, 2, 3, 1).die)).toBe(3);
    expect(question.answers()).toMatchObject({ values: [2, 3, 4], weights: [1, 2, 1] });
  });

  it('of nothing is 0', () => {
    expect(sumOf(0, total(1, 6)).answers()).toMatchObject({ values: [0], weights: [1], total: 1 });
    expect(sumOf(0, each11()).answers().values).toEqual([0]);
    expect(sumOf(0, total(1, 6)).notation).toBe('0d0');
  });

  it('is one question', () => {
    expect(sumOf(8, total(1, 8))).toBe(sumOf(8, total(1, 8)));
    expect(sumOf(8, total(1, 8))).not.toBe(sumOf(7, total(1, 8)));
    expect(sumOf(8, total(1, 8)).key).toBe('8*(1d8)');
    expect(() => sumOf(1001, total(1, 8))).toThrow(RangeError);
  });
});

/** A question whose odds nobody works out. */
function each11(): ReturnType<typeof contest> {
  return contest({ sides: 6, modifiers: new Array<number>(11).fill(0), best: 'highest', ties: 'tied-reroll' });
}
