import * as fc from 'fast-check';
import { angleBetween } from './angle';
import { facing } from './degrees';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

describe('a facing from degrees', () => {
  it('is exact at every quarter turn, without minus zeros', () => {
    expect([0, 90, 180, 270, 360, -90, -360].map((d) => facing(d))).toEqual([
      { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: -1 }, { x: 1, y: 0 },
    ]);
  });

  it('has the exact half at 30 and 60 degrees and equal parts at 45', () => {
    expect(facing(30)).toEqual({ x: Math.sqrt(3) / 2, y: 0.5 });
    expect(facing(60)).toEqual({ x: 0.5, y: Math.sqrt(3) / 2 });
    expect(facing(45)).toEqual({ x: Math.sqrt(0.5), y: Math.sqrt(0.5) });
    expect(facing(225)).toEqual({ x: -Math.sqrt(0.5), y: -Math.sqrt(0.5) });
  });

  it('agrees with sine and cosine at every whole degree', () => {
    for (let d = -720; d <= 720; d += 1) {
      expect(Math.abs(facing(d).x - Math.cos(radians(d)))).toBeLessThan(2e-15);
      expect(Math.abs(facing(d).y - Math.sin(radians(d)))).toBeLessThan(3e-15);
    }
  });

  it('agrees with sine and cosine to 1e-12 at any degree', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double({ min: -1000, max: 1000, noNaN: true }), fc.integer({ min: -1e7, max: 1e7 }).map((n) => n / 9999)), (d) => {
        const { x, y } = facing(d);
        expect(Math.abs(x - Math.cos(radians(d)))).toBeLessThan(1e-12);
        expect(Math.abs(y - Math.sin(radians(d)))).toBeLessThan(1e-12);
        expect(Math.abs(x * x + y * y - 1)).toBeLessThan(1e-15 * 2);
      }),
      { numRuns: 2000 },
    );
  });

  it('mirrors exactly when the sign changes', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (d) => {
        const a = facing(d);
        const b = facing(-d);
        return a.x === b.x && a.y === -b.y;
      }),
    );
  });

  it('has the same bits today as when it was written', () => {
    expect([1, 5, 15, 22.5, 77].map((d) => facing(d))).toEqual([
      { x: 0.9998476951563913, y: 0.01745240643728351 },
      { x: 0.9961946980917455, y: 0.08715574274765817 },
      { x: 0.9659258262890683, y: 0.25881904510252074 },
      { x: 0.9238795325112867, y: 0.3826834323650898 },
      { x: 0.224951054343865, y: 0.9743700647852352 },
    ]);
  });
});

describe('the angle between two vectors', () => {
  it('agrees with atan2', () => {
    const part = fc.integer({ min: -100000, max: 100000 }).map((n) => n / 9999);
    fc.assert(
      fc.property(part, part, (x, y) => {
        expect(Math.abs(angleBetween(1, 0, x, y) - Math.atan2(y + 0, x + 0))).toBeLessThan(1e-14);
      }),
      { numRuns: 2000 },
    );
  });

  it('is the turn from one facing to the next', () => {
    expect(angleBetween(0, 2, -3, 0)).toBeCloseTo(Math.PI / 2, 15);
    expect(angleBetween(0, 2, 3, 0)).toBeCloseTo(-Math.PI / 2, 15);
    expect(angleBetween(1, 0, -1, 0)).toBeCloseTo(Math.PI, 15);
  });
});
