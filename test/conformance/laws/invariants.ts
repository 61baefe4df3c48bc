import { randomGames } from '../random-play';
import { Violations } from '../violations';
import type { Law } from './law';

/** Law 9. */
export const invariants: Law = {
  number: 9,
  says: 'invariants hold after every action of random play, to its end',
  breaches(trial) {
    const found = new Violations();
    for (const { seed, steps, ended } of randomGames(trial, trial.games ?? 60)) {
      found.expect(ended, 'random play does not end', () => seed);
      steps.forEach(({ ruling }, number) => {
        found.attempt('an invariant', () => trial.invariants(ruling.position).forEach((broken) => found.add(broken, `${seed}, action ${number}`)));
      });
    }
    return found.list;
  },
};
