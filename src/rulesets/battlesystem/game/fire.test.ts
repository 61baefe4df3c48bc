import { answer, field, play, refusedWith, type Stander } from './testing/table';

const bows = (more: Partial<Stander> = {}): Stander => ({ side: 'south', troop: 'archers', figures: 6, files: 3, x: 40, y: 12, ...more });
const orcs = (more: Partial<Stander> = {}): Stander => ({ side: 'north', troop: 'orcs', figures: 12, files: 6, x: 40, y: 20, ...more });
const MISSILE = { stage: 'missile', toAct: 0 } as const;
const shot = { type: 'fire', unit: 'bows', target: 'orcs' } as const;
const fire = (standers: { readonly [id: string]: Stander }, faces: readonly number[], scenery = {}) => play(field(standers, scenery, MISSILE), 'south', shot, faces);
const refusal = (standers: { readonly [id: string]: Stander }, scenery = {}) => refusedWith(field(standers, scenery, MISSILE), 'south', shot);

describe('missiles', () => {
  test('BS-MISSILE-01 BS-MISSILE-04 BS-MISSILE-06 BS-MISSILE-07 BS-ACT-07 the first two ranks fire, by range, then as in melee', () => {
    const volley = fire({ bows: bows(), orcs: orcs() }, [6, 4, 1, 3, 2, 1]);
    expect(volley.told('unit-attacked')).toMatchObject([{ figures: 6, dice: 3, hits: 3, suffered: 3, armorRating: 7, kind: 'missile', card: 'house', modifiers: [{ name: 'missile-medium' }] }]);
    expect(volley.position.suspended!.decision).toMatchObject({ kind: 'check-or-retreat', seats: ['north'] });
    expect(answer(volley, 'check', [5, 5]).unit('orcs')).toMatchObject({ figures: 9, order: 'good' });
  });

  test('BS-MISSILE-03 BS-GEO-04 BS-RULING-23 the target must lie in the front arc, in range and in sight of a figure that fires', () => {
    expect(refusal({ bows: bows({ facing: 270 }), orcs: orcs() })).toEqual(['missile.target-not-in-arc']);
    expect(refusal({ bows: bows(), orcs: orcs({ y: 28 }) })).toEqual(['missile.out-of-range']);
    expect(refusal({ bows: bows(), orcs: orcs(), screen: { side: 'north', troop: 'goblins', figures: 24, files: 24, x: 40, y: 16 } })).toEqual(['missile.target-not-in-sight']);
  });

  test('BS-TERR-05 woods deeper than 2 inches, buildings and higher ground hide; hedges and walls do not', () => {
    const box = (y: number, height: number) => [{ x: 20, y }, { x: 60, y }, { x: 60, y: y + height }, { x: 20, y: y + height }];
    const hidden = (kind: 'light-woods' | 'building' | 'hill' | 'brush', height: number) => refusal({ bows: bows(), orcs: orcs() }, { terrain: [{ kind, outline: box(14, height) }] });
    expect([hidden('light-woods', 1.5), hidden('light-woods', 3), hidden('building', 2), hidden('hill', 2), hidden('brush', 4)]).toEqual([['taken'], ['missile.target-not-in-sight'], ['missile.target-not-in-sight'], ['missile.target-not-in-sight'], ['taken']]);
    expect(refusal({ bows: bows(), orcs: orcs() }, { obstacles: [{ kind: 'wall', line: [{ x: 20, y: 16 }, { x: 60, y: 16 }] }] })).toEqual(['taken']);
  });

  test('BS-MISSILE-05 BS-RULING-13 who moved over half, touches an enemy, or was busy otherwise does not fire', () => {
    expect(refusal({ bows: bows({ is: { spent: 6 } }), orcs: orcs() })).toEqual(['taken']);
    expect(refusal({ bows: bows({ is: { spent: 6.5 } }), orcs: orcs() })).toEqual(['missile.moved']);
    expect(refusal({ bows: bows(), orcs: orcs({ y: 12 }) })).toEqual(['missile.in-contact']);
    expect(refusal({ bows: bows({ is: { holdsFire: true } }), orcs: orcs() })).toEqual(['missile.not-this-turn']);
    expect(refusal({ bows: bows({ is: { order: 'routed' } }), orcs: orcs() })).toEqual(['missile.routed']);
    expect(refusal({ bows: bows({ figures: 4, files: 1, formation: 'column' }), orcs: orcs() })).toEqual(['missile.column']);
  });

  test('BS-MISSILE-07 nobody fires at an enemy that touches friends', () => {
    expect(refusal({ bows: bows(), pals: { side: 'south', troop: 'levy', figures: 4, files: 2, x: 45.25, y: 20, facing: 180 }, orcs: orcs() })).toEqual(['taken']);
    expect(refusal({ bows: bows(), pals: { side: 'south', troop: 'levy', figures: 4, files: 2, x: 42.25, y: 20.75, facing: 180 }, orcs: orcs() })).toEqual(['missile.target-touches-friends']);
  });

  test('BS-MISSILE-02 BS-SEQ-06 a unit fires once in a step, bows twice in a turn; the players take turns', () => {
    expect(refusal({ bows: bows({ is: { volleys: 1 } }), orcs: orcs() })).toEqual(['missile.no-volley-left']);
    expect(refusal({ bows: bows({ is: { volleys: 1, shotAtMovers: true } }), orcs: orcs() })).toEqual(['taken']);
    expect(refusal({ bows: bows({ troop: 'crossbowmen', is: { volleys: 1, shotAtMovers: true } }), orcs: orcs() })).toEqual(['missile.no-volley-left']);
    const state = field({ bows: bows(), more: bows({ x: 50 }), orcs: orcs(), theirs: { side: 'north', troop: 'archers', figures: 4, files: 4, x: 48, y: 20 } }, {}, MISSILE);
    const once = play(state, 'south', shot, [1, 1, 1]);
    expect(once.state.toAct).toBe(1);
    expect(play(once.position, 'north', { type: 'pass-fire' }).state.toAct).toBe(0);
  });

  test('BS-MISSILE-09 the ranges of a weapon decide its factor', () => {
    const dice = (y: number, faces: readonly number[]) => fire({ bows: bows(), orcs: orcs({ y }) }, faces).told('unit-attacked')[0]!.dice;
    expect([dice(17, [1, 1, 1, 1, 1, 1]), dice(22, [1, 1, 1]), dice(26, [1, 1])]).toEqual([6, 3, 2]);
  });

  test('BS-AR-03 cover helps: soft in woods and behind a hedge, hard behind a wall', () => {
    const rating = (scenery: object) => fire({ bows: bows(), orcs: orcs() }, [1, 1, 1], scenery).told('unit-attacked')[0]!.armorRating;
    const line = [{ x: 20, y: 18 }, { x: 60, y: 18 }];
    expect([rating({}), rating({ obstacles: [{ kind: 'hedge', line }] }), rating({ obstacles: [{ kind: 'wall', line }] }), rating({ terrain: [{ kind: 'brush', outline: [{ x: 30, y: 19 }, { x: 50, y: 19 }, { x: 50, y: 24 }, { x: 30, y: 24 }] }] })]).toEqual([7, 6, 5, 6]);
  });
});

describe('opportunity fire', () => {
  const theirs = (more: Partial<Stander> = {}): Stander => ({ side: 'north', troop: 'archers', figures: 8, files: 4, x: 40, y: 30, ...more });
  const mover = (more: Partial<Stander> = {}): Stander => ({ side: 'south', troop: 'light-foot', figures: 8, files: 4, x: 40, y: 12, ...more });
  const advance = (inches = 10) => ({ type: 'move', unit: 'mover', steps: [{ kind: 'advance', inches }] }) as const;

  test('BS-MISSILE-08 BS-RULING-19 the enemy names a point of the path; loss and check come there, and the move goes on', () => {
    const open = play(field({ mover: mover(), theirs: theirs() }), 'south', advance());
    expect(open.position.suspended!.decision).toMatchObject({ kind: 'opportunity-fire', seats: ['north'], facts: { mover: 'mover', inches: 10 } });
    expect(open.unit('mover').y).toBe(12);
    const hit = answer(open, [{ unit: 'theirs', at: 8 }], [6, 1, 1, 1, 3, 4]);
    expect(hit.told('unit-attacked')).toMatchObject([{ kind: 'opportunity', dice: 4, suffered: 2 }]);
    const checked = answer(hit, 'check', [4, 4]);
    expect(checked.unit('mover')).toMatchObject({ y: 22, figures: 6, spent: 10 });
  });

  test('BS-RULING-19 a retreat from there ends the move', () => {
    const hit = answer(play(field({ mover: mover(), theirs: theirs() }), 'south', advance()), [{ unit: 'theirs', at: 8 }], [6, 1, 1, 1, 3, 4]);
    const back = answer(hit, 'retreat');
    expect(back.unit('mover')).toMatchObject({ y: 16, order: 'good', moved: true, holdsFire: true });
  });

  test('BS-MISSILE-08 a shot where it may not be fired is refused with every reason, and passing is an answer', () => {
    const open = play(field({ mover: mover(), theirs: theirs() }), 'south', advance());
    const refused = (given: unknown) => refusedWith(open.position, 'north', { type: 'answer', decision: open.position.suspended!.id, answer: given as never });
    expect(refused([{ unit: 'theirs', at: 0 }])).toEqual(['missile.out-of-range']);
    expect(refused([{ unit: 'theirs', at: 11 }, { unit: 'theirs', at: 8 }, { unit: 'mover', at: 8 }])).toEqual(['opportunity.beyond-path', 'opportunity.twice', 'unit.not-yours']);
    expect(answer(open, []).unit('mover').y).toBe(22);
  });

  test('BS-RULING-19 who fired at a mover may then move half its movement at most', () => {
    const state = field({ mover: mover({ is: { shotAtMovers: true, volleys: 1 } }), far: { side: 'north', troop: 'orcs', x: 80, y: 44 } });
    expect(refusedWith(state, 'south', advance(7))).toEqual(['move.too-far']);
    expect(play(state, 'south', advance(6)).unit('mover').y).toBe(18);
  });
});
