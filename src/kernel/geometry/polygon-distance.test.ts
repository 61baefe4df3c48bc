import Flatten from '@flatten-js/core';
import * as fc from 'fast-check';
import type { Disc } from './disc';
import { distance, type Point } from './point';
import { type Polygon, polygonOf } from './polygon';
import {
  discOverlapsPolygon, discTouchesBorder, gapToPolygon, pointToBorder, pointToPolygon, polygonGap, polygonHoldsDisc, segmentToPolygon,
} from './polygon-distance';
import { polygonsOverlap } from './polygon-overlap';
import { starOutline } from './testing/star';

const at = (x: number, y: number): Point => ({ x, y });
const disc = (x: number, y: number, r: number): Disc => ({ x, y, r });
const coordinate = fc.integer({ min: -120000, max: 120000 }).map((n) => n / 10000);
const point = fc.record({ x: coordinate, y: coordinate });
const radii = fc.array(fc.integer({ min: 3000, max: 50000 }).map((n) => n / 10000), { minLength: 3, maxLength: 9 });
const polygon = fc.tuple(coordinate, coordinate, radii).map(([x, y, r]) => polygonOf(starOutline(x, y, r)));
const flat = (p: Point): InstanceType<typeof Flatten.Point> => new Flatten.Point(p.x, p.y);
const flatPolygon = (shape: Polygon): InstanceType<typeof Flatten.Polygon> => new Flatten.Polygon(shape.vertices.map(flat));
const box = (x: number, y: number, w: number, h: number): Polygon =>
  polygonOf([at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)]);

const square = box(0, 0, 4, 4);
const u = polygonOf([at(0, 0), at(6, 0), at(6, 4), at(4, 4), at(4, 2), at(2, 2), at(2, 4), at(0, 4)]);

describe('the distance to a polygon', () => {
  it('is measured to the nearest edge or corner, and is 0 inside', () => {
    expect(pointToPolygon(at(2, 7), square)).toBe(3);
    expect(pointToPolygon(at(7, 8), square)).toBe(5);
    expect(pointToPolygon(at(1, 2), square)).toBe(0);
    expect(pointToPolygon(at(4, 4), square)).toBe(0);
    expect(pointToPolygon(at(3, 3), u)).toBe(1);
    expect(pointToBorder(at(1, 2), square)).toBe(1);
  });

  it('from a point agrees with the oracle', () => {
    fc.assert(
      fc.property(polygon, point, (shape, p) => {
        const inside = flatPolygon(shape).contains(flat(p));
        expect(pointToPolygon(p, shape)).toBeCloseTo(inside ? 0 : flat(p).distanceTo(flatPolygon(shape))[0], 4);
      }),
    );
  });

  it('from a segment agrees with the oracle, and is 0 for a segment inside', () => {
    fc.assert(
      fc.property(polygon, point, point, (shape, p, q) => {
        fc.pre(distance(p, q) > 0.01);
        const inside = flatPolygon(shape).contains(flat(p));
        const oracle = inside ? 0 : new Flatten.Segment(flat(p), flat(q)).distanceTo(flatPolygon(shape))[0];
        expect(segmentToPolygon(p, q, shape)).toBeCloseTo(oracle, 4);
      }),
    );
    expect(segmentToPolygon(at(1, 1), at(2, 3), square)).toBe(0);
    expect(segmentToPolygon(at(-1, 5), at(5, 5), square)).toBe(1);
    expect(segmentToPolygon(at(7, 8), at(7, 8), square)).toBe(5);
  });

  it('from a polygon agrees with the oracle and is the same both ways', () => {
    fc.assert(
      fc.property(polygon, polygon, (one, other) => {
        expect(polygonGap(one, other)).toBeCloseTo(polygonGap(other, one), 12);
        const within = flatPolygon(one).contains(flat(other.vertices[0]!)) || flatPolygon(other).contains(flat(one.vertices[0]!));
        const oracle = within ? 0 : flatPolygon(one).distanceTo(flatPolygon(other))[0];
        expect(polygonGap(one, other)).toBeCloseTo(oracle, 4);
      }),
    );
  });

  it('is 0 from a polygon within it, across it or touching it', () => {
    expect(polygonGap(square, box(1, 1, 1, 1))).toBe(0);
    expect(polygonGap(box(1, 1, 1, 1), square)).toBe(0);
    expect(polygonGap(box(-1, 1, 9, 1), square)).toBe(0);
    expect(polygonGap(box(4, 4, 1, 1), square)).toBe(0);
    expect(polygonGap(box(7, 8, 1, 1), square)).toBe(5);
    expect(polygonGap(box(2.5, 3, 1, 9), u)).toBe(0.5);
  });

  it('keeps the triangle inequality', () => {
    fc.assert(fc.property(polygon, point, point, (s, p, q) => pointToPolygon(p, s) <= distance(p, q) + pointToPolygon(q, s) + 1e-9));
  });

  it('does not change when all is moved', () => {
    fc.assert(
      fc.property(polygon, polygon, point, (one, other, by) => {
        const moved = (s: Polygon): Polygon => polygonOf(s.vertices.map((v) => at(v.x + by.x, v.y + by.y)));
        expect(Math.abs(polygonGap(moved(one), moved(other)) - polygonGap(one, other))).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('a base and a polygon', () => {
  it('have a gap from rim to border', () => {
    expect(gapToPolygon(disc(7, 8, 0.5), square)).toBe(4.5);
    expect(gapToPolygon(disc(4.5, 2, 0.5), square)).toBe(0);
    expect(gapToPolygon(disc(2, 2, 0), square)).toBe(0);
  });

  it('overlap only by more than the tolerance', () => {
    expect(discOverlapsPolygon(disc(4.5, 2, 0.5), square, 0.001)).toBe(false);
    expect(discOverlapsPolygon(disc(4.4995, 2, 0.5), square, 0.001)).toBe(false);
    expect(discOverlapsPolygon(disc(4.498, 2, 0.5), square, 0.001)).toBe(true);
    expect(discOverlapsPolygon(disc(2, 2, 0.5), square, 0.001)).toBe(true);
    expect(discOverlapsPolygon(disc(4.4, 4.4, 0.5), square, 0.001)).toBe(false);
    expect(discOverlapsPolygon(disc(4.3, 4.3, 0.5), square, 0.001)).toBe(true);
    expect(discOverlapsPolygon(disc(2, 2, 0), square, 0)).toBe(false);
  });

  it('touch at the border from outside, across and from inside', () => {
    expect(discTouchesBorder(disc(4.5, 2, 0.5), square, 0)).toBe(true);
    expect(discTouchesBorder(disc(4, 2, 0.5), square, 0)).toBe(true);
    expect(discTouchesBorder(disc(3.5, 2, 0.5), square, 0)).toBe(true);
    expect(discTouchesBorder(disc(2, 2, 0.5), square, 0)).toBe(false);
    expect(discTouchesBorder(disc(4.6, 2, 0.5), square, 0.001)).toBe(false);
  });

  it('lie inside with the whole base, give or take the tolerance', () => {
    expect(polygonHoldsDisc(square, disc(3.5, 2, 0.5), 0)).toBe(true);
    expect(polygonHoldsDisc(square, disc(3.6, 2, 0.5), 0.001)).toBe(false);
    expect(polygonHoldsDisc(square, disc(3.5005, 2, 0.5), 0.001)).toBe(true);
    expect(polygonHoldsDisc(square, disc(4.6, 2, 0.5), 0.001)).toBe(false);
    expect(polygonHoldsDisc(square, disc(4, 2, 0), 0)).toBe(true);
    expect(polygonHoldsDisc(u, disc(3, 3, 0.2), 0)).toBe(false);
  });
});

describe('two polygons', () => {
  it('that share an edge, a piece of one or a corner do not overlap', () => {
    expect(polygonsOverlap(square, box(4, 0, 4, 4), 0.001)).toBe(false);
    expect(polygonsOverlap(square, box(4, 1, 2, 9), 0.001)).toBe(false);
    expect(polygonsOverlap(square, box(4, 4, 2, 2), 0.001)).toBe(false);
    expect(polygonsOverlap(u, box(2, 2, 2, 2), 0.001)).toBe(false);
  });

  it('overlap when they cross, hold each other or are the same', () => {
    expect(polygonsOverlap(square, box(3.9, 1, 4, 1), 0.001)).toBe(true);
    expect(polygonsOverlap(square, box(-1, 1, 9, 1), 0.001)).toBe(true);
    expect(polygonsOverlap(square, box(1, 1, 1, 1), 0.001)).toBe(true);
    expect(polygonsOverlap(box(1, 1, 1, 1), square, 0.001)).toBe(true);
    expect(polygonsOverlap(square, square, 0.001)).toBe(true);
    expect(polygonsOverlap(square, box(0, 0, 4, 2), 0.001)).toBe(true);
    expect(polygonsOverlap(u, box(2, 0, 2, 2), 0.001)).toBe(true);
    expect(polygonsOverlap(u, box(2, 1, 2, 3), 0.001)).toBe(true);
  });

  it('overlap only by more than the tolerance', () => {
    expect(polygonsOverlap(square, box(3.9995, 0, 4, 4), 0.001)).toBe(false);
    expect(polygonsOverlap(square, box(3.998, 0, 4, 4), 0.001)).toBe(true);
  });

  it('overlap when the oracle finds a common area', () => {
    fc.assert(
      fc.property(polygon, polygon, (one, other) => {
        const gapNow = polygonGap(one, other);
        if (gapNow > 0.001) expect(polygonsOverlap(one, other, 0.0005)).toBe(false);
        expect(polygonsOverlap(one, other, 0.0005)).toBe(polygonsOverlap(other, one, 0.0005));
        fc.pre(gapNow === 0);
        const common = Flatten.BooleanOperations.intersect(flatPolygon(one), flatPolygon(other)).area();
        fc.pre(common > 0.05);
        expect(polygonsOverlap(one, other, 0.0005)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
