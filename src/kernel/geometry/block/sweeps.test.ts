import fc from 'fast-check';
import { facing } from '../degrees';
import { distance, type Point } from '../point';
import { polygonOf } from '../polygon';
import { polygonGap } from '../polygon-distance';
import { boxSlideExit, cornersOf, groundOverlapsPolygon, groundToPolygon, lengthInOblong, lineAsOblong, type Oblong, oblong, oblongGap, overlapDepth, polygonSlideEntry, slideEntry, slideExit, swingEntry, swung } from '.';

const coordinate = fc.double({ min: -12, max: 12, noNaN: true, noDefaultInfinity: true });
const half = fc.double({ min: 0.2, max: 4, noNaN: true, noDefaultInfinity: true });
const rectangle = fc.tuple(coordinate, coordinate, fc.integer({ min: 0, max: 359 }), half, half).map(([x, y, degrees, wide, deep]): Oblong => {
  const { x: fx, y: fy } = facing(degrees);
  return oblong(x, y, fx, fy, wide, deep);
});
const outline = (o: Oblong) => polygonOf(cornersOf(o));
const moved = (o: Oblong, dx: number, dy: number): Oblong => oblong(o.x + dx, o.y + dy, o.fx, o.fy, o.halfWidth, o.halfDepth);
const turn = (radians: number) => facing((radians * 180) / 3.141592653589793);

describe('rectangles', () => {
  test('are as far apart as their outlines', () => {
    fc.assert(fc.property(rectangle, rectangle, (a, b) => Math.abs(oblongGap(a, b) - polygonGap(outline(a), outline(b))) < 1e-9));
  });

  test('lie over each other just when no line keeps them apart', () => {
    fc.assert(fc.property(rectangle, rectangle, (a, b) => {
      const depth = overlapDepth(a, b);
      fc.pre(Math.abs(depth) > 1e-9);
      return depth > 0 === (polygonGap(outline(a), outline(b)) === 0);
    }));
  });

  test('a line has the length inside that its points have', () => {
    fc.assert(fc.property(rectangle, coordinate, coordinate, coordinate, coordinate, (o, ax, ay, bx, by) => {
      const [a, b] = [{ x: ax, y: ay }, { x: bx, y: by }];
      const steps = 2000;
      let inside = 0;
      for (let i = 0; i < steps; i += 1) {
        const share = (i + 0.5) / steps;
        const p: Point = { x: ax + (bx - ax) * share, y: ay + (by - ay) * share };
        if (oblongGap(oblong(p.x, p.y, 1, 0, 0, 0), o) === 0) inside += 1;
      }
      const length = distance(a, b);
      return Math.abs(lengthInOblong(a, b, o, 0) - (inside / steps) * length) <= (3 * length) / steps + 1e-9;
    }), { numRuns: 50 });
  });

  test('are as far from a polygon as polygons are', () => {
    fc.assert(fc.property(rectangle, rectangle, (a, b) => Math.abs(groundToPolygon([a], outline(b)) - polygonGap(outline(a), outline(b))) < 1e-9));
  });

  test('lie over a polygon where they lie over a rectangle of the same corners', () => {
    fc.assert(fc.property(rectangle, rectangle, (a, b) => {
      fc.pre(Math.abs(overlapDepth(a, b)) > 0.001);
      return groundOverlapsPolygon([a], outline(b), 0) === overlapDepth(a, b) > 0;
    }));
  });
});

describe('a straight move', () => {
  test('meets nothing before its entry, and lies over it just after', () => {
    fc.assert(fc.property(rectangle, rectangle, coordinate, coordinate, (a, b, dx, dy) => {
      fc.pre(overlapDepth(a, b) < -1e-6 && Math.abs(dx) + Math.abs(dy) > 0.1);
      const entry = slideEntry(a, dx, dy, b, 0);
      const last = entry === Infinity ? 1 : entry;
      for (let i = 0; i < 50; i += 1) if (overlapDepth(moved(a, (dx * last * i) / 50, (dy * last * i) / 50), b) > 1e-9) return false;
      if (entry === Infinity) return overlapDepth(moved(a, dx, dy), b) < 1e-9;
      return Math.abs(overlapDepth(moved(a, dx * entry, dy * entry), b)) < 1e-9;
    }));
  });

  test('comes out of what it began over where it says', () => {
    fc.assert(fc.property(rectangle, rectangle, coordinate, coordinate, (a, b, dx, dy) => {
      fc.pre(overlapDepth(a, b) > 0.01 && Math.abs(dx) + Math.abs(dy) > 0.1);
      const exit = slideExit(a, dx, dy, b, 0);
      return Math.abs(overlapDepth(moved(a, dx * exit, dy * exit), b)) < 1e-6;
    }));
  });

  test('touching is no entry: side by side is no bar, head on is', () => {
    const a = oblong(0, 0, 0, 1, 1, 1);
    expect(slideEntry(a, 0, 5, oblong(2, 0, 0, 1, 1, 1), 0.002)).toBe(Infinity);
    expect(slideEntry(a, 0, 5, oblong(0, 2, 0, 1, 1, 1), 0.002)).toBeCloseTo(0.0004, 9);
    expect(slideEntry(a, 0, -5, oblong(0, 2, 0, 1, 1, 1), 0.002)).toBe(Infinity);
  });

  test('one that begins a hair too deep may come out, not go in', () => {
    const a = oblong(0, 0, 0, 1, 1, 1);
    const b = oblong(0, 1.99, 0, 1, 1, 1);
    expect(slideEntry(a, 0, -5, b, 0.002)).toBe(Infinity);
    expect(slideEntry(a, 0, 5, b, 0.002)).toBe(0);
  });

  test('enters a polygon where it enters one of its edges', () => {
    fc.assert(fc.property(rectangle, rectangle, coordinate, coordinate, (a, b, dx, dy) => {
      fc.pre(overlapDepth(a, b) < -1e-6 && Math.abs(dx) + Math.abs(dy) > 0.1);
      const one = slideEntry(a, dx, dy, b, 0);
      const other = polygonSlideEntry([a], dx, dy, outline(b), 0);
      return one === other || Math.abs(one - other) < 1e-7;
    }));
  });

  test('passes the edge of the table where a corner does', () => {
    const box = { minX: 0, minY: 0, maxX: 20, maxY: 10 };
    expect(boxSlideExit([oblong(5, 5, 0, 1, 2, 1)], 0, 8, box, 0)).toBeCloseTo(0.5, 12);
    expect(boxSlideExit([oblong(5, 5, 0, 1, 2, 1)], -4, 0, box, 0)).toBeCloseTo(0.75, 12);
    expect(boxSlideExit([oblong(5, 5, 0, 1, 2, 1)], 3, 3, box, 0)).toBe(Infinity);
  });
});

describe('a wheel', () => {
  test('meets nothing before its entry, and touches there', () => {
    fc.assert(fc.property(rectangle, rectangle, fc.boolean(), (a, b, left) => {
      fc.pre(overlapDepth(a, b) < -1e-6);
      const pivot = cornersOf(a)[left ? 1 : 0];
      const sense = left ? 1 : -1;
      const most = 1.5;
      const entry = swingEntry(a, pivot, sense, most, b, 0);
      const last = entry === Infinity ? most : entry;
      const at = (radians: number) => overlapDepth(swung(a, pivot, turn(sense * radians)), b);
      for (let i = 0; i < 50; i += 1) if (at((last * i) / 50) > 1e-7) return false;
      return entry === Infinity ? at(most) < 1e-7 : Math.abs(at(entry)) < 1e-6 || oblongGap(swung(a, pivot, turn(sense * entry)), b) < 1e-6;
    }), { numRuns: 300 });
  });

  test('away from what is touched is free, into it is not', () => {
    const a = oblong(0, 0, 0, 1, 2, 1);
    const beside = oblong(-3, 0, 0, 1, 1, 1);
    expect(swingEntry(a, { x: -2, y: 1 }, 1, 1, beside, 0.002)).toBe(Infinity);
    expect(swingEntry(a, { x: 2, y: 1 }, -1, 1, beside, 0.002)).toBeLessThan(0.01);
    const ahead = oblong(1.5, 2, 0, 1, 0.5, 1);
    expect(swingEntry(a, { x: -2, y: 1 }, 1, 1, ahead, 0.002)).toBeLessThan(0.01);
  });

  test('meets a line', () => {
    const a = oblong(0, 0, 0, 1, 1, 0.5);
    const line = lineAsOblong({ x: 1, y: 1 }, { x: 1, y: 5 });
    expect(swingEntry(a, { x: -1, y: 0.5 }, 1, 1.5, line, 0)).toBeGreaterThan(0.2);
  });
});
