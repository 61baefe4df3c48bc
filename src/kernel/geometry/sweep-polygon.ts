import { segmentMissesBox } from './box';
import type { Point } from './point';
import type { Polygon } from './polygon';
import { pointToPolygon } from './polygon-distance';
import { stretchesInside } from './segment-inside';
import { joined, type Stretch } from './stretch';
import { entryToCircle } from './sweep';

// Neighbouring edges overlap by this much, so that no way slips through the corner between them by rounding.
const SEAM = 1e-9;

/**
 * The share of the way at which a base of this radius, moving straight with its centre from one point to another, first
 * has a gap of at most `reach` to a polygon: 0 if it starts so, Infinity if it never comes so near.
 * A negative reach, down to minus the radius, asks for an overlap that deep.
 */
export function entryToPolygon(from: Point, to: Point, radius: number, polygon: Polygon, reach: number): number {
  const limit = radius + reach;
  if (limit < 0 || segmentMissesBox(from.x, from.y, to.x, to.y, polygon.box, limit + SEAM)) return Infinity;
  if (pointToPolygon(from, polygon) <= limit) return 0;
  const { vertices } = polygon;
  let first = Infinity;
  let a = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i += 1) {
    const b = vertices[i]!;
    first = Math.min(first, entryToCircle(from, to, b.x, b.y, limit), entryToEdgeSide(from, to, a, b, limit));
    a = b;
  }
  return first;
}

/** The parts of the way, in order, during which the gap to a polygon is at most `reach`. */
export function stretchesNearPolygon(from: Point, to: Point, radius: number, polygon: Polygon, reach: number): readonly Stretch[] {
  const limit = radius + reach;
  if (limit < 0 || segmentMissesBox(from.x, from.y, to.x, to.y, polygon.box, limit + SEAM)) return [];
  const near: Stretch[] = stretchesInside(from, to, polygon, SEAM);
  let a = polygon.vertices[polygon.vertices.length - 1]!;
  for (const b of polygon.vertices) {
    const enter = isAside(from, to, a, b, limit + SEAM) ? Infinity : entryToEdge(from, to, a, b, limit);
    if (enter !== Infinity) {
      const back = entryToEdge(to, from, a, b, limit);
      near.push({ from: enter, to: back === Infinity ? enter : Math.max(enter, 1 - back) });
    }
    a = b;
  }
  return joined(near);
}

// Quick reject: whether the way and the edge lie to different sides of an upright or level strip this wide.
function isAside(from: Point, to: Point, a: Point, b: Point, width: number): boolean {
  return (
    Math.max(from.x, to.x) + width < Math.min(a.x, b.x) || Math.max(a.x, b.x) + width < Math.min(from.x, to.x) ||
    Math.max(from.y, to.y) + width < Math.min(a.y, b.y) || Math.max(a.y, b.y) + width < Math.min(from.y, to.y)
  );
}

// First share of the way within `limit` of the edge a-b, a convex region, so that the way is in it once at most.
function entryToEdge(from: Point, to: Point, a: Point, b: Point, limit: number): number {
  return Math.min(
    entryToCircle(from, to, a.x, a.y, limit),
    entryToCircle(from, to, b.x, b.y, limit),
    entryToEdgeSide(from, to, a, b, limit),
  );
}

// First share of the way in the rectangle that reaches `limit` to both sides of the edge a-b.
function entryToEdgeSide(from: Point, to: Point, a: Point, b: Point, limit: number): number {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const length = Math.sqrt(ex * ex + ey * ey);
  if (length === 0) return Infinity;
  const ux = ex / length;
  const uy = ey / length;
  const side = ux * (from.y - a.y) - uy * (from.x - a.x);
  const along = ux * (from.x - a.x) + uy * (from.y - a.y);
  const sideEnd = ux * (to.y - a.y) - uy * (to.x - a.x);
  let t = 0;
  if (side > limit) {
    if (sideEnd > limit) return Infinity;
    t = (side - limit) / (side - sideEnd);
  } else if (side < -limit) {
    if (sideEnd < -limit) return Infinity;
    t = (-limit - side) / (sideEnd - side);
  }
  const reached = along + (ux * (to.x - from.x) + uy * (to.y - from.y)) * t;
  return reached >= -SEAM && reached <= length + SEAM ? t : Infinity;
}
