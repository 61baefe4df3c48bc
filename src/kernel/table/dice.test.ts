import * as fc from 'fast-check';
import { type Dice, NO_DICE, ScriptedDice, SeededDice } from './dice';

const drawn = (dice: SeededDice, n: number, sides: number): number[] => Array.from({ length: n }, () => dice.next(sides));

describe('seeded dice', () => {
  it('show the same faces for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer({ min: 2, max: 1000 })), (seed, sides) => {
        const one = new SeededDice(seed);
        const other = new SeededDice(seed);
        expect(sides.map((each) => one.next(each))).toEqual(sides.map((each) => other.next(each)));
      }),
    );
  });

  it('show other faces for another seed', () => {
    expect(drawn(new SeededDice('north'), 20, 20)).not.toEqual(drawn(new SeededDice('south'), 20, 20));
  });

  it('show many at once as they would one by one, and go on from there', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), fc.integer({ min: 2, max: 100 }), (seed, n, sides) => {
        const together = new SeededDice(seed);
        const single = new SeededDice(seed);
        expect(together.many(n, sides)).toEqual(drawn(single, n, sides));
        expect(together.next(20)).toBe(single.next(20));
      }),
    );
  });

  it('don\'t mind whose die falls', () => {
    const dice: Dice = new SeededDice('whose');
    expect(dice.next(20, 'north')).toBe(new SeededDice('whose').next(20));
  });
});

describe('scripted dice', () => {
  it('are used up in order', () => {
    const dice = new ScriptedDice([6, 1, 4]);
    expect([dice.next(), dice.next()]).toEqual([6, 1]);
    expect(dice.taken).toBe(2);
    expect(dice.left).toEqual([4]);
    expect(dice.next()).toBe(4);
    expect(dice.taken).toBe(3);
    expect(dice.left).toEqual([]);
  });

  it('answer 0 when none are left, and take no more', () => {
    const dice = new ScriptedDice([5]);
    dice.next();
    expect([dice.next(), dice.next()]).toEqual([0, 0]);
    expect(dice.taken).toBe(1);
  });

  it('answer no face at all for a given 0, so that it is not taken for the end', () => {
    const dice = new ScriptedDice([0, 3]);
    expect(dice.next()).toBeNaN();
    expect(dice.taken).toBe(1);
    expect(dice.left).toEqual([3]);
  });

  it('pass on what is not a face for whoever throws to judge', () => {
    const given = [7, -1, 2.5, NaN];
    const dice = new ScriptedDice(given);
    expect(given.map(() => dice.next())).toEqual(given);
  });

  it('have no faces to give many of at once', () => {
    expect('many' in new ScriptedDice([1])).toBe(false);
  });

  it('leave the given faces alone', () => {
    const faces = Object.freeze([1, 2]);
    new ScriptedDice(faces).next();
    expect(faces).toEqual([1, 2]);
  });
});

describe('no dice', () => {
  it('never have a face', () => {
    expect([NO_DICE.next(6), NO_DICE.next(20, 'north')]).toEqual([0, 0]);
    expect(NO_DICE.many).toBeUndefined();
  });
});
