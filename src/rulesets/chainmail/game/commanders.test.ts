import type { TableAction } from '../../../kernel/ruleset/game';
import type { OrderName } from '../rules/orders';
import type { ChainmailAction, GivenOrder } from './action';
import { type ConditionKind, NO_COMMAND, type Skirmish } from './state';
import { advanced, play, type Played, refusedWith, type Stander } from './testing/table';

const paladin = (side: string, x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side, model: 'human-paladin', x, y, ...more });
const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const FAR: Stander = { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 };
const by = (order: OrderName): GivenOrder => ({ by: 'paladin', order });
const go = (model: string, x: number, y: number, ...orders: GivenOrder[]): ChainmailAction => ({ type: 'maneuver', model, path: [{ x, y }], orders });
const again = ({ state }: Played): Skirmish => ({ ...state, turn: 0, left: 1 });
const answer = (before: Played, given: readonly string[]): TableAction => ({ type: 'answer', decision: before.position.suspended!.id, answer: [...given] });
const condition = (kind: ConditionKind): Partial<Stander> => ({ is: { conditions: [{ kind, by: null, strength: 0, turns: 2 }] } });

const HELPLESS: readonly (readonly [string, Partial<Stander>])[] = [
  ['knocked down', { is: { down: true, health: 0 } }],
  ['routing', { is: { routing: true } }],
  ['stunned', condition('stunned')],
  ['dazed', condition('dazed')],
];

describe('what a commander has to spend', () => {
  test('CM-ABIL-03b as many points a round as its rating, and no more', () => {
    const two = { card: { abilities: [{ slug: 'commander', rating: 2 }] } };
    const state = advanced({ paladin: paladin('south', 10, 10, two), one: marine(12, 10), two: marine(14, 10), three: marine(16, 10), far: FAR });
    const first = play(state, 'south', go('one', 12, 12, by('under-command')));
    const second = play(again(first), 'south', go('two', 14, 12, by('under-command')));
    expect([first, second].map((played) => played.model('paladin').command.pool)).toEqual([1, 0]);
    expect(refusedWith(again(second), 'south', go('three', 16, 12, by('under-command')))).toEqual(['order.too-dear']);
  });

  test('CM-ABIL-03b what it has not spent lapses at the end of the round', () => {
    const state = advanced({ paladin: paladin('south', 10, 10, { is: { acted: true, command: { ...NO_COMMAND, pool: 4 } } }), last: marine(12, 10), far: { ...FAR, is: { acted: true } } });
    expect(play(state, 'south', { type: 'stand', model: 'last' }, [9, 3]).model('paladin').command.pool).toBe(5);
  });

  test.each(HELPLESS)('CM-ABIL-03c a commander that is %s gives no order', (_, more) => {
    const state = advanced({ paladin: paladin('south', 10, 10, more), one: marine(12, 10), far: FAR });
    expect(refusedWith(state, 'south', go('one', 12, 12, by('under-command')))).toEqual(['order.cannot-spend']);
  });

  /** The round ends with south to lose initiative. */
  const lost = (more: Partial<Stander>): Played => {
    const is = { acted: true, ...more.is };
    return play(advanced({ last: marine(10, 4), paladin: paladin('south', 12, 4, { is }), far: { ...FAR, is: { acted: true } } }), 'south', { type: 'stand', model: 'last' }, [5, 12]);
  };

  test.each(HELPLESS)('CM-ABIL-03c nor does one that is %s challenge initiative', (_, more) => {
    expect(lost(more).position.suspended!.decision).toMatchObject({ kind: 'first-player', seats: ['north'] });
  });

  test('CM-ABIL-03c CM-COND-10 one that ghost sounds plague gives no order, but may challenge', () => {
    const deaf = condition('ghost-sounded');
    const state = advanced({ paladin: paladin('south', 10, 10, deaf), one: marine(12, 10), far: FAR });
    expect(refusedWith(state, 'south', go('one', 12, 12, by('under-command')))).toEqual(['order.ghost-sounded']);
    const before = lost(deaf);
    expect(before.position.suspended!.decision).toMatchObject({ kind: 'challenge', seats: ['south'] });
    expect(play(before.position, 'south', answer(before, ['paladin']), [15]).told('initiative-challenged')).toMatchObject([{ by: 'paladin', won: true, left: 4 }]);
  });
});

describe('what orders to difficult troops cost in play', () => {
  const difficult = (faction: string): Partial<Stander> => ({ card: { faction, abilities: [{ slug: 'difficult-troop' }] } });
  const paid = (stander: Stander, action: ChainmailAction) => play(advanced({ paladin: paladin('south', 10, 10), one: stander, foe: { side: 'north', model: 'gnoll-trooper', x: 12, y: 11 } }), 'south', action, action.type === 'stand' ? [2] : []).told('order-given');

  test('CM-AEX-04 CM-ABIL-07a to be under command costs a difficult troop of the faction 2, one of another 4', () => {
    expect(paid(marine(14, 10, difficult('thalos')), go('one', 14, 8, by('under-command')))).toMatchObject([{ cost: 2, left: 3 }]);
    expect(paid(marine(14, 10, difficult('ravilla')), go('one', 14, 8, by('under-command')))).toMatchObject([{ cost: 4, left: 1 }]);
  });

  test('CM-ABIL-07a the point for another faction comes first, then the doubling; what one commander cannot pay is refused', () => {
    const strike: ChainmailAction = { type: 'stand', model: 'one', then: { type: 'melee', target: 'foe' }, orders: [by('attack-plus-2')] };
    expect(paid(marine(12, 10, difficult('thalos')), strike)).toMatchObject([{ cost: 4, left: 1 }]);
    const state = advanced({ paladin: paladin('south', 10, 10), one: marine(12, 10, difficult('ravilla')), foe: { side: 'north', model: 'gnoll-trooper', x: 12, y: 11 } });
    expect(refusedWith(state, 'south', strike)).toEqual(['order.too-dear']);
  });

  test('CM-ABIL-07a a free order stays free within the faction and costs 2 across', () => {
    const rally = (faction: string) => play(advanced({ paladin: paladin('south', 10, 10), one: marine(11, 10, { ...difficult(faction), is: { routing: true } }), far: FAR }), 'south', { type: 'rally', model: 'one', orders: [by('under-command'), by('morale-plus-2')] }, [19]);
    expect(rally('thalos').told('order-given').map(({ cost }) => cost)).toEqual([2, 0]);
    expect(refusedWith(advanced({ paladin: paladin('south', 10, 10), one: marine(11, 10, { ...difficult('ravilla'), is: { routing: true } }), far: FAR }), 'south', { type: 'rally', model: 'one', orders: [by('under-command'), by('morale-plus-2')] })).toEqual(['order.too-dear']);
    const free = { card: { faction: 'ravilla', abilities: [{ slug: 'difficult-troop' }, { slug: 'independent-troop', rating: 0 }] }, is: { routing: true } };
    expect(play(advanced({ paladin: paladin('south', 10, 10), one: marine(11, 10, free), far: FAR }), 'south', { type: 'rally', model: 'one', orders: [by('morale-plus-2')] }, [19]).told('order-given')).toMatchObject([{ cost: 2, left: 3 }]);
  });
});
