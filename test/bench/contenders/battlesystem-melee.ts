import { troop } from '../../../src/rulesets/battlesystem/game/ready-setups';
import { melee } from '../../../src/rulesets/battlesystem/procedures/melee';
import type { Contender } from '../contender';

function fighters(slug: string, figures: number) {
  const { attackDice, armorRating, hits, morale, weaponLength, traits } = troop(slug);
  return { troop: { attackDice, armorRating, hits, morale, class: 'foot', weaponLength: weaponLength ?? 1, traits: traits ?? [] }, figures };
}

const INPUT = { first: fighters('heavy-foot', 12), second: fighters('pikemen', 12) };

/** Twelve against twelve: both strikes, both armor rolls, the morale of both. */
export const contender: Contender = { once: () => melee.odds(INPUT), batch: 10, warm: 4000 };
