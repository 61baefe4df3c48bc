import type { Static } from '@sinclair/typebox';
import type { ARMOUR } from './shapes';

export const ARMOURS: readonly Static<typeof ARMOUR>[] = [
  { slug: 'none', kind: 'armour', name: 'None', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-PROF-05', 'FW-KILL-03', 'FW-KILL-04'], abbreviation: 'None', column: 0 },
  { slug: 'light', kind: 'armour', name: 'Light', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-PROF-05', 'FW-KILL-03', 'FW-KILL-04'], abbreviation: 'Lt', column: 1 },
  { slug: 'medium', kind: 'armour', name: 'Medium', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-PROF-05', 'FW-KILL-03', 'FW-KILL-04'], abbreviation: 'Md', column: 2 },
  { slug: 'heavy', kind: 'armour', name: 'Heavy', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-PROF-05', 'FW-KILL-03', 'FW-KILL-04'], abbreviation: 'H', column: 3 },
  { slug: 'extra-heavy', kind: 'armour', name: 'Extra heavy', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-PROF-05', 'FW-KILL-03', 'FW-KILL-04'], abbreviation: 'X/H', column: 4 },
];
