import type { ChainmailAction } from './action';
import type { SetupTerrain } from './shapes';
import { box } from './testing/opening';
import { field, play, refusedWith, type Stander } from './testing/table';

const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const gnoll = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });
const REST = { paladin: { side: 'south', model: 'human-paladin', x: 12, y: 2 } as Stander, far: gnoll(46, 46) };
const go = (...path: readonly (readonly [number, number])[]): ChainmailAction => ({ type: 'maneuver', model: 'marine', path: path.map(([x, y]) => ({ x, y })) });
/** The greatest whole inches north that a marine gets from y = 10 with its 12. */
const inches = (terrain: readonly SetupTerrain[], card: Stander['card'] = {}): number => {
  const state = field({ marine: marine(10, 10, { card: card! }), ...REST }, { terrain });
  for (let far = 12; far > 0; far--) if (refusedWith(state, 'south', go([10, 10 + far]))[0] === 'taken') return far;
  return 0;
};
const strip = (kind: string, y: number, height = 0.5): SetupTerrain => box(kind, 0, y, 48, height);

describe('terrain under way', () => {
  test('CM-TERRAIN-02 a move tells what the terrain on its way cost', () => {
    const { told } = play(field({ marine: marine(10, 10), ...REST }, { terrain: [strip('low-wall', 12), strip('briars', 15)] }), 'south', go([10, 17]));
    expect(told('model-moved')).toMatchObject([{ distance: 7, cost: 4 }]);
  });

  test('CM-TERRAIN-01 only the outline counts', () => {
    // A triangle whose box lies in the way, but not the triangle.
    const beside = { kind: 'briars', outline: [{ x: 10.6, y: 14 }, { x: 16, y: 14 }, { x: 16, y: 18 }] };
    const within = { kind: 'briars', outline: [{ x: 10.4, y: 14 }, { x: 16, y: 14 }, { x: 16, y: 18 }] };
    expect([inches([beside]), inches([within])]).toEqual([12, 10]);
  });

  test('CM-TERRAIN-02 CM-RULING-21 a cost is paid once for going in, staying in or coming out', () => {
    const [into, out, inside] = [box('briars', 0, 15, 48, 30), box('briars', 0, 0, 48, 11), box('briars', 0, 0, 48, 48)];
    expect([inches([into]), inches([out]), inches([inside])]).toEqual([10, 10, 10]);
    // A base that only touches the outline is not in it.
    expect(inches([box('briars', 0, 0, 48, 9.5), box('briars', 0, 22.5, 48, 5)])).toBe(12);
  });

  test('CM-TERRAIN-02 CM-RULING-21 a wall is paid once in a turn, even if it is crossed again', () => {
    const state = field({ marine: marine(10, 10), ...REST }, { terrain: [strip('low-wall', 12)] });
    expect(refusedWith(state, 'south', go([10, 15], [10, 10]))).toEqual(['taken']);
    expect(refusedWith(state, 'south', go([10, 15], [10, 9.9]))).toEqual(['move.too-far']);
  });

  test('CM-TERRAIN-03 of briars, trees and woods only the dearest is paid', () => {
    expect(inches([strip('briars', 11), strip('row-of-trees', 13), strip('woods', 15)])).toBe(10);
    expect(inches([strip('briars', 11), strip('thicket', 13)].map((each) => (each.kind === 'thicket' ? { ...each, traits: { cost: 3, costMode: 'max' as const } } : each)))).toBe(9);
  });

  test('CM-TERRAIN-04 everything else is paid piece by piece, and besides', () => {
    expect(inches([strip('low-wall', 11), strip('hedgerow', 13)])).toBe(8);
    expect(inches([strip('low-wall', 11), strip('row-of-headstones', 13), strip('woods', 15)])).toBe(7);
  });

  test('CM-TERRAIN-05 no base comes over impassable terrain, not by its edge', () => {
    for (const kind of ['quagmire', 'high-wall', 'hut-wall', 'mausoleum-wall']) {
      const state = field({ marine: marine(10, 10), ...REST }, { terrain: [box(kind, 5, 14, 4.7, 1)] });
      expect(refusedWith(state, 'south', go([10, 18]))).toEqual(['move.blocked']);
      expect(refusedWith(state, 'south', go([10.3, 10], [10.3, 18]))).toEqual(['taken']);
    }
  });

  test('CM-HILL-03 CM-RULING-21 a contour is paid each time it is climbed, never going down', () => {
    const hill = strip('hill', 12, 2);
    expect(inches([hill])).toBe(11);
    const state = field({ marine: marine(10, 10), ...REST }, { terrain: [hill] });
    // Over it and back: 10 inches and two climbs.
    expect(refusedWith(state, 'south', go([10, 15], [10, 10]))).toEqual(['taken']);
    expect(refusedWith(state, 'south', go([10, 15], [10, 9.9]))).toEqual(['move.too-far']);
  });

  test('CM-ABIL-46 Woodland Stride pays nothing for briars, trees and woods, but for hedgerows', () => {
    const stride = { abilities: [{ slug: 'woodland-stride' }] };
    expect(inches([strip('briars', 11), strip('row-of-trees', 13), strip('woods', 15)], stride)).toBe(12);
    expect(inches([strip('briars', 11), strip('hedgerow', 13)], stride)).toBe(10);
  });

  test('CM-TERRAIN-22 terrain of your own works by its traits', () => {
    expect(inches([{ ...strip('marsh', 12), traits: { cost: 3 } }])).toBe(9);
    const pit = field({ marine: marine(10, 10), ...REST }, { terrain: [{ ...strip('pit', 14), traits: { impassable: true } }] });
    expect(refusedWith(pit, 'south', go([10, 18]))).toEqual(['move.blocked']);
    const smoke = field({ marine: marine(10, 10), gnoll: gnoll(10, 20) }, { terrain: [{ ...strip('smoke', 14), traits: { sight: 'blocks' } }] });
    expect(refusedWith(smoke, 'south', { type: 'stand', model: 'marine', then: { type: 'ranged' } })).toEqual(['shoot.nobody-in-sight']);
    const mound = field({ marine: marine(10, 10), gnoll: gnoll(10, 20) }, { terrain: [{ ...strip('mound', 9, 0.6), traits: { atop: true } }] });
    expect(play(mound, 'south', { type: 'stand', model: 'marine', then: { type: 'ranged' } }, [2]).told('model-attacked')).toMatchObject([{ need: 15 - 3 + 2 }]);
  });

  test('CM-TERRAIN-20 CM-MELEE-06 CM-MELEE-07 a base over a wall, window or hedgerow is atop it: -2 to strike and -2 armor', () => {
    for (const kind of ['low-wall', 'hut-window', 'hedgerow']) {
      const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 11), far: gnoll(46, 46) }, { terrain: [box(kind, 8, 9, 4, 0.6)] });
      expect(play(state, 'south', { type: 'stand', model: 'marine', then: { type: 'melee', target: 'gnoll' } }, [2]).told('model-attacked')).toMatchObject([{ need: 15 - 3 + 2, modifiers: expect.arrayContaining([expect.objectContaining({ name: 'attacker-atop', add: -2 })]) }]);
      const turned = { ...state, turn: 1 };
      expect(play(turned, 'north', { type: 'stand', model: 'gnoll', then: { type: 'melee', target: 'marine' } }, [2]).told('model-attacked')).toMatchObject([{ need: 15 - 3 - 2, modifiers: expect.arrayContaining([expect.objectContaining({ name: 'defender-atop', add: -2 })]) }]);
    }
  });
});

describe('stakes', () => {
  // They point south, against whoever comes from there.
  const STAKES = { terrain: [box('stake-barrier', 6, 13, 8, 1, { points: 270 })] };

  test('CM-TERRAIN-15 CM-TERRAIN-16 CM-RULING-22 going against the points costs an inch and draws their attack at the border', () => {
    const state = field({ marine: marine(10, 10), ...REST }, STAKES);
    const { told, model } = play(state, 'south', go([10, 21]), [9]);
    expect(told('model-attacked')).toMatchObject([{ model: null, target: 'marine', kind: 'stakes', need: 15 - 5, roll: 'miss' }]);
    expect(told('model-moved')[0]!.to.y).toBeCloseTo(12.5, 2);
    expect(model('marine')).toMatchObject({ x: 10, y: 21 });
    expect(refusedWith(state, 'south', go([10, 21.1]))).toEqual(['move.too-far']);
  });

  test('CM-TERRAIN-16 CM-ROUT-02 a hit is 1 damage, and a rout from it goes to the nearest edge', () => {
    const state = field({ marine: marine(10, 10), ...REST }, STAKES);
    const { told, model } = play(state, 'south', go([10, 21]), [10, 5]);
    expect(told('model-damaged')).toMatchObject([{ damage: 1, health: 1 }]);
    expect(told('model-routed')).toMatchObject([{ model: 'marine', from: null }]);
    expect(told('nearest-found')).toMatchObject([{ nearest: 'west' }]);
    expect(model('marine')).toMatchObject({ where: 'off', exit: 'west' });
  });

  test('CM-TERRAIN-16 CM-RULING-22 from behind, or along them, they do nothing', () => {
    const north = field({ marine: marine(10, 17), ...REST }, STAKES);
    expect(play(north, 'south', go([10, 10])).told('model-attacked')).toEqual([]);
    const side = field({ marine: marine(3, 13.5), ...REST }, STAKES);
    expect(play(side, 'south', go([12, 13.5])).told('model-attacked')).toEqual([]);
  });

  test('CM-NEAREST-06 CM-RULING-23 the way to a place goes round stakes where there is a way; a path of its own may go through', () => {
    const state = field({ marine: marine(10, 10), ...REST }, STAKES);
    const round = play(state, 'south', { type: 'maneuver', model: 'marine', to: { x: 10, y: 16 } });
    expect(round.told('model-attacked')).toEqual([]);
    expect(round.told('model-moved')[0]!.distance).toBeGreaterThan(10);
    expect(play(state, 'south', go([10, 16]), [2]).told('model-attacked')).toMatchObject([{ kind: 'stakes' }]);
  });

  test('CM-NEAREST-06 CM-RULING-23 with no way round it goes through after all', () => {
    const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 19) }, { terrain: [box('stake-barrier', 0, 13, 48, 1, { points: 270 })] });
    const { told, model } = play(state, 'south', { type: 'advance', model: 'marine' }, [2]);
    expect(told('model-attacked')).toMatchObject([{ kind: 'stakes' }]);
    expect(model('marine')).toMatchObject({ x: 10, y: 18 });
  });

  test('CM-NEAREST-06 wild troops may not take stakes for a wall', () => {
    const hyena: Stander = { side: 'south', model: 'hyena', x: 10, y: 10 };
    const state = field({ hyena, gnoll: { side: 'north', model: 'human-marine', x: 10, y: 25 } }, STAKES);
    expect(play(state, 'south', { type: 'advance', model: 'hyena' }, [2]).told('model-attacked')).toMatchObject([{ kind: 'stakes', target: 'hyena' }]);
    const tame = field({ marine: marine(10, 10), gnoll: gnoll(10, 25) }, STAKES);
    expect(play(tame, 'south', { type: 'advance', model: 'marine' }).told('model-attacked')).toEqual([]);
  });
});
