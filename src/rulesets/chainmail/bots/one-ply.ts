import type { Bot, TableAction } from '../../../kernel/ruleset/game';
import type { Offer } from '../../../kernel/table/table';
import type { Activation, ChainmailAction } from '../game/action';
import { sideOf, type Skirmish } from '../game/state';
import { foresee, type Patience } from './foresight';
import { closingIn, greedy, rate, type Rated } from './greedy';
import { worthOfSide } from './worth-of-sides';

/** How many of the likeliest turns are foreseen, with how many branches each and together. */
const MOST = 6;
const MOST_BRANCHES = 30;
const ALL_BRANCHES = 60;

/** Foresees the likeliest turns by every outcome of their dice and takes the one that is best on average. */
export const onePly: Bot<Skirmish, ChainmailAction> = {
  id: 'one-ply',
  name: 'One ply',
  summary: 'Weighs its likeliest turns by every outcome of their dice, exactly, and takes the best on average.',
  decide(sight, seat, offers, dice) {
    const { game, owed } = sight;
    if (owed !== null || game.stage !== 'fight') return greedy.decide(sight, seat, offers, dice);
    const side = sideOf(game, seat);
    const patience: Patience = { left: ALL_BRANCHES };
    const now = worthOfSide(game, side);
    let best: Activation | null = null;
    let most = -Infinity;
    for (const { action, worth: promised } of likeliest(game, offers)) {
      const worth = foresee(game, side, action, MOST_BRANCHES, patience) ?? now + promised;
      if (worth <= most) continue;
      best = action;
      most = worth;
    }
    return best ?? greedy.decide(sight, seat, offers, dice);
  },
};

type Turn = Rated & { readonly action: Activation };

/** What greed would look at first, and each model's way to its nearest enemy. */
function likeliest(state: Skirmish, offers: readonly Offer<ChainmailAction | TableAction>[]): readonly Turn[] {
  const turns = offers.flatMap((offer) => [...rate(state, offer, -Infinity), ...closingIn(state, offer).map((action): Rated => ({ action, worth: 0 }))]).filter((rated): rated is Turn => 'model' in rated.action);
  return turns.sort((a, b) => b.worth - a.worth).slice(0, MOST);
}
