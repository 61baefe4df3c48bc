import type { ChainmailEvent } from '../../src/rulesets/chainmail/game/events';
import { randomGames } from './random-play';
import { CHAINMAIL_TRIAL } from './trials/chainmail';

const GAMES = 30;

/** What happened, so far as it tells one ability from another. */
function seenIn(event: ChainmailEvent): readonly string[] {
  switch (event.type) {
    case 'condition-gained':
      return [event.condition];
    case 'save-made':
    case 'morale-tested':
      return [`${event.type} ${event.rule}`];
    case 'model-attacked':
      return [event.kind, ...event.modifiers.map(({ name }) => name)];
    case 'model-damaged':
      return event.modifiers.map(({ name }) => name);
    default:
      return [event.type];
  }
}

test('CM-STAT-18 random games of the strangest cards see every ability of theirs at work', () => {
  const seen = new Set<string>();
  const trial = { ...CHAINMAIL_TRIAL, setups: CHAINMAIL_TRIAL.setups.filter(({ name }) => name === 'menagerie') };
  for (const { steps, fault } of randomGames(trial, GAMES)) {
    expect(fault).toBeNull();
    for (const { ruling } of steps) for (const event of ruling.events) for (const each of seenIn(event as unknown as ChainmailEvent)) seen.add(each);
  }
  const wanted = ['poisoned', 'stunned', 'bones-rolled', 'attacks-again', 'rend', 'cleave-taken', 'death-touch', 'fire-bomb', 'bomb-burst', 'save-made CM-ABIL-15d', 'thrown-at-charge', 'save-made CM-ABIL-40', 'model-frightened', 'morale-tested CM-ABIL-05', 'model-roused'];
  expect(wanted.filter((each) => !seen.has(each))).toEqual([]);
});
