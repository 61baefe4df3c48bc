import type { Point } from '../../../kernel/geometry/point';
import { contains, type Polygon } from '../../../kernel/geometry/polygon';
import { ALONG_EDGE, stretchesInside } from '../../../kernel/geometry/segment-inside';
import { type GroundCost, GROUND_ROWS, OBSTACLE_ROWS, type ReferenceCard } from '../rules/card';
import type { TerrainId } from '../rules/tables/reference-card';
import type { FormationKind } from '../rules/troops';
import type { Area, AreaKind, Barrier, Battle } from './state';
import type { TroopClass } from './troop';

const EDGE = 0.001;

/** Who moves, as far as ground cares. */
export interface Goer {
  readonly class: TroopClass;
  readonly formation: FormationKind;
}

/** A straight way over ground: inches where it changes, what an inch costs up to there, what is paid on the way, and where ranks break. */
export interface Leg {
  readonly length: number;
  readonly ends: readonly number[];
  readonly factors: readonly number[];
  readonly tolls: readonly { readonly at: number; readonly inches: number }[];
  /** Inches to the first ground or obstacle that makes a unit irregular; Infinity if there is none (BS-TERR-04). */
  readonly breaks: number;
  /** Inches to the first that a charge may not go: uphill or across an obstacle (BS-CHARGE-03). */
  readonly barsCharge: number;
}

/** The row of the card for a kind of ground. */
function rowOf(kind: AreaKind): TerrainId {
  if (kind === 'road') return 'road-in-column';
  return kind === 'hill' ? 'uphill' : kind;
}

function byClass(cost: GroundCost, of: TroopClass): number | null {
  const fraction = of === 'mounted' ? cost.mounted : cost.foot;
  return fraction === null ? null : fraction.numerator / fraction.denominator;
}

/** Ground that troops of a class may not enter at all (BS-TERR-02). */
export function barredAreas({ areas, card }: Battle, of: TroopClass): readonly Polygon[] {
  if (areas.length === 0) return NONE;
  return areas.filter(({ kind }) => kind !== 'hill' && kind !== 'road' && byClass(card.terrain[rowOf(kind)], of) === null).map(({ polygon }) => polygon);
}

const NONE: readonly Polygon[] = [];

/** What an inch at a place costs, going in a direction; of several grounds the dearest counts, and a road in column before all (BS-TERR-02). */
export function factorAt({ areas, card }: Battle, goer: Goer, p: Point, dx: number, dy: number): number {
  let dearest = byClass(card.terrain.clear, goer.class) ?? 1;
  for (const area of areas) {
    if (!contains(area.polygon, p, EDGE)) continue;
    if (area.kind === 'road') {
      if (goer.formation === 'column') return byClass(card.terrain['road-in-column'], goer.class) ?? dearest;
      continue;
    }
    if (area.kind === 'hill' && !goesUp(area, p, dx, dy)) continue;
    dearest = Math.max(dearest, byClass(card.terrain[rowOf(area.kind)], goer.class) ?? dearest);
  }
  return dearest;
}

function goesUp({ summit }: Area, p: Point, dx: number, dy: number): boolean {
  return (summit.x - p.x) * dx + (summit.y - p.y) * dy > EDGE;
}

function onRoad(areas: readonly Area[], p: Point): boolean {
  return areas.some(({ kind, polygon }) => kind === 'road' && contains(polygon, p, EDGE));
}

/** The ground along a straight way of the middle of a unit's front. */
export function legOf(state: Battle, goer: Goer, p: Point, q: Point): Leg {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if ((state.areas.length === 0 && state.barriers.length === 0) || length === 0) return plainLeg(state.card, goer, length);
  const cuts: number[] = [length];
  for (const { polygon, kind, summit } of state.areas) {
    for (const { from, to } of stretchesInside(p, q, polygon, ALONG_EDGE)) {
      cuts.push(from * length, to * length);
      if (kind === 'hill') cuts.push(((summit.x - p.x) * dx + (summit.y - p.y) * dy) / length);
    }
  }
  const ends = [...new Set(cuts.filter((cut) => cut > 1e-9 && cut <= length))].sort((a, b) => a - b);
  const factors: number[] = [];
  let breaks = Infinity;
  let barsCharge = Infinity;
  let from = 0;
  for (const to of ends) {
    const share = (from + to) / 2 / length;
    const middle = { x: p.x + dx * share, y: p.y + dy * share };
    factors.push(factorAt(state, goer, middle, dx, dy));
    const road = goer.formation === 'column' && onRoad(state.areas, middle);
    for (const area of state.areas) {
      if (area.kind === 'road' || !contains(area.polygon, middle, EDGE)) continue;
      if (area.kind === 'hill' && goesUp(area, middle, dx, dy)) barsCharge = Math.min(barsCharge, from);
      // Ground that the unit began in it did not enter.
      if (!road && GROUND_ROWS[rowOf(area.kind)].makesIrregular && !(from === 0 && contains(area.polygon, p, EDGE))) breaks = Math.min(breaks, from);
    }
    from = to;
  }
  const tolls = crossings(state.barriers, p, q).map(({ share, barrier }) => ({ at: share * length, inches: goer.class === 'mounted' ? state.card.obstacles[barrier.kind].mounted : state.card.obstacles[barrier.kind].foot }));
  for (const { share, barrier } of crossings(state.barriers, p, q)) {
    if (OBSTACLE_ROWS[barrier.kind].makesIrregular) breaks = Math.min(breaks, share * length);
    barsCharge = Math.min(barsCharge, share * length);
  }
  return { length, ends, factors, tolls, breaks, barsCharge };
}

function plainLeg(card: ReferenceCard, goer: Goer, length: number): Leg {
  return { length, ends: [length], factors: [byClass(card.terrain.clear, goer.class) ?? 1], tolls: NO_TOLLS, breaks: Infinity, barsCharge: Infinity };
}

const NO_TOLLS: Leg['tolls'] = [];

/** Where a straight way crosses obstacles, as shares of it, in order. */
export function crossings(barriers: readonly Barrier[], p: Point, q: Point): readonly { readonly share: number; readonly barrier: Barrier }[] {
  const found: { share: number; barrier: Barrier }[] = [];
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  for (const barrier of barriers) {
    for (let i = 1; i < barrier.line.length; i++) {
      const a = barrier.line[i - 1]!;
      const b = barrier.line[i]!;
      const ex = b.x - a.x;
      const ey = b.y - a.y;
      const across = dx * ey - dy * ex;
      if (across === 0) continue;
      const share = ((a.x - p.x) * ey - (a.y - p.y) * ex) / across;
      const along = ((a.x - p.x) * dy - (a.y - p.y) * dx) / across;
      // A way that begins on an obstacle has crossed it.
      if (share > 1e-9 && share <= 1 && along >= 0 && along <= 1) found.push({ share, barrier });
    }
  }
  return found.sort((a, b) => a.share - b.share);
}

/** The movement that the first inches of a leg cost. */
export function costOf(leg: Leg, inches: number): number {
  let cost = 0;
  let from = 0;
  for (let i = 0; i < leg.ends.length && from < inches; i++) {
    const to = Math.min(leg.ends[i]!, inches);
    cost += (to - from) * leg.factors[i]!;
    from = to;
  }
  for (const { at, inches: toll } of leg.tolls) if (at <= inches + 1e-9) cost += toll;
  return cost;
}

/** How many inches of a leg so much movement pays for. */
export function affordable(leg: Leg, budget: number): number {
  let left = budget;
  let from = 0;
  let toll = 0;
  for (let i = 0; i < leg.ends.length; i++) {
    const factor = leg.factors[i]!;
    const end = leg.ends[i]!;
    while (from < end) {
      const next = leg.tolls[toll];
      const to = next !== undefined && next.at <= end ? Math.max(next.at, from) : end;
      const cost = (to - from) * factor;
      if (cost > left) return from + left / factor;
      left -= cost;
      from = to;
      if (next !== undefined && next.at <= to) {
        // What cannot be paid is not crossed.
        if (next.inches > left) return from;
        left -= next.inches;
        toll++;
      }
    }
  }
  return leg.length;
}

/** Whether one place is higher on a hill than another: on it where the other is not, or an inch nearer to its summit. */
export function isHigher(areas: readonly Area[], p: Point, q: Point): boolean {
  for (const { kind, polygon, summit } of areas) {
    if (kind !== 'hill' || !contains(polygon, p, EDGE)) continue;
    if (!contains(polygon, q, EDGE)) return true;
    if (far(q, summit) > far(p, summit) + 1) return true;
  }
  return false;
}

function far(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}
