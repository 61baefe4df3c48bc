import type { Static } from '@sinclair/typebox';
import type { BOAST } from './shapes';

export const BOASTS: readonly Static<typeof BOAST>[] = [
  { slug: 'the-rock', kind: 'boast', name: 'The rock', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-BOAST-02', 'FW-BOAST-03'], number: 1, type: 'permanent', holds: 'Warchief has not moved from his spot.' },
  { slug: 'no-bodyguard', kind: 'boast', name: 'No bodyguard', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-BOAST-02', 'FW-BOAST-04'], number: 2, type: 'permanent', holds: 'Never with a unit, never touching more than two figures.' },
  { slug: 'by-sunset-or-sunrise', kind: 'boast', name: 'By sunset or sunrise', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-BOAST-02', 'FW-BOAST-05'], number: 3, type: 'deadline', holds: 'Until the dial shows the named half; next change fewer than 7 steps away.' },
  { slug: 'thick-of-battle', kind: 'boast', name: 'Thick of battle', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-BOAST-02', 'FW-BOAST-06'], number: 4, type: 'momentary', holds: 'Warchief in combat at the test.' },
];
