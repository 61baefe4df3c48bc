import { leader, unit } from '../ready-setups';
import type { BattleSetup } from '../shapes';

/** Leaders and bows fight for the hill. */
export const LEADERS_ON_THE_HILL: BattleSetup = {
  scenario: 'hold-the-hill',
  commanders: true,
  turns: 8,
  width: 72,
  height: 36,
  deploymentDepth: 9,
  armies: [
    { seat: 'red', units: [unit('pikes', 'pikemen', 8), unit('bows', 'longbowmen', 6)], individuals: [leader('marshal', 'army-commander'), leader('lancer', 'hero')] },
    { seat: 'blue', units: [unit('dwarfs', 'dwarf-foot', 8), unit('crossbows', 'crossbowmen', 8)], individuals: [leader('thane', 'commander', 'dwarfs')] },
  ],
};

const box = (x: number, y: number, width: number, height: number) => [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }];

/** Units close to each other from the start, with every kind of ground and obstacle about. */
export const CLOSE_QUARTERS: BattleSetup = {
  anyArmy: true,
  turns: 6,
  width: 48,
  height: 36,
  terrain: [
    { kind: 'light-woods', outline: box(2, 14, 6, 6) },
    { kind: 'dense-woods', outline: box(10, 20, 4, 4) },
    { kind: 'brush', outline: box(16, 10, 5, 3) },
    { kind: 'rough', outline: box(30, 16, 6, 4) },
    { kind: 'shallow-water', outline: box(22, 4, 5, 2) },
    { kind: 'swamp', outline: box(40, 12, 6, 6) },
    { kind: 'deep-water', outline: box(42, 24, 5, 5) },
    { kind: 'building', outline: box(26, 27, 3, 3) },
    { kind: 'road', outline: box(0, 8, 48, 1.5) },
    { kind: 'hill', outline: box(18, 15, 9, 7) },
  ],
  obstacles: [
    { kind: 'wall', line: [{ x: 12, y: 16 }, { x: 16, y: 16 }] },
    { kind: 'hedge', line: [{ x: 30, y: 13 }, { x: 36, y: 13 }] },
    { kind: 'fence', line: [{ x: 36, y: 22 }, { x: 40, y: 22 }] },
    { kind: 'ditch', line: [{ x: 6, y: 26 }, { x: 12, y: 27 }] },
  ],
  armies: [
    {
      seat: 'south',
      units: [
        unit('spears', 'medium-foot', 10, { at: { x: 14, y: 14 }, files: 5 }),
        unit('horse', 'light-cavalry', 5, { at: { x: 34, y: 11 }, files: 5 }),
        unit('bows', 'archers', 8, { at: { x: 23, y: 9 }, files: 4 }),
        unit('bones', 'skeletons', 9, { at: { x: 6, y: 11 }, files: 3 }),
        unit('march', 'levy', 8, { at: { x: 44, y: 9 }, files: 2, formation: 'column' }),
      ],
    },
    {
      seat: 'north',
      units: [
        unit('ogres', 'ogres', 3, { at: { x: 14, y: 17 }, files: 3 }),
        unit('goblins', 'goblins', 12, { at: { x: 22, y: 23 }, files: 6 }),
        unit('knights', 'heavy-cavalry', 4, { at: { x: 34, y: 15.5 }, files: 4 }),
        unit('elves', 'elf-archers', 6, { at: { x: 6, y: 24 }, files: 3 }),
        unit('guard', 'heavy-foot', 6, { at: { x: 24, y: 14 }, files: 3 }),
      ],
    },
  ],
};
