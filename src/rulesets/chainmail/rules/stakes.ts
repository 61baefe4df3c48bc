import type { Attack } from './attack';
import type { Fighter } from './card';
import { modifier, sum } from './saves';

const STAKES_ATTACK = 5;
const STAKES_DAMAGE = 1;

/** Stakes strike whoever enters against their points: +5, 1 damage, not blunt (CM-TERRAIN-16, CM-RULING-22). */
export function reckonStakes({ armor: worn, traits }: Pick<Fighter, 'armor' | 'traits'>): Attack {
  const attack = [modifier('stakes', 'CM-TERRAIN-16', STAKES_ATTACK)];
  const armor = [modifier('armor', 'CM-STAT-09', worn)];
  return {
    rule: 'CM-TERRAIN-16',
    attack,
    armor,
    need: sum(armor) - sum(attack),
    automatic: false,
    mayBeCritical: !traits.immuneCritical,
    damage: STAKES_DAMAGE,
    bonusDamage: [],
    resisted: 0,
    bones: traits.skeletal,
    poison: 0,
    stun: 0,
  };
}
