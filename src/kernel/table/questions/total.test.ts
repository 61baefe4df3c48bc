import * as fc from 'fast-check';
import { countRolls, showing, weightsOf } from '../testing/every-roll';
import { total, totalOf } from './total';

describe('the total of dice', () => {
  it('of 2d6 is 7 in six of 36 throws', () => {
    const { values, weights, total: all } = total(2, 6).answers();
    expect(values).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(weights).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(all).toBe(36);
  });

  it('has the weights of every throw of dice of any kinds', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 7 }), { maxLength: 4 }), (sides) => {
        const question = totalOf(sides);
        expect(weightsOf(question)).toEqual(countRolls(question));
        expect(question.size()).toBe(question.answers().values.length);
      }),
    );
  });

  it('has weights beyond 2^53 that still add up', () => {
    const { values, weights, bigWeights, bigTotal } = total(100, 20).answers();
    expect(weights).toBeNull();
    expect(bigTotal).toBe(20n ** 100n);
    expect(values.length).toBe(1901);
    expect(bigWeights[0]).toBe(1n);
    expect(bigWeights[1]).toBe(100n);
    expect(bigWeights).toEqual([...bigWeights].reverse());
  });

  it('throws the dice in the order given', () => {
    const { die, sides, contenders } = showing(9, 2, 7);
    expect(totalOf([10, 10, 8]).roll(die)).toBe(18);
    expect(sides).toEqual([10, 10, 8]);
    expect(contenders).toEqual([undefined, undefined, undefined]);
  });

  it('reads dice of one kind at once, others one by one', () => {
    expect([total(3, 6).n, total(3, 6).sides, total(3, 6).read([1, 2, 6])]).toEqual([3, 6, 9]);
    expect([totalOf([6, 8]).n, totalOf([6, 8]).sides]).toEqual([0, 0]);
  });

  it('of no dice is 0', () => {
    expect(total(0, 6).answers().values).toEqual([0]);
    expect(total(0, 6).notation).toBe('0d0');
    expect(total(0, 6).roll(showing().die)).toBe(0);
  });

  it('is one question, however it is asked', () => {
    expect(total(2, 6)).toBe(total(2, 6));
    expect(totalOf([6, 6])).toBe(total(2, 6));
    expect(total(0, 6)).toBe(total(0, 8));
    expect(totalOf([8, 6])).not.toBe(totalOf([6, 8]));
    expect(totalOf([10, 10, 8]).key).toBe('2d10+1d8');
  });

  it('is not changed when the list of dice is', () => {
    const sides = [4, 12];
    const question = totalOf(sides);
    sides[0] = 100;
    expect(question.dice()).toEqual([4, 12]);
  });

  it('is not asked of dice that don\'t exist', () => {
    for (const [n, sides] of [[-1, 6], [1.5, 6], [1001, 6], [1, 1], [1, 1001], [1, 2.5], [NaN, 6]] as const) {
      expect(() => total(n, sides)).toThrow(RangeError);
    }
    expect(() => totalOf([6, 0])).toThrow('a die has 2 to 1000 sides, not 0');
  });
});
