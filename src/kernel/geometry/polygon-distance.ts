import { boxOf, boxToBoxSquared, pointToBoxSquared } from './box';
import type { Disc } from './disc';
import type { Point } from './point';
import { contains, type Polygon, pointToBorderSquared, surrounds } from './polygon';
import { segmentToSegmentSquared } from './segment';

/** The distance from a point to the nearest part of a polygon, 0 inside it. */
export function pointToPolygon(p: Point, polygon: Polygon): number {
  if (pointToBoxSquared(p.x, p.y, polygon.box) === 0 && surrounds(polygon.vertices, p.x, p.y)) return 0;
  return Math.sqrt(pointToBorderSquared(polygon, p.x, p.y));
}

/** The distance from a point to the border of a polygon, whether the point is inside or outside. */
export function pointToBorder(p: Point, polygon: Polygon): number {
  return Math.sqrt(pointToBorderSquared(polygon, p.x, p.y));
}

/** The distance between the nearest parts of a disc and a polygon, 0 when they meet. */
export function gapToPolygon(disc: Disc, polygon: Polygon): number {
  return Math.max(0, pointToPolygon(disc, polygon) - disc.r);
}

/** Whether a disc lies over a polygon by more than the tolerance: its centre is nearer than radius minus tolerance. */
export function discOverlapsPolygon(disc: Disc, polygon: Polygon, tolerance: number): boolean {
  const reach = disc.r - tolerance;
  if (pointToBoxSquared(disc.x, disc.y, polygon.box) > disc.r * disc.r) return false;
  return pointToPolygon(disc, polygon) < reach;
}

/** Whether a disc touches the border line of a polygon, give or take the tolerance. */
export function discTouchesBorder(disc: Disc, polygon: Polygon, tolerance: number): boolean {
  const reach = disc.r + tolerance;
  if (pointToBoxSquared(disc.x, disc.y, polygon.box) > reach * reach) return false;
  return pointToBorderSquared(polygon, disc.x, disc.y) <= reach * reach;
}

/** Whether a whole disc lies inside a polygon, give or take the tolerance. */
export function polygonHoldsDisc(polygon: Polygon, disc: Disc, tolerance: number): boolean {
  const clearance = disc.r - tolerance;
  if (!contains(polygon, disc, Math.max(0, -clearance))) return false;
  return clearance <= 0 || pointToBorderSquared(polygon, disc.x, disc.y) >= clearance * clearance;
}

/** The distance between the segment p-q and a polygon, 0 when they meet or the segment lies inside. */
export function segmentToPolygon(p: Point, q: Point, polygon: Polygon): number {
  if (surrounds(polygon.vertices, p.x, p.y)) return 0;
  return Math.sqrt(segmentToBorderSquared(p, q, polygon, Infinity));
}

/** The distance between the nearest parts of two polygons, 0 when they meet or one lies in the other. */
export function polygonGap(one: Polygon, other: Polygon): number {
  const a = one.vertices[0]!;
  const b = other.vertices[0]!;
  if (surrounds(other.vertices, a.x, a.y) || surrounds(one.vertices, b.x, b.y)) return 0;
  let nearest = Infinity;
  let p = one.vertices[one.vertices.length - 1]!;
  for (let i = 0; i < one.vertices.length && nearest > 0; i += 1) {
    const q = one.vertices[i]!;
    if (boxToBoxSquared(boxOf([p, q]), other.box) < nearest) nearest = segmentToBorderSquared(p, q, other, nearest);
    p = q;
  }
  return Math.sqrt(nearest);
}

// The smaller of `known` and the squared distance between the segment and the border.
function segmentToBorderSquared(p: Point, q: Point, polygon: Polygon, known: number): number {
  const { vertices } = polygon;
  let nearest = known;
  let a = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i += 1) {
    const b = vertices[i]!;
    const d = segmentToSegmentSquared(p.x, p.y, q.x, q.y, a.x, a.y, b.x, b.y);
    if (d < nearest) nearest = d;
    a = b;
  }
  return nearest;
}
