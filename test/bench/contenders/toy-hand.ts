import { SeededDice } from '../../../src/kernel/table/dice';
import type { Contender } from '../contender';
import { drawn, legal, toAct } from '../toy-by-hand/actions';
import { reduce } from '../toy-by-hand/reduce';
import { open } from '../toy-by-hand/rounds';
import { everyGame, pick, type Play } from './toy-games';

/** The same random game by a reducer written for it alone: no events, no ledger, no refusals with reasons. */
export const playByHand: Play = (setup, seed) => {
  const dice = new SeededDice(`${seed}/dice`);
  const whim = new SeededDice(`${seed}/whim`);
  let state = open(setup, dice);
  let actions = 0;
  while (state.ended === null) {
    const side = pick(toAct(state), whim);
    const next = reduce(state, side, drawn(state, pick(legal(state, side), whim), whim), dice);
    if (next === null) throw new Error('refused');
    state = next;
    actions++;
  }
  return { state, actions };
};

export const contender: Contender = { once: () => everyGame(playByHand), batch: 1 };
