import type { ChainmailAction } from './action';
import { box } from './testing/opening';
import { field, play, refusedWith, type Stander } from './testing/table';
import type { Skirmish } from './state';

const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const gnoll = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });
/** A commander out of the way, and an enemy too. */
const REST = { paladin: { side: 'south', model: 'human-paladin', x: 24, y: 4 } as Stander, far: gnoll(46, 46) };
const go = (...path: readonly (readonly [number, number])[]): ChainmailAction => ({ type: 'maneuver', model: 'marine', path: path.map(([x, y]) => ({ x, y })) });
const then = (action: ChainmailAction, deed: object): ChainmailAction => ({ ...action, then: deed }) as ChainmailAction;
const verdict = (state: Skirmish, action: ChainmailAction) => refusedWith(state, 'south', action)[0];
const FALLEN = { is: { down: true, health: 0 } };

describe('movement', () => {
  test('CM-MOVE-01 CM-MEASURE-02 CM-EX-33 a path counts by the way of the centre, round corners too', () => {
    const state = field({ marine: marine(10, 10), ...REST }, { terrain: [box('quagmire', 10.5, 8, 6, 7.5)] });
    const { model, told } = play(state, 'south', go([10, 16], [16, 16]));
    expect(model('marine')).toMatchObject({ x: 16, y: 16 });
    expect(told('model-moved')).toMatchObject([{ distance: 12, path: [{ x: 10, y: 16 }, { x: 16, y: 16 }] }]);
    // The inner edge of the base would still be within 12 inches.
    expect(verdict(state, go([10, 16], [16.01, 16]))).toBe('move.too-far');
  });

  test('CM-MOVE-01 a maneuver says its way in one manner only', () => {
    const state = field({ marine: marine(10, 10), ...REST });
    expect(verdict(state, { type: 'maneuver', model: 'marine' })).toBe('maneuver.no-path');
    expect(verdict(state, { type: 'maneuver', model: 'marine', to: { x: 10, y: 12 }, toward: 'far' })).toBe('maneuver.no-path');
  });

  test('CM-MOVE-02 the allowance is the speed with a shot to follow, twice that without', () => {
    const state = field({ marine: marine(10, 10), ...REST, gnoll: gnoll(10, 32) });
    expect([verdict(state, go([10, 22])), verdict(state, go([10, 22.1]))]).toEqual(['taken', 'move.too-far']);
    expect(verdict(state, then(go([10, 16.1]), { type: 'ranged' }))).toBe('move.too-far');
    expect(play(state, 'south', then(go([10, 16]), { type: 'ranged' }), [5]).told('model-attacked')).toMatchObject([{ kind: 'ranged', target: 'gnoll' }]);
  });

  test('CM-MOVE-03 CM-RULING-21 whatever the ground costs, an inch is always open', () => {
    const bog = box('bog', 0, 10.5, 48, 30, { traits: { cost: 20 } });
    const state = field({ marine: marine(10, 10), ...REST }, { terrain: [bog] });
    expect([verdict(state, go([10, 11])), verdict(state, go([10, 11.1]))]).toEqual(['taken', 'move.too-far']);
    const led = field({ marine: marine(10, 10), gnoll: gnoll(10, 20) }, { terrain: [bog] });
    expect(play(led, 'south', { type: 'advance', model: 'marine' }).model('marine')).toMatchObject({ x: 10, y: 11 });
  });

  test('CM-MOVE-04 nobody moves through or onto a standing model, friend or enemy', () => {
    for (const other of [marine(10, 13), gnoll(10, 13)]) {
      const state = field({ marine: marine(10, 10), other, ...REST });
      expect([verdict(state, go([10, 16])), verdict(state, go([10, 12.5])), verdict(state, go([10, 12]))]).toEqual(['move.blocked', 'move.blocked', 'taken']);
    }
  });

  test('CM-MOVE-05 CM-DOWN-04 a fallen model is moved over for an inch, and never ended upon', () => {
    const state = field({ marine: marine(10, 10), one: marine(10, 13, FALLEN), two: gnoll(10, 16, FALLEN), ...REST });
    expect(play(state, 'south', go([10, 20])).model('marine')).toMatchObject({ x: 10, y: 20 });
    expect([verdict(state, go([10, 20.1])), verdict(state, go([10, 15.5])), verdict(state, go([10, 15]))]).toEqual(['move.too-far', 'move.no-room', 'taken']);
  });

  test('CM-MOVE-06 leaving contact draws the blow and a morale save', () => {
    const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 11), ...REST });
    const { told, model } = play(state, 'south', go([10, 6]), [2, 6]);
    expect(told('model-attacked')).toMatchObject([{ model: 'gnoll', kind: 'opportunity', target: 'marine' }]);
    expect(told('morale-tested')).toMatchObject([{ model: 'marine', rule: 'CM-MORALE-03', dc: 13, passed: true }]);
    expect(model('marine')).toMatchObject({ x: 10, y: 6 });
  });

  test('CM-MOVE-06 moving about without ending the contact owes no save', () => {
    const state = field({ glaiver: { side: 'north', model: 'human-glaiver', x: 10, y: 11.5 }, marine: marine(10, 10), ...REST });
    const { told, model } = play(state, 'south', go([10.4, 10]), [2]);
    expect(told('model-attacked')).toMatchObject([{ kind: 'opportunity' }]);
    expect(told('morale-tested')).toEqual([]);
    expect(model('marine')).toMatchObject({ x: 10.4, y: 10 });
  });

  test('CM-AEX-09 CM-RULING-02 half an inch from a Reach model one leaves contact by walking off, half an inch from another not', () => {
    const off = (model: string, faces: readonly number[]) => play(field({ marine: marine(10, 10), foe: { ...gnoll(10, 11.5), model }, ...REST }), 'south', go([10, 7.5]), faces);
    const reach = off('human-glaiver', [2, 6]);
    expect(reach.told('model-attacked')).toMatchObject([{ model: 'foe', kind: 'opportunity' }]);
    expect(reach.told('morale-tested')).toMatchObject([{ model: 'marine', rule: 'CM-MORALE-03', passed: true }]);
    expect(reach.model('marine')).toMatchObject({ x: 10, y: 7.5 });
    const plain = off('gnoll-trooper', [2]);
    expect(plain.told('model-attacked')).toMatchObject([{ model: 'foe', kind: 'opportunity' }]);
    expect(plain.told('morale-tested')).toEqual([]);
  });

  test('CM-MOVE-07 toward a place or a model is the cheapest way there, round what blocks', () => {
    const state = field({ marine: marine(10, 10), ...REST }, { terrain: [box('quagmire', 8, 13, 10, 1)] });
    const { model, told } = play(state, 'south', { type: 'maneuver', model: 'marine', to: { x: 10, y: 17 } });
    expect(model('marine')).toMatchObject({ x: 10, y: 17 });
    // West round the near end of the quagmire, not east round the far one.
    for (const { x } of told('model-moved')[0]!.path.slice(0, -1)) expect(x).toBeLessThan(8);
    expect(told('model-moved')[0]!.distance).toBeGreaterThan(7.8);
    const up = play(field({ marine: marine(10, 10), ...REST, gnoll: gnoll(10, 18) }), 'south', { type: 'maneuver', model: 'marine', toward: 'gnoll' });
    expect(up.model('marine')).toMatchObject({ x: 10, y: 17 });
  });

  test('CM-MOVE-07 there must be a way', () => {
    const ring = [box('quagmire', 20, 20, 6, 1), box('quagmire', 20, 25, 6, 1), box('quagmire', 20, 20, 1, 6), box('quagmire', 25, 20, 1, 6)];
    const state = field({ marine: marine(10, 10), ...REST, gnoll: gnoll(23, 23) }, { terrain: ring });
    expect(verdict(state, { type: 'maneuver', model: 'marine', to: { x: 22, y: 22 } })).toBe('move.unreachable');
    expect(verdict(state, { type: 'maneuver', model: 'marine', toward: 'gnoll' })).toBe('move.unreachable');
  });

  test('CM-MOVE-08 CM-MOVE-09 CM-ROUT-01 away is as far as it gets: straight off in the open, bending where something blocks', () => {
    const routed = (more: object) => play(field({ marine: marine(20, 20), gnoll: gnoll(20, 19), ...REST, ...more }), 'south', go([20, 22]), [2, 5]);
    expect(routed({}).model('marine')).toMatchObject({ routing: true, x: 20, y: 32 });
    const bent = routed({ ally: marine(20, 24) }).model('marine');
    expect(bent.y).toBeGreaterThan(31);
    expect(bent.x).not.toBe(20);
    expect(bent).toMatchObject({ routing: true, acted: true });
  });

  test('CM-RULING-51 coordinates are kept to the ten-thousandth of an inch', () => {
    const state = field({ marine: marine(10.000049, 10), ...REST });
    expect(play(state, 'south', go([12.345678, 11.111149])).model('marine')).toMatchObject({ x: 12.3457, y: 11.1111 });
    expect(state.figures[0]!.x).toBe(10);
  });
});

describe('bases of several sizes', () => {
  test('CM-MOVE-04 a wide base is stopped by what a narrow one that strides through woods passes', () => {
    const state = field({
      paladin: { side: 'south', model: 'human-paladin', x: 20, y: 4 },
      elf: { side: 'south', model: 'wood-elf-skirmisher', x: 20, y: 10 },
      ogre: marine(10, 10, { card: { baseDiameter: 2 } }),
      gnoll: gnoll(10, 14),
    });
    expect(refusedWith(state, 'south', { type: 'maneuver', model: 'elf', path: [{ x: 20, y: 12 }] })).toEqual(['taken']);
    expect(refusedWith(state, 'south', { type: 'maneuver', model: 'ogre', path: [{ x: 10, y: 12.9 }] })).toEqual(['move.blocked']);
  });
});

describe('squeezing', () => {
  // Bases of an inch with their centres so far apart.
  const gate = (apart: number, more: Partial<Stander> = {}): { [id: string]: Stander } => ({ left: marine(10 - apart / 2, 13, more), right: marine(10 + apart / 2, 13, more) });
  const through = (apart: number, action: ChainmailAction) => verdict(field({ marine: marine(10, 10), ...gate(apart), ...REST }), action);

  test('CM-EXPERT-01 CM-EXPERT-02 a gap of half the base or more is passed for 2"', () => {
    expect([through(1.49, go([10, 16])), through(1.5, go([10, 16])), through(1.99, go([10, 20])), through(1.99, go([10, 20.1])), through(2, go([10, 22]))]).toEqual(['move.blocked', 'taken', 'taken', 'move.too-far', 'taken']);
  });

  test('CM-EXPERT-01 between walls, and between a wall and a model, as well', () => {
    const walls = (gap: number) => verdict(field({ marine: marine(10, 10), ...REST }, { terrain: [box('high-wall', 2, 13, 8 - gap / 2, 1), box('high-wall', 10 + gap / 2, 13, 8, 1)] }), go([10, 16]));
    expect([walls(0.49), walls(0.5), walls(1)]).toEqual(['move.blocked', 'taken', 'taken']);
    const both = (gap: number) => {
      const terrain = [box('quagmire', 0, 12.9, 10 - gap / 2, 0.2), box('quagmire', 11 + gap / 2, 12.9, 37 - gap / 2, 0.2)];
      return verdict(field({ marine: marine(10, 10), post: marine(10.5 + gap / 2, 13), ...REST }, { terrain }), { type: 'maneuver', model: 'marine', to: { x: 10, y: 16 } });
    };
    expect([both(0.49), both(0.6), both(0.9)]).toEqual(['move.unreachable', 'taken', 'taken']);
  });

  test('CM-EXPERT-02 each gap costs its own 2"', () => {
    const two = field({ marine: marine(10, 10), ...gate(1.8), l2: marine(9.1, 16), r2: marine(10.9, 16), ...REST });
    expect([verdict(two, go([10, 18])), verdict(two, go([10, 18.1]))]).toEqual(['taken', 'move.too-far']);
  });

  test('CM-EXPERT-03 no stopping in the gap, and no entering it without the inches to come through', () => {
    expect([through(1.8, go([10, 13])), through(1.8, go([10, 13.4])), through(1.8, go([10, 13.5]))]).toEqual(['move.blocked', 'move.blocked', 'taken']);
    const slow = field({ marine: marine(10, 10, { card: { speed: 2.5 } }), ...gate(1.8), ...REST });
    expect([verdict(slow, go([10, 13.5])), verdict(slow, go([10, 12.5]))]).toEqual(['move.too-far', 'taken']);
  });

  test('CM-RULING-41 a model felled in the gap is put back to where its base fits', () => {
    const state = field({ marine: marine(10, 10, { card: { health: 1 } }), ...gate(1.8), guard: gnoll(11.9, 13.8245), ...REST });
    const { model, told } = play(state, 'south', go([10, 16]), [12]);
    expect(told('model-attacked')).toMatchObject([{ model: 'guard', kind: 'opportunity', roll: 'hit' }]);
    expect(model('marine')).toMatchObject({ down: true, x: 10 });
    expect(model('marine').y).toBeLessThanOrEqual(12.565);
    expect(model('marine').y).toBeGreaterThan(12.5);
  });
});
