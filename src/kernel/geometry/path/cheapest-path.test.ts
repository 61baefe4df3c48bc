import { polygonOf } from '../polygon';
import { cheapestCost, cheapestPath } from './cheapest-path';
import { prepareGround } from './ground';
import { gapToGoal } from './straight';
import type { Crowd, Goal, GroundToll, PathOptions, PathResult, Route } from './types';

const TIGHT = 1e-6;
const ANY: PathOptions = { limit: Infinity, squeezeCost: 2 };
const nobody: Crowd = { blocks: [], fallen: [] };
const standing = (...blocks: Crowd['blocks'][number][]): Crowd => ({ blocks, fallen: [] });
const box = (x: number, y: number, w: number, h: number) =>
  polygonOf([{ x, y }, { x: x + w, y }, { x: x + w, y: y + h }, { x, y: y + h }]);
const disc = (x: number, y: number, r = 0.5) => ({ x, y, r });
const toPoint = (x: number, y: number): Goal => ({ to: 'point', point: { x, y } });
const contact = (x: number, y: number, r = 0.5): Goal => ({ to: 'contact', disc: { x, y, r } });
const woods = (polygon: ReturnType<typeof box>, cost = 2, group = 1): GroundToll => ({ polygon, kind: 'once', cost, group });
const hill = (polygon: ReturnType<typeof box>, cost = 1): GroundToll => ({ polygon, kind: 'entry', cost, group: 0 });
function found(result: PathResult): Route {
  if (result === null || result === 'gave-up') throw new Error(`no route: ${String(result)}`);
  return result;
}

describe('the cheapest path round blocks', () => {
  const open = prepareGround(40, 40, 0.5, [], [], TIGHT);

  it('is the straight line where nothing is in the way', () => {
    expect(found(cheapestPath(open, nobody, { x: 5, y: 5 }, contact(15, 5), ANY))).toEqual({
      cost: 9, length: 9, tolls: [], entries: [], squeezes: 0, heading: { x: 1, y: 0 }, polyline: [{ x: 5, y: 5 }, { x: 14, y: 5 }],
    });
  });

  it('is nothing for a base in contact or in place', () => {
    const there = { cost: 0, length: 0, tolls: [], entries: [], squeezes: 0, heading: null, polyline: [{ x: 5, y: 5 }] };
    expect(cheapestPath(open, nobody, { x: 5, y: 5 }, contact(6, 5), ANY)).toEqual(there);
    expect(cheapestPath(open, nobody, { x: 5, y: 5 }, toPoint(5, 5), ANY)).toEqual(there);
  });

  it('goes round one disc by tangent, arc and tangent', () => {
    const route = found(cheapestPath(open, standing(disc(10, 10)), { x: 8, y: 10 }, toPoint(12, 10), ANY));
    expect(route.length).toBeCloseTo(2 * Math.sqrt(3) + Math.PI / 3, 5);
    expect(route.cost).toBe(route.length);
    expect(route.heading!.x).toBeCloseTo(Math.sqrt(3) / 2, 5);
    expect(Math.abs(route.heading!.y)).toBeCloseTo(0.5, 5);
  });

  it('goes round two corners of a square', () => {
    const ground = prepareGround(40, 40, 0.5, [box(10, 8, 4, 4)], [], TIGHT);
    const route = found(cheapestPath(ground, nobody, { x: 9.5, y: 10 }, toPoint(14.5, 10), ANY));
    expect(route.length).toBeCloseTo(2 + Math.PI / 4 + 4 + Math.PI / 4 + 2, 5);
  });

  it('leads through a gap just as wide as the base, round a corner on either side', () => {
    const ground = prepareGround(40, 40, 0.5, [box(10, 0, 1, 20), box(12, 20, 1, 20), box(0, 23, 12, 1), box(13, 17, 27, 1)], []);
    const route = found(cheapestPath(ground, nobody, { x: 5, y: 10 }, toPoint(20, 30), ANY));
    expect(route.squeezes).toBe(0);
  });

  it('leads straight through a gap just as wide as the base', () => {
    const route = found(cheapestPath(open, standing(disc(10, 9), disc(10, 11)), { x: 5, y: 10 }, toPoint(15, 10), ANY));
    expect(route.cost).toBe(10);
  });

  it('starts in contact with a disc and slides along it, even a hair inside', () => {
    const ground = prepareGround(40, 40, 0.5, [], [], 0.001);
    for (const apart of [1, 0.9995, 0.9991]) {
      const route = found(cheapestPath(ground, standing(disc(10, 10)), { x: 10 - apart, y: 10 }, toPoint(10 + apart, 10), ANY));
      expect(route.length).toBeGreaterThan(Math.PI * 0.9989);
      expect(route.length).toBeLessThanOrEqual(Math.PI * 1.0001);
      expect(route.heading!.x).toBeCloseTo(0, 1);
    }
  });

  it('does not exist from a place deeper inside a block than the tolerance', () => {
    const ground = prepareGround(40, 40, 0.5, [], [], 0.001);
    expect(cheapestPath(ground, standing(disc(10, 10)), { x: 9.01, y: 10 }, toPoint(12, 10), ANY)).toBeNull();
  });

  it('does not exist into a ring without a gap', () => {
    const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => disc(20 + 3 * Math.cos((i * Math.PI) / 4), 20 + 3 * Math.sin((i * Math.PI) / 4), 1));
    expect(cheapestPath(open, standing(...ring), { x: 5, y: 5 }, contact(20, 20), ANY)).toBeNull();
  });

  it('does not exist to a target with no place beside it', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i) => disc(20 + Math.cos((i * Math.PI) / 3), 20 + Math.sin((i * Math.PI) / 3)));
    expect(cheapestPath(open, standing(...ring), { x: 5, y: 5 }, contact(20, 20), ANY)).toBeNull();
  });

  it('keeps the centre in the field', () => {
    const route = found(cheapestPath(open, standing(disc(10, 0.8)), { x: 8, y: 0.7 }, toPoint(12, 0.7), ANY));
    expect(route.polyline[1]!.y).toBeGreaterThan(1.5);
  });

  it('is not looked for beyond the limit, and found at the limit', () => {
    const crowd = standing(disc(10, 10));
    const exact = cheapestCost(open, crowd, { x: 8, y: 10 }, toPoint(12, 10), ANY);
    expect(cheapestCost(open, crowd, { x: 8, y: 10 }, toPoint(12, 10), { ...ANY, limit: exact })).toBe(exact);
    expect(cheapestPath(open, crowd, { x: 8, y: 10 }, toPoint(12, 10), { ...ANY, limit: exact - 0.001 })).toBeNull();
    expect(cheapestCost(open, crowd, { x: 8, y: 10 }, toPoint(12, 10), { ...ANY, limit: 3 })).toBe(Infinity);
  });

  it('is given up after too many steps', () => {
    expect(cheapestPath(open, standing(disc(10, 10)), { x: 8, y: 10 }, toPoint(12, 10), { ...ANY, maxSteps: 2 })).toBe('gave-up');
    expect(cheapestCost(open, standing(disc(10, 10)), { x: 8, y: 10 }, toPoint(12, 10), { ...ANY, maxSteps: 2 })).toBeNaN();
  });
});

describe('the end of a path', () => {
  const open = prepareGround(40, 40, 0.5, [], [], TIGHT);

  it('is beside somebody fallen on whom the straight end lies', () => {
    const crowd: Crowd = { blocks: [], fallen: [{ disc: disc(8.5, 10), cost: 1 }] };
    const route = found(cheapestPath(open, crowd, { x: 5, y: 10 }, contact(10, 10), ANY));
    const arc = Math.PI - Math.acos(1 / 3.5) - Math.acos(1 / 1.5);
    expect(route.length).toBeCloseTo(Math.sqrt(3.5 * 3.5 - 1) + arc + Math.sqrt(1.5 * 1.5 - 1) - 1, 5);
    expect(route.tolls).toEqual([]);
  });

  it('may be reached over the fallen where that is cheaper', () => {
    const crowd: Crowd = { blocks: [], fallen: [{ disc: disc(8.5, 10), cost: 0.1 }] };
    const route = found(cheapestPath(open, crowd, { x: 5, y: 10 }, contact(10, 10), ANY));
    expect(route.tolls).toEqual([0]);
    expect(route.cost).toBeCloseTo(Math.sqrt(4.25 * 4.25 + 1 - 0.5625) + 0.1, 5);
  });

  it('is at the foot on a side of the field, or beside what covers it', () => {
    expect(found(cheapestPath(open, nobody, { x: 5, y: 7 }, { to: 'side', side: 'west' }, ANY)).cost).toBe(5);
    expect(found(cheapestPath(open, nobody, { x: 5, y: 7 }, { to: 'side', side: 'north' }, ANY)).cost).toBe(33);
    const covered = found(cheapestPath(open, standing(disc(5, 0, 1)), { x: 5, y: 3 }, { to: 'side', side: 'south' }, ANY));
    expect(covered.length).toBeCloseTo(Math.sqrt(9 - 2.25) + 1.5 * (Math.PI / 2 - Math.acos(0.5)), 5);
  });
});

describe('a squeeze', () => {
  const walls = (gap: number) => prepareGround(40, 40, 0.5, [box(10, 0, 1, 20 - gap / 2), box(10, 20 + gap / 2, 1, 20 - gap / 2)], [], TIGHT);

  it('leads through a gap between half and the whole base at its price', () => {
    const route = found(cheapestPath(walls(0.8), nobody, { x: 8, y: 20 }, toPoint(13, 20), ANY));
    expect(route.squeezes).toBe(1);
    expect(route.length).toBeCloseTo(5, 5);
    expect(route.cost).toBeCloseTo(7, 5);
  });

  it('is no way through less than half the base, nor where squeezing is not allowed', () => {
    expect(cheapestPath(walls(0.49), nobody, { x: 8, y: 20 }, toPoint(13, 20), ANY)).toBeNull();
    expect(cheapestPath(walls(0.8), nobody, { x: 8, y: 20 }, toPoint(13, 20), { ...ANY, squeezeCost: null })).toBeNull();
    expect(found(cheapestPath(walls(0.5), nobody, { x: 8, y: 20 }, toPoint(13, 20), ANY)).squeezes).toBe(1);
  });

  it('is left aside when the way round is cheaper', () => {
    const open = prepareGround(40, 40, 0.5, [], [], TIGHT);
    const pair = standing(disc(10, 9.1), disc(10, 10.9));
    expect(found(cheapestPath(open, pair, { x: 8, y: 10 }, toPoint(12, 10), ANY)).squeezes).toBe(0);
    expect(found(cheapestPath(open, pair, { x: 8, y: 10 }, toPoint(12, 10), { ...ANY, squeezeCost: 0.1 })).cost).toBeCloseTo(4.1, 5);
  });

  it('bends round the smaller block where the gap is half the base', () => {
    const ground = prepareGround(40, 40, 0.5, [box(0, 20.5, 40, 1), box(19.8, 0, 0.4, 19)], [], TIGHT);
    const route = found(cheapestPath(ground, standing(disc(20, 19.5)), { x: 18, y: 20 }, toPoint(22, 20), ANY));
    const [x, half] = [Math.sqrt(0.75), 0.75];
    const tangents = 2 * Math.sqrt(1 - half * half);
    const arc = half * (2 * Math.asin(x) - 2 * Math.acos(half));
    expect(route.length).toBeCloseTo(4 - 2 * x + tangents + arc, 4);
    expect(route.squeezes).toBe(1);
  });
});

describe('the cheapest path over ground that costs', () => {
  const from = { x: 5, y: 10 };

  it('goes round woods where that is cheaper', () => {
    const ground = prepareGround(40, 40, 0.5, [], [woods(box(9, 9, 2, 4))], TIGHT);
    const route = found(cheapestPath(ground, nobody, from, toPoint(15, 10), ANY));
    expect(route.tolls).toEqual([]);
    expect(route.cost).toBeLessThan(12);
  });

  it('goes straight through woods where the way round is dearer, and pays the dearest of a group', () => {
    const ground = prepareGround(40, 20, 0.5, [], [woods(box(9, -5, 2, 30), 2), woods(box(12, -5, 1, 30), 3), woods(box(14, -5, 1, 30), 1, 0)], TIGHT);
    const route = found(cheapestPath(ground, nobody, from, toPoint(20, 10), ANY));
    expect(route).toMatchObject({ cost: 15 + 3 + 1, length: 15, tolls: [0, 1, 2] });
    expect(cheapestCost(ground, nobody, from, toPoint(20, 10), { ...ANY, paid: [1] })).toBe(16);
    expect(cheapestCost(ground, nobody, from, toPoint(20, 10), { ...ANY, paid: [0] })).toBe(17);
    expect(cheapestCost(ground, nobody, from, toPoint(20, 10), { ...ANY, paid: [0, 1, 2] })).toBe(15);
  });

  it('pays for woods it starts in or must end in', () => {
    const ground = prepareGround(40, 40, 0.5, [], [woods(box(9, 5, 10, 10))], TIGHT);
    expect(found(cheapestPath(ground, nobody, { x: 10, y: 10 }, toPoint(2, 10), ANY))).toMatchObject({ cost: 10, tolls: [0] });
    expect(found(cheapestPath(ground, nobody, from, contact(14, 10), ANY))).toMatchObject({ cost: 10, tolls: [0] });
  });

  it('ends in contact outside the woods when the target stands at their edge', () => {
    const ground = prepareGround(40, 40, 0.5, [], [woods(box(9, 9.6, 10, 10))], TIGHT);
    const route = found(cheapestPath(ground, nobody, from, contact(14, 10), ANY));
    expect(route.tolls).toEqual([]);
    expect(route.polyline[route.polyline.length - 1]!.y).toBeCloseTo(9.1, 5);
  });

  it('does not pay for woods it touches', () => {
    const ground = prepareGround(40, 40, 0.5, [], [woods(box(5, 10.5, 20, 10))]);
    expect(found(cheapestPath(ground, nobody, from, toPoint(15, 10), ANY))).toMatchObject({ cost: 10, tolls: [] });
  });

  const arms = polygonOf([
    { x: 10, y: 5 }, { x: 16, y: 5 }, { x: 16, y: 12 }, { x: 15, y: 12 }, { x: 15, y: 6 }, { x: 11, y: 6 }, { x: 11, y: 12 }, { x: 10, y: 12 },
  ]);

  it('pays for a contour each time it comes up to it', () => {
    const ground = prepareGround(40, 40, 0.5, [box(5, 12.6, 30, 1)], [hill(arms)], TIGHT);
    const route = found(cheapestPath(ground, nobody, { x: 8, y: 11 }, toPoint(18, 11), ANY));
    expect(route).toMatchObject({ cost: 12, length: 10, entries: [0, 0] });
  });

  it('leaves a hill for nothing', () => {
    const ground = prepareGround(40, 40, 0.5, [], [hill(box(5, 5, 10, 10))], TIGHT);
    expect(found(cheapestPath(ground, nobody, { x: 10, y: 10 }, toPoint(30, 10), ANY))).toMatchObject({ cost: 20, entries: [] });
    expect(found(cheapestPath(ground, nobody, { x: 15.5, y: 10 }, toPoint(10, 10), ANY))).toMatchObject({ cost: 5.5, entries: [] });
    expect(found(cheapestPath(ground, nobody, { x: 15.6, y: 10 }, toPoint(10, 10), ANY)).cost).toBeCloseTo(6.6, 9);
  });

  it('stays on a hill that would be dear to climb again', () => {
    const ground = prepareGround(40, 40, 0.5, [], [hill(arms, 5.5)], TIGHT);
    const route = found(cheapestPath(ground, nobody, { x: 10.5, y: 10 }, toPoint(15.5, 10), ANY));
    expect(route.entries).toEqual([]);
    expect(route.cost).toBeCloseTo(2 * Math.sqrt(1 + 3.5 * 3.5) + 3, 4);
    const cheap = prepareGround(40, 40, 0.5, [], [hill(arms, 1)], TIGHT);
    expect(found(cheapestPath(cheap, nobody, { x: 10.5, y: 10 }, toPoint(15.5, 10), ANY))).toMatchObject({ cost: 6, entries: [0] });
  });
});

describe('the gap to a goal', () => {
  it('is the straight length, 0 in contact', () => {
    const open = prepareGround(40, 30, 0.5, [], []);
    expect(gapToGoal(open, { x: 5, y: 5 }, contact(15, 5))).toBe(9);
    expect(gapToGoal(open, { x: 5, y: 5 }, contact(6.0009, 5))).toBe(0);
    expect(gapToGoal(open, { x: 5, y: 5 }, toPoint(5, 9))).toBe(4);
    expect(gapToGoal(open, { x: 5, y: 6 }, { to: 'side', side: 'east' })).toBe(35);
    expect(gapToGoal(open, { x: 5, y: 6 }, { to: 'side', side: 'north' })).toBe(24);
  });
});
