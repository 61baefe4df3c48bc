import { type Box, boxToBoxSquared } from './box';
import { type Disc, gap } from './disc';
import type { Point } from './point';
import { type Polygon, polygonOf } from './polygon';
import { gapToPolygon, polygonGap } from './polygon-distance';

/**
 * The four-cornered part of the hull of two discs, between the points where its two straight sides touch them; the rest
 * of the hull lies in the discs themselves. Null when one disc holds the other, or when both are points.
 */
export function hullFlank(a: Disc, b: Disc): readonly [Point, Point, Point, Point] | null {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length <= Math.abs(a.r - b.r) || (a.r === 0 && b.r === 0)) return null;
  const ux = dx / length;
  const uy = dy / length;
  const cosine = (a.r - b.r) / length;
  const sine = Math.sqrt(Math.max(0, (1 - cosine) * (1 + cosine)));
  const leftX = ux * cosine - uy * sine;
  const leftY = uy * cosine + ux * sine;
  const rightX = ux * cosine + uy * sine;
  const rightY = uy * cosine - ux * sine;
  return [
    { x: a.x + rightX * a.r, y: a.y + rightY * a.r },
    { x: b.x + rightX * b.r, y: b.y + rightY * b.r },
    { x: b.x + leftX * b.r, y: b.y + leftY * b.r },
    { x: a.x + leftX * a.r, y: a.y + leftY * a.r },
  ];
}

/** The bounds of the hull of two discs. */
export function hullBox(a: Disc, b: Disc): Box {
  return {
    minX: Math.min(a.x - a.r, b.x - b.r),
    minY: Math.min(a.y - a.r, b.y - b.r),
    maxX: Math.max(a.x + a.r, b.x + b.r),
    maxY: Math.max(a.y + a.r, b.y + b.r),
  };
}

/** Whether some line from a part of one disc to a part of the other comes within the tolerance of a polygon. */
export function hullMeetsPolygon(a: Disc, b: Disc, polygon: Polygon, tolerance: number): boolean {
  if (boxToBoxSquared(hullBox(a, b), polygon.box) > tolerance * tolerance) return false;
  if (gapToPolygon(a, polygon) <= tolerance || gapToPolygon(b, polygon) <= tolerance) return true;
  const flank = hullFlank(a, b) ?? [a, b, b];
  return polygonGap(polygonOf(flank), polygon) <= tolerance;
}

/** Whether some line from a part of one disc to a part of the other comes within the tolerance of a third disc. */
export function hullMeetsDisc(a: Disc, b: Disc, disc: Disc, tolerance: number): boolean {
  if (gap(a, disc) <= tolerance || gap(b, disc) <= tolerance) return true;
  const flank = hullFlank(a, b) ?? [a, b, b];
  return gapToPolygon(disc, polygonOf(flank)) <= tolerance;
}
