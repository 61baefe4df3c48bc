import { type Box, boxOf, pointToBoxSquared } from './box';
import { type Point, distanceSquared } from './point';
import { pointToSegmentSquared } from './segment';
import { type Vector, turned } from './vector';

/** A simple polygon: its corners in either winding, the last joined to the first, and its bounds. */
export interface Polygon {
  readonly vertices: readonly Point[];
  readonly box: Box;
}

/** The polygon with these corners, which are taken as they are: check them with `outlineFaults` first. */
export function polygonOf(vertices: readonly Point[]): Polygon {
  return { vertices, box: boxOf(vertices) };
}

/** An outline turned about its origin to a facing and moved to a place, unrounded. */
export function placed(outline: readonly Point[], to: Point, facing: Vector): Point[] {
  return outline.map((corner) => {
    const v = turned(corner, facing);
    return { x: to.x + v.x, y: to.y + v.y };
  });
}

/** The area of an outline: positive when its corners run counter-clockwise. */
export function signedArea(vertices: readonly Point[]): number {
  const first = vertices[0];
  if (first === undefined) return 0;
  let twice = 0;
  for (let i = 1; i + 1 < vertices.length; i += 1) {
    const a = vertices[i]!;
    const b = vertices[i + 1]!;
    twice += (a.x - first.x) * (b.y - first.y) - (a.y - first.y) * (b.x - first.x);
  }
  return twice / 2;
}

/** Whether a ray from the point crosses the outline an odd number of times: inside, with no promise on the border itself. */
export function surrounds(vertices: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  let a = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i += 1) {
    const b = vertices[i]!;
    if (a.y > y !== b.y > y) {
      const side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
      if (side > 0 === b.y > a.y) inside = !inside;
    }
    a = b;
  }
  return inside;
}

/** The square of the distance from a point to the border, from inside or outside. */
export function pointToBorderSquared(polygon: Polygon, x: number, y: number): number {
  const { vertices } = polygon;
  let nearest = Infinity;
  let a = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i += 1) {
    const b = vertices[i]!;
    const d = pointToSegmentSquared(x, y, a.x, a.y, b.x, b.y);
    if (d < nearest) nearest = d;
    a = b;
  }
  return nearest;
}

/** Whether a point lies in a polygon; the border, and anything within the tolerance of it, counts as inside. */
export function contains(polygon: Polygon, p: Point, tolerance: number): boolean {
  if (pointToBoxSquared(p.x, p.y, polygon.box) > tolerance * tolerance) return false;
  return surrounds(polygon.vertices, p.x, p.y) || pointToBorderSquared(polygon, p.x, p.y) <= tolerance * tolerance;
}

/** The corner of a polygon farthest from a point; of equals the first. */
export function farthestVertex(polygon: Polygon, p: Point): Point {
  let farthest = polygon.vertices[0]!;
  let best = -1;
  for (const corner of polygon.vertices) {
    const d = distanceSquared(corner, p);
    if (d > best) {
      best = d;
      farthest = corner;
    }
  }
  return farthest;
}

/** A point in the open inside of a polygon. */
export function innerPoint(polygon: Polygon): Point {
  const heights = polygon.vertices.map((v) => v.y).sort((a, b) => a - b);
  const low = polygon.box.minY;
  const next = heights.find((y) => y > low) ?? low;
  const y = (low + next) / 2;
  const crossings: number[] = [];
  polygon.vertices.forEach((b, i) => {
    const a = polygon.vertices[i === 0 ? polygon.vertices.length - 1 : i - 1]!;
    if (a.y > y !== b.y > y) crossings.push(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y));
  });
  crossings.sort((a, b) => a - b);
  return { x: ((crossings[0] ?? low) + (crossings[1] ?? low)) / 2, y };
}
