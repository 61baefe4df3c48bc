import { answer, field, play, type Stander, refusedWith } from './testing/table';

const bows = (more: Partial<Stander> = {}): Stander => ({ side: 'south', troop: 'longbowmen', figures: 8, files: 4, x: 40, y: 12, ...more });
const orcs = (more: Partial<Stander> = {}): Stander => ({ side: 'north', troop: 'orcs', figures: 8, files: 4, x: 40, y: 18, ...more });
const MISSILE = { stage: 'missile', toAct: 0 } as const;
/** A volley that takes one figure off, and leaves the check to come. */
const hit = (target: Stander, more: { readonly [id: string]: Stander } = {}, scenery = {}, y = 12) => play(field({ bows: bows({ y }), orcs: target, ...more }, scenery, MISSILE), 'south', { type: 'fire', unit: 'bows', target: 'orcs' }, [4, 1, 1, 1, 1, 1, 1, 1, 1]);
const rally = (is: Partial<Stander['is'] & object>, faces: readonly number[]) => play(field({ a: { side: 'south', troop: 'orcs', figures: 8, files: 4, x: 40, y: 12, is }, far: { side: 'north', troop: 'levy', x: 70, y: 40 } }), 'south', { type: 'rally', unit: 'a' }, faces);

describe('morale in battle', () => {
  test('BS-MORALE-02 BS-MORALE-03 BS-RULING-06 BS-ACT-08 in good order the owner may retreat in place of a check, before any die', () => {
    const struck = hit(orcs());
    expect(struck.position.suspended!.decision).toMatchObject({ kind: 'check-or-retreat', rule: 'BS-MORALE-03', seats: ['north'], about: ['orcs'] });
    const back = answer(struck, 'retreat');
    expect(back.unit('orcs')).toMatchObject({ order: 'good', y: 22 });
  });

  test('BS-MORALE-04 BS-RETREAT-01 BS-RETREAT-02 BS-RETREAT-04 failed in good order: shaken, 4 inches straight back, facing kept, nobody follows', () => {
    const failed = answer(hit(orcs()), 'check', [5, 6]);
    expect(failed.unit('orcs')).toMatchObject({ order: 'shaken', x: 40, y: 22, fy: -1 });
    expect(failed.unit('bows').y).toBe(12);
  });

  test('BS-MORALE-05 BS-RULING-07 BS-EX-05 a shaken unit must check, goes back, and checks again', () => {
    const held = play(field({ bows: bows(), orcs: orcs({ card: { morale: 11 }, is: { order: 'shaken' } }) }, {}, MISSILE), 'south', { type: 'fire', unit: 'bows', target: 'orcs' }, [4, 1, 1, 1, 1, 1, 1, 1, 1, 6, 8, 4, 6]);
    expect(held.told('morale-checked').map(({ roll, order }) => [roll, order])).toEqual([[14, 'shaken'], [10, 'shaken']]);
    expect(held.told('decision-opened')).toEqual([]);
    expect(held.unit('orcs')).toMatchObject({ order: 'shaken', y: 22 });
  });

  test('BS-MORALE-05 the second check keeps it shaken or routs it', () => {
    const volley = (second: readonly number[]) => play(field({ bows: bows(), orcs: orcs({ is: { order: 'shaken' } }) }, {}, MISSILE), 'south', { type: 'fire', unit: 'bows', target: 'orcs' }, [4, 1, 1, 1, 1, 1, 1, 1, 1, 6, 7, ...second]);
    expect(volley([5, 5]).unit('orcs')).toMatchObject({ order: 'shaken', y: 22 });
    expect(volley([5, 6]).unit('orcs')).toMatchObject({ order: 'routed' });
  });

  test('BS-MORALE-07 BS-RULING-08 failed by seven: routed at once, without a retreat besides', () => {
    const routed = answer(hit(orcs()), 'check', [8, 9]);
    expect(routed.unit('orcs')).toMatchObject({ order: 'routed', formation: 'irregular' });
    expect(routed.told('unit-retreated')).toEqual([]);
  });

  test('BS-MORALE-06 BS-ROUT-01 a rout runs its movement away and homewards, in open order, facing along the way', () => {
    const { unit, told } = answer(hit(orcs()), 'check', [10, 10]);
    expect(told('unit-fled')).toMatchObject([{ unit: 'orcs', inches: 9 }]);
    expect(unit('orcs')).toMatchObject({ fy: 1, order: 'routed' });
    expect(unit('orcs').y).toBeGreaterThan(25);
  });

  test('BS-MORALE-09 friends within 3 inches of a rout check, at the end of the queue', () => {
    const near = hit(orcs(), { pals: orcs({ x: 45, y: 18 }), others: orcs({ x: 55, y: 18 }) });
    const routed = answer(near, 'check', [10, 10]);
    expect(routed.position.suspended!.decision).toMatchObject({ kind: 'check-or-retreat', about: ['pals'] });
    expect(answer(routed, 'check', [1, 1]).told('morale-checked')).toMatchObject([{ unit: 'pals', triggers: ['friend-routed-within-3'] }]);
  });

  test('BS-MORALE-09 more than four hits of one attack are a reason, lost figures or not', () => {
    const many = play(field({ bows: bows(), ogres: orcs({ troop: 'ogres', figures: 4, files: 4, card: { hits: 8 } }) }, {}, MISSILE), 'south', { type: 'fire', unit: 'bows', target: 'ogres' }, [6, 6, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(many.told('figures-lost')).toMatchObject([{ lost: 0, marked: 5 }]);
    expect(many.position.suspended!.decision!.kind).toBe('check-or-retreat');
  });

  test('BS-MORALE-08 BS-RULING-15 individuals and skeletons never check', () => {
    expect(hit(orcs({ troop: 'skeletons' })).position.suspended?.decision?.kind).not.toBe('check-or-retreat');
  });

  test('BS-RETREAT-03 BS-RULING-22 without room for an inch a unit is one state worse, and failed in good order routs', () => {
    const wall = { side: 'north', troop: 'levy', figures: 20, files: 10, x: 40, y: 19.5 } as const;
    expect(answer(hit(orcs(), { wall }), 'retreat').unit('orcs')).toMatchObject({ order: 'shaken', y: 18 });
    const failed = answer(hit(orcs(), { wall }), 'check', [5, 6]);
    expect(failed.told('retreat-barred')).toMatchObject([{ unit: 'orcs', order: 'routed' }]);
    expect(failed.unit('orcs').order).toBe('routed');
  });

  test('BS-RULING-22 routers run through friends and end beyond them', () => {
    const wall = { side: 'north', troop: 'levy', figures: 20, files: 10, x: 40, y: 22 } as const;
    const { unit } = answer(hit(orcs(), { wall }), 'check', [10, 10]);
    expect(unit('orcs').y).toBeGreaterThan(25.5);
  });

  test('BS-RETREAT-02 BS-ROUT-03 past the table’s edge a unit is out of the game', () => {
    const edge = { height: 24 };
    expect(answer(hit(orcs({ y: 22 }), { far: orcs({ x: 60, y: 20 }) }, edge, 16), 'retreat').unit('orcs').where).toBe('left');
    expect(answer(hit(orcs({ y: 22 }), { far: orcs({ x: 60, y: 20 }) }, edge, 16), 'check', [10, 10]).told('unit-left')).toMatchObject([{ unit: 'orcs', rule: 'BS-ROUT-03' }]);
  });
});

describe('rallies', () => {
  test('BS-RALLY-01 BS-RALLY-02 BS-RALLY-03 BS-ACT-05 in place of a move a check improves by one step', () => {
    expect(rally({ order: 'shaken' }, [5, 5]).unit('a')).toMatchObject({ order: 'good', moved: true, holdsFire: true });
    expect(rally({ order: 'routed' }, [5, 5]).unit('a')).toMatchObject({ order: 'shaken' });
    expect(rally({ order: 'shaken' }, [5, 6]).unit('a')).toMatchObject({ order: 'shaken', y: 12 });
  });

  test('BS-RALLY-03 BS-ROUT-02 a routed unit must try, and failing runs half as far again', () => {
    const state = field({ a: { side: 'south', troop: 'orcs', figures: 4, files: 4, x: 40, y: 40, is: { order: 'routed' } }, far: { side: 'north', troop: 'levy', x: 40, y: 46 } });
    expect(refusedWith(state, 'south', { type: 'end-movement' })).toEqual(['movement.routed-left']);
    expect(refusedWith(state, 'south', { type: 'rout', unit: 'a' })).toEqual(['rout.must-rally']);
    expect(play(state, 'south', { type: 'rally', unit: 'a' }, [6, 6]).told('unit-fled')).toMatchObject([{ unit: 'a', inches: 13.5 }]);
  });

  test('BS-RALLY-01 BS-ROUT-02 a routed unit that an enemy touches cannot rally and runs', () => {
    const state = field({ a: { side: 'south', troop: 'orcs', figures: 8, files: 4, x: 40, y: 30, is: { order: 'routed' } }, b: { side: 'north', troop: 'levy', figures: 8, files: 4, x: 40, y: 30 } });
    expect(refusedWith(state, 'south', { type: 'rally', unit: 'a' })).toEqual(['rally.in-contact']);
    const ran = play(state, 'south', { type: 'rout', unit: 'a' });
    expect(ran.state.contacts).toEqual([]);
    expect(ran.unit('a').y).toBeLessThan(20);
  });

  test('BS-MORALE-07 a rally failed by seven routs a shaken unit', () => {
    expect(rally({ order: 'shaken' }, [8, 9]).unit('a')).toMatchObject({ order: 'routed' });
  });
});
