import { LAWS } from './laws';
import { TRIALS } from './trials';

describe.each(TRIALS.map((trial) => [trial.name, trial] as const))('%s keeps the laws', (_name, trial) => {
  test.each(LAWS.map((law) => [law.number, law.says, law] as const))('law %i: %s', (_number, _says, law) => {
    expect(law.breaches(trial)).toEqual([]);
  });
});
