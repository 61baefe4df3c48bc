import { BATTLES_A_CALL } from '../contenders/battlesystem-games';
import type { Bench } from '../line';
import { race } from '../race';

/** Battles a second on one core, and the exact odds of a melee. */
export const battlesystem: Bench = {
  name: 'battlesystem',
  async run() {
    const figures = await race('battlesystem-random', 'battlesystem-greedy', 'battlesystem-melee');
    const battles = (name: 'battlesystem-random' | 'battlesystem-greedy'): readonly number[] => figures[name].map((us) => (BATTLES_A_CALL * 1e6) / us);
    return [
      { what: 'Battlesystem, random-legal, 300 points', against: 'nothing', ours: battles('battlesystem-random'), theirs: [], unit: 'games/s', aim: { oursAtLeast: 100 } },
      { what: 'Battlesystem, greedy, 300 points', against: 'nothing', ours: battles('battlesystem-greedy'), theirs: [], unit: 'games/s', aim: null },
      { what: 'Battlesystem, exact odds of a melee of 24 figures', against: 'nothing', ours: figures['battlesystem-melee'], theirs: [], unit: 'us', aim: { oursAtMost: 5000 } },
    ];
  },
};
