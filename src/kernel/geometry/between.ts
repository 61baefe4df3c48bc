import { boxToBoxSquared } from './box';
import { areaInDisc, leftPart } from './clip';
import type { Disc } from './disc';
import { hullBox, hullFlank } from './hull';
import type { Point } from './point';
import { type Polygon, signedArea } from './polygon';

/** The area of a polygon, in square inches, that lies between two bases: in their hull, but under neither of them. */
export function areaBetween(a: Disc, b: Disc, polygon: Polygon): number {
  if (boxToBoxSquared(hullBox(a, b), polygon.box) > 0) return 0;
  const flank = hullFlank(a, b);
  if (flank === null) return 0;
  let part: readonly Point[] = polygon.vertices;
  for (let i = 0; i < 4 && part.length > 0; i += 1) {
    const p = flank[i]!;
    const q = flank[i === 3 ? 0 : i + 1]!;
    // A base of radius 0 makes the flank a triangle: its side of no length cuts nothing off.
    if (p.x !== q.x || p.y !== q.y) part = leftPart(part, p, q);
  }
  if (part.length === 0) return 0;
  return Math.max(0, Math.abs(signedArea(part)) - Math.abs(areaUnder(part, a, b)));
}

// Where bases overlap, each counts on its own side of the line through the points where their rims cross.
function areaUnder(part: readonly Point[], a: Disc, b: Disc): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length2 = dx * dx + dy * dy;
  if (length2 >= (a.r + b.r) * (a.r + b.r)) return areaInDisc(part, a) + areaInDisc(part, b);
  const share = (1 + (a.r * a.r - b.r * b.r) / length2) / 2;
  const foot = { x: a.x + dx * share, y: a.y + dy * share };
  const ahead = { x: foot.x - dy, y: foot.y + dx };
  return areaInDisc(leftPart(part, foot, ahead), a) + areaInDisc(leftPart(part, ahead, foot), b);
}
