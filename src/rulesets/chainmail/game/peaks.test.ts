import { at, distance } from '../../../kernel/geometry/point';
import type { ChainmailAction } from './action';
import { crowdFor, routeTo, walkOf } from './ground';
import type { SetupTerrain } from './shapes';
import { figureNumber } from './state';
import { box, faultsIn, open, troop } from './testing/opening';
import { field, play, refusedWith, type Stander } from './testing/table';

const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const gnoll = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });
const REST = { paladin: { side: 'south', model: 'human-paladin', x: 12, y: 2 } as Stander, far: gnoll(46, 46) };
const hill: SetupTerrain = box('hill', 10, 10, 20, 20, { peak: { x: 20, y: 20 } });
const flat: SetupTerrain = box('hill', 10, 10, 20, 20);

/** What a way costs a marine besides its length. */
function extra(terrain: readonly SetupTerrain[], ...path: readonly (readonly [number, number])[]): number {
  const state = field({ marine: marine(...path[0]!), ...REST }, { terrain });
  const mover = state.figures[figureNumber(state, 'marine')]!;
  const { cost, length, stopped, endFree } = walkOf(state, mover, crowdFor(state, mover), path.map(([x, y]) => at(x, y)));
  expect([stopped, endFree]).toEqual([null, true]);
  return Math.round((cost - length) * 1000) / 1000;
}

describe('the price of a peak', () => {
  test('CM-HILL-12 movement that brings a model on the hill closer costs an inch; along the slope and down it costs none', () => {
    expect(extra([hill], [14, 20], [16, 20])).toBe(1);
    expect(extra([flat], [14, 20], [16, 20])).toBe(0);
    expect(extra([hill], [16, 20], [13, 20])).toBe(0);
    expect(extra([hill], [16, 20], [16, 24])).toBe(0);
    expect(extra([hill], [20, 20], [16, 20])).toBe(0);
  });

  test('CM-HILL-12 once a turn, wherever it ends; and coming back to where it was is not coming closer', () => {
    expect(extra([hill], [14, 20], [26, 20])).toBe(1);
    expect(extra([hill], [14, 20], [16, 20], [14, 20], [17, 20])).toBe(1);
    expect(extra([hill], [14, 20], [12, 20], [14, 20])).toBe(0);
  });

  test('CM-HILL-12 CM-HILL-03 CM-TERRAIN-08 who comes from off the hill pays for the contour and, coming closer, once more', () => {
    expect(extra([flat], [5, 20], [12, 20])).toBe(1);
    expect(extra([hill], [5, 20], [12, 20])).toBe(2);
    expect(extra([hill], [5, 20], [9, 20])).toBe(0);
    expect(extra([hill], [14, 20], [8, 20], [13, 20])).toBe(1);
    expect(extra([hill], [13, 20], [8, 20], [15, 20])).toBe(2);
  });

  test('CM-HILL-12 a model standing on the peak or within its own base of it moves as it likes or pays as others do', () => {
    expect(extra([hill], [20.3, 20], [20.1, 20])).toBe(1);
    expect(extra([hill], [20.3, 20], [24, 20])).toBe(0);
  });

  test.each([[8, 4], [3, 1], [7, 2.5], [5, 0.5]])('CM-HILL-12 CM-MOVE-07 the cheapest way round a peak %d" away or over it is exact', (away, beyond) => {
    const state = field({ marine: marine(20 - away, 20), ...REST }, { terrain: [hill] });
    const mover = state.figures[figureNumber(state, 'marine')]!;
    const goal = at(20 + away * 0.6, 20 + away * 0.8 + beyond);
    const route = routeTo(state, mover, crowdFor(state, mover), { to: 'point', point: goal })!;
    // Along the circle as far as the tangent to the goal.
    const far = distance(goal, { x: 20, y: 20 });
    const angle = Math.acos(((goal.x - 20) * -1) / far);
    const round = away * (angle - Math.acos(away / far)) + Math.sqrt(far * far - away * away);
    expect(route.cost).toBeCloseTo(Math.min(round, distance(mover, goal) + 1), 2);
    expect(walkOf(state, mover, crowdFor(state, mover), route.polyline).cost).toBeCloseTo(route.cost, 2);
  });

  test('CM-HILL-12 CM-NEAREST-03 an enemy up the slope is farther than one as near along it', () => {
    const state = field({ marine: marine(14, 20), up: gnoll(19, 20), along: gnoll(14, 25.2), paladin: REST.paladin }, { terrain: [hill] });
    expect(play(state, 'south', { type: 'charge', model: 'marine' }, [2]).told('nearest-found')).toMatchObject([{ nearest: 'along' }]);
    expect(play({ ...state, terrain: state.terrain.map(({ id, kind, traits, polygon, points }) => ({ id, kind, traits, polygon, points })) }, 'south', { type: 'charge', model: 'marine' }, [2]).told('nearest-found')).toMatchObject([{ nearest: 'up' }]);
  });

  test('CM-HILL-12 CM-CHARGE-07 a charge up to the peak is slowed and is a charge no more', () => {
    const uphill = (terrain: SetupTerrain) => play(field({ marine: marine(14, 20), up: gnoll(19, 20), ...REST, far: gnoll(46, 46) }, { terrain: [terrain] }), 'south', { type: 'charge', model: 'marine' }, [2]);
    expect(uphill(hill).told('charge-broken')).toMatchObject([{ rule: 'CM-CHARGE-07' }]);
    expect(uphill(flat).told('charge-broken')).toEqual([]);
  });

  test('CM-HILL-12 CM-MOVE-02 the inch is told and taken from what the model may move', () => {
    const state = field({ marine: marine(12, 20), ...REST }, { terrain: [hill] });
    const go = (x: number): ChainmailAction => ({ type: 'maneuver', model: 'marine', path: [{ x, y: 20 }] });
    expect(play(state, 'south', go(18)).told('model-moved')).toMatchObject([{ distance: 6, cost: 1 }]);
    expect(refusedWith(state, 'south', go(23))).toEqual(['taken']);
    expect(refusedWith(state, 'south', go(23.1))).toEqual(['move.too-far']);
  });
});

describe('fighting round a peak', () => {
  test('CM-HILL-12 CM-HILL-07 CM-MELEE-04 the one closer to it strikes from above', () => {
    const state = (terrain: SetupTerrain) => field({ marine: marine(16, 20), gnoll: gnoll(15, 20), ...REST }, { terrain: [terrain] });
    const strike: ChainmailAction = { type: 'stand', model: 'marine', then: { type: 'melee', target: 'gnoll' } };
    const above = { name: 'from-above', rule: 'CM-HILL-07', provenance: 'rulebook', add: 1 };
    expect(play(state(hill), 'south', strike, [2]).told('model-attacked')[0]!.modifiers).toContainEqual(above);
    expect(play(state(flat), 'south', strike, [2]).told('model-attacked')[0]!.modifiers).not.toContainEqual(above);
  });
});

describe('peaks in a set-up', () => {
  const models = (letter: string) => troop(letter, 2);

  test('CM-HILL-12 a peak off its hill, or on something else, is refused where it stands', () => {
    const warbands = [{ seat: 'south', models: models('a') }, { seat: 'north', models: models('b') }];
    expect(faultsIn({ anyWarband: true, warbands, terrain: [{ ...flat, peak: { x: 31, y: 20 } }] })).toEqual(['terrain.peak-outside /terrain/0/peak']);
    expect(faultsIn({ anyWarband: true, warbands, terrain: [box('woods', 10, 10, 8, 8, { peak: { x: 12, y: 12 } })] })).toEqual(['terrain.peak-without-hill /terrain/0/peak']);
    expect(faultsIn({ anyWarband: true, warbands: [{ ...warbands[0]!, terrain: [box('hill', -4, -4, 8, 8, { peak: { x: 5, y: 0 } })] }, warbands[1]!] })).toEqual(['terrain.peak-outside /warbands/0/terrain/0/peak']);
    expect(faultsIn({ anyWarband: true, warbands, terrain: [hill] })).toEqual([]);
  });

  test('CM-HILL-12 CM-SETUP-04 the peak of a hill that is placed goes and turns with it', () => {
    const brought = box('hill', -4, -2, 8, 4, { peak: { x: 3, y: 1 } });
    const opened = open({ anyWarband: true, warbands: [{ seat: 'south', models: models('a'), terrain: [brought, box('woods', -1, -1, 2, 2)] }, { seat: 'north', models: models('b') }] }, [15, 3]);
    const seat = opened.state.sides[opened.state.turn]!.seat;
    const { told, state } = play(opened.position, seat, { type: 'place-terrain', piece: 'south-terrain-1', at: { x: 20, y: 24 }, turned: 90 });
    expect(told('terrain-placed')[0]!.piece.peak).toEqual({ x: 19, y: 27 });
    expect(state.terrain[0]!.peak).toEqual({ x: 19, y: 27 });
  });
});
