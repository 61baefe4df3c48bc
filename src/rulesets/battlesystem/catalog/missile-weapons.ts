import type { CatalogEntry } from '../../../kernel/ruleset/catalog';
import type { AttackDie } from '../rules/tables/reference-card';

export type MissileWeaponSlug = 'short-bow' | 'long-bow' | 'light-crossbow' | 'heavy-crossbow' | 'sling' | 'javelin' | 'spear-or-axe-thrown';

export interface MissileWeaponEntry extends CatalogEntry {
  readonly slug: MissileWeaponSlug;
  readonly kind: 'missile-weapon';
  /** Ranges in inches. */
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly missileDie: AttackDie;
  readonly volleysPerTurn: number;
}

const ranges = 'the usual AD&D ranges at 10 yards per inch';

export const MISSILE_WEAPONS: readonly MissileWeaponEntry[] = [
  { slug: 'short-bow', kind: 'missile-weapon', name: 'Short bow', provenance: 'house', source: ranges, ruleIds: ['BS-MISSILE-02', 'BS-MISSILE-09'], short: 5, medium: 10, long: 15, missileDie: 6, volleysPerTurn: 2 },
  { slug: 'long-bow', kind: 'missile-weapon', name: 'Long bow', provenance: 'house', source: ranges, ruleIds: ['BS-MISSILE-02', 'BS-MISSILE-09'], short: 7, medium: 14, long: 21, missileDie: 6, volleysPerTurn: 2 },
  { slug: 'light-crossbow', kind: 'missile-weapon', name: 'Light crossbow', provenance: 'house', source: ranges, ruleIds: ['BS-MISSILE-02', 'BS-MISSILE-09'], short: 6, medium: 12, long: 18, missileDie: 6, volleysPerTurn: 1 },
  { slug: 'heavy-crossbow', kind: 'missile-weapon', name: 'Heavy crossbow', provenance: 'house', source: ranges, ruleIds: ['BS-MISSILE-02', 'BS-MISSILE-09'], short: 8, medium: 16, long: 24, missileDie: 8, volleysPerTurn: 1 },
  { slug: 'sling', kind: 'missile-weapon', name: 'Sling', provenance: 'house', source: ranges, ruleIds: ['BS-MISSILE-02', 'BS-MISSILE-09'], short: 4, medium: 8, long: 16, missileDie: 4, volleysPerTurn: 1 },
  { slug: 'javelin', kind: 'missile-weapon', name: 'Javelin', provenance: 'house', source: ranges, ruleIds: ['BS-MISSILE-02', 'BS-MISSILE-09'], short: 2, medium: 4, long: 6, missileDie: 6, volleysPerTurn: 1 },
  { slug: 'spear-or-axe-thrown', kind: 'missile-weapon', name: 'Thrown spear or axe', provenance: 'house', source: ranges, ruleIds: ['BS-MISSILE-02', 'BS-MISSILE-09'], short: 1, medium: 2, long: 3, missileDie: 6, volleysPerTurn: 1 },
];
