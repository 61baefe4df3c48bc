import { type Point, distance } from './point';

/** A round base: centre and radius in inches; the radius may be 0. */
export interface Disc extends Point {
  readonly r: number;
}

/** The distance between the nearest parts of two discs, 0 when they touch or overlap. */
export function gap(a: Disc, b: Disc): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const apart = Math.sqrt(dx * dx + dy * dy) - (a.r + b.r);
  return apart > 0 ? apart : 0;
}

/** The distance from the nearest part of a disc to a point, 0 inside it. */
export function gapToPoint(disc: Disc, p: Point): number {
  return Math.max(0, distance(disc, p) - disc.r);
}

/** The distance from a point to the farthest part of a disc. */
export function farthestFromPoint(disc: Disc, p: Point): number {
  return distance(disc, p) + disc.r;
}

/** The distance between the farthest parts of two discs. */
export function farthestBetween(a: Disc, b: Disc): number {
  return distance(a, b) + (a.r + b.r);
}

/** Whether two discs touch, overlap or are at most the tolerance apart. */
export function discsTouch(a: Disc, b: Disc, tolerance: number): boolean {
  return gap(a, b) <= tolerance;
}

/** Whether two discs lie over each other by more than the tolerance. */
export function discsOverlap(a: Disc, b: Disc, tolerance: number): boolean {
  return a.r + b.r - distance(a, b) > tolerance;
}

/** Whether every part of the inner disc lies inside the outer one, give or take the tolerance. */
export function discHoldsDisc(outer: Disc, inner: Disc, tolerance: number): boolean {
  return distance(outer, inner) + inner.r <= outer.r + tolerance;
}
