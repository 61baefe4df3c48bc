import { samePlay } from '../contenders/toy-same';
import type { Bench } from '../line';
import { race } from '../race';

const GAMES_COMPARED = 300;

export const toy: Bench = {
  name: 'toy',
  async run() {
    const actions = samePlay(GAMES_COMPARED);
    const figures = await race('toy-contract', 'toy-hand');
    const perSecond = (times: readonly number[]) => times.map((us) => (actions * 1e6) / us);
    return [
      {
        what: 'toy skirmish through the contract',
        against: 'reducer by hand',
        ours: perSecond(figures['toy-contract']),
        theirs: perSecond(figures['toy-hand']),
        unit: 'actions/s',
        aim: { atLeast: 0.5 },
      },
    ];
  },
};
