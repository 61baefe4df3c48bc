import { playOut } from '../random-play';
import type { Sign } from '../sign';
import { Violations } from '../violations';
import { gamesOfEach, isFull } from '../wanted-games';
import type { Law } from './law';

/** Law 9. */
export const invariants: Law = {
  number: 9,
  says: 'invariants hold after every action of random play, to its end, and whatever can occur in it occurs',
  breaches(trial) {
    const found = new Violations();
    let unseen: readonly Sign[] = isFull(trial) ? (trial.signs ?? []) : [];
    for (const setup of [...trial.setups, ...(trial.more ?? [])]) {
      for (let number = 0; number < gamesOfEach(trial); number++) {
        const game = `${trial.name}/${setup.name}/${number}`;
        const { ended, fault } = playOut(trial, setup, number, (step, taken) => {
          found.attempt('an invariant', () => trial.invariants(step.ruling.position).forEach((broken) => found.add(broken, `${game}, action ${taken}`)));
          if (unseen.length > 0) found.attempt('a sign', () => (unseen = unseen.filter((sign) => !sign.shows(step))));
        });
        found.expect(fault === null, 'random play breaks off', () => `${game}: ${fault}`);
        found.expect(ended, 'random play does not end', () => game);
      }
    }
    for (const { of } of unseen) found.add(`${of} never occurs`, `in ${gamesOfEach(trial)} games of each set-up`);
    return found.list;
  },
};
