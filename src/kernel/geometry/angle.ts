const HALF_TURN = 3.141592653589793;

/** The arc tangent of a ratio from 0 to 1, in radians: three half angles, then a series below the last bit. */
function arcOf(ratio: number): number {
  let t = ratio;
  for (let halvings = 0; halvings < 3; halvings += 1) t = t / (1 + Math.sqrt(1 + t * t));
  const s = t * t;
  let sum = 0;
  for (let k = 17; k >= 1; k -= 2) sum = 1 / k - s * sum;
  return 8 * t * sum;
}

/** The signed angle in radians, above minus half a turn to half a turn, from (ux, uy) to (vx, vy); used for areas of arcs. */
export function angleBetween(ux: number, uy: number, vx: number, vy: number): number {
  const along = ux * vx + uy * vy;
  const across = ux * vy - uy * vx;
  const a = Math.abs(along);
  const c = Math.abs(across);
  if (a === 0 && c === 0) return 0;
  const acute = c <= a ? arcOf(c / a) : HALF_TURN / 2 - arcOf(a / c);
  const angle = along >= 0 ? acute : HALF_TURN - acute;
  return across < 0 ? -angle : angle;
}
