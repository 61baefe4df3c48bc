import type { CatalogEntry } from '../../../kernel/ruleset/catalog';
import type { AttackDie } from '../rules/tables/reference-card';
import type { MissileWeaponSlug } from './missile-weapons';

export type TroopClass = 'foot' | 'mounted' | 'large';

export type TroopTrait = 'spear' | 'pike' | 'lance' | 'always-irregular' | 'large' | 'undead' | 'never-checks';

export interface TroopTypeEntry extends CatalogEntry {
  readonly kind: 'troop-type';
  readonly class: TroopClass;
  /** Sides of the attack die, or of the two dice that are added. */
  readonly attackDice: readonly AttackDie[];
  readonly armorRating: number;
  readonly hits: number;
  readonly morale: number;
  readonly movement: number;
  readonly missile: MissileWeaponSlug | null;
  /** A lance has its length only while charging, else 1 (BS-MELEE-03). */
  readonly weaponLength: 1 | 2 | 3;
  readonly traits: readonly TroopTrait[];
  /** Points per figure (BS-POINT-01). */
  readonly cost: number;
}

export const TROOP_TYPES: readonly TroopTypeEntry[] = [
  { slug: 'levy', kind: 'troop-type', name: 'Peasant levy', provenance: 'house', ruleIds: ['BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [4], armorRating: 9, hits: 1, morale: 8, movement: 12, missile: null, weaponLength: 1, traits: [], cost: 1 },
  { slug: 'light-foot', kind: 'troop-type', name: 'Light foot', provenance: 'house', ruleIds: ['BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [6], armorRating: 8, hits: 1, morale: 10, movement: 12, missile: null, weaponLength: 1, traits: [], cost: 4 },
  { slug: 'medium-foot', kind: 'troop-type', name: 'Medium foot', provenance: 'house', ruleIds: ['BS-MELEE-01', 'BS-MELEE-03', 'BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [6], armorRating: 7, hits: 2, morale: 11, movement: 12, missile: null, weaponLength: 2, traits: ['spear'], cost: 9 },
  { slug: 'heavy-foot', kind: 'troop-type', name: 'Heavy foot', provenance: 'house', ruleIds: ['BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [8], armorRating: 5, hits: 2, morale: 12, movement: 9, missile: null, weaponLength: 1, traits: [], cost: 13 },
  { slug: 'pikemen', kind: 'troop-type', name: 'Pikemen', provenance: 'house', ruleIds: ['BS-MELEE-01', 'BS-MELEE-03', 'BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [8], armorRating: 7, hits: 2, morale: 12, movement: 9, missile: null, weaponLength: 3, traits: ['pike'], cost: 11 },
  { slug: 'archers', kind: 'troop-type', name: 'Archers (short bow)', provenance: 'house', ruleIds: ['BS-MISSILE-09', 'BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [4], armorRating: 8, hits: 1, morale: 10, movement: 12, missile: 'short-bow', weaponLength: 1, traits: [], cost: 6 },
  { slug: 'longbowmen', kind: 'troop-type', name: 'Longbowmen', provenance: 'house', ruleIds: ['BS-MISSILE-09', 'BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [6], armorRating: 8, hits: 1, morale: 11, movement: 12, missile: 'long-bow', weaponLength: 1, traits: [], cost: 10 },
  { slug: 'crossbowmen', kind: 'troop-type', name: 'Crossbowmen', provenance: 'house', ruleIds: ['BS-MISSILE-09', 'BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [6], armorRating: 7, hits: 1, morale: 10, movement: 9, missile: 'light-crossbow', weaponLength: 1, traits: [], cost: 9 },
  { slug: 'light-cavalry', kind: 'troop-type', name: 'Light cavalry', provenance: 'house', ruleIds: ['BS-POINT-01', 'BS-TROOP-01'], class: 'mounted', attackDice: [8], armorRating: 7, hits: 2, morale: 12, movement: 24, missile: null, weaponLength: 1, traits: [], cost: 15 },
  { slug: 'heavy-cavalry', kind: 'troop-type', name: 'Heavy cavalry', provenance: 'house', ruleIds: ['BS-AD-05', 'BS-MELEE-03', 'BS-POINT-01', 'BS-TROOP-01'], class: 'mounted', attackDice: [10], armorRating: 4, hits: 3, morale: 13, movement: 15, missile: null, weaponLength: 2, traits: ['lance'], cost: 21 },
  { slug: 'dwarf-foot', kind: 'troop-type', name: 'Dwarf heavy foot', provenance: 'house', ruleIds: ['BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [8], armorRating: 5, hits: 2, morale: 14, movement: 6, missile: null, weaponLength: 1, traits: [], cost: 14 },
  { slug: 'elf-archers', kind: 'troop-type', name: 'Elf archers', provenance: 'house', ruleIds: ['BS-MISSILE-09', 'BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [8], armorRating: 6, hits: 1, morale: 13, movement: 12, missile: 'long-bow', weaponLength: 1, traits: [], cost: 15 },
  { slug: 'orcs', kind: 'troop-type', name: 'Orc foot', provenance: 'house', ruleIds: ['BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [6], armorRating: 7, hits: 1, morale: 10, movement: 9, missile: null, weaponLength: 1, traits: [], cost: 5 },
  { slug: 'goblins', kind: 'troop-type', name: 'Goblin foot', provenance: 'house', ruleIds: ['BS-FORM-03', 'BS-POINT-01', 'BS-TROOP-01'], class: 'foot', attackDice: [6], armorRating: 8, hits: 1, morale: 9, movement: 6, missile: null, weaponLength: 1, traits: ['always-irregular'], cost: 2 },
  { slug: 'ogres', kind: 'troop-type', name: 'Ogres', provenance: 'house', ruleIds: ['BS-GEO-03', 'BS-MELEE-03', 'BS-POINT-01', 'BS-TROOP-01'], class: 'large', attackDice: [10], armorRating: 6, hits: 4, morale: 12, movement: 9, missile: null, weaponLength: 1, traits: ['large'], cost: 20 },
  { slug: 'skeletons', kind: 'troop-type', name: 'Skeletons', provenance: 'house', ruleIds: ['BS-POINT-01', 'BS-TROOP-01', 'BS-RULING-15'], class: 'foot', attackDice: [6], armorRating: 8, hits: 1, morale: 10, movement: 12, missile: null, weaponLength: 1, traits: ['undead', 'never-checks'], cost: 4 },
];
