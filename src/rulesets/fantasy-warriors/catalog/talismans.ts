import type { Static } from '@sinclair/typebox';
import type { TALISMAN } from './shapes';

export const TALISMANS: readonly Static<typeof TALISMAN>[] = [
  { slug: 'army-standard', kind: 'talisman', name: 'Army standard', provenance: 'rulebook', source: 'Its cost is from a public sheet', ruleIds: ['FW-TALIS-03', 'FW-TALIS-04', 'FW-TALIS-05'], cost: 100, max: 1, moves: false },
  { slug: 'beloved-personage', kind: 'talisman', name: 'Beloved personage', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-TALIS-07'], cost: 100, max: 1, moves: true },
  { slug: 'sacred-item', kind: 'talisman', name: 'Sacred item', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-TALIS-08', 'FW-TALIS-09'], cost: 100, max: 1, moves: true },
];
