import type { Disc } from './disc';

/** A line without ends: the points (x, y) with nx * x + ny * y = offset, the normal (nx, ny) being a unit vector. */
export interface InfiniteLine {
  readonly nx: number;
  readonly ny: number;
  readonly offset: number;
}

// Circles that touch have a tangent at the touching point although rounding may put them a hair apart.
const HAIR = 1e-12;

/** The lines that touch both circles, at most four; a point is a circle of radius 0, and two points have one line. */
export function commonTangents(a: Disc, b: Disc): InfiniteLine[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return [];
  const lines: InfiniteLine[] = [];
  addTangents(lines, a, dx / length, dy / length, (b.r - a.r) / length, b.r);
  if (a.r > 0 && b.r > 0) addTangents(lines, a, dx / length, dy / length, (-b.r - a.r) / length, b.r);
  return lines;
}

// The normal makes the angle with cosine `cosine` with the direction u of the centres; both circles lie `r` from the line on the chosen side.
function addTangents(lines: InfiniteLine[], a: Disc, ux: number, uy: number, cosine: number, otherRadius: number): void {
  if (Math.abs(cosine) > 1 + HAIR) return;
  const sine = Math.sqrt(Math.max(0, (1 - cosine) * (1 + cosine)));
  addLine(lines, a, ux * cosine - uy * sine, uy * cosine + ux * sine);
  const mirrored = sine === 0 || (a.r === 0 && otherRadius === 0);
  if (!mirrored) addLine(lines, a, ux * cosine + uy * sine, uy * cosine - ux * sine);
}

function addLine(lines: InfiniteLine[], a: Disc, nx: number, ny: number): void {
  lines.push({ nx, ny, offset: nx * a.x + ny * a.y - a.r });
}
