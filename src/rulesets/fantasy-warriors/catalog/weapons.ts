import type { Static } from '@sinclair/typebox';
import type { WEAPON } from './shapes';

export const WEAPONS: readonly Static<typeof WEAPON>[] = [
  { slug: 'hand', kind: 'weapon', name: 'Hand weapon', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-KILL-04'], abbreviation: 'Hd', killMin: [3, 3, 4, 5, 6], ranks: 1, mountedRanks: 1, usedAs: [], losesShield: false },
  { slug: 'two-handed', kind: 'weapon', name: 'Two-handed weapon', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-KILL-04'], abbreviation: '2-Hd', killMin: [2, 2, 3, 4, 5], ranks: 1, mountedRanks: 1, usedAs: [], losesShield: true },
  { slug: 'spear', kind: 'weapon', name: 'Spear', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-KILL-04', 'FW-RANK-02'], abbreviation: 'Sp', killMin: [3, 4, 5, 6, 6], ranks: 2, mountedRanks: 1, usedAs: [], losesShield: false },
  { slug: 'lance', kind: 'weapon', name: 'Lance', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-KILL-04'], abbreviation: 'La', killMin: [3, 4, 5, 6, 6], ranks: 1, mountedRanks: 1, usedAs: [], losesShield: false },
  { slug: 'pike', kind: 'weapon', name: 'Pike', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-KILL-04', 'FW-RANK-03'], abbreviation: 'Pk', killMin: [3, 4, 5, 6, 6], ranks: 3, mountedRanks: 1, usedAs: [], losesShield: false },
  { slug: 'polearm', kind: 'weapon', name: 'Polearm', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-KILL-04', 'FW-RANK-02'], abbreviation: 'Pol', killMin: [], ranks: null, mountedRanks: null, usedAs: ['spear', 'two-handed'], losesShield: true },
  { slug: 'tooth-claw', kind: 'weapon', name: 'Tooth and claw', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-KILL-04'], abbreviation: 'T&C', killMin: [2, 3, 4, 5, 6], ranks: 1, mountedRanks: 1, usedAs: [], losesShield: false },
  { slug: 'horn-hoof', kind: 'weapon', name: 'Horn and hoof', provenance: 'rulebook', source: 'Restated in our own words', ruleIds: ['FW-KILL-04'], abbreviation: 'H&H', killMin: [3, 3, 3, 4, 5], ranks: 1, mountedRanks: 1, usedAs: [], losesShield: false },
];
