import Flatten from '@flatten-js/core';
import * as fc from 'fast-check';
import { boxHoldsDisc } from './box';
import { type Disc, discHoldsDisc, discsOverlap, discsTouch, farthestBetween, farthestFromPoint, gap, gapToPoint } from './disc';

const coordinate = fc.integer({ min: -500000, max: 500000 }).map((n) => n / 10000);
const disc = fc.record({ x: coordinate, y: coordinate, r: fc.integer({ min: 0, max: 30 }).map((n) => n / 10) });
const d = (x: number, y: number, r: number): Disc => ({ x, y, r });

describe('discs', () => {
  it('have a gap between their nearest parts', () => {
    expect(gap(d(0, 0, 0.5), d(3, 4, 1))).toBe(3.5);
    expect(gapToPoint(d(0, 0, 0.5), { x: 3, y: 4 })).toBe(4.5);
  });

  it('have no gap when they touch, overlap or coincide', () => {
    expect(gap(d(0, 0, 0.5), d(1, 0, 0.5))).toBe(0);
    expect(gap(d(0, 0, 0.5), d(0.2, 0, 0.5))).toBe(0);
    expect(gap(d(2, 2, 0.5), d(2, 2, 0.5))).toBe(0);
    expect(gapToPoint(d(2, 2, 0.5), { x: 2, y: 2 })).toBe(0);
  });

  it('of no radius are points', () => {
    expect(gap(d(0, 0, 0), d(3, 4, 0))).toBe(5);
    expect(discsTouch(d(1, 1, 0), d(1, 1, 0), 0)).toBe(true);
    expect(discsOverlap(d(1, 1, 0), d(1, 1, 0), 0)).toBe(false);
  });

  it('have the same gap both ways, never negative, and as the oracle says', () => {
    fc.assert(
      fc.property(disc, disc, (a, b) => {
        expect(gap(a, b)).toBe(gap(b, a));
        expect(gap(a, b)).toBeGreaterThanOrEqual(0);
        fc.pre(a.r > 0.01 && b.r > 0.01 && gap(a, b) > 1e-3);
        const circle = (c: Disc): InstanceType<typeof Flatten.Circle> => new Flatten.Circle(new Flatten.Point(c.x, c.y), c.r);
        expect(gap(a, b)).toBeCloseTo(circle(a).distanceTo(circle(b))[0], 5);
      }),
    );
  });

  it('have no gap longer than two gaps and the disc between', () => {
    fc.assert(fc.property(disc, disc, disc, (a, b, c) => gap(a, c) <= gap(a, b) + 2 * b.r + gap(b, c) + 1e-12));
  });

  it('keep their gap when both are moved', () => {
    fc.assert(
      fc.property(disc, disc, coordinate, coordinate, (a, b, x, y) => {
        expect(Math.abs(gap(d(a.x + x, a.y + y, a.r), d(b.x + x, b.y + y, b.r)) - gap(a, b))).toBeLessThan(1e-12);
      }),
    );
  });

  it('touch up to the tolerance, and overlap only beyond it', () => {
    expect(discsTouch(d(0, 0, 0.5), d(1.001, 0, 0.5), 0.001001)).toBe(true);
    expect(discsTouch(d(0, 0, 0.5), d(1.002, 0, 0.5), 0.001)).toBe(false);
    expect(discsOverlap(d(0, 0, 0.5), d(0.9995, 0, 0.5), 0.001)).toBe(false);
    expect(discsOverlap(d(0, 0, 0.5), d(0.998, 0, 0.5), 0.001)).toBe(true);
  });

  it('are measured to their farthest part when they must be entirely within', () => {
    expect(farthestFromPoint(d(3, 4, 0.5), { x: 0, y: 0 })).toBe(5.5);
    expect(farthestBetween(d(0, 0, 1), d(3, 4, 0.5))).toBe(6.5);
    expect(discHoldsDisc(d(0, 0, 6), d(3, 4, 1), 0)).toBe(true);
    expect(discHoldsDisc(d(0, 0, 6), d(3, 4, 1.1), 0.001)).toBe(false);
  });

  it('lie in a zone with the whole base or not at all', () => {
    const zone = { minX: 0, minY: 0, maxX: 48, maxY: 8 };
    expect(boxHoldsDisc(zone, d(0.5, 7.5, 0.5), 0)).toBe(true);
    expect(boxHoldsDisc(zone, d(0.5, 7.5005, 0.5), 0.001)).toBe(true);
    expect(boxHoldsDisc(zone, d(0.5, 7.6, 0.5), 0.001)).toBe(false);
    expect(boxHoldsDisc(zone, d(0.4, 4, 0.5), 0.001)).toBe(false);
  });
});
