import { total } from '../../../kernel/table/questions';
import type { Seat, Table } from '../../../kernel/table/table';
import type { AbilityOnCard } from './model';

/** One way to attack as the role-playing game has it: a bonus and the damage of a hit on average. */
export interface RoleplayedAttack {
  readonly attack: number;
  readonly averageDamage: number;
}

/** A creature of the role-playing game, as far as a card asks for it. */
export interface Creature {
  readonly hitDice: number;
  readonly hitPoints: number;
  /** Feet in a round. */
  readonly speed: number;
  readonly armorClass: number;
  readonly saves: readonly [number, number, number];
  readonly melee: RoleplayedAttack;
  readonly ranged: (RoleplayedAttack & { readonly thrown: boolean; readonly once: boolean }) | null;
  readonly dwarf: boolean;
  readonly large: boolean;
  readonly intelligence: number;
  /** Its rating as a commander; 0 for a troop. */
  readonly commander: number;
  readonly powerful: boolean;
  readonly playerCharacter: boolean;
  readonly unfit: boolean;
  /** A second attack: its own, one bought with -2 on all of them, or one made into one with the first. */
  readonly secondAttack: 'none' | 'own' | 'bought' | 'merged';
  /** The second attack where it is not like the first. */
  readonly otherMelee: RoleplayedAttack | null;
  readonly dodge: boolean;
  readonly powerAttack: boolean;
  readonly pointBlankShot: boolean;
  readonly baseAttack: number;
  /** Level and Charisma modifier of one who turns undead. */
  readonly turning: { readonly level: number; readonly charisma: number } | null;
}

/** What the scores of a card come to. */
export interface Converted {
  readonly level: number;
  readonly speed: number;
  readonly armor: number;
  readonly health: number;
  readonly save: number;
  readonly melee: { readonly attack: number; readonly damage: number };
  readonly ranged: { readonly attack: number; readonly damage: number; readonly range: number; readonly uses: number | null } | null;
  readonly abilities: readonly AbilityOnCard[];
}

const FIVE = 5;
const TINY = 2;
const THROWN = 6;
const PROJECTILE = 24;

/** A fifth of the hit points, to the nearest and at least 1 (CM-CONV-07, CM-RULING-38). */
export function healthOf(hitPoints: number): number {
  return Math.max(1, Math.floor((2 * hitPoints + FIVE) / (2 * FIVE)));
}

/** A fifth of the average damage, to the nearest and at least 1; where that changes it by 0.4 or more the attack shifts the other way (CM-CONV-10, CM-RULING-38). */
export function blowFrom({ attack, averageDamage }: RoleplayedAttack): { readonly attack: number; readonly damage: number } {
  const tenths = Math.round(2 * averageDamage);
  const damage = Math.max(1, Math.floor((tenths + FIVE) / (2 * FIVE)));
  const change = 2 * FIVE * damage - tenths;
  return { attack: attack + (change >= 4 ? -1 : change <= -4 ? 1 : 0), damage };
}

/** The average of the three saves: a third goes down for troops and up for commanders, two thirds up for all; dwarves add 2 (CM-CONV-13, CM-RULING-38). */
export function saveFrom(saves: readonly [number, number, number], commander: boolean, dwarf: boolean): number {
  const sum = saves[0] + saves[1] + saves[2];
  return Math.floor((sum + (commander ? 2 : 1)) / 3) + (dwarf ? 2 : 0);
}

/** Several attacks as one, with their damage summed (CM-CONV-15). */
export function merged(attacks: readonly { readonly attack: number; readonly damage: number }[]): { readonly attack: number; readonly damage: number } {
  return { attack: Math.max(...attacks.map(({ attack }) => attack)), damage: attacks.reduce((sum, { damage }) => sum + damage, 0) };
}

/** Two attacks with one bonus and damage: their average, in which the one that hits harder counts twice (CM-CONV-15). */
export function common(one: RoleplayedAttack, other: RoleplayedAttack): RoleplayedAttack {
  const [better, worse] = one.averageDamage > other.averageDamage || (one.averageDamage === other.averageDamage && one.attack >= other.attack) ? [one, other] : [other, one];
  return { attack: Math.round((2 * better.attack + worse.attack) / 3), averageDamage: (2 * better.averageDamage + worse.averageDamage) / 3 };
}

/** The scores of a card from those of the role-playing game (CM-CONV-03 to 18). */
export function toCard(creature: Creature): Converted {
  const { hitDice, hitPoints, speed, armorClass, saves, commander, dwarf, dodge } = creature;
  return {
    level: hitDice,
    speed: speed / FIVE,
    armor: armorClass - (hitPoints <= TINY ? 1 : 0) + (dodge ? 1 : 0),
    health: healthOf(hitPoints),
    save: saveFrom(saves, commander > 0, dwarf),
    melee: meleeFrom(creature),
    ranged: rangedFrom(creature),
    abilities: abilitiesFrom(creature),
  };
}

function meleeFrom({ melee, otherMelee, secondAttack, powerAttack, baseAttack }: Creature): Converted['melee'] {
  const other = otherMelee ?? melee;
  const { attack, damage } = secondAttack === 'merged' ? merged([blowFrom(melee), blowFrom(other)]) : blowFrom(common(melee, other));
  const bought = secondAttack === 'bought' ? 1 : 0;
  const powerful = powerAttack && baseAttack >= 3;
  return { attack: attack + bought - (powerful ? FIVE : 0), damage: damage + (powerful ? 1 : 0) };
}

function rangedFrom({ ranged, pointBlankShot }: Creature): Converted['ranged'] {
  if (ranged === null) return null;
  const { attack, damage } = blowFrom(ranged);
  return { attack: attack + (pointBlankShot ? 2 : 0), damage, range: ranged.thrown ? THROWN : PROJECTILE, uses: ranged.once ? 1 : null };
}

/** Troop types, a second attack, turning and the fear of large creatures (CM-CONV-14, CM-CONV-15, CM-CONV-17, CM-CONV-18). */
function abilitiesFrom({ commander, powerful, playerCharacter, intelligence, unfit, secondAttack, turning, large, hitDice }: Creature): readonly AbilityOnCard[] {
  const found: AbilityOnCard[] = [];
  if (commander > 0) found.push({ slug: 'commander', rating: commander });
  else {
    if (powerful) found.push({ slug: 'difficult-troop', rating: 2 });
    if (playerCharacter) found.push({ slug: 'independent-troop', rating: 0 });
    if (intelligence <= 2) found.push({ slug: 'wild-troop' });
    if (unfit) found.push({ slug: 'untrained-troop' });
  }
  if (secondAttack === 'own' || secondAttack === 'bought') found.push({ slug: 'extra-melee-attack' });
  if (turning !== null) found.push({ slug: 'turn-undead', rating: 3 * (turning.level - 1) + turning.charisma });
  if (large && hitDice > 4) found.push({ slug: 'scary', rating: hitDice - 4 });
  return found;
}

/** Hit points of a model in the role-playing game: 2d4 for each point of health (CM-CONV-26). */
export function hitPointsFrom(table: Table, health: number, by: Seat): number {
  return table.ask(total(2 * health, 4), { rule: 'CM-CONV-26', purpose: 'hit points', by });
}

/** What a character that is not converted loses by damage of a model: 1d10 a point (CM-CONV-24, CM-CONV-26). */
export function woundsFrom(table: Table, damage: number, by: Seat): number {
  return damage === 0 ? 0 : table.ask(total(damage, 10), { rule: 'CM-CONV-24', purpose: 'damage in hit points', by });
}

/** What a model loses by damage of such a character (CM-CONV-24). */
export function damageToModel(hitPoints: number): number {
  return Math.floor(hitPoints / FIVE);
}
