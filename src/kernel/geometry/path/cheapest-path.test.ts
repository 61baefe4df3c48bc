import { polygonOf } from '../polygon';
import { cheapestPath } from './cheapest-path';
import { prepareGround } from './ground';
import type { Crowd, Goal, GroundToll, PathOptions, Route } from './types';
import { walk } from './walk';

const EPS = 1e-9;
const ANY: PathOptions = { limit: Infinity, squeezeCost: 2 };
const nobody: Crowd = { blocks: [], fallen: [] };
const box = (x: number, y: number, w: number, h: number) =>
  polygonOf([{ x, y }, { x: x + w, y }, { x: x + w, y: y + h }, { x, y: y + h }]);
const toPoint = (x: number, y: number): Goal => ({ to: 'point', point: { x, y } });
const contact = (x: number, y: number, r: number): Goal => ({ to: 'contact', disc: { x, y, r } });
const toll = (polygon: ReturnType<typeof box>, cost: number, kind: 'once' | 'entry' = 'once', group = 0): GroundToll => ({ polygon, kind, cost, group });
function found(route: ReturnType<typeof cheapestPath>): Route {
  if (route === null || route === 'gave-up') throw new Error(`no route: ${String(route)}`);
  return route;
}

describe('the cheapest path', () => {
  it('goes round one disc by tangent, arc and tangent', () => {
    const ground = prepareGround(40, 40, 0.5, [], [], EPS);
    const route = found(cheapestPath(ground, { blocks: [{ x: 10, y: 10, r: 0.5 }], fallen: [] }, { x: 8, y: 10 }, toPoint(12, 10), ANY));
    expect(route.length).toBeCloseTo(2 * Math.sqrt(3) + Math.PI / 3, 7);
    expect(route.cost).toBe(route.length);
    expect(Math.abs(route.heading!.y)).toBeCloseTo(0.5, 7);
    console.log(route);
  });

  it('goes round a square', () => {
    const ground = prepareGround(40, 40, 0.5, [box(10, 8, 4, 4)], [], EPS);
    const route = found(cheapestPath(ground, nobody, { x: 9.5, y: 10 }, toPoint(14.5, 10), ANY));
    expect(route.length).toBeCloseTo(2 + Math.PI / 4 + 4 + Math.PI / 4 + 2, 7);
    console.log(route, walk(ground, nobody, route.polyline, 2));
  });
  it('squeezes', () => {
    const ground = prepareGround(40, 40, 0.5, [box(10, 0, 1, 19.6), box(10, 20.3, 1, 19.7)], [], EPS);
    const route = found(cheapestPath(ground, nobody, { x: 8, y: 20 }, contact(14, 20, 0.5), ANY));
    console.log(route, walk(ground, nobody, route.polyline, 2));
    const g2 = prepareGround(40, 40, 0.5, [], [toll(box(10,10,5,5), 2), toll(box(10,14,5,5),1, 'entry')], EPS);
    console.log(found(cheapestPath(g2, nobody, { x: 8, y: 12 }, contact(14, 14, 0.5), ANY)));
    console.log(found(cheapestPath(g2, nobody, { x: 8, y: 12 }, {to:'side', side:'east'}, ANY)));
  });
});
