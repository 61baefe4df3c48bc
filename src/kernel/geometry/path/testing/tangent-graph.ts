import { angleBetween } from '../../angle';
import { facing } from '../../degrees';
import type { Disc } from '../../disc';
import { type Point, distance } from '../../point';
import { commonTangents } from '../../tangent';
import { entryToCircle } from '../../sweep';
import type { TestField } from './dense-graph';

interface Spot extends Point {
  readonly circle: number;
}

/**
 * For tests: the shortest way among discs from a place to a point, over the whole graph of common tangents and of the
 * arcs between neighbouring tangent points, built at once and with nothing of the search.
 */
export function tangentGraphLength(field: TestField): number {
  const { radius, eps, crowd, goal, from } = field;
  if (goal.to !== 'point') throw new Error('only for points');
  const circles: Disc[] = [
    { ...from, r: 0 }, { ...goal.point, r: 0 },
    ...crowd.blocks.map(({ x, y, r }) => ({ x, y, r: r + radius - eps / 2 })),
  ];
  const inside = (p: Point): boolean => p.x >= -1e-9 && p.y >= -1e-9 && p.x <= field.width + 1e-9 && p.y <= field.height + 1e-9;
  const clear = (p: Point): boolean => inside(p) && circles.every((c) => distance(p, c) >= c.r - eps / 4);
  const open = (a: Point, b: Point): boolean =>
    inside(a) && inside(b) && circles.every((c) => c.r === 0 || entryToCircle(a, b, c.x, c.y, c.r - eps / 4) === Infinity);
  const spots: Spot[] = [];
  const roads: [number, number, number][] = [];
  const add = (p: Point, circle: number): number => spots.push({ x: p.x, y: p.y, circle }) - 1;
  circles.forEach((a, i) => {
    circles.forEach((b, j) => {
      if (j <= i) return;
      for (const { nx, ny, offset } of commonTangents(a, b)) {
        const foot = (c: Disc): Point => {
          const off = nx * c.x + ny * c.y - offset;
          return { x: c.x - nx * off, y: c.y - ny * off };
        };
        const [p, q] = [foot(a), foot(b)];
        if (open(p, q)) roads.push([add(p, i), add(q, j), distance(p, q)]);
      }
    });
  });
  circles.forEach((c, i) => {
    const on = spots.map((spot, n) => ({ n, angle: angleBetween(1, 0, spot.x - c.x, spot.y - c.y), circle: spot.circle }))
      .filter(({ circle }) => circle === i).sort((a, b) => a.angle - b.angle);
    on.forEach(({ n, angle }, k) => {
      const next = on[(k + 1) % on.length]!;
      if (next.n === n) return;
      const sweep = c.r === 0 ? 0 : next.angle - angle + (k + 1 === on.length ? 2 * Math.PI : 0);
      const steps = c.r === 0 ? 0 : Math.ceil(sweep * 200);
      for (let s = 1; s < steps; s += 1) {
        const u = facing(((angle + (sweep * s) / steps) * 180) / Math.PI);
        if (!clear({ x: c.x + c.r * u.x, y: c.y + c.r * u.y })) return;
      }
      roads.push([n, next.n, c.r * sweep]);
    });
  });
  return shortest(spots, roads);
}

function shortest(spots: readonly Spot[], roads: readonly [number, number, number][]): number {
  const best = spots.map(({ circle }) => (circle === 0 ? 0 : Infinity));
  for (let again = true; again;) {
    again = false;
    for (const [a, b, length] of roads) {
      if (best[a]! + length < best[b]! - 1e-12) [best[b], again] = [best[a]! + length, true];
      if (best[b]! + length < best[a]! - 1e-12) [best[a], again] = [best[b]! + length, true];
    }
  }
  return Math.min(Infinity, ...spots.flatMap(({ circle }, n) => (circle === 1 ? [best[n]!] : [])));
}
