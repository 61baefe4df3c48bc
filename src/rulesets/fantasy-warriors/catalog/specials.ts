import type { Static } from '@sinclair/typebox';
import type { SPECIAL } from './shapes';

export const SPECIALS: readonly Static<typeof SPECIAL>[] = [
  { slug: 'leader', kind: 'special', name: 'Leader', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-ARMY-06', 'FW-ARMY-07'], cost: 10, min: 1, max: 1, frontRank: true, effect: '+1 in Threat, Casualty and Combat Tests.' },
  { slug: 'champion', kind: 'special', name: 'Champion', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-ARMY-06', 'FW-ARMY-08'], cost: 10, min: 0, max: 1, frontRank: true, effect: '+1D in combat.' },
  { slug: 'musician', kind: 'special', name: 'Musician', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-ARMY-06', 'FW-ARMY-09'], cost: 10, min: 0, max: null, frontRank: false, effect: 'Each -1 to units it threatens; +1 to own Threat Test if any.' },
  { slug: 'standard-bearer', kind: 'special', name: 'Standard bearer', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-ARMY-06', 'FW-ARMY-10'], cost: 10, min: 0, max: 1, frontRank: true, effect: '+1 in Threat, Casualty and Combat Tests; capturable.' },
];
