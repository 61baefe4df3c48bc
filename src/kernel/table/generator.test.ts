import * as fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { face, faces as facesFrom, generatorFrom, stateFrom } from './generator';

const faces = (seed: string, n: number, sides: number): number[] => {
  const generator = generatorFrom(seed);
  return Array.from({ length: n }, () => face(generator, sides));
};

describe('the generator', () => {
  it('has the same stream today as when it was written', () => {
    expect(faces('', 20, 6)).toEqual([4, 6, 5, 2, 5, 1, 2, 5, 6, 2, 2, 5, 1, 6, 6, 4, 6, 4, 1, 3]);
    expect(faces('', 20, 20)).toEqual([8, 18, 17, 12, 1, 7, 2, 9, 10, 12, 20, 11, 11, 18, 12, 2, 2, 4, 15, 17]);
    expect(faces('umpire', 20, 6)).toEqual([1, 3, 4, 6, 6, 3, 1, 2, 4, 4, 1, 6, 1, 4, 1, 1, 1, 1, 3, 3]);
    expect(faces('umpire', 20, 20)).toEqual([11, 5, 12, 16, 6, 5, 7, 8, 10, 12, 5, 14, 17, 2, 3, 5, 5, 1, 7, 7]);
    expect(faces('umpire-1', 20, 6)).toEqual([4, 3, 2, 4, 3, 3, 6, 4, 3, 1, 1, 1, 1, 4, 6, 3, 1, 6, 5, 5]);
    expect(faces('umpire-1', 20, 20)).toEqual([8, 9, 12, 10, 13, 15, 6, 2, 17, 3, 7, 17, 5, 6, 10, 1, 9, 10, 13, 7]);
    expect(faces('战棋', 20, 20)).toEqual([4, 8, 1, 1, 17, 18, 1, 14, 8, 7, 8, 9, 3, 18, 3, 9, 10, 9, 17, 16]);
  });

  it('has the same state from a seed today as when it was written', () => {
    expect(stateFrom('')).toEqual([-1421968373, -396880260, 627361953, -643106861]);
    expect(stateFrom('umpire')).toEqual([-1580861461, -1795796503, -1030449933, -91762735]);
    expect(stateFrom('战棋')).toEqual([-1414592780, 1528806574, -125721434, -1379335659]);
  });

  it('shows the faces that its library would find by division, one by one or many at once', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 - 1 }), fc.nat(30), (seed, sides, n) => {
        const [ours, together, theirs] = [generatorFrom(seed), generatorFrom(seed), generatorFrom(seed)];
        const expected = Array.from({ length: n }, () => uniformInt(theirs, 1, sides));
        expect(Array.from({ length: n }, () => face(ours, sides))).toEqual(expected);
        expect(facesFrom(together, n, sides)).toEqual(expected);
      }),
    );
  });

  it('finds every remainder, at the ends of every set of faces too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1000 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(-1, 0, 1), (sides, where, off) => {
        const sets = Math.floor(2 ** 32 / sides);
        const word = Math.max(0, Math.floor(where * (sets - 1)) * sides + off);
        expect(face(drawing(word), sides)).toBe((word % sides) + 1);
      }),
    );
  });

  it('draws again where the words left over would favour low faces', () => {
    for (const sides of [3, 6, 20, 1000]) {
      const sets = Math.floor(2 ** 32 / sides);
      expect(face(drawing(sets * sides - 1, 0), sides)).toBe(sides);
      expect(face(drawing(sets * sides, 2 ** 32 - 1, 1), sides)).toBe(2);
      expect(facesFrom(drawing(0, sets * sides, 1), 2, sides)).toEqual([1, 2]);
    }
    expect([face(drawing(2 ** 32 - 1), 2), face(drawing(2 ** 32 - 1), 16)]).toEqual([2, 16]);
  });

  it('never starts from a state of zeros, in which it would stand still', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (seed) => stateFrom(seed)[3] !== 0));
  });

  it('starts close seeds far apart', () => {
    const streams = Array.from({ length: 1000 }, (_, i) => faces(`game 7, action ${i}`, 20, 20).join());
    expect(new Set(streams).size).toBe(1000);
    const firsts = new Array<number>(20).fill(0);
    for (let i = 0; i < 20_000; i++) firsts[faces(`game 7, action ${i}`, 1, 20)[0]! - 1]! += 1;
    expect(chiSquare(firsts)).toBeLessThan(CRITICAL[20]);
  });

  it('shows only faces of the die, and each of them', () => {
    for (const sides of [2, 3, 4, 6, 8, 10, 12, 20, 100, 1000]) {
      const shown = new Set(faces('all faces', sides * 20, sides));
      expect([...shown].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
    }
  });

  it.each([3, 6, 10, 20] as const)('is unbiased on a d%i', (sides) => {
    const shown = new Array<number>(sides).fill(0);
    for (const each of faces(`chi-square d${sides}`, 200_000, sides)) shown[each - 1]! += 1;
    expect(chiSquare(shown)).toBeLessThan(CRITICAL[sides]);
  });

  it('lets one face say nothing of the next', () => {
    const pairs = new Array<number>(36).fill(0);
    const thrown = faces('pairs', 200_000, 6);
    for (let i = 1; i < thrown.length; i += 2) pairs[(thrown[i - 1]! - 1) * 6 + thrown[i]! - 1]! += 1;
    expect(chiSquare(pairs)).toBeLessThan(CRITICAL[36]);
  });
});

/** A generator of just these words, each from 0 to 2^32 - 1. */
function drawing(...words: readonly number[]): RandomGenerator {
  let drawn = 0;
  return { ...generatorFrom(''), next: () => words[drawn++]! - 2 ** 31 };
}

/** What chi-square passes once in a thousand, by the number of classes. */
const CRITICAL = { 3: 13.82, 6: 20.52, 10: 27.88, 20: 43.82, 36: 66.62 } as const;

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
