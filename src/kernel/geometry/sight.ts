import { type Disc, gap } from './disc';
import { type Point, distance, pointAlong } from './point';
import type { Polygon } from './polygon';
import { pointToSegmentSquared } from './segment';
import { ALONG_EDGE, lengthInside } from './segment-inside';

/** What may stand in the way of a line: areas and round things. */
export interface Blockers {
  readonly polygons: readonly Polygon[];
  readonly discs: readonly Disc[];
}

/** A straight line from one point to another. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

/**
 * Whether the line p-q passes through a polygon: more than `tolerance` inches of it lie inside.
 * What keeps within `ALONG_EDGE` of one edge is not inside, so touching a corner or running along an edge never counts.
 */
export function linePassesThrough(p: Point, q: Point, polygon: Polygon, tolerance: number): boolean {
  return lengthInside(p, q, polygon, ALONG_EDGE) > tolerance;
}

/** Whether the line p-q crosses a disc, going more than `tolerance` deep: a line that only touches it does not. */
export function lineCrossesDisc(p: Point, q: Point, disc: Disc, tolerance: number): boolean {
  const depth = disc.r - tolerance;
  return depth > 0 && pointToSegmentSquared(disc.x, disc.y, p.x, p.y, q.x, q.y) < depth * depth;
}

/** Whether the line p-q passes through none of the polygons and crosses none of the discs. */
export function lineIsClear(p: Point, q: Point, blockers: Blockers, tolerance: number): boolean {
  for (const polygon of blockers.polygons) if (linePassesThrough(p, q, polygon, tolerance)) return false;
  for (const disc of blockers.discs) if (lineCrossesDisc(p, q, disc, tolerance)) return false;
  return true;
}

/** The part of the line from centre to centre that lies under neither base, or null when the bases touch. */
export function lineBetweenBases(a: Disc, b: Disc): Line | null {
  if (gap(a, b) === 0) return null;
  const length = distance(a, b);
  return { from: pointAlong(a, b, a.r / length), to: pointAlong(b, a, b.r / length) };
}
