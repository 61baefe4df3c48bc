import type { Scalar } from './fields';
import type { Kind, Row } from './kind';

export interface SortKey {
  readonly field: string;
  readonly down: boolean;
}

/** Where a page goes on: after these values, and among equals after this place. */
export interface After {
  readonly values: readonly Scalar[];
  readonly place: number;
}

/** Where a list in this order goes on after a row, whatever is added to it meanwhile. */
export function toCursor(kind: Kind, keys: readonly SortKey[], { entry, place }: Row): string {
  const values = keys.map(({ field }) => kind.sorts.get(field)!.read(entry as never));
  return Buffer.from(JSON.stringify([orderOf(kind, keys), place, ...values])).toString('base64url');
}

/** The place that a cursor names; undefined if it is none of this list in this order. */
export function readCursor(cursor: string, kind: Kind, keys: readonly SortKey[]): After | undefined {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!Array.isArray(read)) return undefined;
  const [order, place, ...values] = read as readonly unknown[];
  if (order !== orderOf(kind, keys) || typeof place !== 'number' || !Number.isInteger(place) || values.length !== keys.length) return undefined;
  return values.every(isScalar) ? { place, values } : undefined;
}

function orderOf({ ruleset, name }: Kind, keys: readonly SortKey[]): string {
  return [ruleset.id, name, ...keys.map(({ field, down }) => `${down ? '-' : ''}${field}`)].join(' ');
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
