import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { commandStatus } from './command-status';
import { codes, resolve } from './testing/resolving';

interface Status {
  readonly id: string;
  readonly underCommand: boolean;
  readonly rule: string;
  readonly points?: number;
  readonly canSpend?: boolean;
  readonly orders?: readonly { readonly order: string; readonly by: string; readonly cost: number; readonly rule: string }[];
}

const commander = (rating: number) => [{ slug: 'commander', rating }];
const troop = (id: string, x: number, y: number, more: object = {}, card: object = {}) => ({ id, side: 'a', x, y, model: { speed: 6, ...card }, ...more }) as unknown as JsonObject;
const leader = (id: string, x: number, y: number, more: object = {}, card: object = {}) => troop(id, x, y, more, { abilities: commander(3), ...card });
const advanced = (...models: JsonObject[]) => ({ rules: 'advanced', models });
const statusOf = (input: object, id: string): Status => (resolve(commandStatus, input).result['models'] as unknown as readonly Status[]).find((each) => each.id === id)!;
const ordersTo = (input: object, id: string): readonly string[] => statusOf(input, id).orders!.map(({ order, by, cost }) => `${by} ${order} ${cost}`);

describe('command status by the Advanced Rules', () => {
  const near = troop('near', 13, 10);

  test('CM-CMD-03 a troop in reach is under command when a commander has paid for it, and not before', () => {
    const before = advanced(leader('captain', 10, 10), near);
    expect(statusOf(before, 'near')).toMatchObject({ underCommand: false, rule: 'CM-CMD-03', commanders: [{ id: 'captain' }] });
    expect(ordersTo(before, 'near')).toContain('captain under-command 1');
    const paid = advanced(leader('captain', 10, 10, { command: { points: 2 } }), troop('near', 13, 10, { command: { ledBy: 'captain' } }));
    expect(statusOf(paid, 'near')).toMatchObject({ underCommand: true, rule: 'CM-CMD-03' });
    expect(ordersTo(paid, 'near')).not.toContain('captain under-command 1');
    expect(statusOf({ models: [leader('captain', 10, 10), near] }, 'near')).toMatchObject({ underCommand: true, rule: 'CM-CMD-02' });
  });

  test('CM-CMD-04 CM-ABIL-18 CM-ABIL-44 commanders and independent troops always are, untrained troops never', () => {
    const input = advanced(leader('captain', 10, 10), troop('free', 13, 10, {}, { abilities: [{ slug: 'independent-troop', rating: 0 }] }), troop('raw', 15, 10, {}, { abilities: [{ slug: 'untrained-troop' }] }));
    expect(['captain', 'free', 'raw'].map((id) => [statusOf(input, id).underCommand, statusOf(input, id).rule])).toEqual([[true, 'CM-CMD-04'], [true, 'CM-ABIL-18'], [false, 'CM-ABIL-44']]);
    expect(ordersTo(input, 'raw')).toEqual([]);
  });

  test('CM-CP-01 CM-ABIL-03b a commander has its rating to spend each round, or what is left of it', () => {
    expect(statusOf(advanced(leader('captain', 10, 10), near), 'captain')).toMatchObject({ points: 3, canSpend: true });
    const poor = advanced(leader('captain', 10, 10, { command: { points: 1 } }), near);
    expect(statusOf(poor, 'captain').points).toBe(1);
    expect(ordersTo(poor, 'near')).toEqual(['captain under-command 1']);
    expect(codes(commandStatus, advanced(leader('captain', 10, 10, { command: { points: 4 } }), near))).toEqual(['command.too-many-points CM-CP-01']);
    expect(codes(commandStatus, advanced(leader('captain', 10, 10), troop('near', 13, 10, { command: { points: 1 } })))).toEqual(['command.too-many-points CM-CP-01']);
  });

  test.each(['knocked-down', 'routing', 'stunned', 'dazed'])('CM-CP-04 CM-ABIL-03c a commander that is %s spends nothing', (condition) => {
    const input = advanced(leader('captain', 10, 10, { condition }), near);
    expect(statusOf(input, 'captain')).toMatchObject({ points: 3, canSpend: false });
    expect(ordersTo(input, 'near')).toEqual([]);
  });

  test('CM-CP-03 two commanders do not put their points together for one order', () => {
    const input = advanced(leader('one', 10, 10, { command: { points: 2 } }), leader('two', 10, 13, { command: { points: 1 } }), near);
    expect(ordersTo(input, 'near').filter((each) => each.includes('attack-plus-2') || each.includes('morale-plus-8'))).toEqual(['one attack-plus-2 2']);
  });

  test('CM-ORDER-03 CM-ORDER-04 CM-ORDER-11 one kind a commander and one order a model, but to be under command besides', () => {
    const kind = advanced(leader('captain', 10, 10, { command: { points: 3, gives: 'morale-plus-4' } }), near);
    expect(ordersTo(kind, 'near')).toEqual(['captain morale-plus-4 2', 'captain under-command 1']);
    const ordered = advanced(leader('captain', 10, 10), troop('near', 13, 10, { command: { order: 'focus' } }));
    expect(ordersTo(ordered, 'near')).toEqual(['captain under-command 1']);
  });

  test('CM-ORDER-01 CM-ORDER-07 CM-ORDER-17 each order has its own reach, and some go to oneself', () => {
    const input = advanced(leader('captain', 10, 10), troop('touching', 11, 10), troop('far', 30, 10));
    expect(ordersTo(input, 'touching')).toContain('captain morale-plus-2 0');
    expect(ordersTo(input, 'far')).toEqual(['captain focus 2', 'captain under-command 1', 'captain second-nearest 2', 'captain attack-then-move 2', 'captain decline-attacks-of-opportunity 2']);
    expect(ordersTo(input, 'captain')).toEqual(['captain focus 2', 'captain second-nearest 2', 'captain attack-then-move 2', 'captain decline-attacks-of-opportunity 2']);
  });

  test('CM-ORDER-18 CM-ORDER-19 CM-ABIL-07a CM-AEX-04 a point more to another faction, and that doubled to a difficult troop', () => {
    const difficult = { abilities: [{ slug: 'difficult-troop' }] };
    const input = advanced(leader('captain', 10, 10, {}, { faction: 'thalos', abilities: commander(5) }), troop('own', 13, 10, {}, { faction: 'thalos', ...difficult }), troop('strange', 10, 13, {}, { faction: 'ravilla', ...difficult }));
    expect(ordersTo(input, 'own')).toContain('captain under-command 2');
    expect(ordersTo(input, 'strange')).toContain('captain under-command 4');
  });

  test('CM-ABIL-45e CM-ORDER-21 a wild troop takes no order but to be under command', () => {
    expect(ordersTo(advanced(leader('captain', 10, 10), troop('beast', 13, 10, {}, { abilities: [{ slug: 'wild-troop' }] })), 'beast')).toEqual(['captain under-command 1']);
  });

  test('CM-CP-01 CM-CMD-03 what the Basic Rules do not know, and a leader that is none, are refused', () => {
    expect(codes(commandStatus, { models: [leader('captain', 10, 10, { command: { points: 1 } })] })).toEqual(['order.basic-rules CM-CP-01']);
    expect(codes(commandStatus, advanced(near, troop('other', 15, 10, { command: { ledBy: 'near' } })))).toEqual(['command.no-such-commander CM-CMD-03']);
    expect(codes(commandStatus, advanced(leader('captain', 10, 10), troop('foe', 15, 10, { side: 'b', command: { ledBy: 'captain' } })))).toEqual(['command.no-such-commander CM-CMD-03']);
  });
});
