import type { Static } from '@sinclair/typebox';
import type { STRUCTURE } from './shapes';

export const STRUCTURES: readonly Static<typeof STRUCTURE>[] = [
  { slug: 'bastion', kind: 'structure', name: 'Bastion', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-01', 'KC-SIEGE-03'], alsoCalled: ['Round tower'], points: 40, dice: '1d20', least: 41, most: 60 },
  { slug: 'gatehouse', kind: 'structure', name: 'Gatehouse', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-01', 'KC-SIEGE-03'], alsoCalled: ['Square tower', 'Gate'], points: 29, dice: '4d4', least: 33, most: 45 },
  { slug: 'curtain-wall', kind: 'structure', name: 'Curtain wall', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-01', 'KC-SIEGE-03'], alsoCalled: ['Stone building'], points: 24, dice: '4d4', least: 28, most: 40 },
  { slug: 'rampart', kind: 'structure', name: 'Rampart', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-01', 'KC-SIEGE-03'], alsoCalled: ['Gabion'], points: 20, dice: '1d10', least: 21, most: 30 },
  { slug: 'wooden-structure', kind: 'structure', name: 'Wooden structure', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-01', 'KC-SIEGE-03'], alsoCalled: ['Palisade'], points: 0, dice: '4d4', least: 4, most: 16 },
  { slug: 'siege-tower', kind: 'structure', name: 'Siege tower', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-01', 'KC-SIEGE-03'], alsoCalled: [], points: 7, dice: null, least: 7, most: 7 },
  { slug: 'heavy-catapult', kind: 'structure', name: 'Heavy catapult', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-01', 'KC-SIEGE-03'], alsoCalled: [], points: 5, dice: null, least: 5, most: 5 },
  { slug: 'light-catapult', kind: 'structure', name: 'Light catapult', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-01', 'KC-SIEGE-03'], alsoCalled: [], points: 3, dice: null, least: 3, most: 3 },
  { slug: 'ballista', kind: 'structure', name: 'Ballista', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-SIEGE-01', 'KC-SIEGE-03'], alsoCalled: [], points: 2, dice: null, least: 2, most: 2 },
];
