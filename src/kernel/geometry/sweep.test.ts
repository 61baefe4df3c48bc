import * as fc from 'fast-check';
import { type Disc, gap } from './disc';
import { type Point, pointAlong } from './point';
import { type Polygon, polygonOf } from './polygon';
import { gapToPolygon } from './polygon-distance';
import type { Stretch } from './stretch';
import { entryToDisc, stretchNearDisc } from './sweep';
import { entryToPolygon, stretchesNearPolygon } from './sweep-polygon';
import { starOutline } from './testing/star';

const at = (x: number, y: number): Point => ({ x, y });
const disc = (x: number, y: number, r: number): Disc => ({ x, y, r });
const coordinate = fc.integer({ min: -100000, max: 100000 }).map((n) => n / 10000);
const point = fc.record({ x: coordinate, y: coordinate });
const radius = fc.constantFrom(0, 0.25, 0.5, 1);
const reach = fc.constantFrom(0, 0.001, 1, 2);
const radii = fc.array(fc.integer({ min: 3000, max: 50000 }).map((n) => n / 10000), { minLength: 3, maxLength: 8 });
const base = (p: Point, r: number): Disc => ({ x: p.x, y: p.y, r });
const samples = Array.from({ length: 41 }, (_, i) => i / 40);

describe('a base moving past another', () => {
  it('meets it where the rims touch', () => {
    expect(entryToDisc(at(0, 0), at(10, 0), 0.5, disc(6, 0, 0.5), 0)).toBe(0.5);
  });

  it('enters its threatened area at the border', () => {
    expect(entryToDisc(at(0, 0), at(10, 0), 0.5, disc(6, 0, 0.5), 1)).toBe(0.4);
    expect(stretchNearDisc(at(0, 0), at(10, 0), 0.5, disc(6, 0, 0.5), 1)).toEqual({ from: 0.4, to: 0.8 });
    expect(stretchNearDisc(at(0, 0), at(6, 0), 0.5, disc(6, 0, 0.5), 1)).toEqual({ from: 4 / 6, to: 1 });
  });

  it('is there at once when it starts inside', () => {
    expect(entryToDisc(at(5, 0), at(10, 0), 0.5, disc(6, 0, 0.5), 0)).toBe(0);
    expect(entryToDisc(at(5, 0), at(5, 0), 0.5, disc(6, 0, 0.5), 0)).toBe(0);
  });

  it('never meets it when going away, falling short or passing by', () => {
    expect(entryToDisc(at(4, 0), at(-4, 0), 0.5, disc(6, 0, 0.5), 0)).toBe(Infinity);
    expect(entryToDisc(at(0, 0), at(4.9, 0), 0.5, disc(6, 0, 0.5), 0)).toBe(Infinity);
    expect(entryToDisc(at(0, 2), at(10, 2), 0.5, disc(6, 0, 0.5), 0)).toBe(Infinity);
    expect(entryToDisc(at(0, 0), at(0, 0), 0.5, disc(6, 0, 0.5), 0)).toBe(Infinity);
    expect(stretchNearDisc(at(0, 2), at(10, 2), 0.5, disc(6, 0, 0.5), 0)).toBeNull();
  });

  it('that only grazes it is near for a moment', () => {
    expect(stretchNearDisc(at(0, 1), at(10, 1), 0.5, disc(5, 0, 0.5), 0)).toEqual({ from: 0.5, to: 0.5 });
  });

  it('may be asked for an overlap instead of a touch', () => {
    expect(entryToDisc(at(0, 0), at(10, 0), 0.5, disc(6, 0, 0.5), -0.5)).toBe(0.55);
    expect(entryToDisc(at(0, 1), at(10, 1), 0.5, disc(5, 0, 0.5), -0.001)).toBe(Infinity);
    expect(entryToDisc(at(0, 0), at(10, 0), 0.5, disc(6, 0, 0.5), -2)).toBe(Infinity);
  });

  it('of no size meets a point it runs over', () => {
    expect(entryToDisc(at(0, 0), at(10, 0), 0, disc(4, 0, 0), 0)).toBe(0.4);
  });

  it('has exactly the reach as its gap on entering, and a wider gap before', () => {
    fc.assert(
      fc.property(point, point, radius, point, radius, reach, (from, to, r, centre, other, near) => {
        const target = base(centre, other);
        const stretch = stretchNearDisc(from, to, r, target, near);
        if (stretch !== null && stretch.from > 0) expect(gap(base(pointAlong(from, to, stretch.from), r), target)).toBeCloseTo(near, 6);
        for (const t of samples) expectNear(t, stretch === null ? [] : [stretch], gap(base(pointAlong(from, to, t), r), target), near);
      }),
      { numRuns: 500 },
    );
  });
});

// Samples clearly nearer than the reach lie in a stretch, those clearly farther in none.
function expectNear(t: number, stretches: readonly Stretch[], gapNow: number, near: number): void {
  const held = stretches.some(({ from, to }) => from <= t && t <= to);
  if (gapNow < near - 1e-7) expect(held).toBe(true);
  if (gapNow > near + 1e-7) expect(held).toBe(false);
}

describe('a base moving past a polygon', () => {
  const square = polygonOf([at(4, -2), at(8, -2), at(8, 2), at(4, 2)]);
  const u = polygonOf([at(0, 0), at(6, 0), at(6, 4), at(4, 4), at(4, 2), at(2, 2), at(2, 4), at(0, 4)]);

  it('meets its edge, and its corner later', () => {
    expect(entryToPolygon(at(0, 0), at(10, 0), 0.5, square, 0)).toBe(0.35);
    expect(entryToPolygon(at(0, 2.3), at(10, 2.3), 0.5, square, 0)).toBeCloseTo(0.36, 12);
    expect(entryToPolygon(at(0, 2.5), at(10, 2.5), 0.5, square, -0.001)).toBe(Infinity);
  });

  it('is there at once when it starts touching or inside', () => {
    expect(entryToPolygon(at(3.5, 0), at(0, 0), 0.5, square, 0)).toBe(0);
    expect(entryToPolygon(at(6, 0), at(20, 0), 0.5, square, 0)).toBe(0);
  });

  it('of no size meets the border itself, at an edge or right at a corner', () => {
    expect(entryToPolygon(at(0, 0), at(10, 0), 0, square, 0)).toBe(0.4);
    expect(entryToPolygon(at(0, -6), at(8, 2), 0, square, 0)).toBe(0.5);
    expect(stretchesNearPolygon(at(0, -6), at(8, 2), 0, square, 0)).toEqual([{ from: 0.5, to: 1 }]);
  });

  it('does not slip in between two edges at their corner by rounding', () => {
    const piece = polygonOf([at(0.73, 3.08), at(0.73 + 3, 3.08 + 0.1), at(0.73 + 3.3, 3.08 + 2.7), at(0.73 + 0.2, 3.08 + 3)]);
    expect(entryToPolygon(at(0.73 - 0.4, 3.08 - 0.6), at(0.73 + 0.4, 3.08 + 0.6), 0, piece, 0)).toBeCloseTo(0.5, 9);
  });

  it('is near it twice when it passes a gap wide enough', () => {
    const stretches = stretchesNearPolygon(at(-2, 3), at(8, 3), 0.5, u, 0);
    expect(stretches).toHaveLength(2);
    [0.15, 0.45, 0.55, 0.85].forEach((share, i) => {
      const { from, to } = stretches[Math.floor(i / 2)]!;
      expect(i === 0 || i === 2 ? from : to).toBeCloseTo(share, 12);
    });
    expect(stretchesNearPolygon(at(-2, 3), at(8, 3), 1, u, 0)).toHaveLength(1);
  });

  it('has exactly the reach as its gap on entering, and a wider gap before', () => {
    fc.assert(
      fc.property(point, point, radius, radii, reach, (from, to, r, star, near) => {
        const polygon: Polygon = polygonOf(starOutline(0, 0, star));
        const stretches = stretchesNearPolygon(from, to, r, polygon, near);
        const first = entryToPolygon(from, to, r, polygon, near);
        if (stretches.length === 0) expect(first).toBe(Infinity);
        else expect(first).toBeCloseTo(stretches[0]!.from, 9);
        if (first > 0 && first < Infinity) expect(gapToPolygon(base(pointAlong(from, to, first), r), polygon)).toBeCloseTo(near, 6);
        for (const t of samples) expectNear(t, stretches, gapToPolygon(base(pointAlong(from, to, t), r), polygon), near);
      }),
      { numRuns: 500 },
    );
  });
});
