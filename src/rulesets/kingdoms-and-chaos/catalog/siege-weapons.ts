import type { Static } from '@sinclair/typebox';
import type { SIEGE_WEAPON } from './shapes';

export const SIEGE_WEAPONS: readonly Static<typeof SIEGE_WEAPON>[] = [
  { slug: 'heavy-catapult', kind: 'siege-weapon', name: 'Heavy catapult', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-02'], attackValue: { numerator: 3, denominator: 1 }, attackValuePerDie: null, minCrew: null },
  { slug: 'light-catapult', kind: 'siege-weapon', name: 'Light catapult', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-02'], attackValue: { numerator: 2, denominator: 1 }, attackValuePerDie: null, minCrew: null },
  { slug: 'covered-ram', kind: 'siege-weapon', name: 'Covered ram', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-02'], attackValue: { numerator: 2, denominator: 1 }, attackValuePerDie: null, minCrew: 4 },
  { slug: 'horn-of-blasting', kind: 'siege-weapon', name: 'Horn of blasting', provenance: 'rulebook', source: 'Restated in our own words; fantasy play only', ruleIds: ['KC-SIEGE-02'], attackValue: { numerator: 12, denominator: 1 }, attackValuePerDie: null, minCrew: null },
  { slug: 'earth-elemental', kind: 'siege-weapon', name: 'Earth elemental', provenance: 'rulebook', source: 'Restated in our own words; fantasy play only', ruleIds: ['KC-SIEGE-02'], attackValue: { numerator: 4, denominator: 1 }, attackValuePerDie: null, minCrew: null },
  { slug: 'lightning-bolt', kind: 'siege-weapon', name: 'Lightning bolt', provenance: 'rulebook', source: 'Restated in our own words; fantasy play only', ruleIds: ['KC-SIEGE-02'], attackValue: null, attackValuePerDie: { numerator: 1, denominator: 4 }, minCrew: null },
];
