import type { Point } from '../point';

/** An upright or slanted rectangle: its centre, the unit vector it faces along, and half its width across and half its depth along that. */
export interface Oblong {
  readonly x: number;
  readonly y: number;
  readonly fx: number;
  readonly fy: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
}

/** An oblong, made in one place so that all of them have one hidden class. */
export function oblong(x: number, y: number, fx: number, fy: number, halfWidth: number, halfDepth: number): Oblong {
  return { x, y, fx, fy, halfWidth, halfDepth };
}

/** A straight line as an oblong of no width. */
export function lineAsOblong(a: Point, b: Point): Oblong {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0 ? oblong(a.x, a.y, 1, 0, 0, 0) : oblong((a.x + b.x) / 2, (a.y + b.y) / 2, dx / length, dy / length, 0, length / 2);
}

/** The same rectangle drawn in by so much on every side. */
export function shrunk(o: Oblong, by: number): Oblong {
  return oblong(o.x, o.y, o.fx, o.fy, Math.max(0, o.halfWidth - by), Math.max(0, o.halfDepth - by));
}

/** The corners counter-clockwise: front right, front left, rear left, rear right. */
export function cornersOf({ x, y, fx, fy, halfWidth, halfDepth }: Oblong): readonly [Point, Point, Point, Point] {
  const ax = fx * halfDepth;
  const ay = fy * halfDepth;
  const rx = fy * halfWidth;
  const ry = -fx * halfWidth;
  return [
    { x: x + ax + rx, y: y + ay + ry },
    { x: x + ax - rx, y: y + ay - ry },
    { x: x - ax - rx, y: y - ay - ry },
    { x: x - ax + rx, y: y - ay + ry },
  ];
}

/** The square of a circle about the centre that holds the whole rectangle. */
export function girthSquared({ halfWidth, halfDepth }: Oblong): number {
  return halfWidth * halfWidth + halfDepth * halfDepth;
}

/** How far the rectangle reaches from its centre along a direction. */
export function extentAlong({ fx, fy, halfWidth, halfDepth }: Oblong, ax: number, ay: number): number {
  return Math.abs(fx * ax + fy * ay) * halfDepth + Math.abs(fy * ax - fx * ay) * halfWidth;
}

function depthAlong(a: Oblong, b: Oblong, ax: number, ay: number): number {
  return extentAlong(a, ax, ay) + extentAlong(b, ax, ay) - Math.abs((b.x - a.x) * ax + (b.y - a.y) * ay);
}

/** How deep two rectangles lie over each other, by the shortest way out; below 0 where a straight line keeps them apart. */
export function overlapDepth(a: Oblong, b: Oblong): number {
  let depth = depthAlong(a, b, a.fx, a.fy);
  if (depth < 0) return depth;
  depth = Math.min(depth, depthAlong(a, b, a.fy, -a.fx));
  if (depth < 0) return depth;
  depth = Math.min(depth, depthAlong(a, b, b.fx, b.fy));
  if (depth < 0) return depth;
  return Math.min(depth, depthAlong(a, b, b.fy, -b.fx));
}

/** The square of the distance from a point to a rectangle, 0 inside it. */
export function pointToOblongSquared(px: number, py: number, { x, y, fx, fy, halfWidth, halfDepth }: Oblong): number {
  const dx = px - x;
  const dy = py - y;
  const ahead = Math.abs(dx * fx + dy * fy) - halfDepth;
  const aside = Math.abs(dx * fy - dy * fx) - halfWidth;
  const u = ahead > 0 ? ahead : 0;
  const v = aside > 0 ? aside : 0;
  return u * u + v * v;
}

function cornersToOblongSquared({ x, y, fx, fy, halfWidth, halfDepth }: Oblong, other: Oblong): number {
  const ax = fx * halfDepth;
  const ay = fy * halfDepth;
  const rx = fy * halfWidth;
  const ry = -fx * halfWidth;
  return Math.min(
    pointToOblongSquared(x + ax + rx, y + ay + ry, other),
    pointToOblongSquared(x + ax - rx, y + ay - ry, other),
    pointToOblongSquared(x - ax - rx, y - ay - ry, other),
    pointToOblongSquared(x - ax + rx, y - ay + ry, other),
  );
}

/** The square of the distance between the nearest parts of two rectangles, 0 when they meet. */
export function oblongGapSquared(a: Oblong, b: Oblong): number {
  if (overlapDepth(a, b) >= 0) return 0;
  return Math.min(cornersToOblongSquared(a, b), cornersToOblongSquared(b, a));
}

/** The distance between the nearest parts of two rectangles, 0 when they meet. */
export function oblongGap(a: Oblong, b: Oblong): number {
  return Math.sqrt(oblongGapSquared(a, b));
}

/** The length of the segment p-q that lies inside a rectangle grown by `margin` on every side; a negative margin draws it in. */
export function lengthInOblong(p: Point, q: Point, { x, y, fx, fy, halfWidth, halfDepth }: Oblong, margin: number): number {
  const deep = halfDepth + margin;
  const wide = halfWidth + margin;
  if (deep < 0 || wide < 0) return 0;
  const px = p.x - x;
  const py = p.y - y;
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const ahead = px * fx + py * fy;
  const goes = dx * fx + dy * fy;
  const aside = px * fy - py * fx;
  const slips = dx * fy - dy * fx;
  let from = 0;
  let to = 1;
  if (goes === 0) {
    if (ahead < -deep || ahead > deep) return 0;
  } else {
    const one = (-deep - ahead) / goes;
    const other = (deep - ahead) / goes;
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  if (slips === 0) {
    if (aside < -wide || aside > wide) return 0;
  } else {
    const one = (-wide - aside) / slips;
    const other = (wide - aside) / slips;
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return to > from ? (to - from) * Math.sqrt(dx * dx + dy * dy) : 0;
}
