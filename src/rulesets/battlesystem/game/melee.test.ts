import { advantages, strikersOf } from './melee';
import { unitNumber } from './state';
import { answer, field, play, refusedWith, type Stander } from './testing/table';

const south = (troop: string, more: Partial<Stander> = {}): Stander => ({ side: 'south', troop, figures: 8, files: 4, x: 40, y: 20, ...more });
const north = (troop: string, more: Partial<Stander> = {}): Stander => ({ side: 'north', troop, figures: 8, files: 4, x: 40, y: 20, ...more });
const MELEE = { stage: 'melee', toAct: 0 } as const;
const fight = (standers: { readonly [id: string]: Stander }, faces: readonly number[], scenery = {}) => play(field(standers, scenery, MELEE), 'south', { type: 'fight', unit: 'a' }, faces);
const striking = (a: Stander, b: Stander, number: string, enemy: string): number => {
  const state = field({ a, b });
  return strikersOf(state, unitNumber(state, number), [unitNumber(state, enemy)]).get(unitNumber(state, enemy)) ?? 0;
};
const has = (a: Stander, b: Stander, scenery = {}): readonly (readonly string[])[] => {
  const state = field({ a, b }, scenery);
  return [advantages(state, 0, 1), advantages(state, 1, 0)];
};

describe('melee', () => {
  test('BS-MELEE-01 BS-AD-01 each figure in contact strikes, corner to corner too', () => {
    expect(striking(south('light-foot'), north('orcs'), 'a', 'b')).toBe(4);
    expect(striking(south('light-foot'), north('orcs', { x: 42.25 }), 'a', 'b')).toBe(2);
    expect(striking(south('light-foot'), north('orcs', { figures: 2, files: 2 }), 'a', 'b')).toBe(4);
    expect(striking(south('light-foot'), north('orcs', { figures: 2, files: 2 }), 'b', 'a')).toBe(2);
  });

  test('BS-MELEE-01 a second rank with pikes strikes too, with spears only in regular formation', () => {
    expect([striking(south('pikemen'), north('orcs'), 'a', 'b'), striking(south('medium-foot'), north('orcs'), 'a', 'b'), striking(south('medium-foot', { formation: 'irregular' }), north('orcs'), 'a', 'b'), striking(south('pikemen', { figures: 6 }), north('orcs'), 'a', 'b')]).toEqual([8, 8, 4, 6]);
  });

  test('BS-MELEE-02 BS-MELEE-03 longer weapons, the rear, ground and size are advantages', () => {
    expect(has(south('medium-foot'), north('orcs'))).toEqual([['length'], []]);
    expect(has(south('heavy-cavalry'), north('orcs'))).toEqual([[], []]);
    expect(has(south('heavy-cavalry', { is: { charged: true } }), north('orcs'))).toEqual([['length'], []]);
    expect(has(south('light-foot'), north('ogres'))).toEqual([[], ['size']]);
    expect(has(south('light-foot'), north('orcs', { facing: 90, y: 21.5 }))).toEqual([['rear'], []]);
    expect(has(south('light-foot'), north('orcs'), { terrain: [{ kind: 'hill', outline: [{ x: 30, y: 20.2 }, { x: 50, y: 20.2 }, { x: 50, y: 30 }, { x: 30, y: 30 }] }] })).toEqual([[], ['ground']]);
  });

  test('BS-MELEE-03 BS-RULING-16 BS-RULING-20 BS-ACT-06 who alone has an advantage strikes first, and only the survivors answer; checks come last', () => {
    const faces = [8, 8, 8, 8, 8, 8, 8, 8, ...new Array<number>(16).fill(1)];
    const wiped = fight({ a: south('pikemen'), b: north('orcs') }, faces);
    expect(wiped.told('unit-attacked')).toMatchObject([{ unit: 'a', first: true, dice: 8, hits: 16, suffered: 16 }]);
    expect(wiped.unit('b').where).toBe('destroyed');
    expect(wiped.told('morale-checked')).toEqual([]);
  });

  test('BS-MELEE-02 BS-RULING-20 otherwise both strike with all they had, First Player first, and losses come off together', () => {
    const faces = [4, 4, 1, 1, 1, 1, 4, 1, 1, 1, 1];
    const both = fight({ a: south('light-foot'), b: north('orcs') }, faces);
    expect(both.told('unit-attacked').map(({ unit, dice, suffered, first }) => [unit, dice, suffered, first])).toEqual([['a', 4, 2, false], ['b', 4, 1, false]]);
    expect([both.unit('a').figures, both.unit('b').figures]).toEqual([7, 6]);
    expect(both.position.suspended!.decision).toMatchObject({ kind: 'check-or-retreat', seats: ['south'] });
  });

  test('BS-MELEE-05 BS-RULING-09 each unit with a reason checks once, the First Player’s first', () => {
    const both = fight({ a: south('light-foot'), b: north('orcs') }, [4, 4, 1, 1, 1, 1, 4, 1, 1, 1, 1]);
    const first = answer(both, 'check', [5, 5]);
    expect(first.told('morale-checked')).toMatchObject([{ unit: 'a', triggers: ['first-figure-lost'], roll: 10, order: 'good' }]);
    const second = answer(first, 'check', [5, 6]);
    expect(second.told('morale-checked')).toMatchObject([{ unit: 'b', rule: 'BS-MORALE-04', order: 'shaken' }]);
    expect(second.told('unit-retreated')).toMatchObject([{ unit: 'b', inches: 4 }]);
    expect(second.unit('b').y).toBeCloseTo(24, 3);
  });

  test('BS-MELEE-04 a figure that touches several enemies strikes one, its owner’s choice', () => {
    const state = field({ a: south('light-foot'), b: north('orcs', { figures: 4, files: 2, x: 39.25 }), c: north('goblins', { figures: 4, files: 2, x: 41.25 }) }, {}, MELEE);
    const asked = play(state, 'south', { type: 'fight', unit: 'a' });
    expect(asked.position.suspended!.decision).toMatchObject({ kind: 'strike-first-at', about: ['a', 'b', 'c'] });
    const struck = answer(asked, 'c', new Array<number>(8).fill(1));
    const byA = struck.told('unit-attacked').filter(({ unit }) => unit === 'a');
    expect(byA.reduce((sum, { figures }) => sum + figures, 0)).toBe(4);
    expect(byA.find(({ target }) => target === 'c')!.figures).toBeGreaterThanOrEqual(2);
  });

  test('BS-SEQ-05 the players take turns to pick a combat, and each is fought once', () => {
    const state = field({ a: south('levy'), d: south('levy', { x: 60 }), b: north('levy'), e: north('levy', { x: 60 }) }, {}, MELEE);
    const one = play(state, 'south', { type: 'fight', unit: 'a' }, new Array<number>(8).fill(1));
    expect(one.state.toAct).toBe(1);
    expect(refusedWith(one.position, 'north', { type: 'fight', unit: 'b' })).toEqual(['fight.no-combat']);
    expect(play(one.position, 'north', { type: 'fight', unit: 'e' }, new Array<number>(8).fill(1)).told('combat-begun')).toMatchObject([{ units: ['d', 'e'] }]);
  });

  test('BS-CHARGE-05 BS-AD-05 a charge that got home has its extra dice in that melee', () => {
    const charged = fight({ a: south('heavy-cavalry', { figures: 4, is: { charged: true } }), b: north('orcs') }, [...new Array<number>(8).fill(1), 1, 1, 1, 1, 1, 1]);
    expect(charged.told('unit-attacked')[0]).toMatchObject({ dice: 8, modifiers: [{ name: 'charge-mounted-lance', times: '2' }] });
  });

  test('BS-RULING-21 BS-GEO-04 BS-AR-03 the face of first contact decides the armor, and stays', () => {
    const rating = (b: Stander) => {
      const made = field({ a: south('light-foot'), b }, {}, MELEE);
      return play(made, 'south', { type: 'fight', unit: 'a' }, [1, 1, 1, 1, 1, 1, 1, 1].slice(0, strikersOf(made, 0, [1]).get(1)! + (strikersOf(made, 1, [0]).get(0) ?? 0))).told('unit-attacked')[0]!.armorRating;
    };
    expect([rating(north('orcs')), rating(north('orcs', { facing: 90, y: 21.5 })), rating(north('orcs', { facing: 0, x: 40.75, y: 21.5 }))]).toEqual([7, 9, 8]);
  });

  test('BS-ROUT-04 the routed strike with no dice', () => {
    const slain = fight({ a: south('light-foot'), b: north('orcs', { is: { order: 'routed' } }) }, [1, 1, 1, 1]);
    expect(slain.told('unit-attacked')).toMatchObject([{ unit: 'a', armorRating: 9, modifiers: [{ name: 'defender-routed' }] }]);
  });

  test('BS-HITS-03 BS-RULING-14 figures go from the right of the last rank, and hits left over stay marked', () => {
    const hurt = fight({ a: south('light-foot', { figures: 4 }), b: north('ogres', { figures: 4, files: 2 }) }, [1, 1, 6, 6, 1, 1, 2, 2, 2, 2]);
    expect(hurt.unit('b')).toMatchObject({ figures: 3, files: 2, marked: 0 });
  });
});
