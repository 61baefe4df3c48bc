import * as fc from 'fast-check';
import type { Disc } from './disc';
import type { Point } from './point';
import { type Polygon, polygonOf } from './polygon';
import { lineBetweenBases, lineCrossesDisc, lineIsClear, linePassesThrough } from './sight';
import { lengthInside } from './segment-inside';
import { starOutline } from './testing/star';

const EPS = 0.001;
const at = (x: number, y: number): Point => ({ x, y });
const disc = (x: number, y: number, r: number): Disc => ({ x, y, r });
const box = (x: number, y: number, w: number, h: number): Polygon =>
  polygonOf([at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)]);
const wall = box(4, 0, 1, 6);

describe('a line of sight', () => {
  it('is blocked by a wall it passes through', () => {
    expect(linePassesThrough(at(0, 3), at(10, 3), wall, EPS)).toBe(true);
    expect(linePassesThrough(at(0, 3), at(3.9, 3), wall, EPS)).toBe(false);
    expect(linePassesThrough(at(0, 7), at(10, 7), wall, EPS)).toBe(false);
  });

  it('is not blocked by a corner it touches or an edge it runs along', () => {
    expect(linePassesThrough(at(3, 5), at(5, 7), wall, EPS)).toBe(false);
    expect(linePassesThrough(at(0, 6), at(10, 6), wall, EPS)).toBe(false);
    expect(linePassesThrough(at(4, -3), at(4, 9), wall, EPS)).toBe(false);
  });

  it('is blocked by more than the tolerance inside, and not by less', () => {
    expect(linePassesThrough(at(3.5, 5.4992), at(4.5008, 6.5), wall, EPS)).toBe(true);
    expect(linePassesThrough(at(3.5, 5.4997), at(4.5003, 6.5), wall, EPS)).toBe(false);
    expect(linePassesThrough(at(0, 3), at(4.0009, 3), wall, EPS)).toBe(false);
    expect(linePassesThrough(at(0, 3), at(4.0011, 3), wall, EPS)).toBe(true);
  });

  it('is the same in both directions', () => {
    const coordinate = fc.integer({ min: -100000, max: 100000 }).map((n) => n / 10000);
    const point = fc.record({ x: coordinate, y: coordinate });
    const radii = fc.array(fc.integer({ min: 3000, max: 50000 }).map((n) => n / 10000), { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(point, point, radii, (p, q, r) => {
        const polygon = polygonOf(starOutline(0, 0, r));
        fc.pre(Math.abs(lengthInside(p, q, polygon, 0.0002) - EPS) > 1e-6);
        expect(linePassesThrough(p, q, polygon, EPS)).toBe(linePassesThrough(q, p, polygon, EPS));
      }),
      { numRuns: 500 },
    );
  });

  it('crosses the bases it goes into, and not those it only touches', () => {
    expect(lineCrossesDisc(at(0, 0), at(10, 0), disc(5, 0.4, 0.5), EPS)).toBe(true);
    expect(lineCrossesDisc(at(0, 0), at(10, 0), disc(5, 0.5, 0.5), EPS)).toBe(false);
    expect(lineCrossesDisc(at(0, 0), at(10, 0), disc(5, 0.4995, 0.5), EPS)).toBe(false);
    expect(lineCrossesDisc(at(0, 0), at(10, 0), disc(11, 0, 0.5), EPS)).toBe(false);
    expect(lineCrossesDisc(at(0, 0), at(10, 0), disc(10.2, 0, 0.5), EPS)).toBe(true);
    expect(lineCrossesDisc(at(0, 0), at(10, 0), disc(5, 0, 0), EPS)).toBe(false);
    expect(lineCrossesDisc(at(5, 0), at(5, 0), disc(5, 0.1, 0.5), EPS)).toBe(true);
  });

  it('is clear when nothing of either kind is in the way', () => {
    expect(lineIsClear(at(0, 7), at(10, 7), { polygons: [wall], discs: [disc(5, 9, 1)] }, EPS)).toBe(true);
    expect(lineIsClear(at(0, 7), at(10, 7), { polygons: [wall], discs: [disc(5, 7.5, 1)] }, EPS)).toBe(false);
    expect(lineIsClear(at(0, 5), at(10, 5), { polygons: [wall], discs: [] }, EPS)).toBe(false);
  });

  it('between two bases leaves out what lies under them', () => {
    const line = lineBetweenBases(disc(0, 0, 0.5), disc(10, 0, 1))!;
    expect(line.from).toEqual(at(0.5, 0));
    expect(line.to).toEqual(at(9, 0));
    expect(lengthInside(line.from, line.to, box(-2, -2, 4, 4), 0.0002)).toBe(1.5);
    expect(lineBetweenBases(disc(0, 0, 0.5), disc(1, 0, 0.5))).toBeNull();
    expect(lineBetweenBases(disc(3, 3, 0), disc(3, 3, 0))).toBeNull();
  });
});
