import { facing } from '../../../kernel/geometry/degrees';
import type { Crowd } from '../../../kernel/geometry/path';
import { distance, type Point } from '../../../kernel/geometry/point';
import { direction, turned, type Vector } from '../../../kernel/geometry/vector';
import { EPS } from '../rules/field';
import { affordable, cutAt, duesOf, milestones, MINIMUM } from './course';
import { crowdFor, hasRoom, walkOf } from './ground';
import { findNearestEdge } from './nearest';
import type { Flight, Scene } from './scene';
import type { Figure, Skirmish } from './state';
import { travel } from './travel';

/** Straight away first, then 5 degrees to either side, up to 90 (CM-RULING-39). */
const HEADINGS: readonly Vector[] = Array.from({ length: 37 }, (_, i) => facing(Math.ceil(i / 2) * 5 * (i % 2 === 1 ? 1 : -1)));

/** Lets every model that has broken run, until nobody is left to (CM-ROUT-01, CM-DMG-06). */
export function settleFlights(scene: Scene): void {
  for (let flight = scene.flights.shift(); flight !== undefined; flight = scene.flights.shift()) run(scene, flight);
}

function run(scene: Scene, { model, cause, spared }: Flight): void {
  const figure = scene.figure(model);
  if (figure.where !== 'field' || figure.down) return;
  if (cause === null) return fleeToEdge(scene, model);
  const path = routPath(scene.state, figure, scene.figure(cause), 2 * scene.card(model).speed);
  if (path !== null) travel(scene, model, path, { toward: -1, flight: true, spared });
  else scene.tell({ type: 'move-halted', rule: 'CM-ROUT-05', model: figure.id, at: { x: figure.x, y: figure.y }, reason: 'There is no way to run.' });
}

/** Full speed by the cheapest way to the nearest edge (CM-ROUT-09, CM-CMD-11). */
export function fleeToEdge(scene: Scene, number: number): void {
  const figure = scene.figure(number);
  const route = findNearestEdge(scene, number);
  const path = route === null ? null : firstInches(scene.state, figure, crowdFor(scene.state, figure), route.polyline, 2 * scene.card(number).speed);
  if (path !== null) travel(scene, number, path, { toward: -1, flight: true, spared: null });
  else scene.tell({ type: 'move-halted', rule: 'CM-ROUT-05', model: figure.id, at: { x: figure.x, y: figure.y }, reason: 'There is no way to run.' });
}

/** As much of a path as the allowance pays for, ending where the base fits; null if that is nothing. */
export function firstInches(state: Skirmish, mover: Figure, crowd: Crowd, path: readonly Point[], allowance: number, minimum = MINIMUM): readonly Point[] | null {
  const walk = walkOf(state, mover, crowd, path);
  const miles = milestones(path);
  const open = walk.stopped === null ? walk.length : miles[walk.stopped.leg]! + walk.stopped.share * (miles[walk.stopped.leg + 1]! - miles[walk.stopped.leg]!);
  let inches = affordable(duesOf(state, mover, path, walk), open, allowance, minimum);
  while (inches > EPS) {
    const cut = cutAt(path, inches);
    const end = cut[cut.length - 1]!;
    if (hasRoom(state, mover, crowd, end)) return cut;
    inches -= BACK_STEP;
  }
  return null;
}

const BACK_STEP = 0.05;

/** A way to run that has been tried. */
interface Try {
  readonly path: readonly Point[];
  readonly leaves: boolean;
  readonly distance: number;
}

/** The way that ends farthest from the enemy, in one bend at most and never closer on the way; off the field beats all (CM-ROUT-04, CM-RULING-39). */
export function routPath(state: Skirmish, router: Figure, enemy: Figure, allowance: number): readonly Point[] | null {
  const away = direction(enemy, router) ?? { x: 0, y: -1 };
  const crowd = crowdFor(state, router);
  const start: Point = { x: router.x, y: router.y };
  let best: Try | null = null;
  const farthest = distance(start, enemy) + allowance;
  for (const first of HEADINGS) {
    const heading = turned(away, first);
    const open = reachAlong(state, router, crowd, [start], heading, allowance);
    for (let leg = 0; leg <= open.inches + EPS; leg++) {
      if (leg === 0 && first !== HEADINGS[0]) continue;
      const bend: readonly Point[] = leg === 0 ? [start] : [start, along(start, heading, Math.min(leg, open.inches))];
      best = bestSecondLeg(state, router, enemy, crowd, bend, away, allowance, best);
    }
    if (best !== null && !best.leaves && best.distance >= farthest - EPS && edgeIsBeyond(state, start, allowance)) break;
  }
  return best === null || milestones(best.path)[best.path.length - 1]! <= EPS ? null : best.path;
}

function bestSecondLeg(state: Skirmish, router: Figure, enemy: Figure, crowd: Crowd, bend: readonly Point[], away: Vector, allowance: number, known: Try | null): Try | null {
  const at = bend[bend.length - 1]!;
  const rest = allowance - (milestones(bend)[bend.length - 1] ?? 0);
  let best = known;
  for (const second of HEADINGS) {
    const heading = turned(away, second);
    if ((at.x - enemy.x) * heading.x + (at.y - enemy.y) * heading.y < -EPS) continue;
    const hoped = hopeOf(state, at, heading, rest, enemy);
    if (!beats(hoped, best)) continue;
    const { inches, path } = reachAlong(state, router, crowd, bend, heading, allowance);
    if (inches <= EPS && bend.length > 1) continue;
    const end = path[path.length - 1]!;
    const tried: Try = { path, leaves: onBoundary(state, end), distance: distance(end, enemy) };
    if (beats(tried, best)) best = tried;
  }
  return best;
}

/** The best that a straight leg could come to if nothing stood in the way. */
function hopeOf(state: Skirmish, from: Point, heading: Vector, rest: number, enemy: Point): Omit<Try, 'path'> {
  const edge = inchesToEdge(state, from, heading);
  const end = along(from, heading, Math.min(rest, edge));
  return { leaves: edge <= rest + EPS, distance: distance(end, enemy) };
}

function beats(one: Omit<Try, 'path'>, other: Try | null): boolean {
  if (other === null) return true;
  if (one.leaves !== other.leaves) return one.leaves;
  return one.distance > other.distance + EPS / 10;
}

/** How far a leg in a direction goes on from a path, with what is left of the allowance, and the whole way. */
function reachAlong(state: Skirmish, router: Figure, crowd: Crowd, bend: readonly Point[], heading: Vector, allowance: number): { readonly inches: number; readonly path: readonly Point[] } {
  const at = bend[bend.length - 1]!;
  const before = milestones(bend)[bend.length - 1] ?? 0;
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
