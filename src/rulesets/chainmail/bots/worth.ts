import { gap } from '../../../kernel/geometry/disc';
import { type Attack, reckonMelee, reckonRanged } from '../rules/attack';
import { sum } from '../rules/saves';
import { hasCover } from '../rules/cover';
import { contactsWith, inContact } from '../game/contact';
import { nearestInSight } from '../game/nearest';
import { cardOf, type Figure, type Skirmish } from '../game/state';

const PLAIN = { fromAbove: false, attackerAtop: false, defenderAtop: false, cover: false, intervening: 0, contacts: 1, charged: null, firingIntoMelee: false, defenderDown: false, defenderStunned: false, within6: true, smite: false, stunning: false, rends: false, thrown: null, otherAttack: 0, otherArmor: 0 } as const;

/** The points a blow takes off an enemy on average: the chance to hit, times the share of its health, times its cost. */
export function worthOfBlow(state: Skirmish, attacker: Figure, defender: Figure, { charged, smite }: { readonly charged: boolean; readonly smite: boolean }): number {
  const already = inContact(state, attacker, defender) ? 0 : 1;
  const attack = reckonMelee(cardOf(state, attacker), cardOf(state, defender), { ...PLAIN, contacts: contactsWith(state, defender) + already, charged: charged ? 2 : null, defenderDown: defender.down, smite });
  return worthOf(attack, cardOf(state, defender).cost, defender.health) - (smite ? 0.5 : 0);
}

/** The same for a shot at the nearest enemy in sight; out of range it is worth nothing. */
export function worthOfShot(state: Skirmish, shooter: Figure): number {
  const { ranged } = cardOf(state, shooter);
  const target = state.figures[nearestInSight(state, shooter)[0] ?? -1];
  if (ranged === null || target === undefined || gap(shooter, target) > ranged.range) return 0;
  const attack = reckonRanged(cardOf(state, shooter), cardOf(state, target), { ...PLAIN, cover: hasCover(state.terrain, shooter, target), defenderDown: target.down });
  return worthOf(attack, cardOf(state, target).cost, target.health);
}

function worthOf({ need, automatic, damage, bonusDamage }: Attack, cost: number, health: number): number {
  const hit = automatic ? 1 : Math.min(Math.max(21 - need, 1), 19) / 20;
  return hit * Math.min(1, (damage + sum(bonusDamage)) / (health + 1)) * (cost + 1);
}
