import { census, naiveCensus, opening } from '../../../../test/support/census';
import { battlesystemGame } from './game';
import { leader, unit } from './ready-setups';
import type { BattleSetup, SetupUnit } from './shapes';

const at = (x: number, y: number) => ({ at: { x, y }, files: 1 });
const duel = (south: readonly SetupUnit[], north: readonly SetupUnit[], more: Partial<BattleSetup> = {}): BattleSetup => ({ anyArmy: true, turns: 2, width: 24, height: 24, ...more, armies: [{ seat: 'south', units: [...south] }, { seat: 'north', units: [...north] }] });
const box = [{ x: 10, y: 11 }, { x: 14, y: 11 }, { x: 14, y: 14 }, { x: 10, y: 14 }];

const SETUPS: readonly (readonly [string, BattleSetup, number, readonly number[]])[] = [
  ['two levies in contact', duel([unit('a', 'levy', 1, at(12, 12))], [unit('b', 'levy', 1, at(12, 12))]), 3, [2, 4, 8, 14, 28, 32]],
  ['levies apart', duel([unit('a', 'levy', 1, at(12, 8))], [unit('b', 'levy', 1, at(12, 16))]), 3, [2, 4, 8, 2, 4, 8, 16]],
  ['a bow and a levy', duel([unit('a', 'archers', 1, at(12, 10))], [unit('b', 'levy', 2, at(12, 14))]), 3, [2, 4, 8, 20, 42, 60]],
  ['a rabble in woods', duel([unit('a', 'goblins', 2, at(12, 10))], [unit('b', 'levy', 1, at(12, 14))], { terrain: [{ kind: 'light-woods', outline: box }] }), 3, [2, 4, 8, 2, 4, 8, 4]],
  ['a hill between', duel([unit('a', 'levy', 1, at(8, 8))], [unit('b', 'skeletons', 1, at(16, 16))], { scenario: 'hold-the-hill' }), 3, [2, 4, 8, 2, 4, 8, 4]],
  ['a leader with his levy', { ...duel([unit('a', 'levy', 1, at(12, 12))], [unit('b', 'levy', 1, at(12, 12))], { commanders: true }), armies: [{ seat: 'south', units: [unit('a', 'levy', 1, at(12, 12))], individuals: [leader('c', 'commander', 'a')] }, { seat: 'north', units: [unit('b', 'levy', 1, at(12, 12))] }] }, 3, [2, 4, 8, 14]],
];

/** The one contest, for initiative, is thrown die by die. */
const COUNTED = { game: battlesystemGame, tellsApart: () => false };

describe('census', () => {
  test.each(SETUPS)('of positions after each action: %s', (_name, setup, naively, counts) => {
    const start = opening(battlesystemGame, setup);
    expect(census(COUNTED, start, counts.length - 1)).toEqual(counts);
    expect(naiveCensus(COUNTED, start, naively)).toEqual(counts.slice(0, naively + 1));
  });
});
