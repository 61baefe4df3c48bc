import { isDeepStrictEqual } from 'node:util';

/** Where a value holds something that JSON would change or drop, or null. */
export function notPlain(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      return value === null ? null : notPlainObject(value, path);
    default:
      return `${path}: ${typeof value}`;
  }
}

function notPlainObject(value: object, path: string): string | null {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return `${path}: not a plain object`;
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, `${path}/${key}`);
    if (found) return found;
  }
  return null;
}

/** The same value after JSON. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** A copy that nobody can change, however deep. */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? value.map(frozenCopy) : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, frozenCopy(inner)]));
  return Object.freeze(copy) as T;
}

/** Whether two plain values are the same, whatever the order of their fields. */
export function alike(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(a, b);
}
