import type { Static } from '@sinclair/typebox';
import type { FIRE_AND_MOVEMENT_ROW } from './shapes';

export const FIRE_AND_MOVEMENT: readonly Static<typeof FIRE_AND_MOVEMENT_ROW>[] = [
  { slug: 'thrown-or-sling', kind: 'fire-and-movement', name: 'Thrown or sling', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-MOVEFIRE-01', 'KC-RULING-07'], volleysIfStill: 1, volleysIfMoved: 1, penalty: { numerator: 1, denominator: 3 }, mayHaveMoved: { numerator: 2, denominator: 3 } },
  { slug: 'foot-crossbow', kind: 'fire-and-movement', name: 'Foot crossbow', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-MOVEFIRE-02', 'KC-RULING-07'], volleysIfStill: 1, volleysIfMoved: 0, penalty: { numerator: 0, denominator: 1 }, mayHaveMoved: { numerator: 0, denominator: 1 } },
  { slug: 'foot-bow', kind: 'fire-and-movement', name: 'Foot bow', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-MOVEFIRE-03', 'KC-RULING-07'], volleysIfStill: 2, volleysIfMoved: 1, penalty: { numerator: 1, denominator: 2 }, mayHaveMoved: { numerator: 1, denominator: 2 } },
  { slug: 'mounted-bow', kind: 'fire-and-movement', name: 'Mounted bow', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-MOVEFIRE-04', 'KC-RULING-07'], volleysIfStill: 2, volleysIfMoved: 1, penalty: { numerator: 0, denominator: 1 }, mayHaveMoved: { numerator: 1, denominator: 1 } },
  { slug: 'mounted-crossbow', kind: 'fire-and-movement', name: 'Mounted crossbow', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-MOVEFIRE-05', 'KC-RULING-07'], volleysIfStill: 1, volleysIfMoved: 1, penalty: { numerator: 1, denominator: 2 }, mayHaveMoved: { numerator: 1, denominator: 2 } },
  { slug: 'boulder', kind: 'fire-and-movement', name: 'Boulder', provenance: 'house', source: 'Our completion', ruleIds: ['KC-MOVEFIRE-01', 'KC-RULING-07'], volleysIfStill: 1, volleysIfMoved: 1, penalty: { numerator: 1, denominator: 3 }, mayHaveMoved: { numerator: 2, denominator: 3 } },
];
