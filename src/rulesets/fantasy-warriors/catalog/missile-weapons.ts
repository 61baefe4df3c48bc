import type { Static } from '@sinclair/typebox';
import type { MISSILE_WEAPON } from './shapes';

export const MISSILE_WEAPONS: readonly Static<typeof MISSILE_WEAPON>[] = [
  { slug: 'bow', kind: 'missile-weapon', name: 'Bow', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-SHOOT-07', 'FW-KILL-03'], abbreviation: 'B', killMin: [3, 4, 5, 6, 6], short: 6, long: 18, ranks: 2, maxVolleys: 4, machine: false },
  { slug: 'longbow', kind: 'missile-weapon', name: 'Longbow', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-SHOOT-07', 'FW-KILL-03'], abbreviation: 'Lb', killMin: [2, 3, 4, 5, 6], short: 8, long: 24, ranks: 2, maxVolleys: 4, machine: false },
  { slug: 'crossbow', kind: 'missile-weapon', name: 'Crossbow', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-SHOOT-07', 'FW-KILL-03'], abbreviation: 'Cb', killMin: [2, 2, 3, 4, 5], short: 8, long: 30, ranks: 1, maxVolleys: 2, machine: false },
  { slug: 'giant-crossbow', kind: 'missile-weapon', name: 'Giant crossbow', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-SHOOT-07', 'FW-KILL-03', 'FW-RULING-63'], abbreviation: 'G/Cb', killMin: [2, 2, 3, 4, 5], short: 8, long: 30, ranks: 1, maxVolleys: 2, machine: true },
  { slug: 'ballista', kind: 'missile-weapon', name: 'Ballista', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-SHOOT-07', 'FW-KILL-03', 'FW-RULING-63'], abbreviation: 'Bal', killMin: [2, 2, 3, 4, 5], short: 8, long: 30, ranks: 1, maxVolleys: 2, machine: true },
  { slug: 'handgun', kind: 'missile-weapon', name: 'Handgun', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-SHOOT-07', 'FW-KILL-03', 'FW-RULING-05'], abbreviation: 'Hg', killMin: [2, 2, 3, 3, 4], short: 6, long: 12, ranks: 1, maxVolleys: 2, machine: false },
];
