import * as fc from 'fast-check';
import { facing } from './degrees';
import { type Disc, gapToPoint } from './disc';
import type { Point } from './point';
import { type Polygon, polygonOf } from './polygon';
import { type Blockers, lineCrossesDisc } from './sight';
import { basesSeeEachOther, clearLineBetween } from './sight-of-bases';
import { lengthInside } from './segment-inside';
import { commonTangents } from './tangent';
import { starOutline } from './testing/star';

const EPS = 0.001;
const at = (x: number, y: number): Point => ({ x, y });
const disc = (x: number, y: number, r: number): Disc => ({ x, y, r });
const box = (x: number, y: number, w: number, h: number): Polygon =>
  polygonOf([at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)]);
const walls = (...polygons: Polygon[]): Blockers => ({ polygons, discs: [] });
const models = (...discs: Disc[]): Blockers => ({ polygons: [], discs });

describe('common tangents', () => {
  it('are four for discs apart, three when they touch, two when they overlap, none when one holds the other', () => {
    expect(commonTangents(disc(0, 0, 1), disc(5, 0, 2))).toHaveLength(4);
    expect(commonTangents(disc(0, 0, 1), disc(3, 0, 2))).toHaveLength(3);
    expect(commonTangents(disc(0, 0, 1), disc(2, 0, 2))).toHaveLength(2);
    expect(commonTangents(disc(0, 0, 1), disc(0.5, 0, 2))).toHaveLength(0);
    expect(commonTangents(disc(0, 0, 1), disc(0, 0, 2))).toHaveLength(0);
  });

  it('are two from a point to a disc and one between points', () => {
    expect(commonTangents(disc(0, 0, 0), disc(5, 0, 2))).toHaveLength(2);
    expect(commonTangents(disc(5, 0, 2), disc(0, 0, 0))).toHaveLength(2);
    expect(commonTangents(disc(0, 0, 0), disc(5, 5, 0))).toHaveLength(1);
  });

  it('touch both circles', () => {
    const coordinate = fc.integer({ min: -100, max: 100 }).map((n) => n / 10);
    const circle = fc.record({ x: coordinate, y: coordinate, r: fc.constantFrom(0, 0.5, 1, 2) });
    fc.assert(
      fc.property(circle, circle, (a, b) => {
        for (const { nx, ny, offset } of commonTangents(a, b)) {
          for (const c of [a, b]) expect(Math.abs(nx * c.x + ny * c.y - offset)).toBeCloseTo(c.r, 9);
        }
      }),
    );
  });
});

describe('two bases', () => {
  const a = disc(0, 0, 0.5);
  const b = disc(10, 0, 0.5);

  it('see each other over open ground, from rim to rim', () => {
    expect(clearLineBetween(a, b, walls(), EPS)).toEqual({ from: at(0.5, 0), to: at(9.5, 0) });
  });

  it('see each other past a wall that hides the centres only', () => {
    expect(basesSeeEachOther(a, b, walls(box(4, -3, 1, 3.2)), EPS)).toBe(true);
    expect(basesSeeEachOther(a, b, walls(box(4, -3, 1, 3.5)), EPS)).toBe(true);
    expect(basesSeeEachOther(a, b, walls(box(4, -3, 1, 3.51)), EPS)).toBe(false);
  });

  it('see each other through a slit, straight or slanting', () => {
    expect(basesSeeEachOther(a, b, walls(box(4, -3, 1, 2.9), box(4, 0.1, 1, 3)), EPS)).toBe(true);
    expect(basesSeeEachOther(a, b, walls(box(3, -3, 0.1, 3.3), box(7, -0.3, 0.1, 3.3)), EPS)).toBe(false);
    expect(basesSeeEachOther(a, b, walls(box(4, -3, 0.1, 3.1), box(6, -0.1, 0.1, 3.1)), EPS)).toBe(false);
    expect(basesSeeEachOther(a, b, walls(box(2, -3, 0.1, 3.1), box(8, -0.1, 0.1, 3.1)), EPS)).toBe(true);
  });

  it('see each other along a seam of no width between two blockers', () => {
    expect(basesSeeEachOther(a, b, walls(box(4, -3, 1, 3.2), box(4, 0.2, 1, 3)), EPS)).toBe(true);
    expect(basesSeeEachOther(a, b, walls(box(4, -3, 1, 3.2), box(4, 0.19, 1, 3)), EPS)).toBe(false);
  });

  it('are hidden by a larger model, and not by a smaller one', () => {
    expect(basesSeeEachOther(a, b, models(disc(5, 0, 0.4)), EPS)).toBe(true);
    expect(basesSeeEachOther(a, b, models(disc(5, 0, 0.51)), EPS)).toBe(false);
    expect(basesSeeEachOther(a, b, models(disc(5, 0.3, 0.51), disc(5, -0.8, 0.51)), EPS)).toBe(true);
    expect(basesSeeEachOther(a, b, models(disc(5, 0.5, 0.51), disc(5, -0.5, 0.51)), EPS)).toBe(false);
  });

  it('see each other between two models that leave a gap', () => {
    expect(basesSeeEachOther(a, b, models(disc(5, 0.65, 0.6), disc(5, -0.65, 0.6)), EPS)).toBe(true);
    expect(basesSeeEachOther(a, b, models(disc(3, 0.4, 0.6), disc(7, -0.4, 0.6)), EPS)).toBe(false);
    expect(basesSeeEachOther(disc(0, 0, 0), disc(10, 0, 0), models(disc(5, 0.5, 0.5)), EPS)).toBe(true);
    expect(basesSeeEachOther(disc(0, 0, 0), disc(10, 0, 0), models(disc(5, 0.4, 0.5)), EPS)).toBe(false);
  });

  it('that touch see each other whatever lies about', () => {
    expect(clearLineBetween(a, disc(1, 0, 0.5), walls(box(-9, -9, 20, 20)), EPS)).toEqual({ from: at(0.5, 0), to: at(0.5, 0) });
    expect(basesSeeEachOther(disc(1, 1, 0), disc(1, 1, 0), walls(box(-9, -9, 20, 20)), EPS)).toBe(true);
  });

  it('are hidden by what covers one of them, and see out of what covers a part', () => {
    expect(basesSeeEachOther(a, b, walls(box(-2, -2, 4, 4)), EPS)).toBe(false);
    expect(basesSeeEachOther(a, b, walls(box(-2, -2, 4, 2.3)), EPS)).toBe(true);
    expect(basesSeeEachOther(a, b, walls(box(-2, -2, 4, 2.3), box(9.4, -2, 3, 2.3)), EPS)).toBe(true);
    const plug = box(0.3, -0.45, 1, 0.9);
    expect(basesSeeEachOther(a, b, walls(plug, box(3, 0.4, 1, 4), box(3, -4.4, 1, 4)), EPS)).toBe(true);
    expect(basesSeeEachOther(a, b, walls(plug, box(3, 0.1, 1, 4), box(3, -4.1, 1, 4)), EPS)).toBe(false);
  });

  it('see each other from the strip of a rim that a blocker leaves bare, though no corner shows the way', () => {
    const target = disc(10, 1.45, 1);
    const slit = [box(3, -4, 0.02, 4.33), box(3, 0.34, 0.02, 4)];
    const cover = polygonOf([at(1.938, 5), at(-9, 5), at(-9, -5), at(-1.062, -5)]);
    expect(basesSeeEachOther(a, target, walls(...slit, cover), EPS)).toBe(true);
    expect(basesSeeEachOther(a, target, { polygons: slit, discs: [disc(-4.381, 1.313, 5)] }, EPS)).toBe(true);
    expect(basesSeeEachOther(a, target, { polygons: slit, discs: [disc(-4.381, 1.313, 5.2)] }, EPS)).toBe(false);
  });

  describe('among random blockers', () => {
    const coordinate = fc.integer({ min: -40000, max: 40000 }).map((n) => n / 10000);
    const radii = fc.array(fc.integer({ min: 2000, max: 15000 }).map((n) => n / 10000), { minLength: 3, maxLength: 6 });
    const star = fc.tuple(coordinate, coordinate, radii).map(([x, y, r]) => polygonOf(starOutline(x, y, r)));
    const round = fc.record({ x: coordinate, y: coordinate, r: fc.constantFrom(0.25, 0.5, 1) });
    const blockers = fc.record({ polygons: fc.array(star, { maxLength: 4 }), discs: fc.array(round, { maxLength: 4 }) });
    const base = (x: number): fc.Arbitrary<Disc> =>
      fc.tuple(coordinate, fc.constantFrom(0, 0.5, 1)).map(([y, r]) => ({ x, y: y / 3, r }));

    it('see each other along a line that starts on one, ends on the other and enters nothing', () => {
      fc.assert(
        fc.property(base(-4), base(4), blockers, (one, other, things) => {
          const line = clearLineBetween(one, other, things, EPS);
          if (line === null) return;
          expect(gapToPoint(one, line.from)).toBeLessThan(1e-8);
          expect(gapToPoint(other, line.to)).toBeLessThan(1e-8);
          for (const polygon of things.polygons) expect(lengthInside(line.from, line.to, polygon, 0.0002)).toBeLessThanOrEqual(EPS);
          for (const model of things.discs) expect(lineCrossesDisc(line.from, line.to, model, EPS)).toBe(false);
        }),
        { numRuns: 300 },
      );
    });

    it('see each other whenever any of many tried lines is clear', () => {
      fc.assert(
        fc.property(base(-4), base(4), blockers, (one, other, things) => {
          if (!basesSeeEachOther(one, other, things, EPS)) expect(clearTry(one, other, things)).toBeNull();
        }),
        { numRuns: 300 },
      );
    });

    it('see each other in both directions or in none', () => {
      fc.assert(
        fc.property(base(-4), base(4), blockers, (one, other, things) => {
          expect(basesSeeEachOther(one, other, things, EPS)).toBe(basesSeeEachOther(other, one, things, EPS));
        }),
        { numRuns: 300 },
      );
    });
  });
});

// Tries lines between points all round both rims, judged strictly: nothing of them inside any blocker.
function clearTry(one: Disc, other: Disc, things: Blockers): Point | null {
  const rim = (base: Disc): Point[] =>
    Array.from({ length: 24 }, (_, i) => at(base.x + base.r * facing(15 * i).x, base.y + base.r * facing(15 * i).y));
  for (const p of rim(one)) {
    for (const q of rim(other)) {
      const free =
        things.polygons.every((polygon) => lengthInside(p, q, polygon, 0) === 0) &&
        things.discs.every((model) => !lineCrossesDisc(p, q, model, 0));
      if (free) return p;
    }
  }
  return null;
}
