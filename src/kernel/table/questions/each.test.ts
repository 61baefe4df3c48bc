import * as fc from 'fast-check';
import { countRolls, showing, weightsOf } from '../testing/every-roll';
import { each } from './each';

describe('each face', () => {
  it('comes in the order thrown, every row as likely as the next', () => {
    expect(each(2, 2).answers().values).toEqual([[1, 1], [1, 2], [2, 1], [2, 2]]);
    expect(each(2, 2).answers().weights).toEqual([1, 1, 1, 1]);
  });

  it('has the weights of every throw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 2, max: 6 }), (n, sides) => {
        const question = each(n, sides);
        expect(weightsOf(question)).toEqual(countRolls(question));
        expect(question.size()).toBe(sides ** n);
      }),
      { numRuns: 40 },
    );
  });

  it('is read as thrown', () => {
    const { die, sides } = showing(3, 1, 4);
    expect(each(3, 6).roll(die)).toEqual([3, 1, 4]);
    expect(sides).toEqual([6, 6, 6]);
    expect(each(3, 6).read([3, 1, 4])).toEqual([3, 1, 4]);
  });

  it('of many dice has more answers than anybody counts', () => {
    expect(each(10, 20).size()).toBe(20 ** 10);
    expect(each(1000, 1000).size()).toBe(Infinity);
  });

  it('is one question', () => {
    expect(each(3, 6)).toBe(each(3, 6));
    expect(each(3, 6).key).toBe('each 3d6');
  });
});
