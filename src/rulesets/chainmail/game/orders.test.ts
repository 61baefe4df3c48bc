import type { TableAction } from '../../../kernel/ruleset/game';
import { ORDERS } from '../catalog/orders';
import { orderCost, ORDER_NAMES, type OrderName, termsOf } from '../rules/orders';
import type { ChainmailAction, Deed, GivenOrder } from './action';
import { chainmailGame } from './game';
import { positionOf } from '../../../kernel/ruleset/position';
import { box } from './testing/opening';
import { advanced, field, play, type Played, refusedWith, type Stander } from './testing/table';
import { NO_COMMAND, type Skirmish } from './state';

const FAR: Stander = { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 };
const paladin = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-paladin', x, y, ...more });
const glaiver = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-glaiver', x, y, ...more });
const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const gnoll = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });
const by = (order: OrderName, commander = 'paladin', more: object = {}): GivenOrder => ({ by: commander, order, ...more });
const go = (model: string, x: number, y: number, ...orders: GivenOrder[]): ChainmailAction => ({ type: 'maneuver', model, path: [{ x, y }], orders });
const stand = (model: string, ...orders: GivenOrder[]): ChainmailAction => ({ type: 'stand', model, orders });
const strike = (model: string, target: string, ...orders: GivenOrder[]): ChainmailAction => ({ type: 'stand', model, then: { type: 'melee', target }, orders });
const pool = (played: Played, id = 'paladin'): number => played.model(id).command.pool;
const answer = (before: Played, given: object): TableAction => ({ type: 'answer', decision: before.position.suspended!.id, answer: given as never });
const had = (order: OrderName): Partial<Stander> => ({ is: { command: { ...NO_COMMAND, order } } });
const offered = (state: Skirmish): string => JSON.stringify(chainmailGame.legalActions(positionOf<Skirmish, ChainmailAction>(state, 0, null, [], []), 'south'));

describe('under command', () => {
  const state = advanced({ paladin: paladin(10, 10), glaiver: glaiver(14, 10), far: FAR });

  test('CM-CMD-03 CM-ORDER-11 CM-EX-13 CM-CP-03 a troop maneuvers freely when a commander that reaches it pays a point', () => {
    expect(refusedWith(state, 'south', go('glaiver', 14, 14))).toEqual(['maneuver.out-of-command']);
    const played = play(state, 'south', go('glaiver', 14, 14, by('under-command')));
    expect(played.told('order-given')).toMatchObject([{ by: 'paladin', model: 'glaiver', order: 'under-command', cost: 1, left: 4, rule: 'CM-ORDER-11' }]);
    expect(played.told('model-activated')).toMatchObject([{ underCommand: true }]);
    expect(pool(played)).toBe(4);
    expect(played.model('glaiver')).toMatchObject({ x: 14, y: 14 });
  });

  test('CM-CMD-03 CM-ORDER-01 out of reach of every commander it stays out of command', () => {
    const behind = advanced({ paladin: paladin(10, 10), glaiver: glaiver(20, 10), far: FAR }, { terrain: [box('high-wall', 14, 0, 0.5, 30)] });
    expect(refusedWith(behind, 'south', go('glaiver', 20, 14, by('under-command')))).toEqual(['order.out-of-reach']);
    expect(refusedWith(advanced({ paladin: paladin(10, 10), glaiver: glaiver(35, 10), far: FAR }), 'south', go('glaiver', 35, 14, by('under-command')))).toEqual(['taken']);
    expect(refusedWith(advanced({ paladin: paladin(10, 10), glaiver: glaiver(35.1, 10), far: FAR }), 'south', go('glaiver', 35.1, 14, by('under-command')))).toEqual(['order.out-of-reach']);
  });

  test('CM-ORDER-22 CM-EX-15 charging, and standing to shoot the nearest, costs nothing', () => {
    const shooting = advanced({ paladin: paladin(10, 10), gnome: { side: 'south', model: 'gnome-infiltrator', x: 12, y: 10 }, enemy: gnoll(12, 20) });
    const played = play(shooting, 'south', { type: 'stand', model: 'gnome', then: { type: 'ranged' } }, [2]);
    expect(pool(played)).toBe(5);
    expect(refusedWith(shooting, 'south', { type: 'charge', model: 'gnome' })).toEqual(['taken']);
  });

  test('CM-ORDER-11 a routing troop rallies when it is paid for, and flees if not', () => {
    const routed = advanced({ paladin: paladin(10, 10), glaiver: glaiver(14, 10, { is: { routing: true } }), far: FAR });
    expect(refusedWith(routed, 'south', { type: 'rally', model: 'glaiver' })).toEqual(['rally.out-of-command']);
    expect(play(routed, 'south', { type: 'rally', model: 'glaiver', orders: [by('under-command')] }, [12]).told('model-rallied')).toHaveLength(1);
  });

  test('CM-ORDER-11 commanders and independent troops need no such order', () => {
    const own = advanced({ paladin: paladin(10, 10), other: paladin(14, 10), free: marine(18, 10, { card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }), far: FAR });
    expect(refusedWith(own, 'south', go('paladin', 10, 12))).toEqual(['taken']);
    expect(refusedWith(own, 'south', go('other', 14, 12, by('under-command')))).toEqual(['order.needs-no-command']);
    expect(refusedWith(own, 'south', go('free', 18, 12))).toEqual(['taken']);
  });

  test('CM-ABIL-45e CM-ORDER-21 a wild troop takes that order alone, to go to the commander that gave it', () => {
    const wild = advanced({ paladin: paladin(10, 10), other: paladin(24, 10), hyena: { side: 'south', model: 'hyena', x: 20, y: 10 }, far: FAR }, { terrain: [box('high-wall', 40, 30, 0.5, 18)] });
    expect(refusedWith(wild, 'south', { type: 'regroup', model: 'hyena' })).toEqual(['regroup.no-commander']);
    expect(refusedWith(wild, 'south', { type: 'charge', model: 'hyena', orders: [by('attack-plus-2')] })).toEqual(['order.takes-none']);
    expect(play(wild, 'south', { type: 'regroup', model: 'hyena', orders: [by('under-command')] }).model('hyena').x).toBe(11);
    expect(play(wild, 'south', { type: 'regroup', model: 'hyena', orders: [by('under-command', 'other')] }).model('hyena').x).toBe(23);
  });

  test('CM-ORDER-21 an untrained troop takes no orders', () => {
    const untrained = advanced({ paladin: paladin(10, 10), marine: marine(12, 10, { card: { abilities: [{ slug: 'untrained-troop' }] } }), far: FAR });
    expect(refusedWith(untrained, 'south', go('marine', 12, 12, by('under-command')))).toEqual(['order.takes-none']);
  });

  test('CM-RULING-06 CM-CMD-06 the order is given as the turn begins and holds for it all', () => {
    const walk = play(advanced({ paladin: paladin(10, 10), marine: marine(15, 10), enemy: gnoll(40, 40) }), 'south', { type: 'maneuver', model: 'marine', path: [{ x: 22, y: 10 }, { x: 26, y: 10 }], orders: [by('under-command')] });
    expect(walk.model('marine')).toMatchObject({ x: 26, y: 10, command: { ledBy: 0 } });
  });
});

describe('what binds commanders and models', () => {
  const melee = advanced({ paladin: paladin(10, 10), one: marine(12, 10), two: marine(14, 10), e1: gnoll(12, 11), e2: gnoll(14, 11), e3: gnoll(10, 11) });

  test('CM-ORDER-03 CM-EX-17 a commander gives one kind of order a round, but may repeat it; under command counts for nothing', () => {
    const { position } = play(melee, 'south', strike('one', 'e1', by('attack-plus-2')), [2]);
    const again = { ...position.state, turn: 0, left: 1 };
    expect(refusedWith(again, 'south', strike('two', 'e2', by('attack-plus-2')))).toEqual(['taken']);
    expect(refusedWith(again, 'south', { type: 'charge', model: 'two', orders: [by('second-nearest')] })).toEqual(['order.other-kind']);
    expect(refusedWith(again, 'south', go('two', 14, 9, by('under-command')))).toEqual(['taken']);
    expect(position.state.figures[0]!.command).toMatchObject({ pool: 3, gives: 'attack-plus-2' });
  });

  test('CM-ORDER-04 a model receives one order a round, and one to be under command besides', () => {
    const ordered = advanced({ paladin: paladin(10, 10), other: paladin(16, 10), one: marine(12, 10, had('morale-plus-4')), e1: gnoll(12, 11) });
    expect(refusedWith(ordered, 'south', strike('one', 'e1', by('attack-plus-2', 'other')))).toEqual(['order.has-one']);
    expect(refusedWith(ordered, 'south', go('one', 12, 9, by('under-command')))).toEqual(['taken']);
    expect(refusedWith(melee, 'south', strike('one', 'e1', by('attack-plus-2'), by('morale-plus-4')))).toEqual(['order.too-many']);
    expect(refusedWith(advanced({ paladin: paladin(10, 10), one: marine(12, 10), e1: gnoll(12, 12.5) }), 'south', { type: 'maneuver', model: 'one', path: [{ x: 12, y: 11.5 }], then: { type: 'melee', target: 'e1' }, orders: [by('under-command'), by('attack-plus-2')] })).toEqual(['taken']);
  });

  test('CM-CP-01 CM-CP-02 CM-ORDER-05 the pool is filled when a round begins, unspent points are lost and orders lapse', () => {
    const spent = { command: { ...NO_COMMAND, pool: 2, gives: 'attack-plus-2' as const } };
    const state = { ...advanced({ paladin: paladin(10, 10, { is: { ...spent, acted: true } }), one: marine(12, 10, had('attack-plus-2')), far: { ...FAR, is: { acted: true } } }) };
    const next = play(state, 'south', stand('one'), [9, 3]);
    expect(next.model('paladin').command).toEqual({ ...NO_COMMAND, pool: 5 });
    expect(next.model('one').command).toEqual(NO_COMMAND);
  });

  test('CM-CP-01 CM-CP-03 an order is paid by one commander alone, who needs enough for it', () => {
    const poor = { is: { command: { ...NO_COMMAND, pool: 1 } } };
    const state = advanced({ paladin: paladin(10, 10, poor), other: paladin(14, 10, poor), one: marine(12, 10), e1: gnoll(12, 11) });
    expect(refusedWith(state, 'south', strike('one', 'e1', by('attack-plus-2')))).toEqual(['order.too-dear']);
    expect(refusedWith(state, 'south', strike('one', 'e1', by('attack-plus-2', 'one')))).toEqual(['order.not-a-commander']);
  });

  test.each([['routing', { routing: true }], ['down', { down: true }], ['stunned', { conditions: [{ kind: 'stunned' as const, by: null, strength: 0, turns: 0 }] }]])('CM-CP-04 CM-ROUT-11 a commander that is %s spends nothing', (_, is) => {
    const state = advanced({ paladin: paladin(10, 10, { is: is as never }), one: marine(12, 10), e1: gnoll(12, 11) });
    expect(refusedWith(state, 'south', strike('one', 'e1', by('attack-plus-2')))).toEqual(['order.cannot-spend']);
    expect(offered(state)).not.toContain('orders');
  });

  test('CM-ORDER-02 an order is given for what the model is about to do', () => {
    expect(refusedWith(melee, 'south', strike('one', 'e1', by('get-up-plus-4')))).toEqual(['order.idle']);
    expect(refusedWith(melee, 'south', strike('one', 'e1', by('decline-attacks-of-opportunity')))).toEqual(['order.idle']);
  });

  test('CM-ORDER-17 commanders take orders of others, and those for any model of themselves', () => {
    const state = advanced({ paladin: paladin(10, 10), other: paladin(10, 12), e1: gnoll(10, 11), e2: gnoll(20, 11), e3: gnoll(30, 20) });
    expect(refusedWith(state, 'south', strike('other', 'e1', by('attack-plus-2')))).toEqual(['taken']);
    expect(refusedWith(state, 'south', strike('paladin', 'e1', by('attack-plus-2')))).toEqual(['order.not-to-itself']);
    expect(refusedWith(state, 'south', { type: 'maneuver', model: 'paladin', path: [{ x: 10, y: 8 }], first: { type: 'melee', target: 'e1' }, orders: [by('attack-then-move')] })).toEqual(['taken']);
  });

  test('CM-CP-01 the Basic Rules know no orders', () => {
    expect(refusedWith(field({ paladin: paladin(10, 10), one: marine(12, 10), e1: gnoll(12, 11) }), 'south', strike('one', 'e1', by('attack-plus-2')))).toEqual(['order.basic-rules']);
  });

  test('CM-ORDER-02 what no commander can order is told with its reason', () => {
    const blocked = chainmailGame.blockedActions(positionOf<Skirmish, ChainmailAction>(melee, 0, null, [], []), 'south').filter(({ about }) => about[0] === 'two' && about[1] === 'paladin');
    expect(blocked.map(({ action, refusal }) => [action, refusal.code])).toEqual([['morale-plus-2', 'order.out-of-reach']]);
  });
});

describe('what orders cost', () => {
  const own = { faction: 'thalos', abilities: [], creature: 'humanoid' };
  const other = { faction: 'mordengard', abilities: [], creature: 'humanoid' };
  const difficult = { abilities: [{ slug: 'difficult-troop', rating: 2 }] };

  test('CM-ORDER-18 CM-EX-18 a Paladin pays 2 to put a Dwarf Shock Trooper under command', () => {
    const state = advanced({ paladin: paladin(10, 10), dwarf: { side: 'south', model: 'dwarf-shock-trooper', x: 13, y: 10 }, far: FAR });
    expect(play(state, 'south', go('dwarf', 13, 12, by('under-command'))).told('order-given')).toMatchObject([{ cost: 2, left: 3 }]);
  });

  test('CM-ORDER-19 CM-ABIL-07a CM-AEX-04 CM-RULING-44 a difficult troop costs double, after the extra point of another faction', () => {
    expect(orderCost('under-command', own, { ...own, ...difficult }, false)).toBe(2);
    expect(orderCost('under-command', own, { ...other, ...difficult }, false)).toBe(4);
    expect(orderCost('morale-plus-2', own, { ...own, ...difficult }, false)).toBe(0);
    expect(orderCost('morale-plus-2', own, other, false)).toBe(1);
    expect(orderCost('morale-plus-2', own, { ...other, ...difficult }, false)).toBe(2);
  });

  test('CM-RULING-37 between a mercenary and anybody else there is the extra point, even another mercenary', () => {
    const hired = { ...own, faction: 'mercenary' };
    expect([orderCost('focus', hired, own, false), orderCost('focus', own, hired, false), orderCost('focus', hired, hired, false), orderCost('focus', hired, hired, true)]).toEqual([3, 3, 3, 2]);
  });

  test('CM-ORDER-06 to CM-ORDER-16 every order is in the catalog', () => {
    expect([...ORDER_NAMES].sort()).toEqual(ORDERS.map(({ slug }) => slug).sort());
    expect(ORDER_NAMES.map((name) => termsOf(name).cost)).toEqual([2, 0, 2, 3, 2, 2, 1, 2, 4, 2, 2]);
  });
});

describe('orders to fight', () => {
  test('CM-ORDER-06 CM-RULING-44 +2 on attacks for the rest of the round, to others within 6"', () => {
    const at = (x: number) => advanced({ paladin: paladin(10, 10), one: marine(x, 10), e1: gnoll(x, 11) });
    const { told } = play(at(17), 'south', strike('one', 'e1', by('attack-plus-2')), [10, 20]);
    expect(told('model-attacked')[0]).toMatchObject({ need: 15 - 3 - 2, roll: 'hit' });
    expect(told('model-attacked')[0]!.modifiers).toContainEqual({ name: 'order', rule: 'CM-ORDER-06', provenance: 'rulebook', add: 2 });
    expect(refusedWith(at(17.1), 'south', strike('one', 'e1', by('attack-plus-2')))).toEqual(['order.out-of-reach']);
  });

  const open = { paladin: paladin(10, 10), one: marine(20, 10), near: gnoll(20, 14), next: gnoll(24.5, 10), third: gnoll(20, 20) };

  test('CM-ORDER-13 CM-EX-11 CM-RULING-45 the second nearest may be charged; a third is not, the nearest is', () => {
    const state = advanced(open);
    const at = (target: string) => ({ type: 'charge', model: 'one', target, orders: [by('second-nearest')] }) as const;
    expect(refusedWith(state, 'south', { type: 'charge', model: 'one', target: 'next' })).toEqual(['target.no-order']);
    expect(play(state, 'south', at('next'), [2]).told('model-attacked')).toMatchObject([{ target: 'next' }]);
    expect(play(state, 'south', at('third'), [2]).told('model-attacked')).toMatchObject([{ target: 'near' }]);
  });

  test('CM-ORDER-20 the order never obliges to pass over the nearest', () => {
    expect(play(advanced(open), 'south', { type: 'charge', model: 'one', target: 'near', orders: [by('second-nearest')] }, [2]).told('model-attacked')).toMatchObject([{ target: 'near' }]);
    expect(play(advanced(open), 'south', { type: 'charge', model: 'one', orders: [by('any-in-sight')] }, [2]).told('model-attacked')).toMatchObject([{ target: 'near' }]);
  });

  test('CM-ORDER-14 any enemy in sight may be shot, none out of it', () => {
    const state = advanced({ ...open, hidden: gnoll(40, 10) }, { terrain: [box('high-wall', 30, 0, 0.5, 30)] });
    const at = (target: string): ChainmailAction => ({ type: 'stand', model: 'one', then: { type: 'ranged', target }, orders: [by('any-in-sight')] });
    const { told, model } = play(state, 'south', at('third'), [2]);
    expect(told('model-attacked')).toMatchObject([{ target: 'third', kind: 'ranged' }]);
    expect(model('paladin').command.pool).toBe(1);
    expect(refusedWith(state, 'south', at('hidden'))).toEqual(['target.not-in-sight']);
    expect(refusedWith(state, 'south', at('paladin'))).toEqual(['attack.not-an-enemy']);
  });

  test('CM-RULING-03 CM-CHARGE-11 a charge by order past a nearer enemy draws its attack', () => {
    const state = advanced({ paladin: paladin(10, 4), one: marine(20, 10), near: gnoll(21.4, 12), next: gnoll(20, 16) });
    expect(play(state, 'south', { type: 'charge', model: 'one', target: 'next', orders: [by('any-in-sight')] }, [2, 2]).told('opportunity-taken')).toMatchObject([{ model: 'near', target: 'one' }]);
  });

  test('CM-ORDER-15 the attack first, and then a move of no more than the speed', () => {
    const state = advanced({ paladin: paladin(10, 10), one: marine(12, 10), e1: gnoll(12, 11, { is: { down: true, health: 0 } }), far: FAR });
    const away = (y: number, ...orders: GivenOrder[]): ChainmailAction => ({ type: 'maneuver', model: 'one', path: [{ x: 12, y }], first: { type: 'melee', target: 'e1' }, orders });
    const played = play(state, 'south', away(4, by('under-command'), by('attack-then-move')));
    expect(played.events.map(({ type }) => type).filter((type) => type === 'model-attacked' || type === 'model-moved')).toEqual(['model-attacked', 'model-moved']);
    expect(played.model('one')).toMatchObject({ x: 12, y: 4 });
    expect(refusedWith(state, 'south', away(3.9, by('under-command'), by('attack-then-move')))).toEqual(['move.too-far']);
    expect(refusedWith(state, 'south', away(4, by('under-command')))).toEqual(['maneuver.no-order']);
    expect(refusedWith(state, 'south', away(4, by('attack-then-move')))).toEqual(['maneuver.out-of-command']);
  });

  test('CM-RULING-44 out of command the move after the attack goes to the nearest enemy, for its speed or until contact', () => {
    const state = advanced({ paladin: paladin(10, 10), one: marine(12, 10), e1: gnoll(12, 11, { is: { down: true, health: 0 } }), next: gnoll(12, 30) });
    const played = play(state, 'south', { type: 'advance', model: 'one', first: { type: 'melee', target: 'e1' }, orders: [by('attack-then-move')] });
    expect(played.told('model-destroyed')).toMatchObject([{ model: 'e1' }]);
    expect(played.model('one')).toMatchObject({ x: 12, y: 16 });
  });

  test('CM-ORDER-15 the way up to a model goes to where its own attack has made it run', () => {
    const state = advanced({ paladin: paladin(20, 10), one: marine(22, 10, { card: { melee: { attack: 20, damage: 2 } } }), e1: gnoll(22, 11, { card: { health: 4, save: -9 } }), far: FAR });
    const after = play(state, 'south', { type: 'maneuver', model: 'one', toward: 'e1', first: { type: 'melee', target: 'e1' }, orders: [by('under-command'), by('attack-then-move')] }, [10, 10]);
    expect(after.model('e1')).toMatchObject({ routing: true, x: 22, y: 23 });
    expect(after.model('one')).toMatchObject({ x: 22, y: 16 });
  });

  describe('CM-ORDER-15 a model that its own attack has caught does not move after it', () => {
    const moves = (first: Deed): readonly ChainmailAction[] => [
      { type: 'maneuver', model: 'one', path: [{ x: 24, y: 6 }], first, orders: [by('under-command'), by('attack-then-move')] },
      { type: 'advance', model: 'one', first, orders: [by('attack-then-move')] },
    ];

    test.each(moves({ type: 'cast', spell: 'sleep' }))('CM-COND-08 asleep by its own spell: $type', (action) => {
      const state = advanced({ paladin: paladin(30, 10), one: marine(24, 10, { card: { spells: [{ slug: 'sleep' }], save: 2, level: 1 } }), e1: gnoll(24, 12.4, { card: { level: 1, save: 2 } }), far: FAR });
      const after = play(state, 'south', action, [20, 2]);
      expect(after.model('one')).toMatchObject({ down: true, x: 24, y: 10 });
      expect(after.told('model-moved')).toEqual([]);
    });

    const bombs = (health: number, more: Partial<Stander['card']> = {}) => advanced({ paladin: paladin(30, 10), one: { side: 'south', model: 'dwarf-scorcher', x: 24, y: 10, card: { health, save: 0, ...more } }, e1: gnoll(24, 13, { card: { health: 9 } }), far: FAR });

    test.each(moves({ type: 'fire-bomb' }))('CM-DOWN-02 knocked down by its own fire: $type', (action) => {
      const after = play(bombs(1), 'south', action, [15, 2, 2]);
      expect(after.model('one')).toMatchObject({ down: true, health: 0, x: 24, y: 10 });
      expect(after.told('model-moved')).toEqual([]);
    });

    test.each(moves({ type: 'fire-bomb' }))('CM-ARULING-06 destroyed by its own fire: $type', (action) => {
      const undead = bombs(1, { creature: 'undead', abilities: [{ slug: 'fire-bomb', rating: 2 }] });
      const after = play(undead, 'south', action, [15, 2, 2]);
      expect(after.model('one').where).toBe('destroyed');
      expect(after.told('model-moved')).toEqual([]);
    });

    test.each(moves({ type: 'fire-bomb' }))('CM-ROUT-08 routed by its own fire, it has run and its turn is over: $type', (action) => {
      const after = play(bombs(2), 'south', action, [15, 2, 2, 2]);
      expect(after.model('one')).toMatchObject({ routing: true, x: 24, y: 2 });
      expect(after.told('model-moved')).toHaveLength(1);
    });
  });

  test('CM-ORDER-12 CM-CMD-10 CM-ORDER-05 with nobody in sight a model makes for the point it was told, in later rounds too', () => {
    const blind = { terrain: [box('high-wall', 0, 24, 48, 0.5)] };
    const state = advanced({ paladin: paladin(10, 10), one: marine(12, 10), far: FAR }, blind);
    const focus = (at?: object): ChainmailAction => ({ type: 'advance', model: 'one', orders: [by('focus', 'paladin', at === undefined ? {} : { at })] });
    const played = play(state, 'south', focus({ x: 40, y: 10 }));
    expect(played.model('one')).toMatchObject({ x: 24, y: 10, command: { focus: { x: 40, y: 10 } } });
    const later = advanced({ paladin: paladin(10, 10), one: marine(12, 10, { is: { command: { ...NO_COMMAND, focus: { x: 2, y: 10 } } } }), far: FAR }, blind);
    expect(play(later, 'south', { type: 'advance', model: 'one' }).model('one')).toMatchObject({ x: 2, y: 10 });
    expect(refusedWith(state, 'south', focus())).toEqual(['order.focus-point']);
    expect(refusedWith(state, 'south', focus({ x: 40, y: 60 }))).toEqual(['order.focus-point']);
  });

  test('CM-ORDER-10 +4 to get up', () => {
    const state = advanced({ paladin: paladin(10, 10), one: marine(12, 10, { is: { down: true, health: 0 } }), far: FAR });
    expect(play(state, 'south', { type: 'get-up', model: 'one', orders: [by('get-up-plus-4')] }, [14]).told('get-up-tried')).toMatchObject([{ up: true }]);
    expect(play(state, 'south', { type: 'get-up', model: 'one' }, [14]).told('get-up-tried')).toMatchObject([{ up: false }]);
  });
});

describe('orders when their moment comes', () => {
  /** A glaiver that is about to drop to half its health. */
  const shaken = () => advanced({ paladin: paladin(10, 10), glaiver: glaiver(14, 10), trooper: gnoll(14, 11), far: FAR });
  const hurt = (): Played => play({ ...shaken(), turn: 1 }, 'north', { type: 'stand', model: 'trooper', then: { type: 'melee', target: 'glaiver' } }, [12]);

  test('CM-ORDER-08 CM-EX-16 CM-RULING-54 before a half-health save the Paladin may steady the Glaiver', () => {
    const before = hurt();
    expect(before.position.suspended!.decision).toMatchObject({ kind: 'order', seats: ['south'], facts: { model: 'glaiver', purpose: 'half-health morale save' } });
    const after = play(before.position, 'south', answer(before, { order: 'morale-plus-4', by: 'paladin' }), [7]);
    expect(after.told('morale-tested')).toMatchObject([{ passed: true, dc: 13 }]);
    expect(after.told('morale-tested')[0]!.modifiers).toContainEqual({ name: 'order', rule: 'CM-ORDER-08', provenance: 'rulebook', add: 4 });
    expect(after.model('paladin').command).toMatchObject({ pool: 3, gives: 'morale-plus-4' });
    expect(after.model('glaiver').command.order).toBe('morale-plus-4');
  });

  test('CM-ORDER-09 +8 costs 3, CM-ORDER-02 and without an order the save is as it is', () => {
    const before = hurt();
    const eight = play(before.position, 'south', answer(before, { order: 'morale-plus-8', by: 'paladin' }), [3]);
    expect(eight.told('order-given')).toMatchObject([{ cost: 3, left: 2 }]);
    expect(eight.told('morale-tested')).toMatchObject([{ passed: true }]);
    expect(play(before.position, 'south', answer(before, { order: 'none' }), [10]).told('morale-tested')[0]!.modifiers.map(({ name }) => name)).not.toContain('order');
  });

  test('CM-ORDER-07 +2 is free, and only in base contact with the commander', () => {
    const touching = advanced({ paladin: paladin(13, 10, { is: { command: { ...NO_COMMAND, pool: 0 } } }), glaiver: glaiver(14, 10, { is: { routing: true } }), far: FAR });
    expect(refusedWith(touching, 'south', { type: 'rally', model: 'glaiver', orders: [by('under-command'), by('morale-plus-2')] })).toEqual(['order.too-dear']);
    const paid = advanced({ paladin: paladin(13, 10, { is: { command: { ...NO_COMMAND, pool: 1 } } }), glaiver: glaiver(14, 10, { is: { routing: true } }), far: FAR });
    const { told } = play(paid, 'south', { type: 'rally', model: 'glaiver', orders: [by('under-command'), by('morale-plus-2')] }, [5]);
    expect(told('morale-tested')[0]).toMatchObject({ rule: 'CM-MORALE-10', passed: true });
    expect(told('order-given')).toMatchObject([{ cost: 1 }, { cost: 0, left: 0 }]);
    const apart = advanced({ paladin: paladin(12.9, 10), glaiver: glaiver(14, 10, { is: { routing: true } }), far: FAR });
    expect(refusedWith(apart, 'south', { type: 'rally', model: 'glaiver', orders: [by('under-command'), by('morale-plus-2')] })).toEqual(['order.out-of-reach']);
  });

  /** A marine of north's on its way past a model of south's. */
  const passing = (gnollAt: Partial<Stander> = {}) => ({ ...advanced({ paladin: paladin(17, 20), guard: marine(21.8, 24, gnollAt), runner: gnoll(20, 20, { card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }), other: gnoll(46, 46) }), turn: 1 });
  const past: ChainmailAction = { type: 'maneuver', model: 'runner', path: [{ x: 20, y: 28 }] };

  test('CM-RULING-54 CM-ORDER-06 before its attack of opportunity a model may be ordered to strike harder', () => {
    const before = play(passing(), 'north', past);
    expect(before.position.suspended!.decision).toMatchObject({ kind: 'order', seats: ['south'], facts: { model: 'guard', mover: 'runner' } });
    const { told } = play(before.position, 'south', answer(before, { order: 'attack-plus-2', by: 'paladin' }), [2]);
    expect(told('model-attacked')).toMatchObject([{ kind: 'opportunity', need: 15 - 3 - 2 }]);
  });

  test('CM-ORDER-16 CM-AOO-09 or to hold back, which leaves it its attack', () => {
    const before = play(passing(), 'north', past);
    const after = play(before.position, 'south', answer(before, { order: 'decline-attacks-of-opportunity', by: 'paladin' }));
    expect(after.told('opportunity-declined')).toMatchObject([{ model: 'guard', target: 'runner' }]);
    expect(after.model('guard').struck).toBe(false);
    expect(after.model('runner')).toMatchObject({ x: 20, y: 28 });
  });

  test('CM-ORDER-16 a model under that order is asked each time', () => {
    const before = play(passing(had('decline-attacks-of-opportunity')), 'north', past);
    expect(before.position.suspended!.decision).toMatchObject({ kind: 'hold-back' });
    expect(play(before.position, 'south', answer(before, false as never), [2]).told('opportunity-taken')).toHaveLength(1);
    expect(play(before.position, 'south', answer(before, true as never)).told('opportunity-declined')).toHaveLength(1);
  });

  test('CM-ORDER-02 CM-RULING-54 where nobody can pay, nobody is asked', () => {
    const broke = { ...passing(), figures: passing().figures.map((figure) => ({ ...figure, command: NO_COMMAND })) };
    expect(play(broke, 'north', past, [2]).told('opportunity-taken')).toHaveLength(1);
  });

});
