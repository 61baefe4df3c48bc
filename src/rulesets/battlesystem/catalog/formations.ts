import type { CatalogEntry } from '../../../kernel/ruleset/catalog';
import type { Provenance } from '../../../kernel/ruleset/rule';
import type { Fraction } from '../rules/tables/reference-card';

export interface FormationEntry extends CatalogEntry {
  readonly slug: 'regular' | 'irregular' | 'column';
  readonly kind: 'formation';
  /** Where the figures come from; the formation itself may have another source. */
  readonly figuresProvenance: Provenance;
  /** Inches between bases. */
  readonly gap: number;
  readonly movementFactor: Fraction;
  readonly maxFrontage: number | null;
  /** Depth is at least this many times the frontage. */
  readonly minDepthPerFrontage: number | null;
  readonly mayCharge: boolean;
  readonly mayFire: boolean;
}

export const FORMATIONS: readonly FormationEntry[] = [
  { slug: 'regular', kind: 'formation', name: 'Regular', provenance: 'public', source: 'TMP', ruleIds: ['BS-FORM-01'], figuresProvenance: 'public', gap: 0, movementFactor: { numerator: 1, denominator: 1 }, maxFrontage: null, minDepthPerFrontage: null, mayCharge: true, mayFire: true },
  { slug: 'irregular', kind: 'formation', name: 'Irregular', provenance: 'public', source: 'TMP', ruleIds: ['BS-FORM-01', 'BS-FORM-02'], figuresProvenance: 'house', gap: 0.5, movementFactor: { numerator: 1, denominator: 1 }, maxFrontage: null, minDepthPerFrontage: null, mayCharge: true, mayFire: true },
  { slug: 'column', kind: 'formation', name: 'Column', provenance: 'public', source: 'TMP', ruleIds: ['BS-FORM-01', 'BS-FORM-02', 'BS-FORM-05'], figuresProvenance: 'house', gap: 0, movementFactor: { numerator: 4, denominator: 3 }, maxFrontage: 2, minDepthPerFrontage: 2, mayCharge: false, mayFire: false },
];
