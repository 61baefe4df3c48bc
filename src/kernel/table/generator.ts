import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** A generator whose whole stream is fixed by the text of its seed. */
export function generatorFrom(seed: string): RandomGenerator {
  return xoroshiro128plusFromState(stateFrom(seed));
}

/** An unbiased face of a die. */
export function face(generator: RandomGenerator, sides: number): number {
  return uniformInt(generator, 1, sides);
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
