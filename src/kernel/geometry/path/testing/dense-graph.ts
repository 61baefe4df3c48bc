import { facing } from '../../degrees';
import type { Disc } from '../../disc';
import { type Point, distance } from '../../point';
import { pointToPolygon } from '../../polygon-distance';
import { entryToDisc } from '../../sweep';
import { entryToPolygon, stretchesNearPolygon } from '../../sweep-polygon';
import { Heap } from '../heap';
import type { Crowd, Goal, GroundToll } from '../types';
import type { Polygon } from '../../polygon';

/** For tests: a field with everything on it. */
export interface TestField {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly eps: number;
  readonly blocks: readonly Polygon[];
  readonly tolls: readonly GroundToll[];
  readonly crowd: Crowd;
  readonly from: Point;
  readonly goal: Goal;
  readonly squeezeCost: number | null;
}

interface Squeeze {
  readonly a: number;
  readonly b: number;
}

const STEPS = 21;

/**
 * For tests: the cheapest cost over a graph of many places strewn round every shape, each joined straight to each. It
 * uses nothing of the search: every way in it is legal, so it is never cheaper than the truth, and only a little dearer.
 * Infinity if nothing costs less than the limit.
 */
export function denseCost(field: TestField, limit: number): number {
  const { radius, eps, goal, crowd } = field;
  const blocks = goal.to === 'contact' ? [...crowd.blocks, goal.disc] : crowd.blocks;
  const slack = 0.75 * eps;
  const places: Point[] = [field.from];
  const squeezes: Squeeze[] = [];
  const round = (x: number, y: number, r: number): void => {
    const far = (r + 1e-9) / facing(180 / STEPS).x;
    for (let i = 0; i < STEPS; i += 1) {
      const u = facing((360 * i) / STEPS);
      places.push({ x: x + u.x * far, y: y + u.y * far });
    }
  };
  for (const disc of blocks) round(disc.x, disc.y, radius + disc.r - eps / 2);
  for (const { disc } of crowd.fallen) round(disc.x, disc.y, radius + disc.r - eps / 2);
  for (const polygon of field.blocks) for (const v of polygon.vertices) round(v.x, v.y, radius - eps / 2);
  for (const { polygon, kind } of field.tolls) {
    for (const v of polygon.vertices) round(v.x, v.y, kind === 'entry' ? radius + 1.5 * eps : radius - eps / 2);
    // Ways that stay upon an area turn inside it.
    if (kind === 'entry') for (const v of polygon.vertices) round(v.x, v.y, radius - 0.01);
  }
  const ends = new Set<number>();
  if (goal.to === 'point') {
    ends.add(places.length);
    places.push(goal.point);
  } else if (goal.to === 'contact') {
    for (let i = 0; i < 4 * STEPS; i += 1) {
      const u = facing((90 * i) / STEPS);
      ends.add(places.length);
      places.push({ x: goal.disc.x + u.x * (radius + goal.disc.r), y: goal.disc.y + u.y * (radius + goal.disc.r) });
    }
  } else {
    const upright = goal.side === 'west' || goal.side === 'east';
    for (let i = 0; i <= 8 * STEPS; i += 1) {
      ends.add(places.length);
      if (upright) places.push({ x: goal.side === 'west' ? 0 : field.width, y: (field.height * i) / (8 * STEPS) });
      else places.push({ x: (field.width * i) / (8 * STEPS), y: goal.side === 'south' ? 0 : field.height });
    }
  }
  if (field.squeezeCost !== null) addSqueezes(field, places, squeezes);
  return cheapest(field, blocks, places, ends, squeezes, slack, limit);
}

function addSqueezes(field: TestField, places: Point[], squeezes: Squeeze[]): void {
  const { radius, eps, crowd } = field;
  crowd.blocks.forEach((a, i) => {
    crowd.blocks.slice(i + 1).forEach((b) => {
      const apart = distance(a, b);
      const free = apart - a.r - b.r;
      if (free < radius || free > 2 * radius - eps) return;
      if (field.goal.to === 'contact' && [a, b].some((d) => d.x === goalDisc(field).x && d.y === goalDisc(field).y)) return;
      const ra = a.r + radius - eps / 2;
      const rb = b.r + radius - eps / 2;
      const along = (apart * apart + ra * ra - rb * rb) / (2 * apart);
      const aside = Math.sqrt(ra * ra - along * along) + 1e-9;
      const ux = (b.x - a.x) / apart;
      const uy = (b.y - a.y) / apart;
      squeezes.push({ a: places.length, b: places.length + 1 });
      places.push({ x: a.x + ux * along - uy * aside, y: a.y + uy * along + ux * aside });
      places.push({ x: a.x + ux * along + uy * aside, y: a.y + uy * along - ux * aside });
    });
  });
}

function goalDisc(field: TestField): Disc {
  return field.goal.to === 'contact' ? field.goal.disc : { x: NaN, y: NaN, r: 0 };
}

function cheapest(
  field: TestField, blocks: readonly Disc[], places: readonly Point[], ends: ReadonlySet<number>, squeezes: readonly Squeeze[], slack: number, limit: number,
): number {
  const { radius, eps, crowd } = field;
  const fits = places.map((p, i) =>
    distance(field.from, p) + straightTo(field, p) <= limit &&
    p.x >= -1e-9 && p.y >= -1e-9 && p.x <= field.width + 1e-9 && p.y <= field.height + 1e-9 &&
    blocks.every((d) => distance(p, d) >= d.r + radius - slack) &&
    field.blocks.every((polygon) => pointToPolygon(p, polygon) >= radius - slack) &&
    (!ends.has(i) || crowd.fallen.every(({ disc, ground }) => ground === true || distance(p, disc) >= disc.r + radius - eps)));
  const leg = (a: Point, b: Point, squeezing: boolean): { mask: number; extra: number } | null => {
    const base = squeezing ? radius / 2 : radius;
    if (blocks.some((d) => entryToDisc(a, b, base, d, -slack) !== Infinity)) return null;
    if (field.blocks.some((p) => entryToPolygon(a, b, base, p, -slack) !== Infinity)) return null;
    let mask = 0;
    let extra = squeezing ? field.squeezeCost! : 0;
    field.tolls.forEach((toll, i) => {
      if (toll.kind === 'once') {
        if (entryToPolygon(a, b, radius, toll.polygon, -eps) !== Infinity) mask |= 1 << i;
      } else {
        for (const s of stretchesNearPolygon(a, b, radius, toll.polygon, eps)) if (s.from * distance(a, b) > 1e-8) extra += toll.cost;
      }
    });
    crowd.fallen.forEach(({ disc }, i) => {
      if (entryToDisc(a, b, radius, disc, -eps) !== Infinity) mask |= 1 << (field.tolls.length + i);
    });
    return { mask, extra };
  };
  const costOf = (mask: number): number => {
    let sum = 0;
    const dearest: number[] = [];
    field.tolls.forEach((toll, i) => {
      if ((mask & (1 << i)) === 0) return;
      if (toll.group === 0) sum += toll.cost;
      else dearest[toll.group] = Math.max(dearest[toll.group] ?? 0, toll.cost);
    });
    crowd.fallen.forEach(({ cost }, i) => {
      if ((mask & (1 << (field.tolls.length + i))) !== 0) sum += cost;
    });
    return dearest.reduce((total, cost) => total + cost, sum);
  };
  const masks = 1 << (field.tolls.length + crowd.fallen.length);
  const best = new Float64Array(places.length * masks).fill(Infinity);
  const done = new Uint8Array(places.length * masks);
  best[0] = 0;
  const known = new Map<number, { mask: number; extra: number } | null>();
  const heap = new Heap();
  heap.push(0, 0);
  const fit = places.map((_, i) => i).filter((i) => fits[i]);
  while (heap.size > 0) {
    const state = heap.pop();
    if (done[state] === 1) continue;
    const least = best[state]!;
    if (least > limit) return Infinity;
    done[state] = 1;
    const at = Math.floor(state / masks);
    const mask = state % masks;
    if (ends.has(at)) return least;
    const relax = (to: number, squeezing: boolean): void => {
      if (!fits[to] || done[to * masks + mask] === 1) return;
      const key = (at * places.length + to) * 2 + (squeezing ? 1 : 0);
      let found = known.get(key);
      if (found === undefined) known.set(key, (found = leg(places[at]!, places[to]!, squeezing)));
      if (found === null) return;
      const all = mask | found.mask;
      const cost = least + distance(places[at]!, places[to]!) + found.extra + costOf(all) - costOf(mask);
      if (cost >= best[to * masks + all]! || cost > limit) return;
      best[to * masks + all] = cost;
      heap.push(to * masks + all, cost);
    };
    for (const to of fit) if (to !== at && least + distance(places[at]!, places[to]!) <= limit) relax(to, false);
    for (const { a, b } of squeezes) {
      if (a === at) relax(b, true);
      if (b === at) relax(a, true);
    }
  }
  return Infinity;
}

function straightTo({ goal, width, height, radius }: TestField, p: Point): number {
  if (goal.to === 'point') return distance(p, goal.point);
  if (goal.to === 'contact') return Math.max(0, distance(p, goal.disc) - goal.disc.r - radius);
  return goal.side === 'west' ? p.x : goal.side === 'east' ? width - p.x : goal.side === 'south' ? p.y : height - p.y;
}
