import * as fc from 'fast-check';
import { countRolls, showing, weightsOf } from '../testing/every-roll';
import { distinct } from './distinct';

describe('faces that all differ', () => {
  it('CM-TIE-02 CM-CP-08 everybody throws again if any two tie, not only the tied', () => {
    const { die, sides, contenders, left } = showing(20, 3, 20, 7, 7, 1, 4, 19, 2);
    expect(distinct(3, 20).roll(die)).toEqual([4, 19, 2]);
    expect(contenders).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect(sides).toEqual(new Array(9).fill(20));
    expect(left).toEqual([]);
  });

  it('CM-TIE-01 two who tie both throw again', () => {
    const { die, contenders } = showing(5, 5, 1, 2);
    expect(distinct(2, 20).roll(die)).toEqual([1, 2]);
    expect(contenders).toEqual([0, 1, 0, 1]);
  });

  it('takes a tie below the highest as a tie', () => {
    expect(distinct(3, 20).roll(showing(20, 3, 3, 1, 2, 3).die)).toEqual([1, 2, 3]);
  });

  it('has the weights of every throw that stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 2, max: 6 }), (n, sides) => {
        fc.pre(n <= sides);
        const question = distinct(n, sides);
        expect(weightsOf(question)).toEqual(countRolls(question));
        expect(question.size()).toBe(question.answers().values.length);
      }),
      { numRuns: 40 },
    );
  });

  it('says how many orders there are before anybody works them out', () => {
    expect(distinct(3, 20).size()).toBe(6840);
    expect(distinct(3, 20).answers().total).toBe(6840);
    expect(distinct(4, 20).size()).toBe(116_280);
    expect(distinct(20, 20).size()).toBe(2_432_902_008_176_640_000);
    expect(distinct(1000, 1000).size()).toBe(Infinity);
  });

  it('is thrown die by die, since it may be thrown again', () => {
    expect([distinct(3, 20).n, distinct(3, 20).rerolls, distinct(3, 20).notation]).toEqual([0, true, '3d20']);
  });

  it('is one question', () => {
    expect(distinct(3, 20)).toBe(distinct(3, 20));
    expect(distinct(3, 20).key).toBe('distinct 3d20');
  });

  it('can\'t wait for more faces than the die has', () => {
    expect(() => distinct(7, 6)).toThrow('7 dice of 6 sides never all differ');
    expect(distinct(2, 2).answers().values).toEqual([[1, 2], [2, 1]]);
  });
});
