/**
 * The turn of a direction from east, as a number from 0 to 4 that grows with the angle: 1 is a quarter turn.
 * It orders directions exactly and needs no trigonometry; only its order means anything.
 */
export function turnOf(x: number, y: number): number {
  if (y >= 0) return x >= 0 ? y / (x + y) : 1 - x / (y - x);
  return x < 0 ? 2 + y / (x + y) : 3 + x / (x - y);
}

/** The direction, not of length 1, whose turn is this. */
export function directionAt(turn: number): { readonly x: number; readonly y: number } {
  const t = turn >= 4 ? turn - 4 : turn;
  if (t < 1) return { x: 1 - t, y: t };
  if (t < 2) return { x: 1 - t, y: 2 - t };
  if (t < 3) return { x: t - 3, y: 2 - t };
  return { x: t - 3, y: t - 4 };
}

/** How much turn lies ahead from one direction to another, going counter-clockwise (1) or clockwise (-1). */
export function turnAhead(from: number, to: number, way: number): number {
  const ahead = way > 0 ? to - from : from - to;
  return ahead < 0 ? ahead + 4 : ahead;
}
