import type { Box } from '../box';
import type { Polygon } from '../polygon';
import { surrounds } from '../polygon';
import { type Block, fullRanks, lastRank } from './block';
import { girthSquared, lineAsOblong, type Oblong, oblongGapSquared, overlapDepth, pointToOblongSquared } from './oblong';

/** The distance between the nearest parts of two blocks, 0 when they meet. */
export function blockGap(a: Block, b: Block): number {
  const oneLast = lastRank(a);
  const otherLast = lastRank(b);
  const one = fullRanks(a);
  const other = fullRanks(b);
  let nearest = oblongGapSquared(one, other);
  if (oneLast !== null) nearest = Math.min(nearest, oblongGapSquared(oneLast, other));
  if (otherLast !== null) {
    nearest = Math.min(nearest, oblongGapSquared(one, otherLast));
    if (oneLast !== null) nearest = Math.min(nearest, oblongGapSquared(oneLast, otherLast));
  }
  return Math.sqrt(nearest);
}

/** Whether two blocks touch, overlap or are at most the tolerance apart. */
export function blocksTouch(a: Block, b: Block, tolerance: number): boolean {
  const reach = a.files * (a.width + a.gap) + a.figures * (a.depth + a.gap) / a.files + a.depth + b.files * (b.width + b.gap) + b.figures * (b.depth + b.gap) / b.files + b.depth + tolerance;
  if (Math.abs(a.x - b.x) > reach || Math.abs(a.y - b.y) > reach) return false;
  return blockGap(a, b) <= tolerance;
}

/** Whether two grounds lie over each other by more than the tolerance. */
export function groundsOverlap(one: readonly Oblong[], other: readonly Oblong[], tolerance: number): boolean {
  for (const a of one) for (const b of other) if (overlapDepth(a, b) > tolerance) return true;
  return false;
}

/** Whether a ground lies in a box, give or take the tolerance. */
export function boxHoldsGround({ minX, minY, maxX, maxY }: Box, ground: readonly Oblong[], tolerance: number): boolean {
  for (const o of ground) {
    const ex = Math.abs(o.fx) * o.halfDepth + Math.abs(o.fy) * o.halfWidth;
    const ey = Math.abs(o.fy) * o.halfDepth + Math.abs(o.fx) * o.halfWidth;
    if (o.x - ex < minX - tolerance || o.x + ex > maxX + tolerance || o.y - ey < minY - tolerance || o.y + ey > maxY + tolerance) return false;
  }
  return true;
}

/** The distance between a ground and a polygon, 0 when they meet or one lies in the other. */
export function groundToPolygon(ground: readonly Oblong[], { vertices }: Polygon): number {
  let nearest = Infinity;
  for (const each of ground) {
    if (surrounds(vertices, each.x, each.y) || pointToOblongSquared(vertices[0]!.x, vertices[0]!.y, each) === 0) return 0;
    let a = vertices[vertices.length - 1]!;
    for (const b of vertices) {
      nearest = Math.min(nearest, oblongGapSquared(each, lineAsOblong(a, b)));
      a = b;
    }
  }
  return Math.sqrt(nearest);
}

/** Whether a ground lies over a polygon by more than the tolerance. */
export function groundOverlapsPolygon(ground: readonly Oblong[], polygon: Polygon, tolerance: number): boolean {
  const { box, vertices } = polygon;
  for (const each of ground) {
    const reach = Math.sqrt(girthSquared(each));
    if (each.x + reach < box.minX || each.x - reach > box.maxX || each.y + reach < box.minY || each.y - reach > box.maxY) continue;
    if (surrounds(vertices, each.x, each.y)) return true;
    let a = vertices[vertices.length - 1]!;
    for (const b of vertices) {
      if (overlapDepth(each, lineAsOblong(a, b)) > tolerance) return true;
      a = b;
    }
  }
  return false;
}
