import { boxToBoxSquared } from './box';
import { contains, innerPoint, type Polygon } from './polygon';
import { lengthInside } from './segment-inside';

/**
 * Whether two polygons lie over each other by more than the tolerance.
 * Sharing a corner or a stretch of edge is not overlapping: some edge must go inside the other polygon, farther than the
 * tolerance from any one of its edges, or both must be the same shape in the same place.
 */
export function polygonsOverlap(one: Polygon, other: Polygon, tolerance: number): boolean {
  if (boxToBoxSquared(one.box, other.box) > 0) return false;
  return edgesEnter(one, other, tolerance) || edgesEnter(other, one, tolerance) || contains(other, innerPoint(one), 0);
}

function edgesEnter(one: Polygon, other: Polygon, tolerance: number): boolean {
  let p = one.vertices[one.vertices.length - 1]!;
  for (const q of one.vertices) {
    if (lengthInside(p, q, other, tolerance) > 0) return true;
    p = q;
  }
  return false;
}
