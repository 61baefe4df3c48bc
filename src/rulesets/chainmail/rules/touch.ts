import type { RuleId } from '../../../kernel/ruleset/rule';
import { type Attack, meleeSide, type Situation } from './attack';
import type { Fighter } from './card';
import { modifier, sum } from './saves';

/** What a touch or a bomb must reach, whatever the defender wears (CM-ARULING-05). */
export const BARE_ARMOR = 11;

/** Reckons a touch: a melee attack against 11 on which no weapon's damage rides; a fallen model is hit without a roll, for double (CM-ARULING-05). */
export function reckonTouch(attacker: Fighter, defender: Fighter, situation: Situation, rule: RuleId, damage: number): Attack {
  const attack = meleeSide(attacker, defender, situation);
  const armor = [modifier('touched', 'CM-ARULING-05', BARE_ARMOR)];
  return {
    rule,
    attack,
    armor,
    need: BARE_ARMOR - sum(attack),
    automatic: situation.defenderDown,
    mayBeCritical: damage > 0 && !situation.defenderDown && !defender.traits.immuneCritical,
    damage: damage * (situation.defenderDown ? 2 : 1),
    bonusDamage: [],
    resisted: 0,
    bones: false,
    poison: 0,
    stun: 0,
  };
}

/** Reckons a death touch, which has no damage to double (CM-ABIL-06, CM-ABIL-06b). */
export function reckonDeathTouch(attacker: Fighter, defender: Fighter, situation: Situation): Attack {
  return reckonTouch(attacker, defender, situation, 'CM-ABIL-06', 0);
}

/** Whether a death touch that hits ends its victim: a living one with no more health than the rating (CM-ABIL-06, CM-ABIL-06a, CM-ARULING-32). */
export function isEndedByTouch({ traits: { deathTouch } }: Fighter, { traits: { living } }: Fighter, health: number): boolean {
  return living && health <= deathTouch;
}
