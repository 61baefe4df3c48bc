import type { CatalogEntry } from '../../../kernel/ruleset/catalog';

/** An order of the Advanced Rules with its cost in command points. */
export interface OrderEntry extends CatalogEntry {
  readonly kind: 'order';
  readonly cost: number;
  readonly range: string;
  readonly mayTargetSelf: boolean;
  readonly freeOfLimits: boolean;
  readonly outlastsRound: boolean;
  readonly effect: object;
}

export const ORDERS: readonly OrderEntry[] = [
  { slug: 'attack-plus-2', kind: 'order', name: 'Attack +2', provenance: 'rulebook', ruleIds: ['CM-ORDER-06'], cost: 2, range: '6in', mayTargetSelf: false, freeOfLimits: false, outlastsRound: false, effect: { attackRolls: 2 } },
  { slug: 'morale-plus-2', kind: 'order', name: 'Morale +2', provenance: 'rulebook', ruleIds: ['CM-ORDER-07'], cost: 0, range: 'base-contact', mayTargetSelf: false, freeOfLimits: false, outlastsRound: false, effect: { moraleSaves: 2 } },
  { slug: 'morale-plus-4', kind: 'order', name: 'Morale +4', provenance: 'rulebook', ruleIds: ['CM-ORDER-08'], cost: 2, range: '6in', mayTargetSelf: false, freeOfLimits: false, outlastsRound: false, effect: { moraleSaves: 4 } },
  { slug: 'morale-plus-8', kind: 'order', name: 'Morale +8', provenance: 'rulebook', ruleIds: ['CM-ORDER-09'], cost: 3, range: '6in', mayTargetSelf: false, freeOfLimits: false, outlastsRound: false, effect: { moraleSaves: 8 } },
  { slug: 'get-up-plus-4', kind: 'order', name: 'Get up +4', provenance: 'rulebook', ruleIds: ['CM-ORDER-10'], cost: 2, range: '6in', mayTargetSelf: false, freeOfLimits: false, outlastsRound: false, effect: { getUpSaves: 4 } },
  { slug: 'focus', kind: 'order', name: 'Focus', provenance: 'rulebook', ruleIds: ['CM-ORDER-12'], cost: 2, range: '6in-or-24in-with-line-of-sight', mayTargetSelf: true, freeOfLimits: false, outlastsRound: true, effect: { setsFocusPoint: true } },
  { slug: 'under-command', kind: 'order', name: 'Under command', provenance: 'rulebook', ruleIds: ['CM-ORDER-11'], cost: 1, range: '6in-or-24in-with-line-of-sight', mayTargetSelf: true, freeOfLimits: true, outlastsRound: false, effect: { underCommand: true } },
  { slug: 'second-nearest', kind: 'order', name: 'Second nearest', provenance: 'rulebook', ruleIds: ['CM-ORDER-13'], cost: 2, range: '6in-or-24in-with-line-of-sight', mayTargetSelf: true, freeOfLimits: false, outlastsRound: false, effect: { targetChoice: 'nearest-or-second-nearest' } },
  { slug: 'any-in-sight', kind: 'order', name: 'Any in sight', provenance: 'rulebook', ruleIds: ['CM-ORDER-14'], cost: 4, range: '6in-or-24in-with-line-of-sight', mayTargetSelf: true, freeOfLimits: false, outlastsRound: false, effect: { targetChoice: 'any-in-line-of-sight' } },
  { slug: 'attack-then-move', kind: 'order', name: 'Attack then move', provenance: 'rulebook', ruleIds: ['CM-ORDER-15'], cost: 2, range: '6in-or-24in-with-line-of-sight', mayTargetSelf: true, freeOfLimits: false, outlastsRound: false, effect: { moveAfterAttack: true } },
  { slug: 'decline-attacks-of-opportunity', kind: 'order', name: 'Decline attacks of opportunity', provenance: 'rulebook', ruleIds: ['CM-ORDER-16'], cost: 2, range: '6in-or-24in-with-line-of-sight', mayTargetSelf: true, freeOfLimits: false, outlastsRound: false, effect: { mayDeclineAoO: true } },
];
