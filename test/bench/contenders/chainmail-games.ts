import { SeededDice } from '../../../src/kernel/table/dice';
import { chainmailGame } from '../../../src/rulesets/chainmail/game/game';
import { card } from '../../../src/rulesets/chainmail/game/testing/setups';
import type { ChainmailSetup } from '../../../src/rulesets/chainmail/game/shapes';

const GROVE = [{ x: 0, y: 0 }, { x: 5, y: 0 }, { x: 6, y: 4 }, { x: 2, y: 6 }, { x: -1, y: 3 }];
const WALL = [{ x: 0, y: 0 }, { x: 6, y: 0 }, { x: 6, y: 0.5 }, { x: 0, y: 0.5 }];

const THALOS = ['human-paladin', 'human-glaiver', 'human-marine', 'gnome-infiltrator', 'human-marine'];
const NARESH = ['demonic-gnoll-adept', 'abyssal-maw', 'gnoll-trooper', 'gnoll-trooper', 'hyena'];

/** Starter Set models, five (about 45 points) or ten a side, four pieces of terrain to place, twenty rounds at most. */
export function skirmish(times: 1 | 2): ChainmailSetup {
  const models = (slugs: readonly string[]) => Array.from({ length: times }, () => slugs.map((slug) => ({ model: card(slug) }))).flat();
  return {
    anyWarband: true,
    maxRounds: 20,
    warbands: [
      { seat: 'thalos', models: models(THALOS), terrain: [{ kind: 'woods', outline: GROVE }, { kind: 'low-wall', outline: WALL }] },
      { seat: 'naresh', models: models(NARESH), terrain: [{ kind: 'high-wall', outline: WALL }, { kind: 'hill', outline: GROVE }] },
    ],
  };
}

const CRUSADE = ['human-paladin', 'aasimar-cleric', 'human-sorcerer', 'human-swiftwing-disciple', 'dwarf-cleric', 'human-glaiver', 'human-marine', 'dwarf-scorcher', 'gnome-infiltrator'];
const PACK = ['demonic-gnoll-adept', 'gnoll-cleric', 'gnoll-monk', 'gnoll-ranger', 'hobgoblin-adept', 'abyssal-maw', 'gnoll-trooper', 'hyena'];

/** About 100 points a side by the Advanced Rules, with half a dozen who command, cast or both. */
export function crusade(): ChainmailSetup {
  const [thalos, naresh] = skirmish(1).warbands;
  const models = (slugs: readonly string[]) => slugs.map((slug) => ({ model: card(slug) }));
  return { anyWarband: true, rules: 'advanced', maxRounds: 20, warbands: [{ ...thalos!, models: models(CRUSADE) }, { ...naresh!, models: models(PACK) }] };
}

/** Plays a game between two of the same bot; how many actions it took. */
export function playGame(setup: ChainmailSetup, bot: string, seed: string): number {
  const player = chainmailGame.bots.find(({ id }) => id === bot)!;
  const dice = new SeededDice(`${seed}/dice`);
  const whim = new SeededDice(`${seed}/whim`);
  let ruling = chainmailGame.create(setup, dice);
  let actions = 0;
  while (ruling.ok && chainmailGame.outcome(ruling.position) === null) {
    const { position } = ruling;
    const seat = chainmailGame.toAct(position)[0]!;
    ruling = chainmailGame.apply(position, seat, player.decide(chainmailGame.view(position, seat), seat, chainmailGame.legalActions(position, seat), whim), dice);
    actions++;
  }
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  return actions;
}

const GAMES = 20;

/** Plays the same twenty games; how many actions they took together. */
export function playGames(setup: ChainmailSetup, bot: string): number {
  let actions = 0;
  for (let i = 0; i < GAMES; i++) actions += playGame(setup, bot, `game ${i}`);
  return actions;
}

export const GAMES_A_CALL = GAMES;
