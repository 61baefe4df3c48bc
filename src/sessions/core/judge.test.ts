import { SeededDice } from '../../kernel/table/dice';
import type { Game } from '../../kernel/ruleset/game';
import { toyGame } from '../../../test/support/toy/game';
import { DUEL } from '../../../test/support/toy/setups';
import type { Deed } from './deeds';
import { hashOf } from './canonical';
import { judge, witnessed } from './judge';
import type { Judgement } from './judgement';
import { replay } from './log';
import { botToAct, type House, NOTHING_YET, owingAt, statusOf, type TableState } from './table-state';

const house: House = { game: toyGame as unknown as Game, setup: DUEL, seats: [{ seat: 'red', bot: null }, { seat: 'blue', bot: null }] };
const dice = new SeededDice('judge');

function taken(state: TableState, seat: string | null, deed: Deed, at: House = house): Extract<Judgement, { ok: true }> {
  const judged = judge(at, state, seat, deed, dice);
  if (!judged.ok) throw new Error(judged.refusals[0]!.code);
  return judged;
}

function refused(state: TableState, seat: string | null, deed: Deed, at: House = house): string {
  const judged = judge(at, state, seat, deed, dice);
  return judged.ok ? 'taken' : judged.refusals[0]!.code;
}

const started = taken(NOTHING_YET, null, { type: 'session.start' }).state;

describe('the conduct of a session', () => {
  test('nothing is dealt before the start, and it starts once', () => {
    expect([statusOf(NOTHING_YET), owingAt(house, NOTHING_YET)]).toEqual(['open', []]);
    expect(refused(NOTHING_YET, 'red', { type: 'concede' })).toBe('session.not-started');
    expect(statusOf(started)).toBe('playing');
    expect(refused(started, null, { type: 'session.start' })).toBe('session.started');
    expect(refused(started, 'red', { type: 'session.contribute', contribution: 'x' })).toBe('session.started');
  });

  test('a draw needs every seat, and a seat that acts instead declines it', () => {
    expect(refused(NOTHING_YET, 'red', { type: 'session.offer-draw' })).toBe('session.not-started');
    const offered = taken(started, 'red', { type: 'session.offer-draw' }).state;
    expect(refused(offered, 'blue', { type: 'session.offer-draw' })).toBe('draw.offered');
    expect(refused(offered, 'red', { type: 'session.accept-draw' })).toBe('draw.agreed');
    const standing: Deed = { type: 'set-standing-answer', kind: 'reaction', answer: 'pass', until: 'game' };
    expect(taken(offered, 'red', standing).state.agreed).toEqual(['red']);
    const declined = taken(offered, 'blue', standing);
    expect([declined.state.agreed, declined.events[0]]).toEqual([[], { type: 'session.draw-declined', seat: 'blue' }]);
    const drawn = taken(offered, 'blue', { type: 'session.accept-draw' });
    expect(drawn.events.map(({ type }) => type)).toEqual(['session.draw-accepted', 'session.draw-agreed']);
    expect(drawn.state.ending).toMatchObject({ agreed: true, rule: null });
    expect([statusOf(drawn.state), owingAt(house, drawn.state)]).toEqual(['finished', []]);
    expect(refused(drawn.state, 'red', { type: 'concede' })).toBe('game.over');
  });

  test('a bot is to act where its seat owes something, and never agrees to a draw', () => {
    const withBot: House = { ...house, seats: [{ seat: 'red', bot: null }, { seat: 'blue', bot: 'drifter' }] };
    expect(botToAct(withBot, started)).toEqual({ seat: 'blue', bot: 'drifter' });
    expect([botToAct(house, started), botToAct(withBot, NOTHING_YET)]).toEqual([null, null]);
    expect(refused(started, 'red', { type: 'session.offer-draw' }, withBot)).toBe('draw.bot');
  });

  test('a row replays from its faces to the same state, through JSON too', () => {
    const { events, faces, dice: provenance, state } = taken(NOTHING_YET, null, { type: 'session.start' });
    const row = { seq: 1, seat: null, action: { type: 'session.start' }, faces, dice: provenance, events, secret: null, stateHash: hashOf(state), at: new Date(0) };
    expect(hashOf(replay(house, NOTHING_YET, row))).toBe(row.stateHash);
    expect(hashOf(JSON.parse(JSON.stringify(state)))).toBe(row.stateHash);
    expect(() => replay(house, NOTHING_YET, { ...row, faces: [...faces, 1] })).toThrow('action 1 does not replay: rolls.left-over');
  });

  test('what the session tells, everybody may know; what the game tells goes by its own rules', () => {
    const { events } = taken(started, 'red', { type: 'set-standing-answer', kind: 'reaction', answer: 'pass', until: 'game' });
    const told = { type: 'session.draw-offered', seat: 'red' } as const;
    expect(witnessed(house, [told, ...events], 'red')).toEqual([told, ...events]);
    expect(witnessed(house, [told, ...events], null)).toEqual([told, { type: 'standing-answer-changed', rule: 'TOY-TURN-01', seat: 'red' }]);
  });
});
