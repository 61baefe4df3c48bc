import { commandStatus } from '../procedures/command-status';
import { orderCostProcedure } from '../procedures/order-cost';
import { resolve } from '../procedures/testing/resolving';
import { warband } from '../procedures/warband';
import type { ChainmailAction, GivenOrder } from './action';
import { advanced, field, play, refusedWith, type Stander } from './testing/table';

const FAR: Stander = { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 };
const rated = (slug: string, rating: number): Partial<Stander> => ({ card: { abilities: [{ slug, rating }] } });
const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const paladin: Stander = { side: 'south', model: 'human-paladin', x: 10, y: 10 };
const gnoll = (x: number, y: number): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y });
const go = (model: string, x: number, y: number, ...orders: GivenOrder[]): ChainmailAction => ({ type: 'maneuver', model, path: [{ x, y }], orders });

describe('CM-ABILCONV-09 other ratings than the printed ones work', () => {
  describe('CM-ABIL-18 an independent troop with points of its own', () => {
    const alone = (rating: number) => advanced({ free: marine(12, 10, rated('independent-troop', rating)), other: marine(14, 10), e1: gnoll(12, 14), e2: gnoll(17, 10) });
    const second = (model: string, by: string): ChainmailAction => ({ type: 'charge', model, orders: [{ by, order: 'second-nearest' }] });

    test('orders itself with them', () => {
      const charged = play(alone(2), 'south', second('free', 'free'), [2]);
      expect(charged.told('order-given')).toEqual([{ type: 'order-given', rule: 'CM-ORDER-13', by: 'free', model: 'free', order: 'second-nearest', cost: 2, left: 0 }]);
      expect(refusedWith(advanced({ free: marine(12, 10, rated('independent-troop', 3)), e1: gnoll(12, 14) }), 'south', { type: 'charge', model: 'free', orders: [{ by: 'free', order: 'any-in-sight' }] })).toEqual(['order.too-dear']);
    });

    test('orders nobody else, and challenges no initiative', () => {
      expect(refusedWith(alone(2), 'south', second('other', 'free'))).toEqual(['order.not-a-commander']);
      const asked = (slug: string) => play(advanced({ one: marine(12, 10, { ...rated(slug, 3), is: { acted: true } }), last: marine(40, 2), far: { ...FAR, is: { acted: true } } }), 'south', { type: 'stand', model: 'last' }, [3, 9]).told('decision-opened');
      expect(asked('commander')).toMatchObject([{ kind: 'challenge', seats: ['south'] }]);
      expect(asked('independent-troop')).toMatchObject([{ kind: 'first-player', seats: ['north'] }]);
    });

    test('has none below a rating of 2', () => {
      expect([0, 1].map((rating) => refusedWith(alone(rating), 'south', second('free', 'free')))).toEqual([['order.not-a-commander'], ['order.not-a-commander']]);
    });

    test('CM-CP-01 gets them anew each round', () => {
      const ending = advanced({ free: marine(12, 10, { ...rated('independent-troop', 2), is: { acted: true, command: { pool: 0, gives: 'second-nearest', order: 'second-nearest', ledBy: -1, focus: null } } }), last: marine(40, 2), far: { ...FAR, is: { acted: true } } });
      expect(play(ending, 'south', { type: 'stand', model: 'last' }, [9, 3]).model('free').command).toMatchObject({ pool: 2, gives: null, order: null });
    });

    test('is told as such by command-status, and by the Basic Rules has no points', () => {
      const models = [{ id: 'free', side: 'a', x: 10, y: 10, model: { speed: 6, abilities: [{ slug: 'independent-troop', rating: 2 }] } }];
      expect(resolve(commandStatus, { rules: 'advanced', models }).result['models']).toMatchObject([{ underCommand: true, rule: 'CM-ABIL-18', points: 2, canSpend: true, orders: expect.arrayContaining([{ order: 'focus', by: 'free', cost: 2, rule: 'CM-ORDER-12' }]) }]);
      expect(refusedWith(field({ free: marine(12, 10, rated('independent-troop', 2)), e1: gnoll(12, 14), e2: gnoll(17, 10) }), 'south', second('free', 'free'))).toEqual(['order.basic-rules']);
    });
  });

  describe('CM-ABIL-07 a difficult troop rated 3', () => {
    const troop = { cost: 5, faction: 'thalos', alignment: 'good' };
    const three = { ...troop, abilities: [{ slug: 'difficult-troop', rating: 3 }] };
    const commander = { ...troop, abilities: [{ slug: 'commander', rating: 3 }] };
    const legal = (...models: object[]) => resolve(warband, { points: 200, models }).result['legal'];

    test('counts three times against its commanders', () => {
      expect(legal(commander, three)).toBe(true);
      expect(legal(commander, three, troop)).toBe(false);
      expect(legal(commander, { ...troop, abilities: [{ slug: 'difficult-troop' }] }, troop)).toBe(true);
    });

    test('CM-ABIL-07a costs three times as much to order, in a game and asked for', () => {
      const state = advanced({ paladin, one: marine(14, 10, rated('difficult-troop', 3)), far: FAR });
      expect(play(state, 'south', go('one', 14, 8, { by: 'paladin', order: 'under-command' })).told('order-given')).toMatchObject([{ cost: 3, left: 2 }]);
      const cost = (abilities: object[]) => resolve(orderCostProcedure, { order: 'focus', commander: { faction: 'thalos' }, receiver: { faction: 'ravilla', abilities } }).result['cost'];
      expect([cost([]), cost([{ slug: 'difficult-troop' }]), cost([{ slug: 'difficult-troop', rating: 3 }])]).toEqual([3, 6, 9]);
    });
  });

  test('CM-ABIL-25a Reach 2" strikes as far as 2" and threatens an inch more', () => {
    const strikes = (y: number) => refusedWith(field({ one: marine(12, 10, rated('reach', 2)), foe: gnoll(12, y), far: FAR }), 'south', { type: 'stand', model: 'one', then: { type: 'melee', target: 'foe' } });
    expect([strikes(13), strikes(13.01)]).toEqual([['taken'], ['melee.not-in-contact']]);
    const passing = (x: number) => play(field({ runner: marine(20, 20, rated('independent-troop', 0)), guard: { ...gnoll(x, 24), ...rated('reach', 2) }, far: FAR }), 'south', go('runner', 20, 28), x < 24 ? [2] : []).told('opportunity-taken');
    expect(passing(23.99)).toHaveLength(1);
    expect(passing(24.01)).toHaveLength(0);
  });
});
