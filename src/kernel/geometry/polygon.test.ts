import Flatten from '@flatten-js/core';
import * as fc from 'fast-check';
import { facing } from './degrees';
import type { Point } from './point';
import { contains, farthestVertex, innerPoint, placed, pointToBorderSquared, polygonOf, signedArea } from './polygon';
import { starOutline } from './testing/star';

const at = (x: number, y: number): Point => ({ x, y });
const coordinate = fc.integer({ min: -120000, max: 120000 }).map((n) => n / 10000);
const point = fc.record({ x: coordinate, y: coordinate });
const radii = fc.array(fc.integer({ min: 3000, max: 80000 }).map((n) => n / 10000), { minLength: 3, maxLength: 9 });
const polygon = fc.tuple(coordinate, coordinate, radii).map(([x, y, r]) => polygonOf(starOutline(x, y, r)));
const flat = (vertices: readonly Point[]): InstanceType<typeof Flatten.Polygon> =>
  new Flatten.Polygon(vertices.map(({ x, y }) => new Flatten.Point(x, y)));

const square = polygonOf([at(0, 0), at(4, 0), at(4, 4), at(0, 4)]);
const u = polygonOf([at(0, 0), at(6, 0), at(6, 4), at(4, 4), at(4, 2), at(2, 2), at(2, 4), at(0, 4)]);

describe('polygons', () => {
  it('have a positive area counter-clockwise and a negative one clockwise', () => {
    expect(signedArea(square.vertices)).toBe(16);
    expect(signedArea([...square.vertices].reverse())).toBe(-16);
    expect(signedArea(u.vertices)).toBe(20);
    expect(signedArea([])).toBe(0);
    expect(signedArea([at(1, 1), at(5, 5)])).toBe(0);
  });

  it('have the area the oracle finds, wherever they lie', () => {
    fc.assert(
      fc.property(polygon, coordinate, coordinate, ({ vertices }, x, y) => {
        expect(signedArea(vertices)).toBeCloseTo(flat(vertices).area(), 6);
        expect(signedArea(vertices.map((v) => at(v.x + x, v.y + y)))).toBeCloseTo(signedArea(vertices), 9);
      }),
    );
  });

  it('contain the points the oracle finds inside', () => {
    fc.assert(
      fc.property(polygon, point, (shape, p) => {
        fc.pre(pointToBorderSquared(shape, p.x, p.y) > 1e-6);
        expect(contains(shape, p, 0)).toBe(flat(shape.vertices).contains(new Flatten.Point(p.x, p.y)));
      }),
      { numRuns: 500 },
    );
  });

  it('contain their corners and points of their edges', () => {
    for (const corner of u.vertices) expect(contains(u, corner, 0)).toBe(true);
    expect(contains(u, at(3, 2), 0)).toBe(true);
    expect(contains(u, at(2, 3), 0)).toBe(true);
    expect(contains(u, at(6, 1), 0)).toBe(true);
    expect(contains(u, at(3, 3), 0)).toBe(false);
  });

  it('contain what is outside by no more than the tolerance', () => {
    expect(contains(square, at(4.001, 2), 0.00101)).toBe(true);
    expect(contains(square, at(4.002, 2), 0.001)).toBe(false);
    expect(contains(square, at(4.001, 4.001), 0.00101)).toBe(false);
    expect(contains(u, at(3, 2.0005), 0.001)).toBe(true);
  });

  it('are not fooled by a corner level with the point', () => {
    const diamond = polygonOf([at(0, -2), at(2, 0), at(0, 2), at(-2, 0)]);
    expect(contains(diamond, at(0, 0), 0)).toBe(true);
    expect(contains(diamond, at(-3, 0), 0)).toBe(false);
    expect(contains(diamond, at(3, 0), 0)).toBe(false);
    expect(contains(diamond, at(-3, 2), 0)).toBe(false);
    expect(contains(diamond, at(-3, -2), 0)).toBe(false);
  });

  it('are the same in either winding', () => {
    fc.assert(
      fc.property(polygon, point, (shape, p) => {
        expect(contains(polygonOf([...shape.vertices].reverse()), p, 1e-9)).toBe(contains(shape, p, 1e-9));
      }),
    );
  });

  it('have a farthest corner', () => {
    expect(farthestVertex(square, at(1, 1))).toEqual(at(4, 4));
    expect(farthestVertex(square, at(2, 2))).toEqual(at(0, 0));
  });

  it('have a point inside them', () => {
    fc.assert(
      fc.property(polygon, (shape) => {
        const p = innerPoint(shape);
        expect(contains(shape, p, 0)).toBe(true);
        expect(pointToBorderSquared(shape, p.x, p.y)).toBeGreaterThan(0);
      }),
    );
    expect(contains(u, innerPoint(u), 0)).toBe(true);
  });

  it('are turned about their origin and then moved', () => {
    expect(placed([at(1, 0), at(2, 0), at(2, 1)], at(10, 10), facing(90))).toEqual([at(10, 11), at(10, 12), at(9, 12)]);
  });
});
