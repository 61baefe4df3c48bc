import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** A generator whose whole stream is fixed by the text of its seed. */
export function generatorFrom(seed: string): RandomGenerator {
  return xoroshiro128plusFromState(stateFrom(seed));
}

/** An unbiased face of a die: words beyond the last whole set of faces are drawn again. */
export function face(generator: RandomGenerator, sides: number): number {
  if (!isUsual(sides)) return uniformInt(generator, 1, sides);
  const size = sides >>> 0;
  return faceOf(fairWord(generator, size), size, 1 / size);
}

/** Many faces at once: the same as one by one. */
export function faces(generator: RandomGenerator, n: number, sides: number): number[] {
  const shown = new Array<number>(n);
  if (!isUsual(sides)) return shown.fill(0).map(() => face(generator, sides));
  const size = sides >>> 0;
  const share = 1 / size;
  for (let i = 0; i < n; i++) shown[i] = faceOf(fairWord(generator, size), size, share);
  return shown;
}

const HIGHEST = 0xffffffff;

/** Whether a die has whole sides that fit a small integer: others are left to the library. */
function isUsual(sides: number): boolean {
  return (sides | 0) === sides && sides > 0;
}

function fairWord(generator: RandomGenerator, size: number): number {
  let word = wordFrom(generator);
  while (word > HIGHEST - size && isLeftOver(word, size)) word = wordFrom(generator);
  return word;
}

function wordFrom(generator: RandomGenerator): number {
  return (generator.next() ^ 0x80000000) >>> 0;
}

function isLeftOver(word: number, size: number): boolean {
  return word > HIGHEST - (((HIGHEST % size) + 1) % size);
}

/** The remainder plus one. Multiplying by the share is much faster than dividing, and exact with the half: no quotient lies that near to a whole number. */
function faceOf(word: number, size: number, share: number): number {
  const sets = ((word + 0.5) * share) >>> 0;
  return ((word - Math.imul(sets, size)) | 0) + 1;
}

/** Four words from a text: one FNV-1a lane each, then mixed so that close seeds lie far apart. */
export function stateFrom(seed: string): [number, number, number, number] {
  const lane = (start: number): number => {
    let hash = start;
    for (let i = 0; i < seed.length; i++) {
      const unit = seed.charCodeAt(i);
      hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
      hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
    }
    hash ^= seed.length;
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  };
  return [lane(0x811c9dc5), lane(0x2b992ddf), lane(0x7a3c1f05), lane(0x5bd1e995) | 1];
}
