import { angleBetween } from '../angle';
import type { Point } from '../point';
import { turned, type Vector } from '../vector';
import { cornersOf, girthSquared, type Oblong, oblong, overlapDepth, shrunk } from './oblong';

const FULL_TURN = 2 * 3.141592653589793;
/** A turn begun in contact is tried this far to see whether it leads out. */
const PROBE = 0.01;

/**
 * The angle in radians at which a rectangle that turns about a pivot first lies over another by more than `give`: Infinity if
 * it does not before `most`. `sense` is 1 counter-clockwise and -1 clockwise.
 *
 * Exact: of two shapes with straight edges that come to touch by turning, a corner of one meets an edge of the other, so it is
 * enough to cut the circle of every corner with every edge.
 */
export function swingEntry(mover: Oblong, pivot: Point, sense: 1 | -1, most: number, obstacle: Oblong, give: number): number {
  const reach = Math.sqrt(farthest(mover, pivot));
  const far = Math.sqrt((obstacle.x - pivot.x) * (obstacle.x - pivot.x) + (obstacle.y - pivot.y) * (obstacle.y - pivot.y)) - Math.sqrt(girthSquared(obstacle));
  if (far > reach) return Infinity;
  const small = shrunk(mover, give);
  const depth = overlapDepth(small, obstacle);
  if (depth > 0) {
    const probe: Vector = { x: Math.sqrt(1 - PROBE * PROBE), y: sense * PROBE };
    return overlapDepth(swung(small, pivot, probe), obstacle) < depth ? Infinity : 0;
  }
  const own = cornersOf(small);
  const others = cornersOf(obstacle);
  let first = Infinity;
  for (let i = 0; i < 4; i += 1) {
    for (let j = 0; j < 4; j += 1) {
      first = Math.min(first, meets(own[i]!, others[j]!, others[(j + 1) % 4]!, pivot, sense), meets(others[j]!, own[i]!, own[(i + 1) % 4]!, pivot, sense === 1 ? -1 : 1));
    }
  }
  return first <= most ? first : Infinity;
}

/** The rectangle turned about a pivot by an angle given as a unit vector. */
export function swung(o: Oblong, pivot: Point, by: Vector): Oblong {
  const arm = turned({ x: o.x - pivot.x, y: o.y - pivot.y }, by);
  const faces = turned({ x: o.fx, y: o.fy }, by);
  return oblong(pivot.x + arm.x, pivot.y + arm.y, faces.x, faces.y, o.halfWidth, o.halfDepth);
}

function farthest(o: Oblong, pivot: Point): number {
  let most = 0;
  for (const { x, y } of cornersOf(o)) most = Math.max(most, (x - pivot.x) * (x - pivot.x) + (y - pivot.y) * (y - pivot.y));
  return most;
}

// The angle by which a corner turns about the pivot before it meets the edge a-b.
function meets(corner: Point, a: Point, b: Point, pivot: Point, sense: 1 | -1): number {
  const cx = corner.x - pivot.x;
  const cy = corner.y - pivot.y;
  const ax = a.x - pivot.x;
  const ay = a.y - pivot.y;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length2 = dx * dx + dy * dy;
  if (length2 === 0) return Infinity;
  const middle = -(ax * dx + ay * dy) / length2;
  const square = middle * middle - (ax * ax + ay * ay - (cx * cx + cy * cy)) / length2;
  if (square < 0) return Infinity;
  const root = Math.sqrt(square);
  let first = Infinity;
  for (const share of [middle - root, middle + root]) {
    if (share < 0 || share > 1) continue;
    const angle = sense * angleBetween(cx, cy, ax + dx * share, ay + dy * share);
    first = Math.min(first, angle >= 0 ? angle : angle + FULL_TURN);
  }
  return first;
}
