import type { Static } from '@sinclair/typebox';
import type { ORDER } from './shapes';

export const ORDERS: readonly Static<typeof ORDER>[] = [
  { slug: 'attack', kind: 'order', name: 'Attack', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-ORDER-05', 'FW-ORDER-09'], mustAdvance: true, mayMove: true, mayContact: true, combatTest: 0 },
  { slug: 'hold', kind: 'order', name: 'Hold', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-ORDER-10'], mustAdvance: false, mayMove: false, mayContact: false, combatTest: 1 },
  { slug: 'oppose', kind: 'order', name: 'Oppose', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-ORDER-11'], mustAdvance: false, mayMove: true, mayContact: false, combatTest: -1 },
];
