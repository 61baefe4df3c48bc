import { GAMES_A_CALL, playGames } from '../contenders/chainmail-games';
import { samePlay } from '../contenders/toy-same';
import type { Bench, Line } from '../line';
import { race } from '../race';

const TOY_GAMES = 300;

/** Games a second on one core, and their actions a second beside the toy's reducer by hand. */
export const chainmail: Bench = {
  name: 'chainmail',
  async run() {
    const toyActions = samePlay(TOY_GAMES);
    const figures = await race('toy-hand', 'chainmail-random-5', 'chainmail-random-10', 'chainmail-greedy-5', 'chainmail-chain', 'chainmail-chain-riders');
    const toy = figures['toy-hand'].map((us) => (toyActions * 1e6) / us);
    const games = (what: string, name: 'chainmail-random-5' | 'chainmail-random-10' | 'chainmail-greedy-5', times: 1 | 2, bot: string, aim: number): readonly Line[] => {
      const actions = playGames(times, bot);
      const perSecond = figures[name].map((us) => 1e6 / us);
      return [
        { what, against: 'nothing', ours: perSecond.map((calls) => calls * GAMES_A_CALL), theirs: [], unit: 'games/s', aim: { oursAtLeast: aim } },
        { what, against: 'the toy’s reducer by hand', ours: perSecond.map((calls) => calls * actions), theirs: toy, unit: 'actions/s', aim: null },
      ];
    };
    return [
      ...games('Chainmail, random-legal, 5 a side', 'chainmail-random-5', 1, 'random-legal', 150),
      ...games('Chainmail, random-legal, 10 a side', 'chainmail-random-10', 2, 'random-legal', 50),
      ...games('Chainmail, greedy, 5 a side', 'chainmail-greedy-5', 1, 'greedy', 40),
      { what: 'Chainmail, one exact melee chain', against: 'nothing', ours: figures['chainmail-chain'], theirs: [], unit: 'us', aim: { oursAtMost: 100 } },
      { what: 'Chainmail, one exact melee chain with every rider', against: 'nothing', ours: figures['chainmail-chain-riders'], theirs: [], unit: 'us', aim: { oursAtMost: 1000 } },
    ];
  },
};
