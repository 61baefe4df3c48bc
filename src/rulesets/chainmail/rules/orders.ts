import type { RuleId } from '../../../kernel/ruleset/rule';
import { ORDERS } from '../catalog/orders';
import { difficultyOf } from './abilities';
import { MERCENARY } from './cross-faction';
import type { Model } from './model';

/** Everything a commander may order (CM-ORDER-06 to 16). */
export const ORDER_NAMES = ['attack-plus-2', 'morale-plus-2', 'morale-plus-4', 'morale-plus-8', 'get-up-plus-4', 'focus', 'under-command', 'second-nearest', 'any-in-sight', 'attack-then-move', 'decline-attacks-of-opportunity'] as const;

export type OrderName = (typeof ORDER_NAMES)[number];

/** How far an order goes: to the touch, 6", or as far as command does (CM-ORDER-01). */
export type OrderRange = 'base-contact' | '6in' | '6in-or-24in-with-line-of-sight';

/** The row of an order in the catalog. */
export interface OrderTerms {
  readonly cost: number;
  readonly range: OrderRange;
  /** Whether a commander may give it to itself (CM-ORDER-17). */
  readonly mayTargetSelf: boolean;
  readonly rule: RuleId;
}

const TERMS = new Map(ORDERS.map(({ slug, cost, range, mayTargetSelf, ruleIds }): [string, OrderTerms] => [slug, { cost, range: range as OrderRange, mayTargetSelf, rule: ruleIds[0]! }]));

export function termsOf(order: OrderName): OrderTerms {
  return TERMS.get(order)!;
}

type Card = Pick<Model, 'faction' | 'abilities' | 'creature'>;

/** What an order costs: 1 more between factions, and then as many times that as a difficult troop is rated (CM-ORDER-18, CM-ORDER-19, CM-ABIL-07a, CM-RULING-44). */
export function orderCost(order: OrderName, commander: Card, receiver: Card, itself: boolean): number {
  const strangers = !itself && (commander.faction !== receiver.faction || commander.faction === MERCENARY);
  return (termsOf(order).cost + (strangers ? 1 : 0)) * difficultyOf(receiver);
}

/** What an order adds to morale saves (CM-ORDER-07 to 09). */
export function nerveFrom(order: OrderName | null): number {
  switch (order) {
    case 'morale-plus-2':
      return 2;
    case 'morale-plus-4':
      return 4;
    case 'morale-plus-8':
      return 8;
    default:
      return 0;
  }
}

export const ATTACK_ORDER = 2;
export const GET_UP_ORDER = 4;
