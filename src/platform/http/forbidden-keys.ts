import { pointerTo } from './pointer';

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The first key of a parsed value, at any depth, that reaches for a prototype, however it was written. */
export function forbiddenKeyIn(value: unknown): { readonly key: string; readonly pointer: string } | null {
  const path: string[] = [];
  const key = find(value, path);
  return key === null ? null : { key, pointer: pointerTo(path.reverse()) };
}

/** Leaves the way to the key in `path`, last step first. */
function find(value: unknown, path: string[]): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const key of Object.keys(value)) {
    const found = !Array.isArray(value) && FORBIDDEN.has(key) ? key : find((value as Record<string, unknown>)[key], path);
    if (found !== null) {
      path.push(key);
      return found;
    }
  }
  return null;
}

export function isForbiddenKey(key: string): boolean {
  return FORBIDDEN.has(key);
}
