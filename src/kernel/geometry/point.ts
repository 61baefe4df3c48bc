/** A place on the table, in inches. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The grid stored coordinates lie on, in inches. */
export const GRID = 0.0001;

/** A length rounded to the stored grid, never minus zero. */
export function toGrid(length: number): number {
  return Math.round(length * 10000) / 10000 + 0;
}

/** The point to store for these coordinates: rounded to the grid. */
export function at(x: number, y: number): Point {
  return { x: toGrid(x), y: toGrid(y) };
}

/** Whether both coordinates are finite numbers. */
export function isFinitePoint(p: Point): boolean {
  return Number.isFinite(p.x) && Number.isFinite(p.y);
}

/** The square of the distance between two points. */
export function distanceSquared(a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return dx * dx + dy * dy;
}

/** The straight distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.sqrt(distanceSquared(a, b));
}

/** Whether two points are at most the tolerance apart. */
export function samePoint(a: Point, b: Point, tolerance: number): boolean {
  return distance(a, b) <= tolerance;
}

/** The point a share `t` of the way from one point to another, unrounded, exact at both ends. */
export function pointAlong(from: Point, to: Point, t: number): Point {
  if (t === 1) return { x: to.x, y: to.y };
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}
