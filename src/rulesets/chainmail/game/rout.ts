import { facing } from '../../../kernel/geometry/degrees';
import type { Crowd } from '../../../kernel/geometry/path';
import { distance, type Point } from '../../../kernel/geometry/point';
import { entryToDisc } from '../../../kernel/geometry/sweep';
import { entryToPolygon } from '../../../kernel/geometry/sweep-polygon';
import { direction, turned, type Vector } from '../../../kernel/geometry/vector';
import { EPS, type TerrainPiece } from '../rules/field';
import { affordable, cutAt, duesOf, MINIMUM, openInches } from './course';
import { crowdFor, hasRoom, walkOf } from './ground';
import { canRout } from './conditions';
import { findNearestEdge } from './nearest';
import type { Flight, Scene } from './scene';
import { cardOf, type Figure, type Skirmish } from './state';
import { travel } from './travel';

/** Straight away first, then 5 degrees to either side, up to 90 (CM-RULING-39). */
const HEADINGS: readonly Vector[] = Array.from({ length: 37 }, (_, i) => facing(Math.ceil(i / 2) * 5 * (i % 2 === 1 ? 1 : -1)));

/** Lets every model that has broken run, until nobody is left to (CM-ROUT-01, CM-DMG-06). */
export function settleFlights(scene: Scene): void {
  for (let flight = scene.flights.shift(); flight !== undefined && scene.state.ended === null; flight = scene.flights.shift()) run(scene, flight);
}

function run(scene: Scene, { model, cause, spared }: Flight): void {
  const figure = scene.figure(model);
  if (figure.where !== 'field' || !canRout(figure)) return;
  if (cause === null) return fleeToEdge(scene, model);
  const path = routPath(scene.state, figure, scene.figure(cause), 2 * scene.card(model).speed);
  if (path !== null) travel(scene, model, path, { toward: -1, flight: true, forced: false, spared });
  else scene.tell({ type: 'move-halted', rule: 'CM-ROUT-05', model: figure.id, at: { x: figure.x, y: figure.y }, reason: 'There is no way to run.' });
}

/** Full speed by the cheapest way to the nearest edge (CM-ROUT-09, CM-CMD-11). */
export function fleeToEdge(scene: Scene, number: number): void {
  const figure = scene.figure(number);
  const route = findNearestEdge(scene, number);
  const path = route === null ? null : firstInches(scene.state, figure, crowdFor(scene.state, figure), route.polyline, 2 * scene.card(number).speed);
  if (path !== null) travel(scene, number, path, { toward: -1, flight: true, forced: false, spared: null });
  else scene.tell({ type: 'move-halted', rule: 'CM-ROUT-05', model: figure.id, at: { x: figure.x, y: figure.y }, reason: 'There is no way to run.' });
}

/** As much of a path as the allowance pays for, ending where the base fits; null if that is nothing. */
export function firstInches(state: Skirmish, mover: Figure, crowd: Crowd, path: readonly Point[], allowance: number, minimum = MINIMUM): readonly Point[] | null {
  const walk = walkOf(state, mover, crowd, path);
  if (walk.cost <= allowance && walk.stopped === null && walk.endFree) return walk.length > EPS ? path : null;
  let inches = affordable(duesOf(state, mover, path, walk), openInches(path, walk), allowance, minimum);
  while (inches > EPS) {
    const cut = cutAt(path, inches);
    const end = cut[cut.length - 1]!;
    if (hasRoom(state, mover, crowd, end)) return cut;
    inches -= BACK_STEP;
  }
  return null;
}

const BACK_STEP = 0.05;

/** Off the field beats every way that stays on it by more than any field is wide. */
const OFF_FIELD = 1000;
/** Ends this much apart count as equally far. */
const SAME = EPS / 10;
/** First legs of up to so many whole inches are looked at, no model being faster. */
const MOST_LEGS = 49;

/** The way that ends farthest from the enemy, in one bend at most and never closer on the way; off the field beats all, but for those who must stay on it (CM-ROUT-04, CM-RULING-39, CM-ARULING-07). */
export function routPath(state: Skirmish, router: Figure, enemy: Figure, allowance: number, mayLeave = true): readonly Point[] | null {
  const away = direction(enemy, router) ?? { x: 0, y: -1 };
  const crowd = crowdFor(state, router);
  const start: Point = { x: router.x, y: router.y };
  const straight = reachAlong(state, router, crowd, [start], away, allowance);
  if (straight.inches >= allowance - EPS && edgeIsBeyond(state, start, allowance)) return straight.path;
  const path = new RoutSearch(state, router, enemy, crowd, away, allowance, mayLeave ? OFF_FIELD : 0).farthest();
  return path === null || mayLeave ? path : keptOn(state, path);
}

/** A path that ends just short of the boundary where it would end on it. */
function keptOn({ width, height }: Skirmish, path: readonly Point[]): readonly Point[] {
  const { x, y } = path[path.length - 1]!;
  return [...path.slice(0, -1), { x: Math.min(Math.max(x, EPS), width - EPS), y: Math.min(Math.max(y, EPS), height - EPS) }];
}

/** Tries the most promising ways first, so that only a few have to be walked: the order of the search decides among equals. */
class RoutSearch {
  private readonly headings: readonly Vector[];
  /** What every way costs before it has gone an inch, for the terrain it starts in. */
  private readonly toll: number;
  /** The terrain that costs whoever enters it. */
  private readonly priced: ReadonlySet<TerrainPiece>;
  private best: readonly Point[] | null = null;
  private bestWorth = -Infinity;
  private bestOrder = Infinity;

  constructor(
    private readonly state: Skirmish,
    private readonly router: Figure,
    private readonly enemy: Figure,
    private readonly crowd: Crowd,
    away: Vector,
    private readonly allowance: number,
    /** What leaving the field is worth. */
    private readonly prize: number,
  ) {
    this.headings = HEADINGS.map((heading) => turned(away, heading));
    this.toll = tollAtStart(state, router, crowd, away);
    this.priced = new Set(this.toll === 0 && !cardOf(state, router).traits.woodland ? state.terrain.filter(({ traits }) => traits.cost > 0 && traits.costMode !== 'contour') : []);
  }

  farthest(): readonly Point[] | null {
    const { state, router, crowd, headings, allowance } = this;
    const start: Point = { x: router.x, y: router.y };
    this.tryBend(0, [start]);
    for (let first = 0; first < headings.length; first++) {
      const heading = headings[first]!;
      const { inches } = reachAlong(state, router, crowd, [start], heading, allowance);
      for (let leg = 1; leg <= inches + EPS && leg < MOST_LEGS; leg++) {
        const bend = along(start, heading, leg);
        if (this.mostFrom(bend, leg) >= this.bestWorth - SAME) this.tryBend(first * MOST_LEGS + leg, [start, bend]);
      }
    }
    return this.best;
  }

  /** More than any way on from a bend can come to. */
  private mostFrom(bend: Point, gone: number): number {
    const rest = this.restAfter(gone);
    return distance(bend, this.enemy) + rest + (edgeIsBeyond(this.state, bend, rest + EPS) ? 0 : this.prize);
  }

  private restAfter(gone: number): number {
    return Math.max(this.allowance - this.toll, MINIMUM) - gone;
  }

  private tryBend(order: number, bend: readonly Point[]): void {
    const gone = bend.length > 1 ? distance(bend[0]!, bend[1]!) : 0;
    const rest = this.restAfter(gone);
    if (rest <= 0) return;
    for (let second = 0; second < this.headings.length; second++) {
      if (this.hopeFor(bend[bend.length - 1]!, this.headings[second]!, rest, MINIMUM - gone) >= this.bestWorth - SAME) this.tryWay(order, bend, second);
    }
  }

  /** What a leg could come to if nothing but what blocks it counted; minus infinity if it leads closer. */
  private hopeFor({ x, y }: Point, heading: Vector, rest: number, least: number): number {
    const { state, router, crowd, enemy } = this;
    if ((x - enemy.x) * heading.x + (y - enemy.y) * heading.y < -EPS) return -Infinity;
    const edge = inchesToEdge(state, { x, y }, heading);
    const far = Math.min(rest, edge);
    const leaves = edge <= rest + EPS ? this.prize : 0;
    const dx = x + heading.x * far - enemy.x;
    const dy = y + heading.y * far - enemy.y;
    const hope = Math.sqrt(dx * dx + dy * dy) + leaves;
    if (hope < this.bestWorth - SAME) return hope;
    const from = { x, y };
    const to = along(from, heading, far);
    let open = far;
    for (const disc of crowd.blocks) open = Math.min(open, far * entryToDisc(from, to, router.r, disc, -2 * EPS));
    for (const piece of state.terrain) {
      const { impassable, cost } = piece.traits;
      if (open <= 0 || (!impassable && !this.priced.has(piece))) continue;
      const entry = far * entryToPolygon(from, to, router.r, piece.polygon, -2 * EPS);
      // Where a bend lies in a piece, its price may have been paid on the first leg.
      if (impassable) open = Math.min(open, entry);
      else if (entry > 0 && entry < open) open = Math.min(open, Math.max(entry, rest - cost, least));
    }
    return open === far ? hope : distance(along(from, heading, open), enemy) + 3 * EPS;
  }

  private tryWay(order: number, bend: readonly Point[], second: number): void {
    const { inches, path } = reachAlong(this.state, this.router, this.crowd, bend, this.headings[second]!, this.allowance);
    if (inches <= EPS) return;
    const end = path[path.length - 1]!;
    const worth = distance(end, this.enemy) + (onBoundary(this.state, end) ? this.prize : 0);
    const place = order * HEADINGS.length + second;
    if (worth <= this.bestWorth - SAME || (worth <= this.bestWorth + SAME && place >= this.bestOrder)) return;
    this.best = path;
    this.bestWorth = worth;
    this.bestOrder = place;
  }
}

function tollAtStart(state: Skirmish, router: Figure, crowd: Crowd, away: Vector): number {
  const { cost, length } = walkOf(state, router, { blocks: [], fallen: crowd.fallen }, [{ x: router.x, y: router.y }, along(router, away, EPS)]);
  return Math.max(0, cost - length);
}

/** How far a leg in a direction goes on from a path, with what is left of the allowance, and the whole way. */
function reachAlong(state: Skirmish, router: Figure, crowd: Crowd, bend: readonly Point[], heading: Vector, allowance: number): { readonly inches: number; readonly path: readonly Point[] } {
  const at = bend[bend.length - 1]!;
  const before = bend.length > 1 ? distance(bend[0]!, at) : 0;
  const rest = Math.min(allowance - before, inchesToEdge(state, at, heading));
  if (rest <= EPS) return { inches: 0, path: bend };
  const whole = [...bend, along(at, heading, rest)];
  const path = firstInches(state, router, crowd, whole, allowance);
  if (path === null || path.length < whole.length) return { inches: 0, path: bend };
  return { inches: distance(at, path[path.length - 1]!), path };
}

/** Inches from a place to the boundary in a direction (CM-RULING-26). */
function inchesToEdge({ width, height }: Skirmish, { x, y }: Point, heading: Vector): number {
  const across = heading.x > 0 ? (width - x) / heading.x : heading.x < 0 ? -x / heading.x : Infinity;
  const up = heading.y > 0 ? (height - y) / heading.y : heading.y < 0 ? -y / heading.y : Infinity;
  return Math.min(across, up);
}

function edgeIsBeyond({ width, height }: Skirmish, { x, y }: Point, inches: number): boolean {
  return Math.min(x, y, width - x, height - y) > inches;
}

function onBoundary({ width, height }: Skirmish, { x, y }: Point): boolean {
  return x <= EPS || y <= EPS || x >= width - EPS || y >= height - EPS;
}

function along(from: Point, heading: Vector, inches: number): Point {
  return { x: from.x + heading.x * inches, y: from.y + heading.y * inches };
}
