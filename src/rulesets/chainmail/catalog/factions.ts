import type { CatalogEntry } from '../../../kernel/ruleset/catalog';

/** One of the six factions of the starting game. */
export interface FactionEntry extends CatalogEntry {
  readonly kind: 'faction';
  readonly theme: string;
}

export const FACTIONS: readonly FactionEntry[] = [
  { slug: 'ahmuts-legion', kind: 'faction', name: 'Ahmut\'s Legion', provenance: 'rulebook', ruleIds: ['CM-STAT-03'], theme: 'undead and death cultists' },
  { slug: 'drazens-horde', kind: 'faction', name: 'Drazen\'s Horde', provenance: 'rulebook', ruleIds: ['CM-STAT-03'], theme: 'savage humanoids' },
  { slug: 'mordengard', kind: 'faction', name: 'Mordengard', provenance: 'rulebook', ruleIds: ['CM-STAT-03'], theme: 'dwarves' },
  { slug: 'naresh', kind: 'faction', name: 'Naresh', provenance: 'rulebook', ruleIds: ['CM-STAT-03'], theme: 'gnolls and demons' },
  { slug: 'ravilla', kind: 'faction', name: 'Ravilla', provenance: 'rulebook', ruleIds: ['CM-STAT-03'], theme: 'elves' },
  { slug: 'thalos', kind: 'faction', name: 'Thalos', provenance: 'rulebook', ruleIds: ['CM-STAT-03'], theme: 'humans' },
];
