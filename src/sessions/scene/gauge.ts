/** How a caller's scene lies on the field: where the field's south-west corner is in it, how large an inch is, and which way its y axis runs. */
export interface Scene {
  readonly origin: { readonly x: number; readonly y: number };
  readonly unitsPerInch: number;
  readonly yAxis: 'up' | 'down';
}

/** The caller's names of things, each with ours. */
export type Names = { readonly [callers: string]: string };

/** Says places, lengths and names of one side as the other says them. */
export interface Gauge {
  x(value: number): number;
  y(value: number): number;
  length(value: number): number;
  /** 1 where both y axes run the same way, else -1. */
  readonly up: 1 | -1;
  id(value: string): string;
}

/** Inches finer than any rule can tell: what was told and is sent back does not creep past a bound. */
const FINEST = 1e8;

/** From our inches and names to those of the scene. */
export function toScene({ origin, unitsPerInch, yAxis }: Scene, names: Names): Gauge {
  const up = yAxis === 'up' ? 1 : -1;
  const theirs = new Map(Object.entries(names).map(([callers, ours]) => [ours, callers]));
  return {
    x: (inches) => origin.x + inches * unitsPerInch,
    y: (inches) => origin.y + up * inches * unitsPerInch,
    length: (inches) => inches * unitsPerInch,
    up,
    id: (ours) => theirs.get(ours) ?? ours,
  };
}

/** From the units and names of the scene to ours. */
export function toInches({ origin, unitsPerInch, yAxis }: Scene, names: Names): Gauge {
  const up = yAxis === 'up' ? 1 : -1;
  return {
    x: (units) => fine((units - origin.x) / unitsPerInch),
    y: (units) => fine((up * (units - origin.y)) / unitsPerInch),
    length: (units) => fine(units / unitsPerInch),
    up,
    id: (callers) => (Object.hasOwn(names, callers) ? names[callers]! : callers),
  };
}

function fine(inches: number): number {
  return Math.abs(inches) < Number.MAX_SAFE_INTEGER / FINEST ? Math.round(inches * FINEST) / FINEST + 0 : inches;
}
