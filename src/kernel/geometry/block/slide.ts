import type { Box } from '../box';
import type { Polygon } from '../polygon';
import { extentAlong, lineAsOblong, type Oblong } from './oblong';

// The last pass worked out, so that the usual question allocates nothing.
let enters = 0;
let leaves = 0;

function cut(a: Oblong, b: Oblong, dx: number, dy: number, ax: number, ay: number, give: number): boolean {
  const reach = extentAlong(a, ax, ay) + extentAlong(b, ax, ay) - give;
  if (reach <= 0) return false;
  const apart = (b.x - a.x) * ax + (b.y - a.y) * ay;
  const speed = dx * ax + dy * ay;
  if (Math.abs(speed) < 1e-12) return Math.abs(apart) < reach;
  const one = (apart - reach) / speed;
  const other = (apart + reach) / speed;
  enters = Math.max(enters, Math.min(one, other));
  leaves = Math.min(leaves, Math.max(one, other));
  return enters < leaves;
}

/** Works out when a rectangle moving straight lies over another by more than `give`, as shares of the way that may be below 0 or above 1. */
function passes(a: Oblong, b: Oblong, dx: number, dy: number, give: number): boolean {
  enters = -Infinity;
  leaves = Infinity;
  return (
    cut(a, b, dx, dy, a.fx, a.fy, give) && cut(a, b, dx, dy, a.fy, -a.fx, give) && cut(a, b, dx, dy, b.fx, b.fy, give) && cut(a, b, dx, dy, b.fy, -b.fx, give)
  );
}

/**
 * The share of the way at which a rectangle moving straight by (dx, dy) first lies over another by more than `give`: Infinity
 * if it never does. One that begins so is free to come out by the shorter way, and stands still otherwise.
 */
export function slideEntry(a: Oblong, dx: number, dy: number, b: Oblong, give: number): number {
  if (!passes(a, b, dx, dy, give) || enters > 1 || leaves <= 0) return Infinity;
  if (enters >= 0) return enters;
  return leaves < -enters ? Infinity : 0;
}

/** The share of the way at which a rectangle that begins over another has come out of it; 0 if it does not lie over it. */
export function slideExit(a: Oblong, dx: number, dy: number, b: Oblong, give: number): number {
  return passes(a, b, dx, dy, give) && enters < 0 && leaves > 0 ? leaves : 0;
}

/** The first entry of any part of a ground into any part of another. */
export function groundSlideEntry(ground: readonly Oblong[], dx: number, dy: number, other: readonly Oblong[], give: number): number {
  let first = Infinity;
  for (const a of ground) for (const b of other) first = Math.min(first, slideEntry(a, dx, dy, b, give));
  return first;
}

/** The first entry of a ground into a polygon, which may be concave. */
export function polygonSlideEntry(ground: readonly Oblong[], dx: number, dy: number, { vertices, box }: Polygon, give: number): number {
  let first = Infinity;
  for (const each of ground) {
    const ex = Math.abs(each.fx) * each.halfDepth + Math.abs(each.fy) * each.halfWidth;
    const ey = Math.abs(each.fy) * each.halfDepth + Math.abs(each.fx) * each.halfWidth;
    if (each.x + ex + Math.max(dx, 0) < box.minX || each.x - ex + Math.min(dx, 0) > box.maxX) continue;
    if (each.y + ey + Math.max(dy, 0) < box.minY || each.y - ey + Math.min(dy, 0) > box.maxY) continue;
    let a = vertices[vertices.length - 1]!;
    for (const b of vertices) {
      first = Math.min(first, slideEntry(each, dx, dy, lineAsOblong(a, b), give));
      a = b;
    }
  }
  return first;
}

/** The share of the way at which a ground first passes the edge of a box by more than the tolerance, or Infinity. */
export function boxSlideExit(ground: readonly Oblong[], dx: number, dy: number, { minX, minY, maxX, maxY }: Box, tolerance: number): number {
  let first = Infinity;
  for (const o of ground) {
    const ex = Math.abs(o.fx) * o.halfDepth + Math.abs(o.fy) * o.halfWidth;
    const ey = Math.abs(o.fy) * o.halfDepth + Math.abs(o.fx) * o.halfWidth;
    if (dx > 0) first = Math.min(first, (maxX + tolerance - (o.x + ex)) / dx);
    if (dx < 0) first = Math.min(first, (minX - tolerance - (o.x - ex)) / dx);
    if (dy > 0) first = Math.min(first, (maxY + tolerance - (o.y + ey)) / dy);
    if (dy < 0) first = Math.min(first, (minY - tolerance - (o.y - ey)) / dy);
  }
  return first > 1 ? Infinity : Math.max(0, first);
}
