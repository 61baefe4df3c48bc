import type { Point } from '../point';
import { type Polygon, pointToBorderSquared, signedArea, surrounds } from '../polygon';
import { polygonGap } from '../polygon-distance';
import { type Gap, gapsBetween } from './gaps';
import { innerCorners } from './inner-corners';
import type { GroundToll } from './types';

/** What a polygon is to a moving base. */
export const BLOCK = 0;
export const ONCE = 1;
export const ENTRY = 2;

/**
 * The fixed shapes of a field as one size of base meets them, prepared once.
 * Polygons are the blocks and then the tolls; `corner…` arrays hold their corners counter-clockwise, `wheel…` arrays the
 * convex ones with the outward normals of the edges before and after.
 */
export interface Ground {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly eps: number;
  readonly polygons: readonly Polygon[];
  readonly blockCount: number;
  readonly tolls: readonly GroundToll[];
  readonly kind: Uint8Array;
  /** The centre nearer than this to the polygon meets it. */
  readonly meets: Float64Array;
  /** The distance at which a path goes round the polygon. */
  readonly hold: Float64Array;
  readonly firstCorner: Int32Array;
  readonly cornerX: Float64Array;
  readonly cornerY: Float64Array;
  readonly wheels: number;
  readonly firstWheel: Int32Array;
  readonly wheelX: Float64Array;
  readonly wheelY: Float64Array;
  readonly wheelPolygon: Int32Array;
  readonly beforeX: Float64Array;
  readonly beforeY: Float64Array;
  readonly afterX: Float64Array;
  readonly afterY: Float64Array;
  /** Places at which a path bends that stays upon an area paid for on entry. */
  readonly pins: readonly Point[];
  readonly gaps: readonly Gap[];
  readonly hasEntries: boolean;
}

/** Prepares the fixed shapes of a field for bases of one radius; overlaps up to `eps` count as touching. */
export function prepareGround(
  width: number, height: number, radius: number,
  blocks: readonly Polygon[], tolls: readonly GroundToll[], eps = 0.001,
): Ground {
  const polygons = [...blocks, ...tolls.map((toll) => toll.polygon)];
  const outlines = polygons.map(({ vertices }) => (signedArea(vertices) < 0 ? [...vertices].reverse() : [...vertices]));
  const corners = outlines.reduce((sum, outline) => sum + outline.length, 0);
  const ground = {
    width, height, radius, eps, polygons,
    blockCount: blocks.length,
    tolls,
    kind: new Uint8Array(polygons.length),
    meets: new Float64Array(polygons.length),
    hold: new Float64Array(polygons.length),
    firstCorner: new Int32Array(polygons.length + 1),
    cornerX: new Float64Array(corners),
    cornerY: new Float64Array(corners),
    wheels: 0,
    firstWheel: new Int32Array(polygons.length + 1),
    wheelX: new Float64Array(corners),
    wheelY: new Float64Array(corners),
    wheelPolygon: new Int32Array(corners),
    beforeX: new Float64Array(corners),
    beforeY: new Float64Array(corners),
    afterX: new Float64Array(corners),
    afterY: new Float64Array(corners),
    pins: [] as Point[],
    gaps: [] as Gap[],
    hasEntries: tolls.some((toll) => toll.kind === 'entry'),
  };
  let corner = 0;
  outlines.forEach((outline, p) => {
    const kind = p < blocks.length ? BLOCK : tolls[p - blocks.length]!.kind === 'once' ? ONCE : ENTRY;
    ground.kind[p] = kind;
    ground.meets[p] = kind === BLOCK ? radius - 0.75 * eps : kind === ONCE ? radius - eps : radius + eps;
    ground.hold[p] = kind === ENTRY ? radius + 1.5 * eps : radius - 0.5 * eps;
    ground.firstCorner[p] = corner;
    ground.firstWheel[p] = ground.wheels;
    for (const { x, y } of outline) {
      ground.cornerX[corner] = x;
      ground.cornerY[corner] = y;
      corner += 1;
    }
    ground.wheels = addWheels(ground, outline, p);
  });
  ground.firstCorner[polygons.length] = corner;
  ground.firstWheel[polygons.length] = ground.wheels;
  polygons.forEach((polygon, p) => {
    if (ground.kind[p] === ENTRY) ground.pins.push(...innerCorners(polygon, radius + eps / 2));
  });
  for (let a = 0; a < blocks.length; a += 1) {
    for (let b = a + 1; b < blocks.length; b += 1) {
      const gap = polygonGap(blocks[a]!, blocks[b]!);
      if (gap >= radius - eps && gap < 2 * radius) ground.gaps.push(...gapsBetween(ground, a, b));
    }
  }
  return ground;
}

interface WheelArrays {
  readonly wheels: number;
  readonly wheelX: Float64Array;
  readonly wheelY: Float64Array;
  readonly wheelPolygon: Int32Array;
  readonly beforeX: Float64Array;
  readonly beforeY: Float64Array;
  readonly afterX: Float64Array;
  readonly afterY: Float64Array;
}

// Only convex corners turn a taut path; returns the new number of wheels.
function addWheels(to: WheelArrays, outline: readonly Point[], polygon: number): number {
  let count = to.wheels;
  outline.forEach((b, i) => {
    const a = outline[(i + outline.length - 1) % outline.length]!;
    const c = outline[(i + 1) % outline.length]!;
    const before = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    const after = Math.sqrt((c.x - b.x) * (c.x - b.x) + (c.y - b.y) * (c.y - b.y));
    if (before === 0 || after === 0) return;
    const ux = (b.x - a.x) / before;
    const uy = (b.y - a.y) / before;
    const vx = (c.x - b.x) / after;
    const vy = (c.y - b.y) / after;
    if (ux * vy - uy * vx <= 1e-9) return;
    to.wheelX[count] = b.x;
    to.wheelY[count] = b.y;
    to.wheelPolygon[count] = polygon;
    to.beforeX[count] = uy;
    to.beforeY[count] = 0 - ux;
    to.afterX[count] = vy;
    to.afterY[count] = 0 - vx;
    count += 1;
  });
  return count;
}

/** Whether a centre at (x, y) is nearer to polygon `p` than the distance: inside counts as 0. */
export function nearPolygon(ground: Ground, p: number, x: number, y: number, distance: number): boolean {
  const polygon = ground.polygons[p]!;
  const { box } = polygon;
  if (x < box.minX - distance || x > box.maxX + distance || y < box.minY - distance || y > box.maxY + distance) return false;
  return surrounds(polygon.vertices, x, y) || pointToBorderSquared(polygon, x, y) < distance * distance;
}
