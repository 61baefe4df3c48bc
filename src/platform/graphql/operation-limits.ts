import type { ValidationRule } from 'graphql';
import { depthAtMost } from './depth';
import { type OperationKind, operationsOf } from './known-operations';
import { rootFieldsAtMost } from './root-fields';

/** How many words one operation may have. */
export const MOST_TOKENS = 1_000;
/** How many faults of one operation, and of its variables, are told; each costs as much to tell as a small request. */
export const MOST_FAULTS = 10;
const GREATEST_DEPTH = 12;
const MOST_ROOT_FIELDS = 20;
/** How many fields the answer of one operation may have. */
export const GREATEST_COST = 10_000;

/** What keeps operations small, and to the kinds that are taken there; whichever way they come. */
export function limitsFor(...kinds: readonly OperationKind[]): ValidationRule[] {
  return [operationsOf(...kinds), depthAtMost(GREATEST_DEPTH), rootFieldsAtMost(MOST_ROOT_FIELDS)];
}
