import type { Modifier } from '../../../kernel/ruleset/event';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Seat, Table } from '../../../kernel/table/table';
import type { Fighter } from './card';
import type { Melee, Ranged } from './model';
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
  /** Whether it declared a stunning attack (CM-ABIL-38). */
  readonly stunning: boolean;
  /** Whether it is the second attack of a turn and the first hit the same enemy (CM-ABIL-26). */
  readonly rends: boolean;
  /** Inches of a charge that ends with a throw; null if there was none (CM-ABIL-39). */
  readonly thrown: number | null;
  /** The best Inspire Courage over the attacker (CM-ABIL-19); none unless given. */
  readonly inspired?: number;
  /** What an order adds (CM-ORDER-06); nothing unless given. */
  readonly ordered?: number;
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
  /** What a resistance takes off the damage (CM-ABIL-27). */
  readonly resisted: number;
  /** Whether the defender throws a die for each point, to lose it on 10 or less (CM-ABIL-31). */
  readonly bones: boolean;
  /** The difficulty of the saves that a hit calls for; 0 for none (CM-ABIL-22, CM-ABIL-38). */
  readonly poison: number;
  readonly stun: number;
}

type Attacker = Pick<Fighter, 'melee' | 'ranged' | 'traits'>;
type Defender = Pick<Fighter, 'armor' | 'alignment' | 'creature' | 'subtype' | 'traits'>;

/** Reckons a melee attack (CM-MELEE-03 to 09, CM-CHARGE-05, CM-CRIT-03, CM-CRIT-04). */
export function reckonMelee(attacker: Attacker, defender: Defender, situation: Situation): Attack {
  const { melee, traits } = attacker;
  const attack = meleeSide(attacker, defender, situation);
  const surrounded = isSurrounded(attacker, defender, situation);
  const armor = armorSide(defender, situation, 'CM-MELEE-09', 'CM-MELEE-07');
  const bonusDamage = bonuses(attacker, defender, situation, surrounded);
  if (situation.charged !== null && traits.powerful > 0) bonusDamage.push(modifier('powerful-charge', 'CM-ABIL-23', traits.powerful));
  if (situation.rends && traits.rend > 0) bonusDamage.push(modifier('rend', 'CM-ABIL-26', traits.rend));
  const { living, immuneCritical, immunePoison, immuneStun } = defender.traits;
  return {
    rule: 'CM-MELEE-03',
    attack,
    armor,
    need: sum(armor) - sum(attack),
    automatic: situation.defenderDown,
    mayBeCritical: !situation.defenderDown && !melee.blunt && !immuneCritical,
    damage: melee.damage * (situation.defenderDown ? 2 : 1),
    bonusDamage,
    resisted: resistedBy(defender, melee),
    bones: isShruggedOff(defender, melee) && !melee.blunt,
    poison: living && !immunePoison ? traits.poison : 0,
    stun: situation.stunning && living && !immuneStun && !situation.defenderStunned ? traits.stunning : 0,
  };
}

/** Everything that is added to a melee attack roll, whatever it is rolled against (CM-MELEE-04 to 06, CM-CHARGE-05). */
export function meleeSide(attacker: Attacker, defender: Defender, situation: Situation): Modifier[] {
  const attack = [modifier('melee-attack', 'CM-STAT-12', attacker.melee.attack), ...attackSide(situation)];
  if (isSurrounded(attacker, defender, situation)) attack.push(modifier('multiple-attackers', situation.contacts >= 3 ? 'CM-MELEE-05' : 'CM-ABIL-34a', 2));
  if (situation.charged !== null && situation.charged >= 2) attack.push(modifier('charge', 'CM-CHARGE-05', 2));
  addFoes(attack, attacker, defender, true);
  return attack;
}

/** Reckons a ranged attack; the caller has seen to it that the model can shoot (CM-RANGED-01, CM-RANGED-05 to 10). */
export function reckonRanged(attacker: Attacker, defender: Defender, situation: Situation): Attack {
  const ranged = attacker.ranged!;
  const attack = rangedSide(attacker, defender, situation);
  const armor = armorSide(defender, situation, 'CM-RANGED-07', 'CM-RANGED-10');
  return {
    rule: 'CM-RANGED-01',
    attack,
    armor,
    need: sum(armor) - sum(attack),
    automatic: false,
    mayBeCritical: !defender.traits.immuneCritical,
    damage: ranged.damage,
    bonusDamage: bonuses(attacker, defender, situation, false),
    resisted: resistedBy(defender, ranged),
    bones: isShruggedOff(defender, ranged),
    poison: 0,
    stun: 0,
  };
}

/** Everything that is added to a ranged attack roll, whatever it is rolled against (CM-RANGED-05, CM-RANGED-08, CM-ABIL-21, CM-ABIL-39). */
export function rangedSide(attacker: Attacker, defender: Defender, situation: Situation): Modifier[] {
  const { ranged, traits } = attacker;
  const attack = [modifier('ranged-attack', 'CM-STAT-14', ranged!.attack), ...attackSide(situation)];
  if (situation.firingIntoMelee && !traits.precise) attack.push(modifier('firing-into-melee', 'CM-RANGED-08', -4));
  if (situation.within6 && traits.pointBlank > 0) attack.push(modifier('point-blank-shot', 'CM-ABIL-21', traits.pointBlank));
  if (situation.thrown !== null && situation.thrown >= 2) attack.push(modifier('thrown-at-charge', 'CM-ABIL-39', 2));
  addFoes(attack, attacker, defender, situation.within6);
  return attack;
}

/** Those it fights better or worse, by kind or subtype (CM-ABIL-13, CM-ABIL-14). */
function addFoes(attack: Modifier[], { traits: { foes } }: Attacker, { creature, subtype }: Defender, close: boolean): void {
  for (const { against, add, far } of foes) {
    if ((close || far) && (against === creature.toLowerCase() || against === subtype?.toLowerCase())) attack.push(modifier(far ? 'fight-dwarf' : 'fight-type', far ? 'CM-ABIL-13' : 'CM-ABIL-14', add));
  }
}

function resistedBy({ traits }: Defender, { energy }: Pick<Melee | Ranged, 'energy'>): number {
  return energy === undefined || energy === null ? 0 : traits.resist;
}

/** Bones are hit by weapons alone, not by fire and its like (CM-ABIL-31a, CM-ARULING-09). */
function isShruggedOff({ traits }: Defender, { energy }: Pick<Melee | Ranged, 'energy'>): boolean {
  return traits.skeletal && (energy === undefined || energy === null);
}

function attackSide({ fromAbove, attackerAtop, defenderStunned, inspired, ordered, otherAttack }: Situation): Modifier[] {
  const found: Modifier[] = [];
  if (fromAbove) found.push(modifier('from-above', 'CM-HILL-07', 1));
  if (attackerAtop) found.push(modifier('attacker-atop', 'CM-RULING-14', -2));
  if (defenderStunned) found.push(modifier('defender-stunned', 'CM-COND-03b', 3));
  if (inspired !== undefined && inspired > 0) found.push(modifier('inspire-courage', 'CM-ABIL-19', inspired));
  if (ordered !== undefined && ordered > 0) found.push(modifier('order', 'CM-ORDER-06', ordered));
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
function isSurrounded({ traits: { sneak } }: Attacker, { traits: { unsurrounded } }: Defender, { contacts }: Situation): boolean {
  return contacts >= (sneak > 0 ? 2 : 3) && !unsurrounded;
}

/** Damage that is added after doubling and never doubled (CM-DMG-03, CM-ABIL-33, CM-ABIL-34b, CM-ABIL-34c). */
function bonuses({ traits }: Attacker, defender: Defender, { smite, within6, defenderDown, defenderStunned }: Situation, surrounded: boolean): Modifier[] {
  const found: Modifier[] = [];
  if (smite && defender.alignment === 'evil') found.push(modifier('smite-evil', 'CM-ABIL-33', traits.smite));
  const helpless = (defenderDown || defenderStunned) && within6;
  if (traits.sneak > 0 && (surrounded || helpless) && defender.traits.living && !defender.traits.immuneSneak) {
    found.push(modifier('sneak-attack', surrounded ? 'CM-ABIL-34b' : 'CM-ABIL-34c', traits.sneak));
  }
  return found;
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

/** The damage of a blow: doubled by a critical roll, then what is never doubled, less what is resisted (CM-DMG-01, CM-DMG-03, CM-DMG-04, CM-ABIL-27). */
export function damageOf({ damage, bonusDamage, resisted }: Attack, { roll, critical }: Blow): number {
  return roll === 'miss' ? 0 : Math.max(0, damage * (critical ? 2 : 1) + sum(bonusDamage) - resisted);
}

/** What damage leaves of a model. */
export type Fate = 'standing' | 'knocked-down' | 'destroyed';

/** Health below 0 destroys, exactly 0 knocks down what can fall and is not poisoned (CM-DMG-02, CM-DOWN-01, CM-DOWN-11, CM-COND-05b). */
export function fateAt(health: number, { diesAtZero }: Fighter['traits'], wasDown: boolean, poisoned = false): Fate {
  if (health < 0 || (health === 0 && (diesAtZero || poisoned))) return 'destroyed';
  return health === 0 || wasDown ? 'knocked-down' : 'standing';
}
