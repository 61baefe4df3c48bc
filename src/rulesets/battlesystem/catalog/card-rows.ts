import type { CatalogEntry } from '../../../kernel/ruleset/catalog';
import { written } from '../rules/fraction';
import { ARMOR_MODIFIERS, ATTACK_DICE_MULTIPLIERS, HITS_TABLE, MORALE_MODIFIERS, MORALE_TRIGGERS } from '../rules/tables/reference-card';

/** A row of the house reference card; ground and obstacles have kinds of their own. */
export interface CardRowEntry extends CatalogEntry {
  readonly kind: 'card-row';
  readonly section: 'hits' | 'multipliers' | 'armor' | 'morale' | 'triggers';
  /** What the row says: hits, a factor, what is added, or how much it takes. */
  readonly value: string;
}

const spoken = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;

interface Sourced {
  readonly provenance: CatalogEntry['provenance'];
  readonly source?: string;
  readonly ruleId: string;
}

function entry(section: CardRowEntry['section'], id: string, name: string, value: string, { provenance, source, ruleId }: Sourced): CardRowEntry {
  return { slug: `${section}-${id}`, kind: 'card-row', name, provenance, source: source ?? SOURCES[provenance] ?? 'the house’s completion', ruleIds: [ruleId], section, value };
}

const SOURCES: { readonly [provenance: string]: string } = { sample: 'the summary of the basic rules' };

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

export const CARD_ROWS: readonly CardRowEntry[] = [
  ...HITS_TABLE.map((row) => entry('hits', `${row.from}-${row.to}`, `Attack die of ${row.from} to ${row.to}`, String(row.hits), row)),
  ...ATTACK_DICE_MULTIPLIERS.map((row) => entry('multipliers', row.id, spoken(row.id), written(row.factor), row)),
  ...ARMOR_MODIFIERS.map((row) => entry('armor', row.id, spoken(row.id), signed(row.modifier), row)),
  ...MORALE_MODIFIERS.map((row) => entry('morale', row.id, spoken(row.id), signed(row.modifier), row)),
  ...MORALE_TRIGGERS.map((row) => entry('triggers', row.id, spoken(row.id), row.minimumHits !== null ? `${row.minimumHits} hits` : row.withinInches !== null ? `${row.withinInches} inches` : 'once it happens', row)),
];
