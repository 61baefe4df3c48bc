import type { Static } from '@sinclair/typebox';
import type { FIGURE_RATIO } from './shapes';

export const FIGURE_RATIOS: readonly Static<typeof FIGURE_RATIO>[] = [
  { slug: 'hd-to-3', kind: 'figure-ratio', name: 'Up to 3+ hit dice', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['KC-RATIO-01', 'KC-RATIO-02', 'KC-AC-04'], minHitDice: 0, maxHitDice: 3, creaturesPerFigure: 10, diceOnFoot: 1, diceMounted: 2, classesHigher: 0 },
  { slug: 'hd-4-to-6', kind: 'figure-ratio', name: '4 to 6+ hit dice', provenance: 'rulebook', source: 'Restated in our own words; fantasy play only', ruleIds: ['KC-RATIO-01', 'KC-RATIO-02', 'KC-AC-04'], minHitDice: 4, maxHitDice: 6, creaturesPerFigure: 5, diceOnFoot: 2, diceMounted: 3, classesHigher: 2 },
  { slug: 'hd-7-to-9', kind: 'figure-ratio', name: '7 to 9+ hit dice', provenance: 'rulebook', source: 'Restated in our own words; fantasy play only', ruleIds: ['KC-RATIO-01', 'KC-RATIO-02', 'KC-AC-04'], minHitDice: 7, maxHitDice: 9, creaturesPerFigure: 2, diceOnFoot: 3, diceMounted: 4, classesHigher: 4 },
  { slug: 'hd-10-or-more', kind: 'figure-ratio', name: '10 hit dice or more, and player characters', provenance: 'rulebook', source: 'Restated in our own words; fantasy play only', ruleIds: ['KC-RATIO-01', 'KC-RATIO-02', 'KC-AC-04', 'KC-RULING-18'], minHitDice: 10, maxHitDice: null, creaturesPerFigure: 1, diceOnFoot: 1, diceMounted: 1, classesHigher: 0 },
];
