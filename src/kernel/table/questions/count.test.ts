import * as fc from 'fast-check';
import { countRolls, showing, weightsOf } from '../testing/every-roll';
import { countAtLeast, countAtMost, countBetween } from './count';
import { forgetQuestions } from './shelves';

const dice = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 2, max: 6 }));
const target = fc.oneof(fc.integer({ min: -3, max: 10 }), fc.integer({ min: -30, max: 100 }).map((n) => n / 10));

/** How many faces of one die count. */
const counted = (question: { roll(die: () => number): number }, sides: number): number[] =>
  Array.from({ length: sides }, (_, i) => i + 1).filter((face) => question.roll(() => face) === 1);

describe('how many dice show enough', () => {
  it('is a binomial: 3d6 at 5 or more', () => {
    const { values, weights } = countAtLeast(3, 6, 5).answers();
    expect(values).toEqual([0, 1, 2, 3]);
    expect(weights).toEqual([8, 12, 6, 1]);
  });

  it('has the weights of every throw', () => {
    fc.assert(
      fc.property(dice, target, target, ([n, sides], first, last) => {
        for (const question of [countAtLeast(n, sides, first), countAtMost(n, sides, last), countBetween(n, sides, first, last)]) {
          expect(weightsOf(question)).toEqual(countRolls(question));
          expect(question.size()).toBeGreaterThanOrEqual(question.answers().values.length);
        }
      }),
    );
  });

  it('counts just the faces within the bounds, whole or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), target, target, (sides, first, last) => {
        const faces = Array.from({ length: sides }, (_, i) => i + 1);
        expect(counted(countAtLeast(1, sides, first), sides)).toEqual(faces.filter((face) => face >= first));
        expect(counted(countAtMost(1, sides, last), sides)).toEqual(faces.filter((face) => face <= last));
        expect(counted(countBetween(1, sides, first, last), sides)).toEqual(faces.filter((face) => face >= first && face <= last));
      }),
    );
  });

  it('takes a target that can\'t be missed or reached', () => {
    expect(countAtLeast(4, 6, -2).answers().values).toEqual([4]);
    expect(countAtLeast(4, 6, 7).answers().values).toEqual([0]);
    expect(countAtMost(4, 6, 0).answers().values).toEqual([0]);
    expect(countAtMost(4, 6, Infinity).answers().values).toEqual([4]);
    expect(countBetween(4, 6, 5, 3).answers().values).toEqual([0]);
  });

  it('counts the highest face whatever the target, if so ruled', () => {
    expect(counted(countAtLeast(1, 20, 25, { highestCounts: true }), 20)).toEqual([20]);
    expect(counted(countAtLeast(1, 20, 19, { highestCounts: true }), 20)).toEqual([19, 20]);
    expect(counted(countAtLeast(1, 20, 25), 20)).toEqual([]);
  });

  it('never counts a 1, if so ruled', () => {
    expect(counted(countAtLeast(1, 6, -5, { oneFails: true }), 6)).toEqual([2, 3, 4, 5, 6]);
    expect(counted(countAtLeast(1, 6, 3, { oneFails: true }), 6)).toEqual([3, 4, 5, 6]);
    expect(counted(countAtLeast(1, 6, 1), 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('may rule both', () => {
    const both = { highestCounts: true, oneFails: true };
    expect(countAtLeast(1, 20, 99, both).answers().weights).toEqual([19, 1]);
    expect(countAtLeast(1, 20, -99, both).answers().weights).toEqual([1, 19]);
    expect(counted(countAtLeast(1, 2, 99, both), 2)).toEqual([2]);
  });

  it('is built from one die fewer where that is known, with the same weights', () => {
    forgetQuestions();
    const alone = countAtLeast(30, 10, 8).answers().bigWeights;
    forgetQuestions();
    for (let n = 1; n <= 30; n++) countAtLeast(n, 10, 8).answers();
    expect(countAtLeast(30, 10, 8).answers().bigWeights).toEqual(alone);
    forgetQuestions();
    for (let n = 1; n <= 30; n++) countAtLeast(n, 10, 8);
    expect(countAtLeast(30, 10, 8).answers().bigWeights).toEqual(alone);
  });

  it('has weights in lowest terms that add up, however many dice', () => {
    expect(countAtLeast(100, 6, 5).answers().bigTotal).toBe(3n ** 100n);
    expect(countAtLeast(1000, 1000, 1000).answers().bigTotal).toBe(1000n ** 1000n);
  });

  it('is one question where the same faces count', () => {
    expect(countAtLeast(8, 6, 5)).toBe(countAtLeast(8, 6, 4.2));
    expect(countAtLeast(8, 6, 5)).toBe(countBetween(8, 6, 5, 99));
    expect(countAtLeast(8, 6, 7)).toBe(countAtMost(8, 6, 0));
    expect(countAtLeast(8, 6, 5)).not.toBe(countAtLeast(8, 6, 4));
    expect(countAtLeast(8, 6, 5).key).toBe('8d6[5-6]');
  });

  it('reads faces thrown at once as it rolls them one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 9 }), fc.integer({ min: 1, max: 7 }), (faces, from) => {
        const question = countAtLeast(faces.length, 6, from);
        const shown = showing(...faces);
        expect(question.read(faces)).toBe(question.roll(shown.die));
        expect(shown.sides).toEqual(question.dice());
        expect([question.n, question.sides, question.notation]).toEqual([faces.length, 6, `${faces.length}d6`]);
      }),
    );
  });
});
