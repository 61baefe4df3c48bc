import { SeededDice } from '../../kernel/table/dice';
import { toyGame } from '../../../test/support/toy/game';
import { DUEL } from '../../../test/support/toy/setups';
import type { Game } from '../../kernel/ruleset/game';
import { verifyRows } from '../core/verify-rows';
import { judge } from '../core/judge';
import { type House, NOTHING_YET, type TableState } from '../core/table-state';
import { MOST_IN_TURN, takeTurn } from './bot-turn';

const game = toyGame as unknown as Game;
const houseWith = (red: string | null, blue: string | null): House => ({ game, setup: DUEL, seats: [{ seat: 'red', bot: red }, { seat: 'blue', bot: blue }] });

function started(house: House): TableState {
  const judged = judge(house, NOTHING_YET, null, { type: 'session.start' }, new SeededDice('start'));
  if (!judged.ok) throw new Error('refused');
  return judged.state;
}

const session = (house: House, state = started(house), version = 1) => ({ facts: { seed: 'seed', dice: 'server' as const, seats: house.seats }, house, version, state });

describe('the turn of a bot', () => {
  test('ends where a person is to act, and says nothing when no bot is', () => {
    const house = houseWith(null, 'drifter');
    const turn = takeTurn(session(house));
    expect(turn.stuck).toBeNull();
    expect(turn.rows.map(({ seq, seat }) => [seq, seat])).toEqual([[2, 'blue']]);
    expect(game.toAct(turn.state.position!)).toEqual(['red']);
    expect(takeTurn(session(house, turn.state, 2)).rows).toEqual([]);
  });

  test('of two bots is told in parts that go on from each other to the end, by the dice of their places in the log', () => {
    const house = houseWith('brawler', 'drifter');
    const rows = [];
    let at = session(house);
    const begun = at.state;
    while (at.state.ending === null) {
      const turn = takeTurn(at);
      expect(turn.rows.length).toBeGreaterThan(0);
      expect(turn.rows.length).toBeLessThanOrEqual(MOST_IN_TURN);
      rows.push(...turn.rows);
      at = session(house, turn.state, at.version + turn.rows.length);
    }
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 2));
    expect(verifyRows(house, at.facts, begun, rows)).toMatchObject({ checked: rows.length, fault: null });
  });

  test('is no turn where neither the bot nor the clock knows what to do', () => {
    const house = houseWith(null, 'drifter');
    const lost: House = { ...house, game: { ...game, otherwise: () => null, bots: [{ id: 'drifter', name: '', summary: '', decide: () => ({ type: 'dance' }) }] } };
    expect(takeTurn(session(lost, started(house)))).toMatchObject({ rows: [], stuck: expect.stringMatching(/./) });
  });
});
