import type { Disc } from './disc';
import type { Point } from './point';

/** An upright rectangle: a field, a zone, or the bounds of a shape. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The smallest box round the given points, of which there is at least one. */
export function boxOf(points: readonly Point[]): Box {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const p of points) {
    minX = Math.min(minX, p.x);
    minY = Math.min(minY, p.y);
    maxX = Math.max(maxX, p.x);
    maxY = Math.max(maxY, p.y);
  }
  return { minX, minY, maxX, maxY };
}

/** Whether a point lies in a box, give or take the tolerance; the border counts as inside. */
export function boxHoldsPoint(box: Box, p: Point, tolerance: number): boolean {
  return (
    p.x >= box.minX - tolerance && p.x <= box.maxX + tolerance && p.y >= box.minY - tolerance && p.y <= box.maxY + tolerance
  );
}

/** Whether every part of a disc lies in a box, give or take the tolerance. */
export function boxHoldsDisc(box: Box, disc: Disc, tolerance: number): boolean {
  return boxHoldsPoint(box, disc, tolerance - disc.r);
}

/** The square of the distance from a point to a box, 0 inside it. */
export function pointToBoxSquared(x: number, y: number, box: Box): number {
  const dx = x < box.minX ? box.minX - x : x > box.maxX ? x - box.maxX : 0;
  const dy = y < box.minY ? box.minY - y : y > box.maxY ? y - box.maxY : 0;
  return dx * dx + dy * dy;
}

/** The square of the distance between two boxes, 0 when they meet. */
export function boxToBoxSquared(a: Box, b: Box): number {
  const dx = Math.max(0, a.minX - b.maxX, b.minX - a.maxX);
  const dy = Math.max(0, a.minY - b.maxY, b.minY - a.maxY);
  return dx * dx + dy * dy;
}

/** Quick reject: true only if the whole segment stays farther than the margin from everything in the box. */
export function segmentMissesBox(ax: number, ay: number, bx: number, by: number, box: Box, margin: number): boolean {
  const left = box.minX - margin;
  const right = box.maxX + margin;
  const low = box.minY - margin;
  const high = box.maxY + margin;
  if ((ax < left && bx < left) || (ax > right && bx > right)) return true;
  if ((ay < low && by < low) || (ay > high && by > high)) return true;
  // All four corners strictly on one side of the line: compare the box's centre with its half extent across the line.
  const dx = bx - ax;
  const dy = by - ay;
  const across = dx * ((low + high) / 2 - ay) - dy * ((left + right) / 2 - ax);
  const reach = (Math.abs(dx) * (high - low) + Math.abs(dy) * (right - left)) / 2;
  return Math.abs(across) > reach * (1 + 1e-12);
}
