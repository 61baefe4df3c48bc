import type { Static } from '@sinclair/typebox';
import type { ARMOR_CLASS } from './shapes';

export const ARMOR_CLASSES: readonly Static<typeof ARMOR_CLASS>[] = [
  { slug: 'light', kind: 'armor-class', name: 'Light', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-AC-01', 'KC-AC-03'], rung: 0, attackedWith: 4, armor: ['none', 'padded', 'leather'], descendingAc: [10, 9, 8], ascendingAc: [10, 11, 12] },
  { slug: 'medium', kind: 'armor-class', name: 'Medium', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-AC-01', 'KC-AC-03'], rung: 1, attackedWith: 6, armor: ['studded leather', 'scale', 'brigandine'], descendingAc: [7, 6], ascendingAc: [13, 14] },
  { slug: 'heavy', kind: 'armor-class', name: 'Heavy', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-AC-01', 'KC-AC-03'], rung: 2, attackedWith: 8, armor: ['chain', 'ring', 'banded', 'splint'], descendingAc: [5, 4, 3], ascendingAc: [15, 16, 17] },
  { slug: 'armored', kind: 'armor-class', name: 'Armored', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-AC-01', 'KC-AC-03'], rung: 3, attackedWith: 10, armor: ['field plate', 'full plate'], descendingAc: [2, 1, 0], ascendingAc: [18, 19, 20] },
];
