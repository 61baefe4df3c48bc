import * as fc from 'fast-check';
import { areaBetween } from './between';
import { areaInDisc, leftPart } from './clip';
import type { Disc } from './disc';
import { hullFlank, hullMeetsDisc, hullMeetsPolygon } from './hull';
import type { Point } from './point';
import { type Polygon, polygonOf, signedArea, surrounds } from './polygon';
import { starOutline } from './testing/star';

const at = (x: number, y: number): Point => ({ x, y });
const disc = (x: number, y: number, r: number): Disc => ({ x, y, r });
const box = (x: number, y: number, w: number, h: number): Polygon =>
  polygonOf([at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)]);
const coordinate = fc.integer({ min: -40000, max: 40000 }).map((n) => n / 10000);
const someDisc = fc.record({ x: coordinate, y: coordinate, r: fc.constantFrom(0, 0.5, 1, 2) });
const radii = fc.array(fc.integer({ min: 3000, max: 40000 }).map((n) => n / 10000), { minLength: 3, maxLength: 7 });
const star = radii.map((r) => polygonOf(starOutline(0, 0, r)));

describe('an outline cut by a line or a circle', () => {
  it('keeps the part to the left of the line', () => {
    expect(signedArea(leftPart(box(0, 0, 4, 4).vertices, at(1, 0), at(1, 9)))).toBe(4);
    expect(signedArea(leftPart(box(0, 0, 4, 4).vertices, at(1, 9), at(1, 0)))).toBe(12);
    expect(leftPart(box(0, 0, 4, 4).vertices, at(0, 9), at(0, 0)).length).toBe(4);
    expect(leftPart(box(0, 0, 4, 4).vertices, at(0, 0), at(0, 9))).toEqual([]);
  });

  it('shares a whole, a half or a quarter of the disc', () => {
    expect(areaInDisc(box(-5, -5, 10, 10).vertices, disc(0, 0, 2))).toBeCloseTo(4 * Math.PI, 12);
    expect(areaInDisc(box(0, -5, 10, 10).vertices, disc(0, 0, 2))).toBeCloseTo(2 * Math.PI, 12);
    expect(areaInDisc(box(0, 0, 10, 10).vertices, disc(0, 0, 2))).toBeCloseTo(Math.PI, 12);
    expect(areaInDisc(box(0, 0, 1, 1).vertices, disc(0, 0, 2))).toBeCloseTo(1, 12);
    expect(areaInDisc(box(3, 3, 1, 1).vertices, disc(0, 0, 2))).toBeCloseTo(0, 12);
    expect(areaInDisc(box(1, -5, 10, 10).vertices, disc(0, 0, 2))).toBeCloseTo((4 * Math.PI) / 3 - Math.sqrt(3), 12);
  });
});

describe('the hull of two bases', () => {
  it('has straight sides that touch both', () => {
    expect(hullFlank(disc(0, 0, 1), disc(6, 0, 1))).toEqual([at(0, -1), at(6, -1), at(6, 1), at(0, 1)]);
    const [p, q] = hullFlank(disc(0, 0, 3), disc(5, 0, 0))!;
    expect(p.x).toBeCloseTo(1.8, 12);
    expect(p.y).toBeCloseTo(-2.4, 12);
    expect(q).toEqual(at(5, 0));
  });

  it('is the larger disc alone when that holds the other', () => {
    expect(hullFlank(disc(0, 0, 3), disc(1, 0, 1))).toBeNull();
    expect(hullFlank(disc(0, 0, 1), disc(0, 0, 1))).toBeNull();
  });

  it('meets a piece that any line between them would cross', () => {
    const a = disc(0, 0, 0.5);
    const b = disc(10, 0, 0.5);
    expect(hullMeetsPolygon(a, b, box(4, 0.4, 1, 3), 0)).toBe(true);
    expect(hullMeetsPolygon(a, b, box(4, 0.6, 1, 3), 0.001)).toBe(false);
    expect(hullMeetsPolygon(a, b, box(4, 0.5, 1, 3), 0.001)).toBe(true);
    expect(hullMeetsPolygon(a, b, box(10.4, -0.1, 1, 0.2), 0)).toBe(true);
    expect(hullMeetsPolygon(disc(0, 0, 0), disc(10, 0, 0), box(4, -1, 1, 3), 0)).toBe(true);
    expect(hullMeetsPolygon(disc(0, 0, 0), disc(10, 0, 0), box(4, 1, 1, 3), 0)).toBe(false);
    expect(hullMeetsDisc(a, b, disc(5, 1, 0.6), 0)).toBe(true);
    expect(hullMeetsDisc(a, b, disc(5, 1.2, 0.6), 0)).toBe(false);
    expect(hullMeetsDisc(disc(0, 0, 0), disc(10, 0, 0), disc(5, 0.5, 0.6), 0)).toBe(true);
  });
});

describe('the area of a piece between two bases', () => {
  const a = disc(0, 0, 0.5);
  const b = disc(10, 0, 0.5);

  it('is what the hull cuts from it', () => {
    expect(areaBetween(a, b, box(4, -3, 2, 6))).toBeCloseTo(2, 12);
    expect(areaBetween(a, b, box(4, 0.25, 2, 6))).toBeCloseTo(0.5, 12);
    expect(areaBetween(a, b, box(4, 0.5, 2, 6))).toBeCloseTo(0, 12);
    expect(areaBetween(a, b, box(4, 2, 2, 6))).toBe(0);
  });

  it('leaves out what is under a base or behind it', () => {
    expect(areaBetween(a, b, box(-3, -3, 3, 6))).toBeCloseTo(0, 12);
    expect(areaBetween(a, b, box(-0.2, -0.2, 0.4, 0.4))).toBeCloseTo(0, 12);
    expect(areaBetween(a, b, box(0, -3, 0.5, 6))).toBeCloseTo(0.5 - Math.PI / 8, 12);
    expect(areaBetween(a, b, box(-9, -9, 40, 40))).toBeCloseTo(10 - Math.PI / 4, 12);
  });

  it('is the sum of the parts when a bent piece comes in twice', () => {
    const u = polygonOf([at(3, 2), at(3, -3), at(4, -3), at(4, 1), at(6, 1), at(6, -3), at(7, -3), at(7, 2)]);
    expect(areaBetween(a, b, u)).toBeCloseTo(2, 12);
  });

  it('is the same for touching bases whichever way round the corners run', () => {
    const near = disc(1, 0, 0.5);
    expect(areaBetween(a, near, box(-1, -1, 3, 3))).toBeCloseTo(1 - Math.PI / 4, 12);
    expect(areaBetween(a, near, polygonOf([...box(-1, -1, 3, 3).vertices].reverse()))).toBeCloseTo(1 - Math.PI / 4, 12);
  });

  it('counts what is under both of two overlapping bases once', () => {
    const corner = 0.15 - (0.12 + 0.25 * Math.asin(0.6)) / 2;
    expect(areaBetween(a, disc(0.6, 0, 0.5), box(-1, -1, 3, 3))).toBeCloseTo(4 * corner, 12);
  });

  it('is nothing between points, or when one base holds the other', () => {
    expect(areaBetween(disc(0, 0, 0), disc(10, 0, 0), box(4, -3, 2, 6))).toBe(0);
    expect(areaBetween(disc(0, 0, 3), disc(1, 0, 1), box(-9, -9, 40, 40))).toBe(0);
  });

  it('is the same seen from either base', () => {
    fc.assert(
      fc.property(someDisc, someDisc, star, (one, other, piece) => {
        expect(areaBetween(one, other, piece)).toBeCloseTo(areaBetween(other, one, piece), 9);
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with counting small squares, overlapping bases included', () => {
    fc.assert(
      fc.property(someDisc, someDisc, star, (one, other, piece) => {
        const flank = hullFlank(one, other);
        const step = 0.05;
        let count = 0;
        for (let x = -6 + step / 2; x < 6; x += step) {
          for (let y = -6 + step / 2; y < 6; y += step) {
            const under = [one, other].some((d) => (x - d.x) ** 2 + (y - d.y) ** 2 <= d.r ** 2);
            if (flank !== null && !under && surrounds(flank, x, y) && surrounds(piece.vertices, x, y)) count += 1;
          }
        }
        expect(Math.abs(areaBetween(one, other, piece) - count * step * step)).toBeLessThan(0.25);
      }),
      { numRuns: 60 },
    );
  });
});
