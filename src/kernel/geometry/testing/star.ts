import { facing } from '../degrees';
import { at, type Point } from '../point';

/** For tests: a simple outline with one corner at each of the given distances from a centre, at even angles, on the grid. */
export function starOutline(x: number, y: number, radii: readonly number[]): Point[] {
  return radii.map((radius, i) => {
    const u = facing((360 * i) / radii.length);
    return at(x + u.x * radius, y + u.y * radius);
  });
}
