import type { Game } from '../../../src/kernel/ruleset/game';
import { SeededDice } from '../../../src/kernel/table/dice';
import { chainmailGame } from '../../../src/rulesets/chainmail/game/game';
import { simulate } from '../../../src/sessions/core/simulate';
import { skirmish } from './chainmail-games';

export const SIMULATED_GAMES = 20;
const BOT = 'random-legal';
const game = chainmailGame as unknown as Game;
const opened = game.create(skirmish(1), new SeededDice('opening'));
if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
const { position } = opened;
const [seat = ''] = game.seats(position);
const bots = Object.fromEntries(game.seats(position).map((each) => [each, BOT]));

/** As the service plays a game out for a caller: dealt anew, counted. */
export function simulated(): number {
  return simulate(game, { position, seat, bots, seed: 'bench', from: 0, games: SIMULATED_GAMES, mostMs: Infinity }).played;
}

/** The same games by the engine alone, from the same position with the same dice. */
export function bare(): number {
  const player = game.bots.find(({ id }) => id === BOT)!;
  for (let i = 0; i < SIMULATED_GAMES; i++) {
    const dice = new SeededDice(`bench/${i}`);
    let now = position;
    while (game.outcome(now) === null) {
      const by = game.toAct(now)[0]!;
      const ruling = game.apply(now, by, player.decide(game.view(now, by), by, game.legalActions(now, by), dice) as never, dice);
      if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
      now = ruling.position;
    }
  }
  return SIMULATED_GAMES;
}
