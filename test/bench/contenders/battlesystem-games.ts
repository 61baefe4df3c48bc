import { SeededDice } from '../../../src/kernel/table/dice';
import { battlesystemGame } from '../../../src/rulesets/battlesystem/game/game';
import { PITCHED_BATTLE } from '../../../src/rulesets/battlesystem/game/ready-setups';

/** Plays a battle of 300 points between two of the same bot; how many actions it took. */
function playBattle(bot: string, seed: string): number {
  const player = battlesystemGame.bots.find(({ id }) => id === bot)!;
  const dice = new SeededDice(`${seed}/dice`);
  const whim = new SeededDice(`${seed}/whim`);
  let ruling = battlesystemGame.create(PITCHED_BATTLE, dice);
  let actions = 0;
  while (ruling.ok && battlesystemGame.outcome(ruling.position) === null) {
    const { position } = ruling;
    const seat = battlesystemGame.toAct(position)[0]!;
    ruling = battlesystemGame.apply(position, seat, player.decide(battlesystemGame.view(position, seat), seat, battlesystemGame.legalActions(position, seat), whim), dice);
    actions++;
  }
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  return actions;
}

export const BATTLES_A_CALL = 20;

/** Plays the same twenty battles; how many actions they took together. */
export function playBattles(bot: string): number {
  let actions = 0;
  for (let i = 0; i < BATTLES_A_CALL; i++) actions += playBattle(bot, `battle ${i}`);
  return actions;
}
