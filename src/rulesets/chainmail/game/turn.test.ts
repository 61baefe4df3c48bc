import { Value } from '@sinclair/typebox/value';
import type { ChainmailAction } from './action';
import { chainmailGame } from './game';
import { actionShape } from './shapes';
import { field, play, refusedWith, type Stander } from './testing/table';

const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const gnoll = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });
const PALADIN: Stander = { side: 'south', model: 'human-paladin', x: 14, y: 6 };
const go = (path: readonly (readonly [number, number])[], then?: object): ChainmailAction => ({ type: 'maneuver', model: 'marine', path: path.map(([x, y]) => ({ x, y })), ...(then === undefined ? {} : { then }) }) as ChainmailAction;
const act = (type: string, more: object = {}): ChainmailAction => ({ type, model: 'marine', ...more }) as ChainmailAction;

describe('actions', () => {
  test('CM-ACT-01 a model takes one action of those there are, and its turn is over', () => {
    const state = { ...field({ marine: marine(10, 10), paladin: PALADIN, gnoll: gnoll(40, 40) }), left: 2 };
    expect(['stand', 'charge', 'rally', 'flee', 'get-up', 'dance', 'cast'].map((type) => Value.Check(actionShape, act(type)))).toEqual([true, true, true, true, true, false, false]);
    expect(refusedWith(state, 'south', { type: 'stand', model: 'nobody' })).toEqual(['model.unknown']);
    const { position, told } = play(state, 'south', go([[10, 12]]));
    expect(told('model-activated')).toMatchObject([{ model: 'marine', action: 'maneuver', underCommand: true }]);
    expect(refusedWith(position, 'south', act('charge'))).toEqual(['model.has-acted']);
  });

  test('CM-ACT-02 CM-DOWN-02 a fallen model only gets up, whether it routs or not', () => {
    for (const routing of [false, true]) {
      const state = field({ marine: marine(10, 10, { is: { down: true, health: 0, routing } }), paladin: PALADIN, gnoll: gnoll(40, 40) });
      for (const type of ['stand', 'charge', 'rally', 'flee', 'advance']) expect(refusedWith(state, 'south', act(type))).toEqual(['model.knocked-down']);
      expect(refusedWith(state, 'south', go([[10, 11]]))).toEqual(['model.knocked-down']);
      expect(chainmailGame.legalActions(play({ ...state, left: 2 }, 'south', { type: 'stand', model: 'paladin' }).position, 'south')).toEqual([{ exactly: { type: 'get-up', model: 'marine' } }]);
    }
  });

  test('CM-ACT-02 a routing model only rallies, and nobody else rallies or gets up', () => {
    const state = field({ marine: marine(10, 10, { is: { routing: true } }), paladin: PALADIN, gnoll: gnoll(40, 40) });
    for (const type of ['stand', 'charge', 'advance']) expect(refusedWith(state, 'south', act(type))).toEqual(['model.routing']);
    expect(refusedWith(state, 'south', act('get-up'))).toEqual(['get-up.not-down']);
    expect(refusedWith(state, 'south', { type: 'rally', model: 'paladin' })).toEqual(['rally.not-routing']);
  });

  test('CM-ACT-03 CM-STAT-07 a move of up to its speed and a blow, or a second move and nothing else', () => {
    const state = field({ marine: marine(10, 10), paladin: PALADIN, gnoll: gnoll(10, 17) });
    const struck = play(state, 'south', go([[10, 16]], { type: 'melee', target: 'gnoll' }), [11]);
    expect(struck.model('marine')).toMatchObject({ x: 10, y: 16 });
    expect(struck.told('model-attacked')).toMatchObject([{ kind: 'melee', need: 15 - 3, roll: 'miss' }]);
    const away = field({ marine: marine(10, 9), paladin: PALADIN, gnoll: gnoll(10, 17) });
    expect(refusedWith(away, 'south', go([[10, 16]], { type: 'melee', target: 'gnoll' }))).toEqual(['move.too-far']);
    expect(play(state, 'south', go([[4, 10], [4, 4]])).model('marine')).toMatchObject({ x: 4, y: 4 });
    expect(refusedWith(state, 'south', go([[4, 10], [4, 3.9]]))).toEqual(['move.too-far']);
  });

  test('CM-ACT-03 CM-AOO-07 whoever falls on the way does not strike at its end', () => {
    const state = field({ marine: marine(10, 10, { card: { health: 1 } }), paladin: PALADIN, guard: gnoll(11.9, 13), gnoll: gnoll(10, 17) });
    const { model, told } = play(state, 'south', go([[10, 16]], { type: 'melee', target: 'gnoll' }), [12]);
    expect(told('model-attacked')).toMatchObject([{ model: 'guard', kind: 'opportunity' }]);
    expect(model('marine')).toMatchObject({ down: true, x: 10, y: 12.3755 });
  });

  test('CM-ACT-04 CM-STAT-12 a blow goes at any one enemy in contact, nearest or not', () => {
    const state = field({ marine: marine(10, 10), paladin: PALADIN, one: gnoll(10, 11), two: gnoll(10, 9), three: gnoll(10, 12.5) });
    const strike = (target: string): ChainmailAction => act('stand', { then: { type: 'melee', target } });
    for (const target of ['one', 'two']) expect(play(state, 'south', strike(target), [11]).told('model-attacked')).toMatchObject([{ target }]);
    expect(refusedWith(state, 'south', strike('three'))).toEqual(['melee.not-in-contact']);
    expect(refusedWith(state, 'south', strike('nobody'))).toEqual(['model.unknown']);
  });

  test('CM-EXPERT-10 CM-MELEE-10 nobody strikes a model of its own side', () => {
    const state = field({ marine: marine(10, 10), ally: marine(10, 11), gnoll: gnoll(40, 40) });
    expect(refusedWith(state, 'south', act('stand', { then: { type: 'melee', target: 'ally' } }))).toEqual(['attack.not-an-enemy']);
  });

  test('CM-ACT-05 CM-RANGED-02 CM-RULING-12 a shot names no target: it goes at the nearest enemy', () => {
    const state = field({ marine: marine(10, 10), far: gnoll(10, 24), near: gnoll(20, 10) });
    const { told } = play(state, 'south', act('stand', { then: { type: 'ranged' } }), [11]);
    expect(told('nearest-found')).toMatchObject([{ nearest: 'near', rule: 'CM-NEAREST-04', tied: [] }]);
    expect(told('model-attacked')).toMatchObject([{ target: 'near', need: 15 - 3 }]);
  });

  test('CM-ACT-05 CM-RANGED-04 no shot with an enemy in contact, before or after the move; a fallen one does not matter', () => {
    const shot = { type: 'ranged' };
    const engaged = field({ marine: marine(10, 10), paladin: PALADIN, gnoll: gnoll(10, 11), far: gnoll(30, 30) });
    expect(refusedWith(engaged, 'south', act('stand', { then: shot }))).toEqual(['shoot.engaged']);
    const free = field({ marine: marine(10, 10), paladin: PALADIN, gnoll: gnoll(10, 15), far: gnoll(30, 30) });
    expect(refusedWith(free, 'south', go([[10, 14]], shot))).toEqual(['shoot.engaged']);
    const fallen = field({ marine: marine(10, 10), gnoll: gnoll(10, 11, { is: { down: true, health: 0 } }), far: gnoll(20, 20) });
    expect(play(fallen, 'south', act('stand', { then: shot }), [2]).told('model-attacked')).toMatchObject([{ target: 'far' }]);
  });

  test('CM-ACT-05 CM-STAT-14 CM-NEAREST-02 no shot without a weapon or with nobody in sight', () => {
    const shot = { then: { type: 'ranged' } };
    expect(refusedWith(field({ marine: { ...marine(10, 10), model: 'human-glaiver' }, gnoll: gnoll(10, 20) }), 'south', act('stand', shot))).toEqual(['shoot.no-weapon']);
    const wall = { kind: 'high-wall', outline: [{ x: 0, y: 14 }, { x: 48, y: 14 }, { x: 48, y: 15 }, { x: 0, y: 15 }] };
    expect(refusedWith(field({ marine: marine(10, 10), gnoll: gnoll(10, 20) }, { terrain: [wall] }), 'south', act('stand', shot))).toEqual(['shoot.nobody-in-sight']);
  });

  test('CM-ACT-09 to stand is to attack without moving, or to do nothing', () => {
    const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 20) });
    const shot = play(state, 'south', act('stand', { then: { type: 'ranged' } }), [11]);
    expect(shot.told('model-attacked')).toMatchObject([{ roll: 'miss' }]);
    expect(shot.told('model-moved')).toEqual([]);
    expect(play(state, 'south', act('stand')).events.map(({ type }) => type)).toEqual(['model-activated']);
  });

  test('CM-ACT-10 a rally ends the rout and the turn; failing it the model runs full speed for the nearest edge', () => {
    const state = field({ marine: marine(20, 14, { is: { routing: true } }), paladin: { ...PALADIN, x: 20, y: 20 }, a: marine(30, 4), b: marine(32, 4), gnoll: gnoll(40, 40) });
    const rallied = play(state, 'south', act('rally'), [6]);
    expect(rallied.told('morale-tested')).toMatchObject([{ dc: 13, passed: true, rule: 'CM-MORALE-10' }]);
    expect(rallied.model('marine')).toMatchObject({ routing: false, x: 20, y: 14, acted: true });
    const failed = play(state, 'south', act('rally'), [5]);
    expect(failed.told('nearest-found')).toMatchObject([{ nearest: 'south', rule: 'CM-ROUT-09' }]);
    expect(failed.model('marine')).toMatchObject({ routing: true, x: 20, y: 2 });
  });

  test('CM-ACT-11 getting up is a save at 20 and the whole turn', () => {
    const state = field({ marine: marine(10, 10, { is: { down: true, health: 0 } }), ally: marine(12, 10), gnoll: gnoll(40, 40) });
    expect(play(state, 'south', act('get-up'), [18]).model('marine')).toMatchObject({ down: false, health: 1, acted: true });
    expect(play(state, 'south', act('get-up'), [17]).model('marine')).toMatchObject({ down: true, health: 0, acted: true });
    expect(play(state, 'south', act('get-up'), [1]).model('marine').where).toBe('destroyed');
  });

  test('CM-ACT-12 CM-RULING-26 a model is off the moment its centre reaches the boundary; its base may hang over it', () => {
    const state = field({ marine: marine(3, 10), paladin: PALADIN, gnoll: gnoll(40, 40) });
    expect(play(state, 'south', go([[0.2, 10]])).model('marine')).toMatchObject({ where: 'field', x: 0.2 });
    const { model, told } = play(state, 'south', go([[0, 10]]));
    expect(told('model-left')).toMatchObject([{ edge: 'west', routing: false, rule: 'CM-ACT-12' }]);
    expect(model('marine')).toMatchObject({ where: 'off', exit: 'west' });
    expect(refusedWith(state, 'south', go([[0, 10], [3, 10]]))).toEqual(['move.blocked']);
  });

  test('CM-EXPERT-11 CM-MORALE-09 a routing model that is hurt owes no save, and is routing as before', () => {
    const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 20, { is: { routing: true } }), far: gnoll(40, 40) });
    const { told, model } = play(state, 'south', act('stand', { then: { type: 'ranged' } }), [15]);
    expect(told('morale-tested')).toEqual([]);
    expect(told('model-routed')).toEqual([]);
    expect(model('gnoll')).toMatchObject({ health: 1, routing: true, x: 10, y: 20 });
  });

  test('CM-RULING-12 CM-MEASURE-03 out of range is found out after the shot: legal, failed, and no die', () => {
    const state = field({ marine: marine(10, 10, { card: { ranged: { attack: 3, damage: 1, range: 6, uses: 2 } } }), gnoll: gnoll(10, 17.1) });
    const { told, model } = play(state, 'south', act('stand', { then: { type: 'ranged' } }));
    expect(told('shot-fell-short')).toMatchObject([{ range: 6, target: 'gnoll', rule: 'CM-RULING-13' }]);
    expect(model('marine').shots).toBe(1);
  });

  test('CM-MEASURE-06 the engine measures exactly: at 6" a shot of 6" is in range, a hundredth farther it is not', () => {
    const at = (y: number, faces: readonly number[]) => play(field({ marine: marine(10, 10, { card: { ranged: { attack: 3, damage: 1, range: 6 } } }), gnoll: gnoll(10, y) }), 'south', act('stand', { then: { type: 'ranged' } }), faces);
    expect(at(17, [5]).told('model-attacked')).toHaveLength(1);
    expect(at(17.01, []).told('shot-fell-short')).toHaveLength(1);
  });

  test('CM-MEASURE-04 anybody may ask at any time what a model sees and reaches', () => {
    const { position } = play({ ...field({ marine: marine(10, 10), ally: marine(12, 10), gnoll: gnoll(10, 16) }), left: 2 }, 'south', { type: 'stand', model: 'ally' });
    for (const seat of ['south', 'north']) expect(chainmailGame.envelope(position, seat, 'marine')).toMatchObject({ ok: true, value: { targets: { ranged: [{ model: 'gnoll', gap: 5 }], charge: [{ model: 'gnoll', cost: 5 }] } } });
  });
});
