import type { Point } from '../point';
import type { Polygon } from '../polygon';
import { type OutlinePiece, outlineAt, piecesMeet, truly } from './outline';

/** The inward corners of the line at a distance from a polygon: where a taut path bends that may not leave the area within. */
export function innerCorners(polygon: Polygon, distance: number): Point[] {
  const pieces = outlineAt(polygon, distance);
  const count = polygon.vertices.length;
  const found: Point[] = [];
  for (let i = 0; i < pieces.length; i += 1) {
    for (let j = i + 1; j < pieces.length; j += 1) {
      const a = pieces[i]!;
      const b = pieces[j]!;
      if (!joined(a, b, count) && !joined(b, a, count)) found.push(...piecesMeet(a, b));
    }
  }
  return truly(found, polygon, distance);
}

// An arc runs smoothly into the straight pieces beside it.
function joined(arc: OutlinePiece, line: OutlinePiece, count: number): boolean {
  if (arc.r === 0 || line.r > 0) return false;
  const apart = (arc.corner - line.corner + count) % count;
  return apart <= 1;
}
