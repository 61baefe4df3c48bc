import { segmentMissesBox } from './box';
import { type Point, distance } from './point';
import { type Polygon, surrounds } from './polygon';
import { pointToSegmentSquared } from './segment';
import type { Stretch } from './stretch';

/** How near a line must keep to an edge to run along it: two places off by one rounding each, in inches. */
export const ALONG_EDGE = 0.0002;

// Reused between calls, so that the usual question allocates nothing: sorted cuts, then kept pieces as from, to, from, to.
const cuts: number[] = [];
const kept: number[] = [];

/**
 * The parts of the segment p-q inside a polygon, in order.
 * A part that keeps within `along` of one edge all the way only touches or runs along it, and is left out.
 */
export function stretchesInside(p: Point, q: Point, polygon: Polygon, along: number): Stretch[] {
  const count = keepInside(p, q, polygon, along);
  const result: Stretch[] = [];
  for (let i = 0; i < count; i += 2) result.push({ from: kept[i]!, to: kept[i + 1]! });
  return result;
}

/** The length of the segment p-q inside a polygon, in inches, by the rule of `stretchesInside`. */
export function lengthInside(p: Point, q: Point, polygon: Polygon, along: number): number {
  const count = keepInside(p, q, polygon, along);
  if (count === 0) return 0;
  let share = 0;
  for (let i = 0; i < count; i += 2) share += kept[i + 1]! - kept[i]!;
  return share * distance(p, q);
}

function keepInside(p: Point, q: Point, polygon: Polygon, along: number): number {
  if (segmentMissesBox(p.x, p.y, q.x, q.y, polygon.box, along)) return 0;
  const last = cutAtBorder(p, q, polygon, along);
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  let count = 0;
  for (let i = 0; i < last; i += 1) {
    const from = cuts[i]!;
    const to = cuts[i + 1]!;
    if (to <= from) continue;
    const middle = (from + to) / 2;
    if (!surrounds(polygon.vertices, p.x + dx * middle, p.y + dy * middle)) continue;
    if (runsAlongEdge(p.x + dx * from, p.y + dy * from, p.x + dx * to, p.y + dy * to, polygon, along)) continue;
    if (count > 0 && kept[count - 1] === from) {
      kept[count - 1] = to;
    } else {
      kept[count] = from;
      kept[count + 1] = to;
      count += 2;
    }
  }
  return count;
}

// Fills `cuts` with 0, every share at which the segment crosses an edge or passes a corner within `along`, and 1; returns the last index.
function cutAtBorder(p: Point, q: Point, polygon: Polygon, along: number): number {
  const { vertices } = polygon;
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const length2 = dx * dx + dy * dy;
  cuts[0] = 0;
  if (length2 === 0) return 0;
  const near2 = along * along * length2;
  let size = 1;
  let a = vertices[vertices.length - 1]!;
  let sideA = dx * (a.y - p.y) - dy * (a.x - p.x);
  for (let i = 0; i < vertices.length; i += 1) {
    const b = vertices[i]!;
    const sideB = dx * (b.y - p.y) - dy * (b.x - p.x);
    if (sideA > 0 !== sideB > 0) {
      const share = sideA / (sideA - sideB);
      const x = a.x + (b.x - a.x) * share - p.x;
      const y = a.y + (b.y - a.y) * share - p.y;
      size = insertCut(size, (x * dx + y * dy) / length2);
    }
    if (sideB * sideB <= near2) size = insertCut(size, ((b.x - p.x) * dx + (b.y - p.y) * dy) / length2);
    a = b;
    sideA = sideB;
  }
  cuts[size] = 1;
  return size;
}

function insertCut(size: number, share: number): number {
  if (!(share > 0 && share < 1)) return size;
  let i = size;
  while (i > 0 && cuts[i - 1]! > share) {
    cuts[i] = cuts[i - 1]!;
    i -= 1;
  }
  cuts[i] = share;
  return size + 1;
}

// The distance to one edge has no hump along a straight piece, so both ends near the same edge means all of it.
function runsAlongEdge(fx: number, fy: number, tx: number, ty: number, polygon: Polygon, along: number): boolean {
  const { vertices } = polygon;
  const near = along * along;
  let a = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i += 1) {
    const b = vertices[i]!;
    if (
      pointToSegmentSquared(fx, fy, a.x, a.y, b.x, b.y) <= near &&
      pointToSegmentSquared(tx, ty, a.x, a.y, b.x, b.y) <= near
    ) {
      return true;
    }
    a = b;
  }
  return false;
}
