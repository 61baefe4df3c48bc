import type { Bot } from '../../../kernel/ruleset/game';
import { SeededDice } from '../../../kernel/table/dice';
import type { ChainmailAction } from '../game/action';
import { chainmailGame } from '../game/game';
import { type ScenarioName, SCENARIOS } from '../game/scenario';
import { setupOf } from '../game/scenario-setups';
import type { Skirmish } from '../game/state';
import { BOTS } from '.';

type Player = Bot<Skirmish, ChainmailAction>;

const EVERY = (Object.keys(SCENARIOS) as ScenarioName[]).flatMap((scenario) => (['basic', 'advanced'] as const).map((rules) => [scenario, rules] as const));
const TURNS_ENOUGH = 3000;

/** Plays with the bots round the table by turns; who did how much, and how it ended. */
function playOut(scenario: ScenarioName, rules: 'basic' | 'advanced', players: readonly Player[]) {
  const dice = new SeededDice(`${scenario}/${rules}`);
  const whim = new SeededDice(`${scenario}/${rules}/whim`);
  const acted = new Set<string>();
  let ruling = chainmailGame.create(setupOf(scenario, rules), dice);
  for (let turn = 0; ruling.ok && turn < TURNS_ENOUGH; turn++) {
    const { position } = ruling;
    const outcome = chainmailGame.outcome(position);
    if (outcome !== null) return { outcome, acted: [...acted].sort(), seats: [...chainmailGame.seats(position)].sort() };
    const seat = chainmailGame.toAct(position)[0]!;
    const player = players[chainmailGame.seats(position).indexOf(seat) % players.length]!;
    acted.add(seat);
    ruling = chainmailGame.apply(position, seat, player.decide(chainmailGame.view(position, seat), seat, chainmailGame.legalActions(position, seat), whim), dice);
  }
  throw new Error(ruling.ok ? 'it does not end' : JSON.stringify(ruling.refusals));
}

describe('bots play to the end', () => {
  test.each(EVERY)('%s by the %s rules', (scenario, rules) => {
    const greedy = BOTS.find(({ id }) => id === 'greedy')!;
    for (const players of [[greedy], BOTS]) {
      const { outcome, acted, seats } = playOut(scenario, rules, players);
      expect(acted).toEqual(seats);
      expect(outcome.rule).toMatch(/^CM-/);
    }
  });
});
