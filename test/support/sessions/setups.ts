const model = (id: string, ref: string, x: number, y: number) => ({ id, model: { ref }, at: { x, y } });

/** A small Chainmail fight, named by the catalog, with a bot in the north. */
export const SKIRMISH = {
  ruleset: 'chainmail',
  setup: {
    anyWarband: true,
    maxRounds: 6,
    width: 24,
    height: 24,
    warbands: [
      { seat: 'south', models: [model('paladin', 'human-paladin', 12, 9), model('glaiver', 'human-glaiver', 10, 9), model('marine', 'human-marine', 16, 9)] },
      { seat: 'north', models: [model('adept', 'demonic-gnoll-adept', 12, 14), model('trooper', 'gnoll-trooper', 10, 14), model('hyena', 'hyena', 16, 14)] },
    ],
  },
  seats: { north: { bot: 'greedy' } },
  public: true,
};

/** The same with nobody but people. */
export const HOTSEAT = { ruleset: SKIRMISH.ruleset, setup: SKIRMISH.setup, public: true };

/** The toy skirmish, whose relics are secrets and whose stances are sealed. */
export const TOY = { ruleset: 'toy', setup: { size: 8, rounds: 3, models: 3, seats: [{ seat: 'red', team: 'red' }, { seat: 'blue', team: 'blue' }] } };

/** Two models base to base: whoever is to act may strike. */
export const DUEL = {
  ruleset: 'chainmail',
  public: true,
  setup: {
    anyWarband: true,
    width: 24,
    height: 24,
    warbands: [
      { seat: 'south', models: [model('paladin', 'human-paladin', 12, 11)] },
      { seat: 'north', models: [model('trooper', 'gnoll-trooper', 12, 12)] },
    ],
  },
};

/** An action that any seat may take at any time, told apart by what it is about. */
export const standing = (about: string) => ({ type: 'set-standing-answer', kind: 'smite', about, answer: true, until: 'game' });
