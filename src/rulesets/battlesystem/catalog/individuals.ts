import type { CatalogEntry } from '../../../kernel/ruleset/catalog';
import type { AttackDie } from '../rules/tables/reference-card';

export interface IndividualEntry extends CatalogEntry {
  readonly kind: 'individual';
  /** Sides of the attack die, or of the two dice that are added. */
  readonly attackDice: readonly AttackDie[];
  readonly armorRating: number;
  readonly hits: number;
  readonly commandDiameter: number;
  readonly movement: number;
  /** Points (BS-POINT-02). */
  readonly cost: number;
}

export const INDIVIDUALS: readonly IndividualEntry[] = [
  { slug: 'hero', kind: 'individual', name: 'Hero', provenance: 'house', ruleIds: ['BS-POINT-02', 'BS-CMD-01'], attackDice: [12], armorRating: 4, hits: 4, commandDiameter: 0, movement: 12, cost: 66 },
  { slug: 'commander', kind: 'individual', name: 'Commander', provenance: 'house', ruleIds: ['BS-POINT-02', 'BS-CMD-01', 'BS-CMD-02', 'BS-CMD-03'], attackDice: [10], armorRating: 4, hits: 3, commandDiameter: 12, movement: 12, cost: 57 },
  { slug: 'army-commander', kind: 'individual', name: 'Army commander', provenance: 'house', ruleIds: ['BS-AD-04', 'BS-POINT-02', 'BS-CMD-01', 'BS-CMD-02', 'BS-CMD-03'], attackDice: [10, 8], armorRating: 3, hits: 4, commandDiameter: 24, movement: 12, cost: 84 },
];
