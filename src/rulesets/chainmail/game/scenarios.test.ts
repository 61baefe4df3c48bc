import type { TableAction } from '../../../kernel/ruleset/game';
import type { ChainmailAction } from './action';
import { attackIsOver } from './breakthrough';
import { mostFrom, lostCause } from './victory-points';
import { homeSpots } from './zones';
import { award } from './elimination';
import { Scene } from './scene';
import { box, faultsIn, open, troop } from './testing/opening';
import { field, play, type Played, refusedWith, type Scenery, type Stander } from './testing/table';
import { setupOf } from './scenario-setups';
import type { ChainmailSetup } from './shapes';
import type { Figure, Side, Skirmish } from './state';

const marine = (side: string, x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side, model: 'human-marine', x, y, ...more });
const hyena = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'hyena', x, y, ...more });
const stand = (model: string): ChainmailAction => ({ type: 'stand', model });
const answer = (before: Played, given: unknown): TableAction => ({ type: 'answer', decision: before.position.suspended!.id, answer: given as never });
const reply = (before: Played, given: unknown, faces: readonly number[] = []): Played => play(before.position, before.position.suspended!.decision!.seats[0]!, answer(before, given), faces);
const outcome = (played: Played) => played.state.ended;
const DONE = { is: { acted: true } };
const warbands = (seats: readonly string[], count: number): ChainmailSetup['warbands'] => seats.map((seat) => ({ seat, models: troop(`${seat}-`, count) }));
const with2 = (state: Skirmish, change: (side: Side, number: number) => Partial<Side>): Skirmish => ({ ...state, sides: state.sides.map((side, number) => ({ ...side, ...change(side, number) })) });
const deploys = (seat: string, state: Played, ...at: readonly (readonly [string, number, number])[]) => refusedWith(state.position, seat, { type: 'deploy', models: at.map(([model, x, y]) => ({ model, at: { x, y } })) });

describe('Pincer Move', () => {
  const setup: ChainmailSetup = { scenario: 'pincer-move', anyWarband: true, warbands: warbands(['one', 'two'], 5) };
  const chosen = () => reply(reply(open(setup, [9, 14]), 'split', [3, 17]), 'two');

  test('CM-SCEN-09 CM-SCEN-08 the winner of a throw chooses the middle or the split part', () => {
    const begun = open(setup, [9, 9, 4, 14]);
    expect(begun.position.suspended!.decision).toMatchObject({ kind: 'role', seats: ['two'], offers: { two: [{ exactly: 'middle' }, { exactly: 'split' }] } });
    expect(reply(begun, 'split', [3, 17]).told('role-taken')).toMatchObject([{ seat: 'one', role: 'middle' }, { seat: 'two', role: 'split' }]);
  });

  test('CM-SCEN-10 CM-SCEN-11 CM-RULING-28 the middle stands in a strip of 12", the split at two edges, half at each and the odd one anywhere', () => {
    const state = chosen();
    expect(deploys('two', state, ['two-1', 10, 5.5], ['two-2', 20, 42.5])).toEqual(['taken']);
    expect(deploys('two', state, ['two-1', 10, 5.6], ['two-2', 20, 42.5])).toEqual(['deploy.outside-zone']);
    const first = play(state.position, 'two', { type: 'deploy', models: [{ model: 'two-1', at: { x: 10, y: 2 } }, { model: 'two-2', at: { x: 20, y: 2 } }] });
    expect(deploys('one', first, ['one-1', 10, 18.5], ['one-2', 20, 29.5])).toEqual(['taken']);
    expect(deploys('one', first, ['one-1', 10, 18.4], ['one-2', 20, 29.5])).toEqual(['deploy.outside-zone']);
    const middle = play(first.position, 'one', { type: 'deploy', models: [{ model: 'one-1', at: { x: 10, y: 20 } }, { model: 'one-2', at: { x: 20, y: 20 } }] });
    expect(deploys('two', middle, ['two-3', 30, 2], ['two-4', 40, 2])).toEqual(['deploy.zone-full']);
    expect(deploys('two', middle, ['two-3', 30, 2], ['two-4', 40, 46])).toEqual(['taken']);
  });
});

describe('Kill the Leader', () => {
  const scenery: Scenery = { scenario: 'kill-the-leader' };

  test('CM-SCEN-12 CM-RULING-15 the highest rating leads, then the highest cost, then chance; both are told', () => {
    const setup: ChainmailSetup = { scenario: 'kill-the-leader', anyWarband: true, warbands: [{ seat: 'one', models: [...troop('a', 1), ...troop('p', 1, 'human-paladin'), ...troop('d', 1, 'dwarf-fighter')] }, { seat: 'two', models: [...troop('b', 2), ...troop('w', 1, 'human-warrior')] }] };
    const begun = open(setup, [4, 11, 9, 3]);
    expect(begun.told('leader-named')).toMatchObject([{ seat: 'one', model: 'p1', tied: [] }, { seat: 'two', model: 'b2', tied: ['b1', 'b2'] }]);
  });

  const duel = (more: Partial<Figure> = {}) => with2(field({ s: marine('south', 10, 10), n: marine('north', 10, 11, { is: { down: true, health: 0, ...more } }), rest: marine('north', 40, 40) }, scenery), (_, side) => ({ leader: side === 0 ? 0 : 1 }));

  test('CM-SCEN-13 the game is won at once when the enemy leader is destroyed', () => {
    const { state, events } = play(duel(), 'south', { type: 'stand', model: 's', then: { type: 'melee', target: 'n' } });
    expect(state.ended).toMatchObject({ rule: 'CM-SCEN-13', places: [{ place: 1, seats: ['south'] }, { place: 2, seats: ['north'] }] });
    expect(events.at(-1)!.type).toBe('game-ended');
  });

  test('CM-RULING-29 a leader that walks off is lost all the same', () => {
    const state = with2(field({ s: marine('south', 10, 2, { card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }), n: marine('north', 40, 40) }, scenery), (_, side) => ({ leader: side }));
    expect(outcome(play(state, 'south', { type: 'maneuver', model: 's', path: [{ x: 10, y: 0 }] }))).toMatchObject({ rule: 'CM-SCEN-13', places: [{ seats: ['north'] }, { seats: ['south'] }] });
  });
});

describe('Capture and Hold', () => {
  const hold = (standers: { readonly [id: string]: Stander }, held: readonly number[] = [0, 0]) => with2(field(standers, { scenario: 'capture-and-hold' }), (_, side) => ({ held: held[side]! }));

  test('CM-SCEN-14 CM-RULING-50 three round ends in a row alone within 6" of the centre win; the fallen count', () => {
    const state = hold({ s: marine('south', 24, 17.5, { is: { routing: false } }), n: marine('north', 40, 40, DONE) }, [2, 0]);
    expect(outcome(play(state, 'south', stand('s')))).toMatchObject({ rule: 'CM-SCEN-14', places: [{ seats: ['south'] }, { seats: ['north'] }] });
    const far = hold({ s: marine('south', 24, 17.4), n: marine('north', 40, 40, DONE) }, [2, 0]);
    expect(play(far, 'south', stand('s'), [9, 3]).state.sides[0]!.held).toBe(0);
    const fallen = hold({ s: marine('south', 4, 4), down: marine('south', 24, 24, { is: { down: true, health: 0, acted: true } }), n: marine('north', 40, 40, DONE) }, [1, 0]);
    expect(play(fallen, 'south', stand('s'), [9, 3]).state.sides[0]!.held).toBe(2);
  });

  test('CM-SCEN-15 both there, or neither, and the count is nothing; only the other, and it is the other\'s first', () => {
    const both = hold({ s: marine('south', 24, 20), n: marine('north', 24, 28, DONE) }, [2, 0]);
    expect(play(both, 'south', stand('s'), [9, 3]).state.sides.map(({ held }) => held)).toEqual([0, 0]);
    const other = hold({ s: marine('south', 4, 4), n: marine('north', 24, 28, DONE) }, [2, 0]);
    expect(play(other, 'south', stand('s'), [9, 3]).state.sides.map(({ held }) => held)).toEqual([0, 1]);
  });

  test('CM-RULING-50 a side without models loses at once', () => {
    const state = hold({ s: marine('south', 10, 10), n: marine('north', 10, 11, { is: { down: true, health: 0 } }) });
    expect(outcome(play(state, 'south', { type: 'stand', model: 's', then: { type: 'melee', target: 'n' } }))).toMatchObject({ rule: 'CM-SCEN-05' });
  });

  test('CM-SCEN-16 CM-EXPERT-08 out of command a troop may make for the centre past enemies, and halt where one threatens it or not', () => {
    const state = hold({ s: marine('south', 24, 8), n: marine('north', 25.8, 16), far: marine('north', 44, 44) });
    expect(play(state, 'south', { type: 'advance', model: 's', toGoal: true }, [2]).model('s')).toMatchObject({ x: 24, y: 20 });
    const halted = play(state, 'south', { type: 'advance', model: 's', toGoal: true, haltAtThreat: true });
    expect(halted.model('s').y).toBeLessThan(17);
    expect(refusedWith(field({ s: marine('south', 24, 8), n: marine('north', 26, 16) }), 'south', { type: 'advance', model: 's', toGoal: true })).toEqual(['advance.no-goal']);
  });

  test('CM-SCEN-17 a wild troop may not', () => {
    expect(refusedWith(hold({ s: hyena(24, 8), n: marine('north', 26, 30) }), 'south', { type: 'advance', model: 's', toGoal: true })).toEqual(['advance.wild-goal']);
  });
});

describe('Breakthrough', () => {
  const setup: ChainmailSetup = { scenario: 'breakthrough', anyWarband: true, warbands: warbands(['one', 'two'], 4).map((warband, i) => ({ ...warband, terrain: [0, 1].map((at) => ({ kind: 'woods', outline: [{ x: 0, y: 0 }, { x: 3 + i, y: 0 }, { x: 3, y: 3 + at }] })) })) };
  const roles = (state: Skirmish) => with2(state, (_, side) => ({ role: side === 0 ? 'attacker' : 'defender', started: side === 0 ? 7 : 3 }));
  const raid = (standers: { readonly [id: string]: Stander }) => roles(field(standers, { scenario: 'breakthrough' }));
  const off = (is: Partial<Figure> = {}): Partial<Stander> => ({ is: { where: 'off', exit: 'north', acted: true, ...is } });

  test('CM-SCEN-18 CM-SCEN-31 the winner of a throw chooses to attack or defend, on terrain laid before that too', () => {
    const begun = reply(open(setup, [9, 14]), 'defender', [3, 17]);
    expect(begun.told('role-taken')).toMatchObject([{ seat: 'one', role: 'attacker' }, { seat: 'two', role: 'defender' }]);
    const laid = open({ scenario: 'breakthrough', anyWarband: true, warbands: warbands(['one', 'two'], 2), terrain: [box('woods', 10, 10, 4, 4)] }, [9, 14]);
    expect(laid.position.suspended!.decision!.kind).toBe('role');
  });

  test('CM-SCEN-19 the defender places one piece and the attacker all others', () => {
    let at = reply(open(setup, [9, 14]), 'defender', [3, 17]);
    const placers: number[] = [];
    for (const x of [4, 14, 24, 34]) {
      placers.push(at.state.turn);
      at = play(at.position, at.state.sides[at.state.turn]!.seat, { type: 'place-terrain', piece: at.state.loose[0]!.id, at: { x, y: 20 } });
    }
    expect(placers).toEqual([1, 0, 0, 0]);
  });

  test('CM-SCEN-20 half of those who started, routing ones too, over the defender\'s edge win: 4 of 7', () => {
    const state = raid({ a: marine('south', 10, 46, { card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }), b: marine('south', 40, 4), x1: marine('south', 1, 1, off()), x2: marine('south', 3, 1, off({ routing: true })), x3: marine('south', 5, 1, off()), n: marine('north', 40, 40) });
    expect(outcome(play(state, 'south', { type: 'maneuver', model: 'a', path: [{ x: 10, y: 48 }] }))).toMatchObject({ rule: 'CM-SCEN-20', places: [{ seats: ['south'] }, { seats: ['north'] }] });
    expect(attackIsOver(state)).toBeNull();
  });

  test('CM-SCEN-21 the defender wins when no more can come to that number; another edge does not count', () => {
    const state = raid({ a: marine('south', 10, 10), b: marine('south', 40, 4), x1: marine('south', 1, 1, off({ exit: 'west' })), n: marine('north', 10, 30) });
    expect(attackIsOver(state)).toMatchObject({ role: 'defender', rule: 'CM-SCEN-21' });
  });

  test('CM-SCEN-22 CM-EX-25 CM-RULING-46 without defenders the battle goes on; it ends as the defender\'s when it is declared over', () => {
    const state = with2(raid({ a: hyena(10, 10), b: hyena(30, 10), c: hyena(40, 10), d: hyena(20, 10), n: marine('north', 10, 30, { is: { where: 'destroyed' } }) }), (_, side) => ({ quiet: side === 1 ? 4 : 0 }));
    const idle = { ...state, figures: state.figures.map((figure) => ({ ...figure, acted: figure.id !== 'a' })) };
    const after = play(idle, 'south', stand('a'));
    expect(after.position.suspended!.decision).toMatchObject({ kind: 'declare-over', rule: 'CM-SCEN-23', seats: ['north'] });
    expect(outcome(reply(after, true))).toMatchObject({ rule: 'CM-SCEN-23', places: [{ seats: ['north'] }, { seats: ['south'] }] });
  });

  test('CM-SCEN-23 an attacker that leaves over the edge disturbs the round, and the attacker may never call it off', () => {
    const state = with2(raid({ a: marine('south', 10, 46, { card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }), b: marine('south', 30, 4, DONE), c: marine('south', 34, 4, DONE), d: marine('south', 38, 4, DONE), e: marine('south', 42, 4, DONE), n: marine('north', 40, 40, DONE) }), () => ({ quiet: 4 }));
    const after = play(state, 'south', { type: 'maneuver', model: 'a', path: [{ x: 10, y: 48 }] }, [9, 3]);
    expect(after.told('round-ended')).toMatchObject([{ quiet: { south: 5, north: 0 } }]);
    expect(after.position.suspended!.decision!.kind).toBe('first-player');
  });

  test('CM-SCEN-24 CM-SCEN-25 attackers out of command may make for the edge and over it, wild ones and defenders not', () => {
    const state = raid({ a: marine('south', 10, 40), h: hyena(20, 40), n: marine('north', 40, 20), rest: marine('south', 46, 2) });
    expect(play(state, 'south', { type: 'advance', model: 'a', toGoal: true }).told('model-left')).toMatchObject([{ edge: 'north' }]);
    expect(refusedWith(state, 'south', { type: 'advance', model: 'h', toGoal: true })).toEqual(['advance.wild-goal']);
    expect(refusedWith({ ...state, turn: 1 }, 'north', { type: 'advance', model: 'n', toGoal: true })).toEqual(['advance.no-goal']);
  });

  test('CM-SCEN-26 a wild troop follows a commander that it touched when the round began and that has left', () => {
    const state = raid({ p: { side: 'south', model: 'human-paladin', x: 10, y: 46 }, h: hyena(11, 46), rest: marine('south', 46, 2), x: marine('south', 1, 1, off()), n: marine('north', 40, 20, DONE) });
    const round = play({ ...state, figures: state.figures.map((figure) => ({ ...figure, acted: figure.id !== 'rest' })) }, 'south', stand('rest'), [9, 3]);
    const begun = reply(round, 'south');
    expect(refusedWith(begun.position, 'south', { type: 'advance', model: 'h', toGoal: true })).toEqual(['advance.wild-goal']);
    const left = play(begun.position, 'south', { type: 'maneuver', model: 'p', path: [{ x: 10, y: 48 }] });
    expect(left.model('h').beside).toEqual([0]);
    const next = left.state.turn === 0 ? left : play(left.position, 'north', stand('n'));
    expect(play(next.position, 'south', { type: 'advance', model: 'h', toGoal: true }).told('model-left')).toMatchObject([{ model: 'h', edge: 'north' }]);
  });

  test('CM-SCEN-27 a wild troop may leave by routing', () => {
    const state = raid({ h: hyena(10, 46, { is: { routing: true } }), rest: marine('south', 46, 2), x: marine('south', 1, 1, off()), y: marine('south', 3, 1, off()), n: marine('north', 40, 20) });
    expect(play(state, 'south', { type: 'flee', model: 'h' }).told('model-left')).toMatchObject([{ model: 'h', edge: 'north', routing: true }]);
  });
});

test('CM-SCEN-32 CM-TERRAIN-23 on terrain laid first the scouting player takes any edge, the other the opposite one', () => {
  const setup: ChainmailSetup = { anyWarband: true, takeSides: true, warbands: warbands(['one', 'two'], 2), terrain: [box('woods', 20, 20, 4, 4)] };
  const begun = open(setup, [3, 17]);
  expect(begun.position.suspended!.decision).toMatchObject({ kind: 'field-side', seats: ['two'] });
  const taken = reply(begun, 'east');
  expect(taken.told('side-taken')).toMatchObject([{ seat: 'one', edge: 'west' }, { seat: 'two', edge: 'east' }]);
  const deploying = reply(taken, 'two');
  expect(deploys('two', deploying, ['two-1', 40.5, 20])).toEqual(['taken']);
  expect(deploys('two', deploying, ['two-1', 40.4, 20])).toEqual(['deploy.outside-zone']);
});

describe('teams', () => {
  const four = ['a', 'b', 'c', 'd'];
  const quarters = (scenery: Scenery, more: { readonly [id: string]: Partial<Stander> } = {}) => field({ a: marine('a', 10, 10, more['a']), b: marine('b', 10, 11, more['b']), c: marine('c', 40, 40, more['c']), d: marine('d', 40, 10, more['d']) }, scenery);

  test('CM-TEAM-01 CM-TEAM-02 four players with a piece of terrain each; those across from each other are a team', () => {
    expect(faultsIn({ scenario: 'team-standard-skirmish', anyWarband: true, warbands: warbands(['a', 'b', 'c'], 2) })).toEqual(['scenario.seats /warbands']);
    const begun = open({ scenario: 'team-standard-skirmish', anyWarband: true, warbands: warbands(four, 2) }, [3, 17, 4, 5]);
    expect(begun.state.sides.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
    const brought = setupOf('team-standard-skirmish', 'basic');
    expect(faultsIn({ ...brought, warbands: brought.warbands.map((warband, i) => (i === 0 ? { ...warband, terrain: [...warband.terrain!, ...warband.terrain!] } : warband)) })).toEqual(['warband.terrain /warbands/0/terrain']);
  });

  test('CM-TEAM-03 CM-RULING-40 a teammate\'s models are neutral: no enemies, no allies, and in the way', () => {
    const state = quarters({ scenario: 'team-standard-skirmish' }, { c: { x: 11, y: 10 } });
    expect(refusedWith(state, 'a', { type: 'stand', model: 'a', then: { type: 'melee', target: 'c' } })).toEqual(['attack.not-an-enemy']);
    const { told } = play(field({ a: marine('a', 10, 10), b: marine('b', 10, 11), c: marine('c', 11, 11), d: marine('d', 40, 10), a2: marine('a', 9, 11) }, { scenario: 'team-standard-skirmish' }), 'a', { type: 'stand', model: 'a', then: { type: 'melee', target: 'b' } }, [2]);
    expect(told('model-attacked')[0]!.modifiers.map(({ name }) => name)).toContain('multiple-attackers');
    const led = field({ a: marine('a', 10, 10), b: marine('b', 10, 30), c: { side: 'c', model: 'human-paladin', x: 12, y: 10 }, d: marine('d', 40, 10) }, { scenario: 'team-standard-skirmish' });
    expect(refusedWith(led, 'a', { type: 'maneuver', model: 'a', path: [{ x: 10, y: 8 }] })).toEqual(['maneuver.out-of-command']);
  });

  test('CM-TEAM-04 the scouting player places first and says which way placing passes', () => {
    const begun = open(setupOf('team-standard-skirmish', 'basic'), [3, 17, 4, 5]);
    expect(begun.position.suspended!.decision).toMatchObject({ kind: 'direction', rule: 'CM-TEAM-04', seats: ['naresh'] });
    const placing = reply(begun, 'right');
    expect(placing.state).toMatchObject({ stage: 'terrain', turn: 1, direction: -1 });
    const next = play(placing.position, 'naresh', { type: 'place-terrain', piece: placing.state.loose[0]!.id, at: { x: 20, y: 20 } });
    expect(next.state.turn).toBe(0);
  });

  test('CM-TEAM-05 before deployment only the scouting player\'s own casters cast, not its teammate\'s', () => {
    const clerics = four.map((seat) => ({ seat, models: troop(seat, 1, 'dwarf-cleric') }));
    const begun = open({ scenario: 'team-standard-skirmish', anyWarband: true, warbands: clerics }, [19, 17, 4, 5]);
    const prepare = (model: string): ChainmailAction => ({ type: 'prepare', model, spell: 'resistance', target: model });
    expect(begun.state).toMatchObject({ stage: 'prepare', turn: 0 });
    expect([refusedWith(begun.position, 'a', prepare('a1')), refusedWith(begun.position, 'a', prepare('c1'))]).toEqual([['taken'], ['model.not-yours']]);
  });

  test('CM-TEAM-06 CM-TEAM-07 the scouting player names who deploys first and the direction; each within 10" of both edges of its corner', () => {
    const begun = open({ scenario: 'team-standard-skirmish', anyWarband: true, warbands: warbands(four, 2) }, [3, 17, 4, 5]);
    const first = reply(begun, 'c');
    expect(first.position.suspended!.decision).toMatchObject({ kind: 'direction', seats: ['b'] });
    const deploying = reply(first, 'left');
    expect(deploying.state).toMatchObject({ turn: 2, direction: 1 });
    expect(deploys('c', deploying, ['c-1', 38.5, 38.5])).toEqual(['taken']);
    expect(deploys('c', deploying, ['c-1', 38.4, 40])).toEqual(['deploy.outside-zone']);
  });

  test('CM-TEAM-08 a team wins when both opposing warbands are defeated', () => {
    const state = quarters({ scenario: 'team-standard-skirmish' }, { b: { is: { down: true, health: 0 } }, d: { is: { where: 'off' } } });
    expect(outcome(play(state, 'a', { type: 'stand', model: 'a', then: { type: 'melee', target: 'b' } }))).toMatchObject({ places: [{ place: 1, seats: ['a', 'c'] }, { place: 2, seats: ['b', 'd'] }] });
    const half = quarters({ scenario: 'team-standard-skirmish' }, { b: { is: { down: true, health: 0 } } });
    expect(outcome(play(half, 'a', { type: 'stand', model: 'a', then: { type: 'melee', target: 'b' } }))).toBeNull();
  });

  test('CM-TEAM-09 the middle team shares the strip, each warband of the split team has an edge', () => {
    const begun = reply(open({ scenario: 'team-pincer-move', anyWarband: true, warbands: warbands(four, 2) }, [3, 17, 4, 5]), 'middle', [3, 17, 4, 5]);
    expect(begun.state.sides.map(({ role, zones }) => [role, zones.map(({ minY, maxY }) => [minY, maxY])])).toEqual([['split', [[0, 6]]], ['middle', [[18, 30]]], ['split', [[42, 48]]], ['middle', [[18, 30]]]]);
  });

  test('CM-TEAM-10 a team wins at once when both enemy leaders are eliminated', () => {
    const leaders = (more: { readonly [id: string]: Partial<Stander> }) => with2(quarters({ scenario: 'team-kill-the-leader' }, more), (_, side) => ({ leader: side }));
    const both = leaders({ b: { is: { down: true, health: 0 } }, d: { is: { where: 'destroyed' } } });
    expect(outcome(play(both, 'a', { type: 'stand', model: 'a', then: { type: 'melee', target: 'b' } }))).toMatchObject({ rule: 'CM-SCEN-13', places: [{ seats: ['a', 'c'] }, { seats: ['b', 'd'] }] });
    expect(outcome(play(leaders({ b: { is: { down: true, health: 0 } } }), 'a', { type: 'stand', model: 'a', then: { type: 'melee', target: 'b' } }))).toBeNull();
  });

  test('CM-TEAM-11 CM-RULING-30 each counts its own holds, and a teammate spoils none', () => {
    const state = with2(field({ a: marine('a', 24, 20), b: marine('b', 4, 44, DONE), c: marine('c', 24, 28, DONE), d: marine('d', 44, 4, DONE) }, { scenario: 'team-capture-and-hold' }), (_, side) => ({ held: side === 0 ? 2 : 0 }));
    expect(outcome(play(state, 'a', stand('a')))).toMatchObject({ rule: 'CM-SCEN-14', places: [{ seats: ['a', 'c'] }, { seats: ['b', 'd'] }] });
  });

  test('CM-TEAM-12 CM-TEAM-13 CM-TEAM-14 in a breakthrough each team has an edge, one defender places one piece, and turns alternate between the teams', () => {
    let at = reply(open(setupOf('team-breakthrough', 'basic'), [3, 17, 4, 5]), 'attacker', [3, 17, 4, 5]);
    expect(at.state.sides.map(({ edge, role }) => [edge, role])).toEqual([['south', 'defender'], ['north', 'attacker'], ['south', 'defender'], ['north', 'attacker']]);
    expect(at.state.sides.map(({ zones }) => [zones[0]!.minY, zones[0]!.maxY])).toEqual([[0, 8], [40, 48], [0, 8], [40, 48]]);
    const placers: number[] = [];
    for (const x of [6, 16, 26, 36]) {
      placers.push(at.state.turn);
      at = play(at.position, at.state.sides[at.state.turn]!.seat, { type: 'place-terrain', piece: at.state.loose[0]!.id, at: { x, y: 20 } });
    }
    expect(placers).toEqual([0, 1, 3, 1]);
  });

  test('CM-TEAM-15 the attackers\' models are counted together', () => {
    const state = with2(quarters({ scenario: 'team-breakthrough' }, { a: { is: { where: 'off', exit: 'north' } } }), (_, side) => ({ role: side % 2 === 0 ? 'attacker' : 'defender', started: side === 0 ? 1 : 1 }));
    expect(attackIsOver(state)).toMatchObject({ role: 'attacker', rule: 'CM-SCEN-20' });
    expect(attackIsOver(with2(state, (_, side) => ({ started: side === 0 ? 2 : 1 })))).toBeNull();
  });

  test('CM-AOO-13 of several players the one whose turn it is strikes first, then the others to the left', () => {
    const state = { ...field({ d: marine('d', 21.8, 24), runner: marine('a', 20, 20, { card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }), b: marine('b', 18.2, 24) }, { scenario: 'multiplayer-skirmish' }), turn: 1 };
    const passed = play(state, 'a', { type: 'maneuver', model: 'runner', path: [{ x: 20, y: 28 }] }, [2, 2]);
    expect(passed.told('opportunity-taken').map(({ model }) => model)).toEqual(['b', 'd']);
  });
});

describe('all against all', () => {
  const three = ['a', 'b', 'c'];
  const melee = (more: { readonly [id: string]: Partial<Stander> } = {}) => field({ a: marine('a', 10, 10, more['a']), b: marine('b', 10, 11, more['b']), b2: marine('b', 30, 11, more['b2']), b3: marine('b', 34, 11), c: marine('c', 40, 40, more['c']) }, { scenario: 'multiplayer-skirmish' });
  const scored = (state: Skirmish, model: number, credit: number): readonly number[] => {
    const scene = new Scene({ state, tell: () => undefined } as never);
    award(scene, model, credit);
    return scene.state.sides.map(({ points }) => points);
  };

  test('CM-MULTI-01 CM-MULTI-02 players sit as listed; the winner of a throw of its own orders the placing of one piece each', () => {
    const begun = reply(open({ ...setupOf('multiplayer-skirmish', 'basic') }, [3, 17, 4]), { x: 0, y: 24 }, [18, 2, 9]);
    expect(begun.position.suspended!.decision).toMatchObject({ kind: 'first-player', rule: 'CM-MULTI-02', seats: ['thalos'] });
    expect(reply(reply(begun, 'ravilla'), 'left').state).toMatchObject({ stage: 'terrain', turn: 2, direction: 1 });
  });

  test('CM-MULTI-03 CM-EX-27 home spots lie 192" / n apart along the boundary, in seat order', () => {
    const field48 = { width: 48, height: 48 };
    expect(homeSpots(field48, { x: 24, y: 0 }, 4)).toEqual([{ x: 24, y: 0 }, { x: 0, y: 24 }, { x: 24, y: 48 }, { x: 48, y: 24 }]);
    expect(homeSpots(field48, { x: 0, y: 0 }, 3)).toEqual([{ x: 0, y: 0 }, { x: 16, y: 48 }, { x: 48, y: 16 }]);
    const begun = open({ scenario: 'multiplayer-skirmish', anyWarband: true, warbands: warbands(three, 2) }, [3, 17, 4]);
    expect(refusedWith(begun.position, 'b', answer(begun, { x: 24, y: 24 }))).toEqual(['home-spot.off-boundary']);
    expect(reply(begun, { x: 24, y: 48 }).told('home-spot-taken').map(({ seat }) => seat)).toEqual(['b', 'c', 'a']);
  });

  test('CM-MULTI-04 the scouting player names who deploys first and the direction; bases lie within 6" of the home spot', () => {
    const begun = reply(open({ scenario: 'multiplayer-skirmish', anyWarband: true, warbands: warbands(three, 2) }, [3, 17, 4]), { x: 24, y: 48 });
    const deploying = reply(reply(begun, 'b'), 'right');
    expect(deploying.state).toMatchObject({ turn: 1, direction: -1 });
    expect(deploys('b', deploying, ['b-1', 24, 42.5])).toEqual(['taken']);
    expect(deploys('b', deploying, ['b-1', 24, 42.4])).toEqual(['deploy.outside-zone']);
    expect(deploys('b', deploying, ['b-1', 28.5, 44.5])).toEqual(['deploy.outside-zone']);
  });

  test('CM-MULTI-05 CM-MULTI-06 the last to have models ends it, and most points win', () => {
    const state = with2(melee({ b: { is: { down: true, health: 0 } }, b2: { is: { where: 'destroyed' } }, c: { is: { where: 'off' } } }), (_, side) => ({ points: side === 2 ? 40 : 0 }));
    const last = { ...state, figures: state.figures.map((figure) => (figure.id === 'b3' ? { ...figure, where: 'destroyed' as const } : figure)) };
    const ended = play(last, 'a', { type: 'stand', model: 'a', then: { type: 'melee', target: 'b' } });
    expect(ended.told('points-scored')).toMatchObject([{ rule: 'CM-MULTI-06', seat: 'a', model: 'b', points: 6, doubled: false }]);
    expect(outcome(ended)).toMatchObject({ rule: 'CM-MULTI-05', places: [{ seats: ['c'], score: 40 }, { seats: ['a'], score: 6 }, { seats: ['b'], score: 0 }] });
  });

  test('CM-MULTI-07 CM-EX-26 the first half of a warband, rounded down, counts double: one of 3, two of 4 and of 5', () => {
    const lost = (n: number, gone: number): number => {
      const standers = Object.fromEntries(Array.from({ length: n }, (_, i) => [`b${i}`, marine('b', 2 + 2 * i, 4, i < gone ? { is: { where: 'destroyed' } } : {})]));
      const state = field({ a: marine('a', 40, 40), ...standers, c: marine('c', 4, 40) }, { scenario: 'multiplayer-skirmish' });
      return scored(state, gone, 0)[0]!;
    };
    expect([3, 4, 5].map((n) => Array.from({ length: n }, (_, i) => lost(n, i + 1)).filter((points) => points === 12).length)).toEqual([1, 2, 2]);
  });

  test('CM-MULTI-08 CM-EX-28 CM-RULING-31 who eliminates an own model gets nothing and every opponent its points; walking off is the same', () => {
    const gone = melee({ b: { is: { where: 'destroyed' } } });
    expect(scored(gone, 1, 1)).toEqual([12, 0, 12]);
    expect(scored(gone, 1, -1)).toEqual([12, 0, 12]);
    expect(scored(gone, 1, 2)).toEqual([0, 0, 12]);
  });

  test('CM-RULING-31 a natural 1 on getting up is credited to whoever knocked the model down last', () => {
    const state = { ...melee({ b: { is: { down: true, health: 0, blame: { felled: 2, broken: -1 } } } }), turn: 1 };
    expect(play(state, 'b', { type: 'get-up', model: 'b' }, [1]).told('points-scored')).toMatchObject([{ seat: 'c', model: 'b', points: 12 }]);
  });

  test('CM-MULTI-09 CM-RULING-32 who cannot be overtaken any more wins at once', () => {
    const state = melee({ c: { is: { health: 1 } } });
    expect(mostFrom(state, 0)).toBe(2 * 6 + 6 + 6 + 6);
    const at = (points: number) => lostCause(with2(state, (_, side) => ({ points: side === 0 ? points : 0 })));
    expect([at(mostFrom(state, 2)), at(mostFrom(state, 2) - 1)]).toEqual([0, null]);
  });

  test('CM-RULING-27 of three or more all who are left must have had five quiet rounds, and points decide', () => {
    const state = (quiet: readonly number[]) => with2(melee({ b: { is: { acted: true } }, b2: { is: { acted: true } }, c: { is: { acted: true } } }), (_, side) => ({ quiet: quiet[side]!, points: side === 1 ? 9 : 0 }));
    const apart = (quiet: readonly number[]) => ({ ...state(quiet), figures: state(quiet).figures.map((figure) => (figure.id === 'a' ? { ...figure, x: 4, y: 4 } : { ...figure, acted: true })) });
    const all = play(apart([4, 4, 4]), 'a', stand('a'));
    expect(all.position.suspended!.decision).toMatchObject({ kind: 'declare-over', seats: ['a'] });
    expect(outcome(reply(all, true))).toMatchObject({ rule: 'CM-RULING-27', places: [{ seats: ['b'] }, { seats: ['a'] }, { seats: ['c'] }] });
    expect(play(apart([4, 3, 4]), 'a', stand('a'), [9, 3, 5]).position.suspended!.decision!.kind).toBe('first-player');
  });
});

describe('a free-form scenario', () => {
  const setup = setupOf('free-form', 'basic');

  test('CM-FREE-01 CM-FREE-03 the other player takes one of the two warbands that the setup player made', () => {
    const begun = open(setup, []);
    expect(begun.position.suspended!.decision).toMatchObject({ kind: 'warband', seats: ['naresh'] });
    const taken = reply(begun, 'first', [3, 17]);
    expect(taken.state.sides.map(({ seat }) => seat)).toEqual(['naresh', 'thalos']);
    expect(faultsIn({ ...setup, warbands: [...setup.warbands, { ...setup.warbands[0]!, seat: 'third' }] })).toContain('scenario.seats /warbands');
  });

  test('CM-FREE-02 the setup player decides on field, zones, terrain, warbands and victory', () => {
    const begun = reply(open(setup, []), 'second', [3, 17]);
    expect(begun.state).toMatchObject({ goal: 'hold', terrain: [{ kind: 'woods' }, { kind: 'low-wall' }], sides: [{ zones: [{ minX: 12, maxX: 36, maxY: 10 }] }, { zones: [{ minY: 40 }] }] });
    const attacked = reply(open({ ...setup, victory: 'breakthrough' }, []), 'second', [3, 17]);
    expect(attacked.state.sides.map(({ role }) => role)).toEqual(['attacker', 'defender']);
  });
});
