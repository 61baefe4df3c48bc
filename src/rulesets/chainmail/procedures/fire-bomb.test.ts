import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { fireBomb } from './fire-bomb';
import { codes, resolve } from './testing/resolving';

const scorcher = (more: object = {}): object => ({ id: 'scorcher', side: 'dwarves', x: 20, y: 20, model: { save: 3, health: 1, ranged: { attack: 2, damage: 2, range: 6 }, abilities: [{ slug: 'fire-bomb', rating: 2 }] }, ...more });
const model = (id: string, x: number, y: number, card: object = {}, more: object = {}): object => ({ id, side: 'gnolls', x, y, model: { save: 2, health: 9, ...card }, ...more });
const TARGET = model('target', 20, 26);

interface Told {
  readonly attackRoll: string;
  readonly x?: number;
  readonly y?: number;
  readonly struck: string | null;
  readonly models: readonly { readonly id: string; readonly damage: number; readonly health: number; readonly condition: string; readonly routs: boolean }[];
}

function bomb(models: readonly object[], faces: readonly number[], more: object = {}): Told {
  return resolve(fireBomb, { thrower: 'scorcher', target: 'target', models: [scorcher(), ...models], ...more }, ...faces).result as unknown as Told;
}

const losses = (told: Told): Record<string, number> => Object.fromEntries(told.models.map(({ id, damage }) => [id, damage]));
const faults = (input: object): readonly string[] => codes(fireBomb, { thrower: 'scorcher', target: 'target', ...input });

describe('the throw', () => {
  const needed = (models: readonly object[], more: object = {}): number => (resolve(fireBomb, { thrower: 'scorcher', target: 'target', models, ...more }, 1, 1, 20, 20).result as JsonObject)['need'] as number;

  test('CM-ABIL-15 CM-ABIL-15a CM-ARULING-05 it is rolled against 11; what helps the attack counts, cover and models between do not', () => {
    const wall = [{ kind: 'low-wall', outline: [{ x: 18, y: 24.8 }, { x: 22, y: 24.8 }, { x: 22, y: 25.2 }, { x: 18, y: 25.2 }] }];
    expect(needed([scorcher(), TARGET, model('other', 20, 28)])).toBe(9);
    expect(needed([scorcher(), TARGET, model('other', 21, 27.5)], { terrain: wall, attackBonus: 2 })).toBe(7);
    expect(needed([scorcher({ model: { save: 3, health: 1, ranged: { attack: 2, damage: 2, range: 6 }, abilities: [{ slug: 'fire-bomb' }, { slug: 'point-blank-shot' }] } }), TARGET, model('other', 20, 28)])).toBe(7);
  });

  test('CM-ABIL-15a into a melee it has -4, at a stunned model +3', () => {
    expect(needed([scorcher(), TARGET, model('ally', 20, 27, {}, { side: 'dwarves' })])).toBe(13);
    expect(needed([scorcher(), model('target', 20, 26, {}, { condition: 'stunned' }), model('other', 20, 28)])).toBe(6);
  });

  test('CM-ABIL-15a CM-RULING-13 beyond its range the bomb is spent without a roll', () => {
    const told = bomb([model('target', 20, 27.2)], []);
    expect(told).toMatchObject({ attackRoll: 'out-of-range', struck: null, models: [] });
    expect(told).not.toHaveProperty('x');
  });

  test('CM-ABIL-15a not while an enemy is in contact, not unseen, not at a friend, not without a bomb', () => {
    expect(faults({ models: [scorcher(), TARGET, model('near', 20, 21)] })).toEqual(['shoot.engaged CM-RANGED-04']);
    expect(faults({ models: [scorcher(), TARGET], terrain: [{ kind: 'high-wall', outline: [{ x: 15, y: 23 }, { x: 25, y: 23 }, { x: 25, y: 23.5 }, { x: 15, y: 23.5 }] }] })).toEqual(['shoot.no-sight CM-RANGED-02']);
    expect(faults({ models: [scorcher({ side: 'gnolls' }), TARGET] })).toEqual(['attack.not-an-enemy CM-MELEE-10']);
    expect(faults({ models: [scorcher({ model: { save: 3, health: 1 } }), TARGET] })).toEqual(['attack.no-fire-bomb CM-ABIL-15']);
    expect(faults({ models: [scorcher(), model('someone', 20, 26), model('someone', 20.5, 26)] })).toEqual(['models.same-id CM-STAT-01', 'models.overlap CM-MOVE-04', 'model.unknown CM-STAT-01']);
  });
});

describe('the blast', () => {
  test('CM-ABIL-15b CM-ABIL-15c a hit strikes the target for 2 and everybody within 3 inches of its centre for 1, friend and foe', () => {
    const told = bomb([TARGET, model('in', 20, 29.5), model('out', 24, 26.0), model('friend', 23, 26, {}, { side: 'dwarves' })], [9, 2, 2, 2]);
    expect(told).toMatchObject({ attackRoll: 'hit', x: 20, y: 26, struck: 'target' });
    expect(losses(told)).toEqual({ target: 2, friend: 1, in: 1 });
  });

  test('CM-ABIL-15c the thrower can be caught in its own blast', () => {
    expect(losses(bomb([model('target', 20, 22.2)], [9, 2, 2]))).toEqual({ target: 2, scorcher: 1 });
  });

  test('CM-ABIL-15d CM-AEX-06 CM-EX-08 CM-STAT-19 a save of 13 halves, rounded down: 2 becomes 1 and 1 becomes 0', () => {
    expect(losses(bomb([TARGET, model('in', 20, 28)], [9, 11, 11]))).toEqual({ target: 1, in: 0 });
    expect(losses(bomb([TARGET, model('in', 20, 28)], [9, 10, 10]))).toEqual({ target: 2, in: 1 });
    expect(losses(bomb([model('target', 20, 26, {}, { saveBonus: 1 })], [9, 10]))).toEqual({ target: 1 });
  });

  test('CM-AEX-05 CM-ABIL-09 who evades takes nothing when it saves, and everything when it does not', () => {
    const disciple = (evades: boolean): object => model('target', 20, 26, { save: 5, abilities: evades ? [{ slug: 'evasion' }] : [] });
    expect(losses(bomb([disciple(true)], [9, 8]))).toEqual({ target: 0 });
    expect(losses(bomb([disciple(true)], [9, 7]))).toEqual({ target: 2 });
    expect(losses(bomb([disciple(false)], [9, 8]))).toEqual({ target: 1 });
  });

  test('CM-AEX-07 CM-ABIL-15e CM-ABIL-27 who resists fire takes less, after its save; bones are no help', () => {
    const target = (abilities: object[], more: object = {}): object => model('target', 20, 26, { abilities, ...more });
    expect(losses(bomb([target([{ slug: 'resist-acid-cold-electricity-fire', rating: 4 }])], [9, 2]))).toEqual({ target: 0 });
    expect(losses(bomb([target([{ slug: 'resist-acid-cold-electricity-fire', rating: 1 }])], [9, 20]))).toEqual({ target: 0 });
    expect(losses(bomb([target([{ slug: 'skeletal' }])], [9, 2]))).toEqual({ target: 2 });
  });

  test('CM-ARULING-05 CM-ARULING-22 a critical bomb does 4 to whom it struck: 2 if it saves, 0 if it evades', () => {
    expect(losses(bomb([TARGET, model('in', 20, 28)], [20, 9, 2, 2]))).toEqual({ target: 4, in: 1 });
    expect(losses(bomb([TARGET], [20, 9, 15]))).toEqual({ target: 2 });
    expect(losses(bomb([model('target', 20, 26, { abilities: [{ slug: 'evasion' }] })], [20, 9, 15]))).toEqual({ target: 0 });
    expect(losses(bomb([TARGET], [20, 8, 2]))).toEqual({ target: 2 });
    expect(losses(bomb([model('target', 20, 26, { creature: 'elemental' })], [20, 2]))).toEqual({ target: 2 });
  });
});

describe('a bomb that misses', () => {
  const D = 0.7071;

  test.each([
    [1, 20, 27], [2, 20, 27], [3, 20 + D, 26 + D], [5, 21, 26], [8, 20 + D, 26 - D], [10, 20, 25], [11, 20 - D, 26 - D], [13, 19, 26], [16, 20 - D, 26 + D],
  ])('CM-ARULING-06 CM-ABIL-15b a die of %i brings it to %f, %f', (face, x, y) => {
    expect(bomb([TARGET], [8, face, 2])).toMatchObject({ struck: null, x, y, models: [{ id: 'target', damage: 1 }] });
  });

  test('CM-ARULING-06 17 and more are thrown again', () => {
    expect(bomb([TARGET], [8, 17, 20, 5, 2])).toMatchObject({ x: 21, y: 26 });
  });

  test('CM-ABIL-15b CM-ABIL-15c it strikes another whose base lies there, and bursts on that one\'s centre', () => {
    const told = bomb([TARGET, model('next', 21.2, 26), model('far', 24.5, 26)], [8, 5, 2, 2, 2]);
    expect(told).toMatchObject({ struck: 'next', x: 21.2, y: 26 });
    expect(losses(told)).toEqual({ next: 2, target: 1, far: 1 });
  });

  test('CM-ARULING-06 the intended target is never struck by a miss, though the bomb comes down on its wide base', () => {
    expect(bomb([model('target', 20, 26, {}, { baseDiameter: 3 })], [8, 5, 2])).toMatchObject({ struck: null, models: [{ id: 'target', damage: 1 }] });
  });

  test('CM-ARULING-06 it may come down off the field', () => {
    const models = [scorcher({ x: 20, y: 3.9 }), model('target', 20, 0.5)];
    expect(resolve(fireBomb, { thrower: 'scorcher', target: 'target', models }, 8, 9, 2).result).toMatchObject({ x: 20, y: -0.5 });
  });
});

describe('what it leaves', () => {
  const health = (currentHealth: number): object => ({ currentHealth });

  test('CM-DMG-02 CM-DOWN-11 CM-COND-05b it knocks down and destroys like any damage', () => {
    const told = bomb([model('target', 20, 26, {}, health(2)), model('dead', 20, 28, { creature: 'undead' }, health(1)), model('ill', 22, 26, {}, { condition: 'poisoned', currentHealth: 1 }), model('gone', 18, 26, {}, { condition: 'knocked-down', currentHealth: 0 })], [9, 2, 2, 2, 2]);
    expect(Object.fromEntries(told.models.map(({ id, condition }) => [id, condition]))).toEqual({ target: 'down', dead: 'destroyed', ill: 'destroyed', gone: 'destroyed' });
  });

  test('CM-ARULING-06 CM-MORALE-02 saves first, then the damage, then morale in the same order, each failure counting for the next', () => {
    const half = { health: 4 };
    const models = [model('target', 20, 26, half), model('next', 20, 28, { health: 2 }), model('dead', 22, 26, { health: 1 })];
    const warbands = [{ side: 'gnolls', losses: { started: 4, casualties: 0 } }];
    // Two fall to half: the first saves against 13 and fails on 10, so that with the one that fell half of four are lost, and the second needs 18.
    const told = bomb(models, [9, 2, 2, 2, 10, 15], { warbands });
    expect(told.models.map(({ id, routs }) => [id, routs])).toEqual([['target', true], ['next', true], ['dead', false]]);
    expect(bomb(models, [9, 2, 2, 2, 11, 11], { warbands }).models.map(({ routs }) => routs)).toEqual([false, false, false]);
    expect(bomb([model('target', 20, 26, half, { passedHalfHealth: true })], [9, 2]).models).toMatchObject([{ health: 2, routs: false }]);
  });
});

test('CM-ABIL-15 the odds along the whole chain add up to what can be worked out by hand', () => {
  const odds = fireBomb.odds({ thrower: 'scorcher', target: 'target', models: [scorcher(), TARGET] } as never);
  if (!odds.ok) throw new Error('nothing speaks against this throw');
  const { values, weights, total } = odds.outcomes;
  const chance = (struck: string | null, left: number): number => Number(weights[values.findIndex((value) => value['struck'] === struck && (value['models'] as unknown as Told['models'])[0]!.health === left)]!) / Number(total);
  // 9 or more hits, a natural 20 is critical on 9 or more; a save of +2 against 13 fails on 10 of 20.
  const critical = (1 / 20) * (12 / 20);
  expect(chance('target', 5)).toBeCloseTo(critical / 2, 12);
  expect(chance('target', 7)).toBeCloseTo(critical / 2 + (12 / 20 - critical) / 2, 12);
  expect(chance('target', 8)).toBeCloseTo((12 / 20 - critical) / 2, 12);
  expect(chance(null, 8)).toBeCloseTo((8 / 20) / 2, 12);
  expect(chance(null, 9)).toBeCloseTo((8 / 20) / 2, 12);
});
