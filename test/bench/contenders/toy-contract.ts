import { SeededDice } from '../../../src/kernel/table/dice';
import { toyGame } from '../../support/toy/game';
import type { Contender } from '../contender';
import { everyGame, pick, type Play } from './toy-games';

/** A random game through the contract: any seat that is to act takes any offer. */
export const playByContract: Play = (setup, seed) => {
  const dice = new SeededDice(`${seed}/dice`);
  const whim = new SeededDice(`${seed}/whim`);
  const created = toyGame.create(setup, dice);
  if (!created.ok) throw new Error(JSON.stringify(created.refusals));
  let { position } = created;
  let actions = 0;
  while (toyGame.outcome(position) === null) {
    const seat = pick(toyGame.toAct(position), whim);
    const action = toyGame.draw(position, seat, pick(toyGame.legalActions(position, seat), whim), whim);
    const ruling = toyGame.apply(position, seat, action, dice);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
    position = ruling.position;
    actions++;
  }
  return { state: position.state, actions };
};

export const contender: Contender = { once: () => everyGame(playByContract), batch: 1 };
