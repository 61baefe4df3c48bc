import type { Disc } from './disc';
import type { Point } from './point';
import type { Stretch } from './stretch';

/**
 * The share of the way at which a base of this radius, moving straight with its centre from one point to another, first
 * has a gap of at most `reach` to a disc: 0 if it starts so, Infinity if it never comes so near.
 * A negative reach asks for an overlap that deep.
 */
export function entryToDisc(from: Point, to: Point, radius: number, disc: Disc, reach: number): number {
  return entryToCircle(from, to, disc.x, disc.y, radius + disc.r + reach);
}

/** The part of the way during which the gap is at most `reach`, or null if it never is. */
export function stretchNearDisc(from: Point, to: Point, radius: number, disc: Disc, reach: number): Stretch | null {
  const limit = radius + disc.r + reach;
  const enter = entryToCircle(from, to, disc.x, disc.y, limit);
  if (enter === Infinity) return null;
  const back = entryToCircle(to, from, disc.x, disc.y, limit);
  // Rounding can lose a bare touch in one of the two directions.
  return { from: enter, to: back === Infinity ? enter : Math.max(enter, 1 - back) };
}

/** The share of the way from one point to another at which it first comes within `limit` of (x, y), or Infinity. */
export function entryToCircle(from: Point, to: Point, x: number, y: number, limit: number): number {
  if (limit < 0) return Infinity;
  const fx = from.x - x;
  const fy = from.y - y;
  const outside = fx * fx + fy * fy - limit * limit;
  if (outside <= 0) return 0;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const approach = -(fx * dx + fy * dy);
  if (approach <= 0) return Infinity;
  const length2 = dx * dx + dy * dy;
  const across = dx * fy - dy * fx;
  const square = length2 * limit * limit - across * across;
  if (square < 0) return Infinity;
  const t = outside / (approach + Math.sqrt(square));
  return t <= 1 ? t : Infinity;
}
