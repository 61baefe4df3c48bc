import type { Modifier } from '../../../kernel/ruleset/event';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Seat, Table } from '../../../kernel/table/table';
import { cannotBeSurrounded, diesAtZero, has, isLiving, ratingOf } from './abilities';
import type { Model } from './model';
import { modifier, rollAttack, sum } from './saves';

/** How two models stand to each other when one attacks; whatever is false or 0 has no effect. */
export interface Situation {
  readonly fromAbove: boolean;
  readonly attackerAtop: boolean;
  readonly defenderAtop: boolean;
  readonly cover: boolean;
  readonly intervening: number;
  /** Models hostile to the defender in melee contact with it, the attacker among them. */
  readonly contacts: number;
  /** Inches of a charge that made contact; null if it was none. */
  readonly charged: number | null;
  readonly firingIntoMelee: boolean;
  readonly defenderDown: boolean;
  readonly defenderStunned: boolean;
  /** Whether the two are within 6" of each other. */
  readonly within6: boolean;
  readonly smite: boolean;
  /** The best Inspire Courage over the attacker (CM-ABIL-19); none unless given. */
  readonly inspired?: number;
  /** The best spell on the defender's armor (CM-SPELLCAST-11); none unless given. */
  readonly warded?: number;
  /** Orders, spells and whatever else the table grants. */
  readonly otherAttack: number;
  readonly otherArmor: number;
}

/** An attack with all its figures, before any die. */
export interface Attack {
  readonly rule: RuleId;
  readonly attack: readonly Modifier[];
  readonly armor: readonly Modifier[];
  /** What the d20 must show. */
  readonly need: number;
  readonly automatic: boolean;
  readonly mayBeCritical: boolean;
  readonly damage: number;
  readonly bonusDamage: readonly Modifier[];
}

type Attacker = Pick<Model, 'melee' | 'ranged' | 'abilities' | 'creature'>;
type Defender = Pick<Model, 'armor' | 'abilities' | 'creature' | 'alignment'>;

/** Reckons a melee attack (CM-MELEE-03 to 09, CM-CHARGE-05, CM-CRIT-03, CM-CRIT-04). */
export function reckonMelee(attacker: Attacker, defender: Defender, situation: Situation): Attack {
  const { melee } = attacker;
  const attack = [modifier('melee-attack', 'CM-STAT-12', melee.attack), ...attackSide(situation)];
  const surrounded = isSurrounded(attacker, defender, situation);
  if (surrounded) attack.push(modifier('multiple-attackers', situation.contacts >= 3 ? 'CM-MELEE-05' : 'CM-ABIL-34a', 2));
  if (situation.charged !== null && situation.charged >= 2) attack.push(modifier('charge', 'CM-CHARGE-05', 2));
  const armor = armorSide(defender, situation, 'CM-MELEE-09', 'CM-MELEE-07');
  const bonusDamage = [...bonuses(attacker, defender, situation, surrounded), ...powerfulCharge(attacker, situation)];
  return {
    rule: 'CM-MELEE-03',
    attack,
    armor,
    need: sum(armor) - sum(attack),
    automatic: situation.defenderDown,
    mayBeCritical: !situation.defenderDown && !melee.blunt && !has(defender, 'immune-critical-damage'),
    damage: melee.damage * (situation.defenderDown ? 2 : 1),
    bonusDamage,
  };
}

/** Reckons a ranged attack; the caller has seen to it that the model can shoot (CM-RANGED-01, CM-RANGED-05 to 10). */
export function reckonRanged(attacker: Attacker, defender: Defender, situation: Situation): Attack {
  const ranged = attacker.ranged!;
  const attack = [modifier('ranged-attack', 'CM-STAT-14', ranged.attack), ...attackSide(situation)];
  if (situation.firingIntoMelee && !has(attacker, 'precise-shot')) attack.push(modifier('firing-into-melee', 'CM-RANGED-08', -4));
  if (situation.within6 && has(attacker, 'point-blank-shot')) attack.push(modifier('point-blank-shot', 'CM-ABIL-21', ratingOf(attacker, 'point-blank-shot')));
  const armor = armorSide(defender, situation, 'CM-RANGED-07', 'CM-RANGED-10');
  return {
    rule: 'CM-RANGED-01',
    attack,
    armor,
    need: sum(armor) - sum(attack),
    automatic: false,
    mayBeCritical: !has(defender, 'immune-critical-damage'),
    damage: ranged.damage,
    bonusDamage: bonuses(attacker, defender, situation, false),
  };
}

function attackSide({ fromAbove, attackerAtop, defenderStunned, inspired, otherAttack }: Situation): Modifier[] {
  const found: Modifier[] = [];
  if (fromAbove) found.push(modifier('from-above', 'CM-HILL-07', 1));
  if (attackerAtop) found.push(modifier('attacker-atop', 'CM-RULING-14', -2));
  if (defenderStunned) found.push(modifier('defender-stunned', 'CM-COND-03b', 3));
  if (inspired !== undefined && inspired > 0) found.push(modifier('inspire-courage', 'CM-ABIL-19', inspired));
  if (otherAttack !== 0) found.push(modifier('other', 'CM-RULING-20', otherAttack));
  return found;
}

function armorSide({ armor }: Defender, { cover, intervening, defenderAtop, warded, otherArmor }: Situation, through: RuleId, atop: RuleId): Modifier[] {
  const found = [modifier('armor', 'CM-STAT-09', armor)];
  if (cover) found.push(modifier('cover', 'CM-COVER-01', 4));
  if (intervening > 0) found.push(modifier('intervening-models', through, intervening));
  if (defenderAtop) found.push(modifier('defender-atop', atop, -2));
  if (warded !== undefined && warded > 0) found.push(modifier('spell', 'CM-SPELLCAST-11', warded));
  if (otherArmor !== 0) found.push(modifier('other', 'CM-RULING-20', otherArmor));
  return found;
}

/** Three models in contact give the bonus, two are enough for a sneak (CM-MELEE-05, CM-ABIL-34a). */
function isSurrounded(attacker: Attacker, defender: Defender, { contacts }: Situation): boolean {
  return contacts >= (has(attacker, 'sneak-attack') ? 2 : 3) && !cannotBeSurrounded(defender);
}

/** Damage that is added after doubling and never doubled (CM-DMG-03, CM-ABIL-33, CM-ABIL-34b, CM-ABIL-34c). */
function bonuses(attacker: Attacker, defender: Defender, { smite, within6, defenderDown, defenderStunned }: Situation, surrounded: boolean): Modifier[] {
  const found: Modifier[] = [];
  if (smite && defender.alignment === 'evil') found.push(modifier('smite-evil', 'CM-ABIL-33', ratingOf(attacker, 'smite-evil')));
  const helpless = (defenderDown || defenderStunned) && within6;
  if (has(attacker, 'sneak-attack') && (surrounded || helpless) && isLiving(defender) && !has(defender, 'immune-sneak-attacks')) {
    found.push(modifier('sneak-attack', surrounded ? 'CM-ABIL-34b' : 'CM-ABIL-34c', ratingOf(attacker, 'sneak-attack')));
  }
  return found;
}

/** Comes with every charge that was not broken off, however short (CM-ABIL-23, CM-ARULING-31). */
function powerfulCharge(attacker: Attacker, { charged }: Situation): Modifier[] {
  return charged !== null && has(attacker, 'powerful-charge') ? [modifier('powerful-charge', 'CM-ABIL-23', ratingOf(attacker, 'powerful-charge'))] : [];
}

/** How an attack ended before damage is taken off. */
export interface Blow {
  readonly roll: 'miss' | 'hit' | 'natural-20' | 'automatic';
  readonly critical: boolean;
}

export const MISSED: Blow = { roll: 'miss', critical: false };

/** Throws an attack; a fallen model is hit without a die (CM-MELEE-03, CM-MELEE-08). */
export function throwAttack(table: Table, { need, automatic, mayBeCritical, rule }: Attack, by: Seat): Blow {
  return { roll: automatic ? 'automatic' : rollAttack(table, need, mayBeCritical, rule, by), critical: false };
}

/** After a natural 20 the second throw with the same modifiers, which never leads to a third (CM-CRIT-01, CM-CRIT-02). */
export function throwCritical(table: Table, { need, mayBeCritical }: Attack, blow: Blow, by: Seat): Blow {
  if (blow.roll !== 'natural-20' || !mayBeCritical) return blow;
  return { roll: blow.roll, critical: rollAttack(table, need, false, 'CM-CRIT-01', by, 'critical') === 'hit' };
}

/** The damage of a blow: doubled by a critical roll, then what is never doubled (CM-DMG-01, CM-DMG-03, CM-DMG-04). */
export function damageOf({ damage, bonusDamage }: Attack, { roll, critical }: Blow): number {
  return roll === 'miss' ? 0 : damage * (critical ? 2 : 1) + sum(bonusDamage);
}

/** What damage leaves of a model. */
export type Fate = 'standing' | 'knocked-down' | 'destroyed';

/** Health below 0 destroys, exactly 0 knocks down what can fall (CM-DMG-02, CM-DOWN-01, CM-DOWN-11). */
export function fateAt(health: number, card: Pick<Model, 'abilities' | 'creature'>, wasDown: boolean): Fate {
  if (health < 0 || (health === 0 && diesAtZero(card))) return 'destroyed';
  return health === 0 || wasDown ? 'knocked-down' : 'standing';
}
