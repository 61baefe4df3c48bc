import { crusade, GAMES_A_CALL, playGames, skirmish } from '../contenders/chainmail-games';
import { samePlay } from '../contenders/toy-same';
import type { Bench, Line } from '../line';
import { race } from '../race';
import type { ChainmailSetup } from '../../../src/rulesets/chainmail/game/shapes';

const TOY_GAMES = 300;

/** Games a second on one core, and their actions a second beside the toy's reducer by hand. */
export const chainmail: Bench = {
  name: 'chainmail',
  async run() {
    const toyActions = samePlay(TOY_GAMES);
    const figures = await race('toy-hand', 'chainmail-random-5', 'chainmail-random-10', 'chainmail-greedy-5', 'chainmail-advanced', 'chainmail-chain', 'chainmail-chain-riders', 'chainmail-one-ply');
    const toy = figures['toy-hand'].map((us) => (toyActions * 1e6) / us);
    const games = (what: string, name: 'chainmail-random-5' | 'chainmail-random-10' | 'chainmail-greedy-5', setup: ChainmailSetup, bot: string, aim: number): readonly Line[] => {
      const actions = playGames(setup, bot);
      const perSecond = figures[name].map((us) => 1e6 / us);
      return [
        { what, against: 'nothing', ours: perSecond.map((calls) => calls * GAMES_A_CALL), theirs: [], unit: 'games/s', aim: { oursAtLeast: aim } },
        { what, against: 'the toy’s reducer by hand', ours: perSecond.map((calls) => calls * actions), theirs: toy, unit: 'actions/s', aim: null },
      ];
    };
    const actionsASecond = (name: 'chainmail-random-10' | 'chainmail-advanced', setup: ChainmailSetup): readonly number[] => {
      const actions = playGames(setup, 'random-legal');
      return figures[name].map((us) => (actions * 1e6) / us);
    };
    return [
      ...games('Chainmail, random-legal, 5 a side', 'chainmail-random-5', skirmish(1), 'random-legal', 150),
      ...games('Chainmail, random-legal, 10 a side', 'chainmail-random-10', skirmish(2), 'random-legal', 50),
      ...games('Chainmail, greedy, 5 a side', 'chainmail-greedy-5', skirmish(1), 'greedy', 40),
      { what: 'Chainmail, random-legal, Advanced Rules, 100 points', against: 'Basic Rules, 10 a side', ours: actionsASecond('chainmail-advanced', crusade()), theirs: actionsASecond('chainmail-random-10', skirmish(2)), unit: 'actions/s', aim: { atLeast: 0.5 } },
      { what: 'Chainmail, a decision of the one-ply bot, Advanced Rules, 100 points', against: 'nothing', ours: figures['chainmail-one-ply'].map((us) => us / 1000), theirs: [], unit: 'ms', aim: { oursAtMost: 50 } },
      { what: 'Chainmail, one exact melee chain', against: 'nothing', ours: figures['chainmail-chain'], theirs: [], unit: 'us', aim: { oursAtMost: 100 } },
      { what: 'Chainmail, one exact melee chain with every rider', against: 'nothing', ours: figures['chainmail-chain-riders'], theirs: [], unit: 'us', aim: { oursAtMost: 1000 } },
    ];
  },
};
