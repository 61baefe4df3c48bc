import * as fc from 'fast-check';
import { countRolls, showing, weightsOf } from '../testing/every-roll';
import { total } from './total';
import { upTo } from './up-to';

describe('a die up to a face', () => {
  it('CM-ARULING-06 scatters by a d20 that is thrown again from 17', () => {
    const scatter = upTo(20, 16);
    const { die, sides, left } = showing(17, 20, 18, 16, 5);
    expect(scatter.roll(die)).toBe(16);
    expect(sides).toEqual([20, 20, 20, 20]);
    expect(left).toEqual([5]);
    expect(scatter.answers().values).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    expect(scatter.answers().weights).toEqual(new Array(16).fill(1));
  });

  it('has the weights of every throw that stands', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1, max: 35 }), (sides, last) => {
        const question = upTo(sides, last);
        expect(weightsOf(question)).toEqual(countRolls(question));
        expect(question.size()).toBe(Math.min(last, sides));
      }),
    );
  });

  it('is thrown die by die, since it may be thrown again', () => {
    expect([upTo(20, 16).n, upTo(20, 16).rerolls, upTo(20, 16).notation, upTo(20, 16).dice()]).toEqual([0, true, '1d20', [20]]);
  });

  it('is a plain die where every face counts', () => {
    expect(upTo(6, 6)).toBe(total(1, 6));
    expect(upTo(6, 99)).toBe(total(1, 6));
  });

  it('is one question', () => {
    expect(upTo(20, 16)).toBe(upTo(20, 16));
    expect(upTo(20, 16)).not.toBe(upTo(20, 15));
    expect(upTo(20, 16).key).toBe('1d20 up to 16');
  });

  it('can\'t wait for a face that never comes', () => {
    for (const last of [0, -1, 2.5, NaN]) expect(() => upTo(20, last)).toThrow(RangeError);
    expect(() => upTo(1, 1)).toThrow(RangeError);
  });
});
