import type { TableAction } from '../../../src/kernel/ruleset/game';
import type { Position } from '../../../src/kernel/ruleset/position';
import { SeededDice } from '../../../src/kernel/table/dice';
import type { ChainmailAction } from '../../../src/rulesets/chainmail/game/action';
import { chainmailGame } from '../../../src/rulesets/chainmail/game/game';
import type { Skirmish } from '../../../src/rulesets/chainmail/game/state';
import { onePly } from '../../../src/rulesets/chainmail/bots/one-ply';
import { greedy } from '../../../src/rulesets/chainmail/bots/greedy';
import type { Contender } from '../contender';
import { crusade } from './chainmail-games';

type Here = Position<Skirmish, ChainmailAction>;

/** Every so many turns of a game between two greedy bots one is kept to be decided. */
const ONE_IN = 5;

function decide(bot: typeof onePly, position: Here): ChainmailAction | TableAction {
  const seat = chainmailGame.toAct(position)[0]!;
  return bot.decide(chainmailGame.view(position, seat), seat, chainmailGame.legalActions(position, seat), new SeededDice('bench'));
}

function positions(): readonly Here[] {
  const kept: Here[] = [];
  const dice = new SeededDice('bench/one-ply');
  let ruling = chainmailGame.create(crusade(), dice);
  for (let turns = 0; ruling.ok && chainmailGame.outcome(ruling.position) === null; ) {
    const { position } = ruling;
    if (position.state.stage === 'fight' && position.suspended === null && ++turns % ONE_IN === 0) kept.push(position);
    ruling = chainmailGame.apply(position, chainmailGame.toAct(position)[0]!, decide(greedy, position), dice);
  }
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  return kept;
}

const POSITIONS = positions();
let next = 0;

/** One decision, of the next of the positions kept. */
export const contender: Contender = { once: () => decide(onePly, POSITIONS[next++ % POSITIONS.length]!), batch: POSITIONS.length, warm: 8000 };
