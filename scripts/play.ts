import type { ActionLike, Game } from '../src/kernel/ruleset/game';
import type { Position } from '../src/kernel/ruleset/position';
import { SeededDice } from '../src/kernel/table/dice';
import { RULESETS } from '../src/rulesets';
import { sentenceOf } from './sentence';

/** Plays a ready set-up between two bots and tells every event with its rule: `npm run play -- chainmail greedy "a seed" breakthrough-advanced`. */
function main([id = 'chainmail', bot = 'greedy', seed = 'umpire', ready]: readonly string[]): void {
  const game = RULESETS.find((ruleset) => ruleset.id === id)?.game;
  if (!game) throw new RangeError(`no game ${id}; there are ${RULESETS.filter((ruleset) => ruleset.game).map((ruleset) => ruleset.id).join(', ')}`);
  const player = game.bots.find((each) => each.id === bot);
  if (!player) throw new RangeError(`no bot ${bot}; there are ${game.bots.map((each) => each.id).join(', ')}`);
  const setup = ready === undefined ? game.setups[0] : game.setups.find((each) => each.id === ready);
  if (!setup) throw new RangeError(`no set-up ${ready}; there are ${game.setups.map((each) => each.id).join(', ')}`);
  const dice = new SeededDice(seed);
  const whim = new SeededDice(`${seed}/bots`);
  let position = told(game.create(setup.setup, dice));
  while (game.outcome(position) === null) {
    const seat = game.toAct(position)[0]!;
    position = told(game.apply(position, seat, player.decide(game.view(position, seat), seat, game.legalActions(position, seat), whim), dice));
  }
}

function told(ruling: ReturnType<Game['create']>): Position<unknown, ActionLike> {
  if (!ruling.ok) throw new Error(ruling.refusals.map(({ message }) => message).join(' '));
  for (const event of ruling.events) console.log(sentenceOf(event));
  return ruling.position;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof RangeError ? error.message : error);
  process.exitCode = 1;
}
