import { field, play, refusedWith, type Stander } from './testing/table';

const horse = (more: Partial<Stander> = {}): Stander => ({ side: 'south', troop: 'heavy-cavalry', figures: 4, files: 4, x: 40, y: 12, ...more });
const orcs = (more: Partial<Stander> = {}): Stander => ({ side: 'north', troop: 'orcs', figures: 12, files: 6, x: 40, y: 26, ...more });
const declare = (standers: { readonly [id: string]: Stander }, scenery = {}) => refusedWith(field(standers, scenery, { stage: 'declare', loser: 0, toAct: 0, first: -1 }), 'south', { type: 'declare-charge', unit: 'horse', target: 'orcs' });
const declared = { target: 1, holdsFire: true };
const charge = (standers: { readonly [id: string]: Stander }, faces: readonly number[], scenery = {}, degrees?: number) =>
  play(field(standers, scenery), 'south', { type: 'charge', unit: 'horse', ...(degrees === undefined ? {} : { degrees }) }, faces);

describe('charges', () => {
  test('BS-CHARGE-03 BS-FORM-05 only a unit in good order, in line, free, with the target in arc and in sight may declare', () => {
    expect(declare({ horse: horse(), orcs: orcs() })).toEqual(['taken']);
    expect(declare({ horse: horse({ is: { order: 'shaken' } }), orcs: orcs() })).toEqual(['charge.not-in-good-order']);
    expect(declare({ horse: horse({ figures: 4, files: 1, formation: 'column' }), orcs: orcs() })).toEqual(['charge.column']);
    expect(declare({ horse: horse({ facing: 270, y: 14 }), orcs: orcs() })).toEqual(['charge.target-not-in-arc']);
    expect(declare({ horse: horse(), orcs: orcs(), wall: { side: 'north', troop: 'goblins', figures: 24, files: 24, x: 40, y: 20 } })).toEqual(['charge.target-not-in-sight']);
    expect(declare({ horse: horse({ y: 20 }), orcs: orcs({ y: 20 }) })).toEqual(['charge.in-contact']);
    expect(declare({ horse: horse(), orcs: orcs() }, { obstacles: [{ kind: 'ditch', line: [{ x: 30, y: 18 }, { x: 50, y: 18 }] }] })).toEqual(['charge.barred-ground']);
    expect(declare({ horse: horse(), orcs: orcs() }, { terrain: [{ kind: 'hill', outline: [{ x: 30, y: 20 }, { x: 50, y: 20 }, { x: 50, y: 40 }, { x: 30, y: 40 }] }] })).toEqual(['charge.barred-ground']);
    expect(declare({ horse: horse({ is: { target: 1 } }), orcs: orcs() })).toEqual(['charge.declared']);
  });

  test('BS-CHARGE-01 BS-CHARGE-02 BS-CHARGE-05 BS-ACT-03 a charge that starts goes half as far again, into contact', () => {
    const home = charge({ horse: horse({ is: declared }), orcs: orcs({ y: 34 }) }, [6, 7]);
    expect(home.told('charge-checked')).toMatchObject([{ rating: 13, roll: 13, starts: true, card: 'house' }]);
    expect(home.unit('horse')).toMatchObject({ charged: true, moved: true });
    expect(home.unit('horse').y).toBeCloseTo(34, 2);
    expect(home.unit('horse').spent).toBeCloseTo(22, 2);
  });

  test('BS-CHARGE-02 a unit that fails its start check stays where it is, and nothing else follows', () => {
    const failed = charge({ horse: horse({ is: declared }), orcs: orcs() }, [10, 10]);
    expect(failed.unit('horse')).toMatchObject({ y: 12, moved: true, charged: false, order: 'good' });
  });

  test('BS-CHARGE-06 BS-RULING-17 a target out of reach is missed at the end of the whole allowance', () => {
    const missed = charge({ horse: horse({ is: declared }), orcs: orcs({ y: 46 }) }, [1, 1]);
    expect(missed.unit('horse')).toMatchObject({ y: 34.5, charged: false });
  });

  test('BS-CHARGE-04 a charge begins with one wheel up to 45 degrees, the smallest that brings the most ahead, or the player’s own', () => {
    const aside = { horse: horse({ is: declared }), orcs: orcs({ x: 48 }) };
    expect(charge(aside, [1, 1]).told('contact-made')).toMatchObject([{ unit: 'horse', enemy: 'orcs' }]);
    expect(refusedWith(field(aside), 'south', { type: 'charge', unit: 'horse', degrees: 30 })).toEqual(['charge.wheel-misses']);
    expect(charge({ horse: horse({ is: declared }), orcs: orcs() }, [1, 1], {}, 5).told('contact-made')).toHaveLength(1);
  });

  test('BS-MELEE-06 on contact the charger turns to lie flush', () => {
    const slanting = charge({ horse: horse({ is: declared }), orcs: orcs({ facing: 290 }) }, [1, 1]);
    const { fx, fy } = slanting.unit('horse');
    const enemy = slanting.unit('orcs');
    expect([fx, fy]).toEqual([expect.closeTo(-enemy.fx, 9), expect.closeTo(-enemy.fy, 9)]);
  });

  test('BS-RULING-17 a charge lapses when its unit is shaken or touched, or its target gone or no longer ahead', () => {
    const reasonOf = (standers: { readonly [id: string]: Stander }) => charge(standers, []).told('charge-lapsed')[0]?.reason;
    expect(reasonOf({ horse: horse({ is: { ...declared, order: 'shaken' } }), orcs: orcs() })).toBe('not-in-good-order');
    expect(reasonOf({ horse: horse({ is: declared, y: 20 }), orcs: orcs({ y: 20 }) })).toBe('in-contact');
    expect(reasonOf({ horse: horse({ is: declared }), orcs: orcs({ is: { where: 'left' } }) })).toBe('target-gone');
    expect(reasonOf({ horse: horse({ is: declared, facing: 270, y: 14 }), orcs: orcs() })).toBe('target-not-ahead');
  });

  test('BS-RULING-17 another enemy met first is charged instead, and a friend in the way ends it', () => {
    const screened = charge({ horse: horse({ is: declared }), orcs: orcs(), screen: { side: 'north', troop: 'goblins', figures: 4, files: 2, x: 40, y: 18 } }, [1, 1]);
    expect(screened.told('contact-made')).toMatchObject([{ enemy: 'screen' }]);
    expect(screened.unit('horse').charged).toBe(true);
    const friend = field({ horse: horse({ is: { target: 2, holdsFire: true } }), pals: { side: 'south', troop: 'levy', figures: 4, files: 2, x: 40, y: 18 }, orcs: orcs() });
    expect(play(friend, 'south', { type: 'charge', unit: 'horse' }, [1, 1]).unit('horse')).toMatchObject({ charged: false });
  });

  test('BS-RULING-18 BS-RULING-15 the check is against the modified rating; skeletons start without dice', () => {
    expect(charge({ horse: horse({ is: { ...declared, figures: 4, start: 8 } }), orcs: orcs() }, [6, 6]).told('charge-checked')).toMatchObject([{ rating: 11, starts: false }]);
    expect(charge({ horse: { ...horse({ is: declared }), troop: 'skeletons' }, orcs: orcs() }, []).told('charge-checked')).toMatchObject([{ roll: null, starts: true }]);
  });
});
