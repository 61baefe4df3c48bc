import { type Point, pointAlong } from './point';

/** The share of the way from a to b at which the segment comes closest to p, from 0 to 1. */
export function closestShare(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy;
  if (length2 === 0) return 0;
  const t = ((px - ax) * dx + (py - ay) * dy) / length2;
  return t <= 0 ? 0 : t >= 1 ? 1 : t;
}

/** The square of the distance from p to the segment from a to b. */
export function pointToSegmentSquared(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const t = closestShare(px, py, ax, ay, bx, by);
  const ex = t === 1 ? bx - px : ax + (bx - ax) * t - px;
  const ey = t === 1 ? by - py : ay + (by - ay) * t - py;
  return ex * ex + ey * ey;
}

/** Twice the area of the triangle a, b, p: positive when p lies to the left of the line from a to b. */
export function sideOf(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/** Whether each segment passes from one side of the other to its other side (touching is not crossing). */
function properlyCross(
  ax: number, ay: number, bx: number, by: number,
  cx: number, cy: number, dx: number, dy: number,
): boolean {
  const c = sideOf(ax, ay, bx, by, cx, cy);
  const d = sideOf(ax, ay, bx, by, dx, dy);
  if (!((c > 0 && d < 0) || (c < 0 && d > 0))) return false;
  const a = sideOf(cx, cy, dx, dy, ax, ay);
  const b = sideOf(cx, cy, dx, dy, bx, by);
  return (a > 0 && b < 0) || (a < 0 && b > 0);
}

/** The square of the distance between the segments a-b and c-d. */
export function segmentToSegmentSquared(
  ax: number, ay: number, bx: number, by: number,
  cx: number, cy: number, dx: number, dy: number,
): number {
  if (properlyCross(ax, ay, bx, by, cx, cy, dx, dy)) return 0;
  return Math.min(
    pointToSegmentSquared(ax, ay, cx, cy, dx, dy),
    pointToSegmentSquared(bx, by, cx, cy, dx, dy),
    pointToSegmentSquared(cx, cy, ax, ay, bx, by),
    pointToSegmentSquared(dx, dy, ax, ay, bx, by),
  );
}

/** The point of the segment from a to b that is closest to p. */
export function closestPoint(p: Point, a: Point, b: Point): Point {
  return pointAlong(a, b, closestShare(p.x, p.y, a.x, a.y, b.x, b.y));
}

/** The distance from a point to the segment from a to b. */
export function pointToSegment(p: Point, a: Point, b: Point): number {
  return Math.sqrt(pointToSegmentSquared(p.x, p.y, a.x, a.y, b.x, b.y));
}

/** The distance between the segments a-b and c-d. */
export function segmentToSegment(a: Point, b: Point, c: Point, d: Point): number {
  return Math.sqrt(segmentToSegmentSquared(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y));
}

/** Whether the segments a-b and c-d come within the tolerance of each other: ends and collinear stretches count. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point, tolerance: number): boolean {
  return segmentToSegment(a, b, c, d) <= tolerance;
}

/** Whether the segments a-b and c-d cross with an end clearly on either side of each: touching within the tolerance is not crossing. */
export function segmentsCross(a: Point, b: Point, c: Point, d: Point, tolerance: number): boolean {
  return (
    properlyCross(a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y) &&
    pointToSegment(a, c, d) > tolerance &&
    pointToSegment(b, c, d) > tolerance &&
    pointToSegment(c, a, b) > tolerance &&
    pointToSegment(d, a, b) > tolerance
  );
}
