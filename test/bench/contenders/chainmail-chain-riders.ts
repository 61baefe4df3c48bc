import { meleeAttack } from '../../../src/rulesets/chainmail/procedures/melee-attack';
import type { Contender } from '../contender';

const ABILITIES = [{ slug: 'stunning-attack' }, { slug: 'poison', rating: 13 }, { slug: 'smite-evil' }, { slug: 'rend' }, { slug: 'sneak-attack' }, { slug: 'powerful-charge' }, { slug: 'cleave' }];
const INPUT = {
  attacker: { model: { melee: { attack: 4, damage: 3 }, abilities: ABILITIES }, stunning: true, smite: true, rends: true, contacts: 3, charged: 3 },
  defender: { model: { armor: 16, health: 12, save: 2, alignment: 'evil', abilities: [{ slug: 'skeletal' }] } },
};

/** One exact melee chain with everything that can ride on it: bones, poison, stun and all bonus damage. */
export const contender: Contender = { once: () => meleeAttack.odds(INPUT) };
