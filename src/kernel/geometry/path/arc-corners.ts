import { facing } from '../degrees';
import type { Point } from '../point';

const DEGREES = 180 / 3.141592653589793;
const LARGEST = 10;

/**
 * Corners just outside an arc, where the tangents of its pieces cross: from the unit normal (nx, ny) through an angle in
 * radians, counter-clockwise (1) or clockwise (-1). Pieces are of 10 degrees at most, and no corner strays farther.
 */
export function arcCorners(
  x: number, y: number, r: number, nx: number, ny: number, way: number, angle: number, stray: number,
): Point[] {
  const whole = angle * DEGREES;
  const step = Math.min(LARGEST, 2 * Math.sqrt((2 * stray) / r) * DEGREES);
  const pieces = Math.ceil(whole / step);
  const corners: Point[] = [];
  const half = facing(whole / pieces / 2);
  const size = r / half.x;
  for (let piece = 0; piece < pieces; piece += 1) {
    const turn = facing(((piece + 0.5) * whole) / pieces);
    corners.push({ x: x + (nx * turn.x - way * ny * turn.y) * size, y: y + (ny * turn.x + way * nx * turn.y) * size });
  }
  return corners;
}
