import type { Static } from '@sinclair/typebox';
import type { QUALITY } from './shapes';

export const QUALITIES: readonly Static<typeof QUALITY>[] = [
  { slug: 'elite', kind: 'quality', name: 'Elite', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-QUAL-01', 'FW-QUAL-02', 'FW-QUAL-03'], abbreviation: 'El', throwLow: 2, throwHigh: 2, shootHit: 2, combatRank: 3, scout: 3 },
  { slug: 'veteran', kind: 'quality', name: 'Veteran', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-QUAL-01', 'FW-QUAL-02', 'FW-QUAL-03'], abbreviation: 'Vet', throwLow: 1, throwHigh: 1, shootHit: 1, combatRank: 2, scout: 2 },
  { slug: 'average', kind: 'quality', name: 'Average', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-QUAL-01', 'FW-QUAL-02', 'FW-QUAL-03'], abbreviation: 'Av', throwLow: 0, throwHigh: 0, shootHit: 0, combatRank: 1, scout: 1 },
  { slug: 'poor', kind: 'quality', name: 'Poor', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-QUAL-01', 'FW-QUAL-02', 'FW-QUAL-03'], abbreviation: 'Poo', throwLow: -1, throwHigh: -1, shootHit: -1, combatRank: 0, scout: 0 },
  { slug: 'unpredictable', kind: 'quality', name: 'Unpredictable', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-QUAL-01', 'FW-QUAL-02', 'FW-QUAL-03'], abbreviation: 'Unpred', throwLow: -3, throwHigh: 3, shootHit: -1, combatRank: 0, scout: 0 },
];
