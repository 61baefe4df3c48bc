import type { Point } from './point';

/** A displacement in inches or, with length 1, a direction or facing. */
export type Vector = Point;

/** The dot product: for unit vectors the cosine of the angle between them. */
export function dot(u: Vector, v: Vector): number {
  return u.x * v.x + u.y * v.y;
}

/** The cross product: positive when `v` points to the left of `u`. */
export function cross(u: Vector, v: Vector): number {
  return u.x * v.y - u.y * v.x;
}

/** The vector scaled to length 1, or null for the zero vector. */
export function unit(v: Vector): Vector | null {
  const size = Math.max(Math.abs(v.x), Math.abs(v.y));
  if (size === 0) return null;
  const x = v.x / size;
  const y = v.y / size;
  const length = Math.sqrt(x * x + y * y);
  return { x: x / length + 0, y: y / length + 0 };
}

/** The direction from one point to another, or null when they coincide. */
export function direction(from: Point, to: Point): Vector | null {
  return unit({ x: to.x - from.x, y: to.y - from.y });
}

/** A vector turned counter-clockwise by the angle that `facing` makes with east. */
export function turned(v: Vector, facing: Vector): Vector {
  return { x: v.x * facing.x - v.y * facing.y, y: v.x * facing.y + v.y * facing.x };
}

/** The vector a quarter turn to the left. */
export function leftOf(v: Vector): Vector {
  return { x: 0 - v.y, y: v.x };
}
