import { angleBetween } from './angle';
import type { Disc } from './disc';
import type { Point } from './point';

/** The part of an outline to the left of the line from a to b; bridges of no width may join parts that lie apart, so use it for areas. */
export function leftPart(outline: readonly Point[], a: Point, b: Point): Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const result: Point[] = [];
  let p = outline[outline.length - 1];
  if (p === undefined) return result;
  let sideP = dx * (p.y - a.y) - dy * (p.x - a.x);
  for (const q of outline) {
    const sideQ = dx * (q.y - a.y) - dy * (q.x - a.x);
    if (sideP > 0 !== sideQ > 0) {
      const share = sideP / (sideP - sideQ);
      result.push({ x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share });
    }
    if (sideQ > 0) result.push(q);
    p = q;
    sideP = sideQ;
  }
  return result;
}

/** The area an outline and a disc have in common: positive when the outline's corners run counter-clockwise. */
export function areaInDisc(outline: readonly Point[], disc: Disc): number {
  let sum = 0;
  let p = outline[outline.length - 1];
  if (p === undefined) return 0;
  for (const q of outline) {
    sum += wedgeInDisc(p.x - disc.x, p.y - disc.y, q.x - disc.x, q.y - disc.y, disc.r);
    p = q;
  }
  return sum;
}

// The signed area of the triangle (centre, p, q) inside a circle of radius r about the origin.
function wedgeInDisc(px: number, py: number, qx: number, qy: number, r: number): number {
  const dx = qx - px;
  const dy = qy - py;
  const length2 = dx * dx + dy * dy;
  const across = px * qy - py * qx;
  if (length2 === 0 || across === 0) return 0;
  const square = length2 * r * r - across * across;
  if (square <= 0) return sector(px, py, qx, qy, r);
  const root = Math.sqrt(square);
  const middle = -(px * dx + py * dy);
  const enter = (middle - root) / length2;
  const leave = (middle + root) / length2;
  if (enter >= 1 || leave <= 0) return sector(px, py, qx, qy, r);
  const from = Math.max(0, enter);
  const to = Math.min(1, leave);
  let area = (across * (to - from)) / 2;
  if (from > 0) area += sector(px, py, px + dx * from, py + dy * from, r);
  if (to < 1) area += sector(px + dx * to, py + dy * to, qx, qy, r);
  return area;
}

function sector(px: number, py: number, qx: number, qy: number, r: number): number {
  return (angleBetween(px, py, qx, qy) * r * r) / 2;
}
