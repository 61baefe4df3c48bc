import { deepStrictEqual } from 'node:assert';
import { playByContract } from './toy-contract';
import { playByHand } from './toy-hand';
import { GAMES_OF_EACH, SETUPS } from './toy-games';

/** Plays the games of the bench and more both ways; any difference in their last states throws. Returns the actions of the timed ones. */
export function samePlay(games: number): number {
  let timed = 0;
  for (const setup of SETUPS) {
    for (let i = 0; i < games; i++) {
      const seed = `bench/${i}`;
      const contract = playByContract(setup, seed);
      const { state, actions } = playByHand(setup, seed);
      const last = Object.fromEntries(Object.entries(state).filter(([name]) => name !== 'pending'));
      deepStrictEqual({ state: last, actions }, { state: contract.state, actions: contract.actions }, `${seed} on ${setup.size} squares ends differently by hand`);
      if (i < GAMES_OF_EACH) timed += actions;
    }
  }
  return timed;
}
