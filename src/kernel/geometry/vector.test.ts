import * as fc from 'fast-check';
import { facing } from './degrees';
import { cross, direction, dot, leftOf, turned, unit } from './vector';

const part = fc.double({ min: -100, max: 100, noNaN: true });
const vector = fc.record({ x: part, y: part });

describe('vectors', () => {
  it('scaled to a unit have length 1 and keep their direction', () => {
    fc.assert(
      fc.property(vector, (v) => {
        const u = unit(v);
        if (u === null) return v.x === 0 && v.y === 0;
        expect(dot(u, u)).toBeCloseTo(1, 12);
        expect(Math.abs(cross(u, v))).toBeLessThan(1e-12);
        return dot(u, v) > 0;
      }),
    );
  });

  it('of no length have no direction', () => {
    expect(unit({ x: 0, y: 0 })).toBeNull();
    expect(direction({ x: 4, y: 5 }, { x: 4, y: 5 })).toBeNull();
  });

  it('of the smallest length still have one', () => {
    expect(unit({ x: 0, y: -1e-300 })).toEqual({ x: 0, y: -1 });
  });

  it('point from the first place to the second', () => {
    expect(direction({ x: 1, y: 1 }, { x: 4, y: 5 })).toEqual({ x: 0.6, y: 0.8 });
  });

  it('turn counter-clockwise by the facing', () => {
    expect(turned({ x: 2, y: 1 }, facing(90))).toEqual({ x: -1, y: 2 });
    expect(leftOf({ x: 2, y: 1 })).toEqual({ x: -1, y: 2 });
    expect(cross({ x: 1, y: 0 }, { x: 0, y: 1 })).toBe(1);
  });

  it('keep their length when turned', () => {
    fc.assert(
      fc.property(vector, fc.integer({ min: -720, max: 720 }), (v, degrees) => {
        const w = turned(v, facing(degrees));
        expect(dot(w, w)).toBeCloseTo(dot(v, v), 8);
      }),
    );
  });
});
