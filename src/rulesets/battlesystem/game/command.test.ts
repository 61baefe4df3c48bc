import { isHeartened, isInCommand, isOutOfCommand } from './command';
import { ratingOf } from './morale';
import { allowanceOf } from './moves';
import { unitNumber } from './state';
import { answer, field, play, refusedWith, type Stander } from './testing/table';

const MODULE = { commanders: true };
const foot = (more: Partial<Stander> = {}): Stander => ({ side: 'south', troop: 'light-foot', figures: 8, files: 4, x: 40, y: 12, ...more });
const orcs = (more: Partial<Stander> = {}): Stander => ({ side: 'north', troop: 'orcs', figures: 8, files: 4, x: 40, y: 40, ...more });
const captain = (more: Partial<Stander> = {}): Stander => ({ side: 'south', troop: 'commander', x: 50, y: 12, ...more });

describe('heroes and commanders', () => {
  test('BS-CMD-01 BS-CMD-03 a unit with a figure in half the command diameter is in command', () => {
    const at = (x: number) => {
      const state = field({ a: foot(), captain: captain({ x }), orcs: orcs() }, MODULE);
      return isInCommand(state, state.units[unitNumber(state, 'a')]!);
    };
    expect([at(46), at(47), at(48)]).toEqual([true, true, false]);
  });

  test('BS-CMD-04 BS-MORALE-10 in command a unit has one morale more; out of command it does not charge and moves by half', () => {
    const near = field({ a: foot(), captain: captain({ x: 46 }), orcs: orcs() }, MODULE);
    expect(ratingOf(near, 0).rating).toBe(11);
    const far = field({ a: foot(), captain: captain({ x: 80 }), orcs: orcs() }, MODULE);
    expect([isOutOfCommand(far, far.units[0]!), allowanceOf(far, 0), ratingOf(far, 0).rating]).toEqual([true, 6, 10]);
    expect(refusedWith({ ...far, stage: 'declare', loser: 0 }, 'south', { type: 'declare-charge', unit: 'a', target: 'orcs' })).toEqual(['charge.out-of-command']);
    const unled = field({ a: foot(), orcs: orcs() }, MODULE);
    expect([isOutOfCommand(unled, unled.units[0]!), allowanceOf(unled, 0)]).toEqual([false, 12]);
  });

  test('BS-MORALE-10 a hero with a unit heartens it', () => {
    const state = field({ a: foot(), champion: { side: 'south', troop: 'hero', x: 0, y: 0, with: 'a' }, orcs: orcs() }, MODULE);
    expect([isHeartened(state, 0), ratingOf(state, 0).rating]).toEqual([true, 11]);
  });

  test('BS-CMD-05 who is with a unit adds its own die to the melee, without factors', () => {
    const state = field({ a: foot({ y: 20, is: { charged: true } }), champion: { side: 'south', troop: 'hero', x: 0, y: 0, with: 'a' }, orcs: orcs({ y: 20 }) }, MODULE, { stage: 'melee', toAct: 0 });
    const fought = play(state, 'south', { type: 'fight', unit: 'a' }, [1, 1, 1, 1, 1, 1, 12, 10, 10, 10, 10, 1, 1, 1, 1]);
    expect(fought.told('unit-attacked')[0]).toMatchObject({ unit: 'a', figures: 4, dice: 6, hits: 4, suffered: 0 });
  });

  test('BS-CMD-05 BS-CMD-06 when its unit is gone it stands alone, with armor and hits of its own', () => {
    const state = field({ bows: foot({ troop: 'longbowmen', y: 30 }), orcs: orcs({ figures: 4, is: { figures: 1, files: 1, start: 4 } }), boss: { side: 'north', troop: 'hero', x: 0, y: 0, with: 'orcs' } }, MODULE, { stage: 'missile', toAct: 0 });
    const shot = play(state, 'south', { type: 'fire', unit: 'bows', target: 'orcs' }, [6, 1, 1, 1, 1, 1]);
    expect(shot.told('individual-alone')).toMatchObject([{ unit: 'boss' }]);
    expect(shot.unit('boss')).toMatchObject({ where: 'field', x: shot.unit('orcs').x, y: 40, figures: 1 });
  });

  test('BS-CMD-06 alone it goes where it likes, and missiles hit it less', () => {
    const state = field({ captain: captain(), orcs: orcs() }, MODULE);
    expect(play(state, 'south', { type: 'move', unit: 'captain', steps: [{ kind: 'go', to: { x: 41, y: 12 } }] }).unit('captain').spent).toBeCloseTo(9, 3);
    expect(refusedWith(state, 'south', { type: 'move', unit: 'captain', steps: [{ kind: 'advance', inches: 2 }] })).toEqual(['move.individual']);
    expect(refusedWith(field({ a: foot(), orcs: orcs() }), 'south', { type: 'move', unit: 'a', steps: [{ kind: 'go', to: { x: 41, y: 14 } }] })).toEqual(['move.only-individuals']);
    const target = field({ bows: foot({ troop: 'longbowmen', y: 34 }), boss: { side: 'north', troop: 'hero', x: 40, y: 40 }, orcs: orcs({ x: 60 }) }, MODULE, { stage: 'missile', toAct: 0 });
    expect(play(target, 'south', { type: 'fire', unit: 'bows', target: 'boss' }, new Array<number>(8).fill(1)).told('unit-attacked')[0]).toMatchObject({ armorRating: 2, modifiers: [{ name: 'missile-short' }, { name: 'missile-lone-individual', add: -2 }] });
  });

  test('BS-CMD-07 a commander’s death is a reason to check for the units in his circle', () => {
    const state = field({ bows: foot({ troop: 'longbowmen', y: 34 }), orcs: orcs({ x: 44, y: 42 }), boss: { side: 'north', troop: 'commander', x: 40, y: 40, is: { marked: 2 } } }, MODULE, { stage: 'missile', toAct: 0 });
    const slain = play(state, 'south', { type: 'fire', unit: 'bows', target: 'boss' }, [4, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(slain.unit('boss').where).toBe('destroyed');
    expect(answer(slain, 'check', [1, 1]).told('morale-checked')).toMatchObject([{ unit: 'orcs', triggers: ['commander-killed-in-circle'] }]);
  });

  test('BS-CMD-02 an army commander takes over any unit, a hero one whose commander has died, a commander stays', () => {
    const join = (who: Stander, more: { readonly [id: string]: Stander } = {}) => refusedWith(field({ a: foot(), who, ...more, orcs: orcs() }, MODULE), 'south', { type: 'join', unit: 'who', host: 'a' });
    expect(join(captain({ troop: 'army-commander' }))).toEqual(['taken']);
    expect(join(captain({ troop: 'army-commander', x: 60 }))).toEqual(['join.too-far']);
    expect(join(captain({ troop: 'hero' }))).toEqual(['join.no-commander-lost']);
    expect(join(captain({ troop: 'hero' }), { dead: captain({ x: 70, is: { where: 'destroyed' } }) })).toEqual(['taken']);
    expect(join(captain())).toEqual(['join.commander-stays']);
    expect(join(captain({ troop: 'army-commander' }), { other: { side: 'south', troop: 'hero', x: 0, y: 0, with: 'a' } })).toEqual(['join.taken']);
    const joined = play(field({ a: foot(), who: captain({ troop: 'army-commander' }), orcs: orcs() }, MODULE), 'south', { type: 'join', unit: 'who', host: 'a' });
    expect(joined.unit('who')).toMatchObject({ where: 'attached', host: 0 });
  });
});
