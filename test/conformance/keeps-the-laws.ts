import { LAWS } from './laws';
import type { Trial } from './trial';

/** Tries a game by every law; each has a test file of its own, so that they run side by side. */
export function keepsTheLaws(trial: Trial): void {
  describe(`${trial.name} keeps the laws`, () => {
    test.each(LAWS.map((law) => [law.number, law.says, law] as const))('law %i: %s', (_number, _says, law) => {
      expect(law.breaches(trial)).toEqual([]);
    });
  });
}
