import { has } from './abilities';
import type { Attack } from './attack';
import type { Model } from './model';
import { modifier, sum } from './saves';

const STAKES_ATTACK = 5;
const STAKES_DAMAGE = 1;

/** Stakes strike whoever enters against their points: +5, 1 damage, not blunt (CM-TERRAIN-16, CM-RULING-22). */
export function reckonStakes(model: Model): Attack {
  const attack = [modifier('stakes', 'CM-TERRAIN-16', STAKES_ATTACK)];
  const armor = [modifier('armor', 'CM-STAT-09', model.armor)];
  return { rule: 'CM-TERRAIN-16', attack, armor, need: sum(armor) - sum(attack), automatic: false, mayBeCritical: !has(model, 'immune-critical-damage'), damage: STAKES_DAMAGE, bonusDamage: [] };
}
