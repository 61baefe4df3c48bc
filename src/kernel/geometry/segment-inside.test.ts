import Flatten from '@flatten-js/core';
import * as fc from 'fast-check';
import { distance, type Point, pointAlong } from './point';
import { contains, pointToBorderSquared, type Polygon, polygonOf } from './polygon';
import { ALONG_EDGE, lengthInside, stretchesInside } from './segment-inside';
import { joined, shareCovered } from './stretch';
import { starOutline } from './testing/star';

const at = (x: number, y: number): Point => ({ x, y });
const square = polygonOf([at(0, 0), at(4, 0), at(4, 4), at(0, 4)]);
const u = polygonOf([at(0, 0), at(6, 0), at(6, 4), at(4, 4), at(4, 2), at(2, 2), at(2, 4), at(0, 4)]);
const inside = (p: Point, q: Point, polygon: Polygon): number => lengthInside(p, q, polygon, ALONG_EDGE);

const coordinate = fc.integer({ min: -100000, max: 100000 }).map((n) => n / 10000);
const point = fc.record({ x: coordinate, y: coordinate });
const radii = fc.array(fc.integer({ min: 3000, max: 80000 }).map((n) => n / 10000), { minLength: 3, maxLength: 9 });
const star = radii.map((r) => polygonOf(starOutline(0, 0, r)));

describe('the part of a segment inside a polygon', () => {
  it('is measured in inches and given as shares of the way', () => {
    expect(inside(at(-2, 1), at(8, 1), square)).toBeCloseTo(4, 12);
    expect(stretchesInside(at(-2, 1), at(8, 1), square, ALONG_EDGE)).toEqual([{ from: 0.2, to: 0.6 }]);
    expect(stretchesInside(at(-1, 3), at(7, 3), u, ALONG_EDGE)).toEqual([{ from: 0.125, to: 0.375 }, { from: 0.625, to: 0.875 }]);
  });

  it('starts or ends with the segment when its ends are inside', () => {
    expect(stretchesInside(at(1, 1), at(3, 1), square, ALONG_EDGE)).toEqual([{ from: 0, to: 1 }]);
    expect(inside(at(1, 1), at(9, 1), square)).toBeCloseTo(3, 12);
    expect(inside(at(2, 2), at(2, 2), square)).toBe(0);
  });

  it('is nothing where the segment runs along an edge, inside or outside the other way', () => {
    expect(inside(at(-2, 0), at(9, 0), square)).toBe(0);
    expect(inside(at(1, 4), at(3, 4), square)).toBe(0);
    expect(inside(at(0, 0), at(0, 4), square)).toBe(0);
  });

  it('is nothing where the segment touches a corner', () => {
    expect(inside(at(3, 5), at(5, 3), square)).toBe(0);
    expect(inside(at(4, 4), at(6, 6), square)).toBe(0);
    expect(inside(at(2, 5), at(4, 4), square)).toBe(0);
  });

  it('goes on past a corner or an edge it only touches', () => {
    expect(inside(at(-1, 2), at(7, 2), u)).toBeCloseTo(4, 12);
    expect(inside(at(2, -1), at(2, 5), u)).toBeCloseTo(2, 12);
    expect(inside(at(0, 0), at(4, 4), square)).toBeCloseTo(Math.sqrt(32), 12);
    expect(stretchesInside(at(0, 4), at(4, 0), u, ALONG_EDGE)).toEqual([{ from: 0, to: 1 }]);
  });

  it('is nothing where rounding to the grid pushes a line along a slanting edge a little inside', () => {
    const wall = polygonOf([at(0, 0), at(9, 3.3333), at(8.6, 4.5), at(-0.4, 1.1667)]);
    expect(inside(at(1, 0.3704), at(8, 2.9629), wall)).toBe(0);
    expect(inside(at(1, 0.3713), at(8, 2.9641), wall)).toBeGreaterThan(6);
  });

  it('is nothing along a row of small edges that is one line to the eye', () => {
    const comb = polygonOf([at(0, 0), at(1, 0.0001), at(2, 0), at(3, 0.0001), at(4, 0), at(4, 3), at(0, 3)]);
    expect(inside(at(-1, 0.0001), at(5, 0.0001), comb)).toBe(0);
    expect(inside(at(-1, 0.001), at(5, 0.001), comb)).toBeCloseTo(4, 3);
  });

  it('counts a short cut across a corner', () => {
    expect(inside(at(3.999, 5), at(3.999, 3.998), square)).toBeCloseTo(0.002, 9);
    expect(inside(at(3.5, 4.499), at(4.499, 3.5), square)).toBeCloseTo(0.001 * Math.SQRT2, 9);
  });

  it('is as long as the oracle finds it', () => {
    fc.assert(
      fc.property(star, point, point, (polygon, p, q) => {
        fc.pre(distance(p, q) > 0.01);
        const flat = new Flatten.Polygon(polygon.vertices.map(({ x, y }) => new Flatten.Point(x, y)));
        const line = new Flatten.Segment(new Flatten.Point(p.x, p.y), new Flatten.Point(q.x, q.y));
        const cuts = [0, 1, ...flat.intersect(line).map((c) => distance(p, c) / distance(p, q))].sort((a, b) => a - b);
        let length = 0;
        for (let i = 1; i < cuts.length; i += 1) {
          const middle = pointAlong(p, q, (cuts[i]! + cuts[i - 1]!) / 2);
          if (flat.contains(new Flatten.Point(middle.x, middle.y))) length += (cuts[i]! - cuts[i - 1]!) * distance(p, q);
        }
        expect(Math.abs(lengthInside(p, q, polygon, 1e-9) - length)).toBeLessThan(1e-3);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same seen from the other end', () => {
    fc.assert(
      fc.property(star, point, point, (polygon, p, q) => {
        expect(inside(p, q, polygon)).toBeCloseTo(inside(q, p, polygon), 9);
      }),
      { numRuns: 500 },
    );
  });

  it('holds exactly the points the polygon contains, between lattice points full of corners and collinear edges', () => {
    const lattice = fc.record({ x: fc.integer({ min: -1, max: 7 }), y: fc.integer({ min: -1, max: 5 }) });
    fc.assert(
      fc.property(lattice, lattice, fc.integer({ min: 1, max: 96 }), (p, q, step) => {
        fc.pre(distance(p, q) > 0);
        const t = step / 97;
        const place = pointAlong(p, q, t);
        const deep = contains(u, place, 0) && pointToBorderSquared(u, place.x, place.y) > 1e-6;
        const away = !contains(u, place, 0.001);
        const held = stretchesInside(p, q, u, ALONG_EDGE).some(({ from, to }) => from <= t && t <= to);
        if (deep) expect(held).toBe(true);
        if (away) expect(held).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('stretches of a way', () => {
  it('are joined where they meet or overlap, in any order', () => {
    expect(joined([{ from: 0.5, to: 0.7 }, { from: 0, to: 0.2 }, { from: 0.2, to: 0.3 }, { from: 0.6, to: 0.65 }])).toEqual([
      { from: 0, to: 0.3 },
      { from: 0.5, to: 0.7 },
    ]);
    expect(shareCovered([{ from: 0.25, to: 0.75 }, { from: 0.5, to: 1 }])).toBe(0.75);
    expect(shareCovered([])).toBe(0);
  });
});
