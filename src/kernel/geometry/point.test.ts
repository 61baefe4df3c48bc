import * as fc from 'fast-check';
import { at, distance, isFinitePoint, pointAlong, samePoint, toGrid } from './point';

const coordinate = fc.double({ min: -100, max: 100, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });

describe('points', () => {
  it('are stored on a grid of a ten-thousandth of an inch', () => {
    expect(at(1.23456, -7.00005001)).toEqual({ x: 1.2346, y: -7.0001 });
    expect(toGrid(0.1 + 0.2)).toBe(0.3);
  });

  it('are never stored as minus zero', () => {
    expect(Object.is(toGrid(-0.00001), 0)).toBe(true);
    expect(Object.is(toGrid(-0), 0)).toBe(true);
  });

  it('do not move when rounded again', () => {
    fc.assert(fc.property(coordinate, (c) => toGrid(toGrid(c)) === toGrid(c) && Math.abs(toGrid(c) - c) <= 0.0000500001));
  });

  it('survive JSON once rounded', () => {
    fc.assert(
      fc.property(point, ({ x, y }) => {
        expect(JSON.parse(JSON.stringify(at(x, y)))).toEqual(at(x, y));
      }),
    );
  });

  it('are as far apart one way as the other', () => {
    fc.assert(fc.property(point, point, (a, b) => distance(a, b) === distance(b, a)));
  });

  it('are no farther apart than by way of a third', () => {
    fc.assert(fc.property(point, point, point, (a, b, c) => distance(a, c) <= distance(a, b) + distance(b, c) + 1e-12));
  });

  it('keep their distance when both are moved', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, by) => {
        const moved = distance({ x: a.x + by.x, y: a.y + by.y }, { x: b.x + by.x, y: b.y + by.y });
        expect(Math.abs(moved - distance(a, b))).toBeLessThan(1e-12);
      }),
    );
  });

  it('measure a 3-4-5 triangle exactly', () => {
    expect(distance({ x: 1, y: 2 }, { x: 4, y: 6 })).toBe(5);
  });

  it('count as the same place up to the tolerance and not beyond', () => {
    expect(samePoint({ x: 0, y: 0 }, { x: 0.5, y: 0 }, 0.5)).toBe(true);
    expect(samePoint({ x: 0, y: 0 }, { x: 0.51, y: 0 }, 0.5)).toBe(false);
    expect(samePoint({ x: 3, y: 3 }, { x: 3, y: 3 }, 0)).toBe(true);
  });

  it('along a way hit both of its ends exactly', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distance(pointAlong(a, b, 0), a)).toBe(0);
        expect(pointAlong(a, b, 1)).toEqual(b);
      }),
    );
  });

  it('with a coordinate that is no finite number are told apart', () => {
    expect(isFinitePoint({ x: 0, y: 1 })).toBe(true);
    expect(isFinitePoint({ x: NaN, y: 1 })).toBe(false);
    expect(isFinitePoint({ x: 0, y: -Infinity })).toBe(false);
  });
});
