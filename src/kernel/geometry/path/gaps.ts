import type { Disc } from '../disc';
import type { Point } from '../point';
import type { Polygon } from '../polygon';
import { stretchesNearPolygon } from '../sweep-polygon';
import { circlesMeet, outlineMeetsCircle, outlinesMeet } from './outline';

/** A passage too narrow for the whole base: the two places at its ends where the base fits and touches both blocks. */
export interface Gap {
  readonly a: Point;
  readonly b: Point;
}

// How far outside the overlap of the two inflated blocks a squeeze may stray.
const STRAY = 0.005;

interface Holds {
  readonly polygons: readonly Polygon[];
  readonly hold: Float64Array;
  readonly radius: number;
}

/** The straight passages between two polygons of the ground. */
export function gapsBetween(ground: Holds, one: number, other: number): Gap[] {
  const a = ground.polygons[one]!;
  const b = ground.polygons[other]!;
  return pairs(
    outlinesMeet(a, b, ground.hold[one]!),
    (p, q) => staysNear(p, q, ground.radius, a) && staysNear(p, q, ground.radius, b),
  );
}

/** The straight passages between a disc, with the distance its centre is gone round at, and a polygon. */
export function gapsAtDisc(disc: Disc, around: number, polygon: Polygon, hold: number, radius: number): Gap[] {
  return pairs(outlineMeetsCircle(polygon, hold, disc.x, disc.y, around), (p, q) => staysNear(p, q, radius, polygon));
}

/** The passage between two circles gone round, if they overlap. */
export function gapOfDiscs(a: Disc, b: Disc): Gap | null {
  const [p, q] = circlesMeet(a, b);
  return p === undefined || q === undefined ? null : { a: p, b: q };
}

function pairs(places: readonly Point[], fits: (p: Point, q: Point) => boolean): Gap[] {
  const found: Gap[] = [];
  for (let i = 0; i < places.length; i += 1) {
    for (let j = i + 1; j < places.length; j += 1) {
      if (fits(places[i]!, places[j]!)) found.push({ a: places[i]!, b: places[j]! });
    }
  }
  return found;
}

function staysNear(p: Point, q: Point, radius: number, polygon: Polygon): boolean {
  const near = stretchesNearPolygon(p, q, radius, polygon, STRAY);
  return near.length === 1 && near[0]!.from <= 1e-9 && near[0]!.to >= 1 - 1e-9;
}
