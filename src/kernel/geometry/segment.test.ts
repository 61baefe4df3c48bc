import Flatten from '@flatten-js/core';
import * as fc from 'fast-check';
import { distance, type Point } from './point';
import { closestPoint, pointToSegment, segmentToSegment, segmentsCross, segmentsMeet } from './segment';

const coordinate = fc.integer({ min: -500000, max: 500000 }).map((n) => n / 10000);
const free = fc.record({ x: coordinate, y: coordinate });
const lattice = fc.record({ x: fc.integer({ min: -4, max: 4 }), y: fc.integer({ min: -4, max: 4 }) });
const anyPoint = fc.oneof(free, lattice);
const at = (x: number, y: number): Point => ({ x, y });
const flat = (p: Point): InstanceType<typeof Flatten.Point> => new Flatten.Point(p.x, p.y);
const flatSegment = (a: Point, b: Point): InstanceType<typeof Flatten.Segment> => new Flatten.Segment(flat(a), flat(b));

describe('segments', () => {
  it('are as far from a point as the oracle says', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (p, a, b) => {
        fc.pre(distance(a, b) > 1e-3);
        expect(pointToSegment(p, a, b)).toBeCloseTo(flat(p).distanceTo(flatSegment(a, b))[0], 5);
      }),
    );
  });

  it('are as far from each other as the oracle says', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, anyPoint, (a, b, c, d) => {
        fc.pre(distance(a, b) > 1e-3 && distance(c, d) > 1e-3);
        expect(segmentToSegment(a, b, c, d)).toBeCloseTo(flatSegment(a, b).distanceTo(flatSegment(c, d))[0], 4);
      }),
    );
  });

  it('meet when the oracle finds an intersection, on a lattice full of touching and collinear ones', () => {
    fc.assert(
      fc.property(lattice, lattice, lattice, lattice, (a, b, c, d) => {
        fc.pre(distance(a, b) > 0 && distance(c, d) > 0);
        expect(segmentsMeet(a, b, c, d, 1e-9)).toBe(flatSegment(a, b).intersect(flatSegment(c, d)).length > 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('are as far apart one way as the other', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, anyPoint, (a, b, c, d) => {
        expect(segmentToSegment(a, b, c, d)).toBe(segmentToSegment(c, d, a, b));
        expect(segmentToSegment(a, b, c, d)).toBeCloseTo(segmentToSegment(b, a, d, c), 9);
      }),
    );
  });

  it('have their closest point on themselves and at the distance', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (p, a, b) => {
        const near = closestPoint(p, a, b);
        expect(distance(near, p)).toBeCloseTo(pointToSegment(p, a, b), 9);
        expect(distance(a, near) + distance(near, b)).toBeCloseTo(distance(a, b), 9);
      }),
    );
  });

  it('of no length are points', () => {
    expect(pointToSegment(at(3, 4), at(0, 0), at(0, 0))).toBe(5);
    expect(segmentToSegment(at(0, 0), at(0, 0), at(3, 4), at(3, 4))).toBe(5);
    expect(segmentToSegment(at(1, 0), at(1, 0), at(0, 0), at(2, 0))).toBe(0);
  });

  it('that touch at an end meet but do not cross', () => {
    expect(segmentsMeet(at(0, 0), at(4, 0), at(2, 0), at(2, 3), 0)).toBe(true);
    expect(segmentsCross(at(0, 0), at(4, 0), at(2, 0), at(2, 3), 0)).toBe(false);
    expect(segmentsCross(at(0, 0), at(4, 0), at(2, -0.0005), at(2, 3), 0.001)).toBe(false);
    expect(segmentsCross(at(0, 0), at(4, 0), at(2, -0.002), at(2, 3), 0.001)).toBe(true);
  });

  it('on one line meet when they overlap and not when they lie apart', () => {
    expect(segmentsMeet(at(0, 0), at(4, 0), at(3, 0), at(9, 0), 0)).toBe(true);
    expect(segmentsCross(at(0, 0), at(4, 0), at(3, 0), at(9, 0), 0)).toBe(false);
    expect(segmentsMeet(at(0, 0), at(4, 0), at(4.002, 0), at(9, 0), 0.001)).toBe(false);
    expect(segmentToSegment(at(0, 0), at(4, 0), at(6, 0), at(9, 0))).toBe(2);
  });
});
