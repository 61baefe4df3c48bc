import { meleeAttack } from '../../../src/rulesets/chainmail/procedures/melee-attack';
import type { Contender } from '../contender';

const INPUT = { attacker: { model: { melee: { attack: 4, damage: 2 } }, charged: 5 }, defender: { model: { armor: 16, health: 4, save: 2 } } };

/** One exact melee chain: hit, critical, damage, half-health morale, rout. */
export const contender: Contender = { once: () => meleeAttack.odds(INPUT) };
