import * as fc from 'fast-check';
import { facing } from '../degrees';
import { polygonOf } from '../polygon';
import { straightCost } from './cheapest-path';
import { prepareGround } from './ground';
import { Heap } from './heap';
import { innerCorners } from './inner-corners';
import { outlineMeetsCircle } from './outline';
import { PaidSets } from './paid-sets';
import { directionAt, turnAhead, turnOf } from './turn';

describe('the heap', () => {
  it('gives the smallest key first, and of equals the smallest number', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3000 }), (keys) => {
        const heap = new Heap();
        keys.forEach((key, id) => heap.push(id, key));
        const order = keys.map((_, id) => id).sort((a, b) => keys[a]! - keys[b]! || a - b);
        expect(order.map(() => heap.pop())).toEqual(order);
        expect(heap.size).toBe(0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a set of paid tolls', () => {
  it('costs what it adds to the tolls paid before, groups by their dearest', () => {
    const sets = new PaidSets();
    sets.begin([2, 3, 1, 3], [1, 1, 0, 1], [0]);
    expect(sets.costFor(sets.with(0, 0))).toBe(0);
    expect(sets.costFor(sets.with(0, 1))).toBe(1);
    expect(sets.costFor(sets.with(sets.with(0, 1), 3))).toBe(1);
    expect(sets.costFor(sets.with(sets.with(0, 2), 1))).toBe(2);
    expect(sets.with(sets.with(0, 1), 2)).toBe(sets.with(sets.with(0, 2), 1));
    expect(sets.added(sets.union(sets.with(0, 1), sets.with(0, 2)))).toEqual([1, 2]);
  });

  it('holds more tolls than a word has bits', () => {
    const sets = new PaidSets();
    const many = Array.from({ length: 70 }, () => 1);
    sets.begin(many, many.map(() => 0), []);
    let set = 0;
    for (let toll = 0; toll < 70; toll += 1) set = sets.with(set, toll);
    expect(sets.costFor(set)).toBe(70);
    expect(sets.added(set)).toHaveLength(70);
  });
});

describe('a turn', () => {
  it('grows with the angle and leads back to the direction', () => {
    let last = -1;
    for (let degrees = 0; degrees < 360; degrees += 1) {
      const u = facing(degrees);
      const turn = turnOf(u.x, u.y);
      expect(turn).toBeGreaterThan(last);
      last = turn;
      const back = directionAt(turn);
      expect(back.x * u.y - back.y * u.x).toBeCloseTo(0, 12);
      expect(back.x * u.x + back.y * u.y).toBeGreaterThan(0);
    }
    expect(turnAhead(3, 1, 1)).toBe(2);
    expect(turnAhead(3, 1, -1)).toBe(2);
    expect(turnAhead(1, 2.5, -1)).toBe(2.5);
  });
});

describe('the line at a distance from a polygon', () => {
  const corner = polygonOf([{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 4, y: 1 }, { x: 1, y: 1 }, { x: 1, y: 4 }, { x: 0, y: 4 }]);

  it('has an inward corner before each inward corner of the polygon', () => {
    expect(innerCorners(corner, 0.5)).toEqual([{ x: 1.5, y: 1.5 }]);
  });

  it('is crossed by a circle where the distance is right', () => {
    expect(outlineMeetsCircle(corner, 0.5, 2, -1.5, Math.sqrt(2)).map(({ x, y }) => [x, y].map((v) => Math.round(v * 1e9) / 1e9)).sort()).toEqual([[1, -0.5], [3, -0.5]]);
    expect(outlineMeetsCircle(corner, 0.5, 20, 20, 1)).toEqual([]);
  });
});

describe('the straight cost', () => {
  it('is the gap where nothing is met, else Infinity', () => {
    const ground = prepareGround(20, 20, 0.5, [], []);
    const goal = { to: 'point', point: { x: 9, y: 5 } } as const;
    expect(straightCost(ground, { blocks: [], fallen: [] }, { x: 5, y: 5 }, goal)).toBe(4);
    expect(straightCost(ground, { blocks: [{ x: 7, y: 5, r: 0.5 }], fallen: [] }, { x: 5, y: 5 }, goal)).toBe(Infinity);
  });
});
