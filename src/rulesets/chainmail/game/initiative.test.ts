import type { TableAction } from '../../../kernel/ruleset/game';
import type { ChainmailAction } from './action';
import { advanced, field, play, type Played, type Stander } from './testing/table';
import { NO_COMMAND, type Skirmish } from './state';

const spent = (pool: number): Partial<Stander> => ({ is: { acted: true, command: { ...NO_COMMAND, pool } } });
const paladin = (side: string, x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side, model: 'human-paladin', x, y, ...more });
const marine = (side: string, x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side, model: 'human-marine', x, y, ...more });
const stand: ChainmailAction = { type: 'stand', model: 'last' };
const answer = (before: Played, given: unknown): TableAction => ({ type: 'answer', decision: before.position.suspended!.id, answer: given as never });
const owes = (played: Played) => played.position.suspended?.decision;

const two = (): Skirmish => advanced({ last: marine('south', 10, 4), p: paladin('south', 12, 4, spent(0)), q: paladin('north', 10, 44, spent(0)) });
const three = (rules: 'basic' | 'advanced' = 'advanced'): Skirmish => {
  const standers = { last: marine('a', 10, 4), p: paladin('a', 12, 4, spent(0)), q: paladin('b', 10, 44, spent(0)), r: paladin('c', 40, 44, spent(0)) };
  return rules === 'advanced' ? advanced(standers, { scenario: 'multiplayer-skirmish' }) : field(standers, { scenario: 'multiplayer-skirmish' });
};

describe('challenging initiative, two players', () => {
  const lost = () => play(two(), 'south', stand, [5, 12]);

  test('CM-CP-05 CM-CP-01 the loser may spend a point of any commander to throw its own die again, and must be strictly higher', () => {
    const before = lost();
    expect(before.told('initiative-rolled')).toMatchObject([{ rolls: { south: 5, north: 12 } }]);
    expect(owes(before)).toMatchObject({ kind: 'challenge', seats: ['south'], facts: { own: 5, best: 12 } });
    const tied = play(before.position, 'south', answer(before, ['p']), [12]);
    expect(tied.told('initiative-challenged')).toMatchObject([{ seat: 'south', by: 'p', roll: 12, won: false, left: 4 }]);
    expect(owes(tied)).toMatchObject({ kind: 'first-player', seats: ['north'] });
  });

  test('CM-CP-06 who fails does not try again, though it has points', () => {
    const before = lost();
    const failed = play(before.position, 'south', answer(before, ['p']), [3]);
    expect(failed.model('p').command.pool).toBe(4);
    expect(owes(failed)).toMatchObject({ kind: 'first-player', seats: ['north'] });
  });

  test('CM-CP-07 after a successful throw the other may challenge, and so on until somebody declines', () => {
    const before = lost();
    const won = play(before.position, 'south', answer(before, ['p']), [15]);
    expect(owes(won)).toMatchObject({ kind: 'challenge', seats: ['north'], facts: { own: 12, best: 15 } });
    const back = play(won.position, 'north', answer(won, ['q']), [18]);
    expect(owes(back)).toMatchObject({ kind: 'challenge', seats: ['south'], facts: { own: 15, best: 18 } });
    const settled = play(back.position, 'south', answer(back, []));
    expect(owes(settled)).toMatchObject({ kind: 'first-player', seats: ['north'] });
  });

  test('CM-CP-04 a commander that is down pays for no challenge', () => {
    const state = two();
    const figures = state.figures.map((figure) => (figure.id === 'p' ? { ...figure, down: true, health: 0 } : figure));
    expect(owes(play({ ...state, figures }, 'south', stand, [5, 12]))).toMatchObject({ kind: 'first-player', seats: ['north'] });
  });
});

describe('initiative of three and more', () => {
  test('CM-TIE-02 CM-ROUND-03 any tie and all throw again; the winner names who goes first and which way play passes', () => {
    const begun = play(three('basic'), 'a', stand, [4, 4, 19, 7, 9, 3]);
    expect(owes(begun)).toMatchObject({ kind: 'first-player', seats: ['b'] });
    const named = play(begun.position, 'b', answer(begun, 'a'));
    expect(owes(named)).toMatchObject({ kind: 'direction', seats: ['b'] });
    const right = play(named.position, 'b', answer(named, 'right'));
    expect(right.told('initiative-won')).toMatchObject([{ seat: 'b', first: 'a', direction: 'right' }]);
    expect(right.state).toMatchObject({ turn: 0, direction: -1 });
  });

  test('CM-RULING-47 CM-ROUND-03 left is the next in the list, right the one before', () => {
    const turnAfter = (direction: number): number => play({ ...three('basic'), figures: three('basic').figures.map((figure) => ({ ...figure, acted: false })), direction }, 'a', stand).state.turn;
    expect([turnAfter(1), turnAfter(-1)]).toEqual([1, 2]);
  });

  test('CM-CP-08 CM-CP-09 CM-CP-10 CM-CP-11 from the lowest up each may throw again; who does not beat the highest is out, who does leads', () => {
    const begun = play(three(), 'a', stand, [5, 5, 9, 3, 8, 12]);
    expect(begun.told('initiative-rolled')).toMatchObject([{ rolls: { a: 3, b: 8, c: 12 } }]);
    expect(owes(begun)).toMatchObject({ kind: 'challenge', seats: ['a'] });
    const out = play(begun.position, 'a', answer(begun, ['p']), [12]);
    expect(out.told('initiative-challenged')).toMatchObject([{ won: false, rule: 'CM-CP-10' }]);
    expect(owes(out)).toMatchObject({ kind: 'challenge', seats: ['b'] });
    const leads = play(out.position, 'b', answer(out, ['q']), [20]);
    expect(leads.told('initiative-challenged')).toMatchObject([{ seat: 'b', won: true }]);
    expect(owes(leads)).toMatchObject({ kind: 'challenge', seats: ['c'] });
    const settled = play(leads.position, 'c', answer(leads, []));
    expect(owes(settled)).toMatchObject({ kind: 'challenge', seats: ['c'] });
    expect(owes(play(settled.position, 'c', answer(settled, [])))).toMatchObject({ kind: 'first-player', seats: ['b'] });
  });

  test('CM-RULING-18 the former leader may be asked again in a new pass, who failed may not', () => {
    const begun = play(three(), 'a', stand, [3, 8, 12]);
    const leads = play(begun.position, 'a', answer(begun, ['p']), [15]);
    const b = play(leads.position, 'b', answer(leads, []));
    expect(owes(b)).toMatchObject({ seats: ['c'], facts: { own: 12, best: 15 } });
    const failed = play(b.position, 'c', answer(b, ['r']), [2]);
    expect(owes(failed)).toMatchObject({ seats: ['b'] });
    expect(owes(play(failed.position, 'b', answer(failed, [])))).toMatchObject({ kind: 'first-player', seats: ['a'] });
  });
});
