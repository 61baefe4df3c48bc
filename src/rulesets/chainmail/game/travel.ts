import { gap } from '../../../kernel/geometry/disc';
import { entryToDisc, stretchNearDisc } from '../../../kernel/geometry/sweep';
import { entryToPolygon } from '../../../kernel/geometry/sweep-polygon';
import { at, type Point, pointAlong, toGrid } from '../../../kernel/geometry/point';
import { direction, dot } from '../../../kernel/geometry/vector';
import { EPS } from '../rules/field';
import { entersAgainstStakes, isIn } from '../rules/terrain';
import { breaksFree } from './saving';
import { bears } from './conditions';
import { hostile, inContact, isHelpless, touches } from './contact';
import { cutAt, type Due, dueBy, duesOf, milestones } from './course';
import { breakNerve, strikeWithStakes } from './fighting';
import { award } from './elimination';
import { crowdFor, hasRoom, walkOf } from './ground';
import { testNerve } from './morale';
import { breakTie, nearestByPath } from './nearest';
import { mayStrike, provoke } from './opportunity';
import type { Scene } from './scene';
import { cardOf, copyFigure, type Edge, type Figure, type Skirmish } from './state';
import { endAtOnce } from './victory';

/** A path within one degree of another counts as the same direction (CM-RULING-03). */
const COSINE_OF_ONE_DEGREE = 0.9998476951563913;
/** A model that touches a Reach model after so short a way is not struck for it (CM-AOO-05). */
const STEP_IN = 1;

/** How a model goes along its path. */
export interface Gait {
  /** The enemy it makes for by the cheapest way, where the rules chose the path; -1 otherwise. */
  readonly toward: number;
  /** In flight: no save for leaving contact (CM-ROUT-03). */
  readonly flight: boolean;
  /** Made to go by a spell: no save for leaving contact (CM-SPELL-02d). */
  readonly forced: boolean;
  /** Whose attack caused the flight and may not strike again (CM-AOO-11). */
  readonly spared: number | null;
}

export const WALK: Gait = { toward: -1, flight: false, forced: false, spared: null };

/** A place on a path where something may happen to the mover. */
export interface Trigger {
  readonly inches: number;
  readonly kind: 'threat' | 'leave' | 'touch' | 'stakes';
  /** The enemy, or the number of the stakes among the terrain. */
  readonly who: number;
  readonly leg: number;
}

/** How far a model has come, and what falls due along its path. */
interface Progress {
  inches: number;
  readonly dues: readonly Due[];
}

/** What became of a walk. */
export interface Walked {
  readonly inches: number;
  /** Whether it came to the end of its path and is still fit to act. */
  readonly arrived: boolean;
  /** Whether it could not break free and never left its place (CM-COND-07). */
  readonly stuck: boolean;
}

/** Takes a model along a path; enemies strike and stakes stab at the exact points of it (CM-MOVE-06, CM-AOO-06, CM-AOO-07, CM-RULING-17). */
export function travel(scene: Scene, number: number, path: readonly Point[], gait: Gait): Walked {
  const miles = milestones(path);
  const length = miles[miles.length - 1]!;
  if (length === 0) return { inches: 0, arrived: true, stuck: false };
  if (!breaksFree(scene, number)) return STUCK;
  const mover = scene.figure(number);
  const dues = duesOf(scene.state, mover, path, walkOf(scene.state, mover, crowdFor(scene.state, mover), path));
  const progress: Progress = { inches: 0, dues };
  const triggers = triggersAlong(scene.state, mover, path, miles);
  for (let i = 0; i < triggers.length; ) {
    const { inches } = triggers[i]!;
    let end = i + 1;
    while (end < triggers.length && triggers[end]!.inches <= inches + EPS) end++;
    const stopped = meet(scene, number, path, triggers.slice(i, end), progress, gait);
    if (stopped) return { inches: progress.inches, arrived: false, stuck: false };
    i = end;
  }
  goTo(scene, number, path, length, progress);
  const edges = edgesReached(scene.state, scene.figure(number));
  if (edges.length > 0) leaveField(scene, number, edges[breakTie(scene, number, edges)]!);
  return { inches: length, arrived: edges.length === 0, stuck: false };
}

const STUCK: Walked = { inches: 0, arrived: false, stuck: true };

/** Everything that happens at one point of the path; true if the mover goes no further. */
function meet(scene: Scene, number: number, path: readonly Point[], triggers: readonly Trigger[], progress: Progress, gait: Gait): boolean {
  const { state } = scene;
  const { inches } = triggers[0]!;
  const { leg } = triggers[triggers.length - 1]!;
  const there = figureAt(scene.figure(number), placeOn(path, inches, progress));
  const left = triggers.filter(({ kind }) => kind === 'leave').map(({ who }) => who);
  const threats = triggers.filter(({ kind }) => kind === 'threat').map(({ who }) => who);
  const able = (who: number): boolean => who !== gait.spared && mayStrike(state, state.figures[who]!, there);
  const entitled = new Set(triggers.filter(({ kind, who }) => kind !== 'stakes' && kind !== 'threat' && able(who)).map(({ who }) => who));
  const roaming = threats.filter((who) => !entitled.has(who) && able(who));
  if (roaming.length > 0 && !isTowardNearest(state, there, path, leg, gait)) for (const who of roaming) entitled.add(who);
  const stakes = triggers.filter(({ kind }) => kind === 'stakes');
  if (entitled.size === 0 && left.length === 0 && stakes.length === 0) return false;
  goTo(scene, number, path, inches, progress);
  provoke(scene, number, [...entitled].sort((a, b) => a - b));
  if (isStopped(scene, number, gait)) return stop(scene, number, path, progress);
  if (left.length > 0 && !gait.flight && !gait.forced && !testNerve(scene, number, 'CM-MORALE-03', 'morale save for leaving contact')) {
    breakNerve(scene, number, nearestOf(scene, number, left), null);
    return stop(scene, number, path, progress);
  }
  for (let i = 0; i < stakes.length && !isStopped(scene, number, gait); i++) strikeWithStakes(scene, number);
  return isStopped(scene, number, gait) && stop(scene, number, path, progress);
}

/** Whether what happened ends the move: destroyed, down, stunned, or newly broken (CM-AOO-07, CM-COND-03a, CM-COND-09c). */
function isStopped(scene: Scene, number: number, gait: Gait): boolean {
  const figure = scene.figure(number);
  return figure.where !== 'field' || figure.down || (figure.routing && !gait.flight) || bears(figure, 'stunned');
}

/** A model stopped where it cannot stay is put back to the last place on its path where it fits (CM-RULING-41, CM-MOVE-05). */
function stop(scene: Scene, number: number, path: readonly Point[], progress: Progress): true {
  const figure = scene.figure(number);
  if (figure.where !== 'field') return true;
  const crowd = crowdFor(scene.state, figure);
  for (let back = progress.inches; back > 0; back -= BACK_STEP) {
    const place = cutAt(path, back);
    const last = place[place.length - 1]!;
    if (hasRoom(scene.state, figure, crowd, last)) {
      if (back < progress.inches) putBack(scene, number, last);
      return true;
    }
  }
  if (progress.inches > 0 && !hasRoom(scene.state, figure, crowd, figure)) putBack(scene, number, path[0]!);
  return true;
}

const BACK_STEP = 0.05;

function putBack(scene: Scene, number: number, place: Point): void {
  const { id, x, y } = scene.figure(number);
  scene.place(number, place);
  const to = scene.figure(number);
  scene.tell({ type: 'model-moved', rule: 'CM-RULING-41', model: id, from: { x, y }, to: { x: to.x, y: to.y }, path: [{ x: to.x, y: to.y }], distance: 0, cost: 0 });
}

/** Whether the way on from here is the way to the nearest enemy, which no threatened area hinders (CM-AOO-03, CM-RULING-03). */
export function isTowardNearest(state: Skirmish, there: Figure, path: readonly Point[], leg: number, gait: Gait): boolean {
  const nearest = nearestByPath(state, there, true);
  if (nearest.some(({ number }) => touches(state.figures[number]!, there))) return false;
  if (nearest.some(({ number }) => number === gait.toward)) return true;
  const heading = direction(path[leg]!, path[leg + 1]!);
  return heading !== null && nearest.some(({ route }) => route.heading !== null && dot(route.heading, heading) >= COSINE_OF_ONE_DEGREE);
}

/** The nearest of the enemies left, from which a broken model runs (CM-RULING-17). */
function nearestOf(scene: Scene, number: number, left: readonly number[]): number {
  const mover = scene.figure(number);
  const gaps = left.map((who) => gap(scene.figure(who), mover));
  const least = Math.min(...gaps);
  const equal = left.filter((_, i) => gaps[i]! <= least + EPS);
  return equal[breakTie(scene, number, equal.map((who) => scene.figure(who).id))]!;
}

export function figureAt(figure: Figure, place: Point): Figure {
  const { x, y } = at(place.x, place.y);
  const there = copyFigure(figure);
  there.x = x;
  there.y = y;
  return there;
}

function placeOn(path: readonly Point[], inches: number, progress: Progress): Point {
  if (inches <= progress.inches && progress.inches === 0) return path[0]!;
  const cut = cutAt(path, inches);
  return cut[cut.length - 1]!;
}

/** Moves the model on to a distance along its path and tells the stretch. */
function goTo(scene: Scene, number: number, path: readonly Point[], inches: number, progress: Progress): void {
  if (inches <= progress.inches) return;
  const { id, x, y } = scene.figure(number);
  const upTo = cutAt(path, inches);
  scene.place(number, upTo[upTo.length - 1]!);
  const to = scene.figure(number);
  const miles = milestones(path);
  const corners = path.filter((_, i) => miles[i]! > progress.inches + EPS && miles[i]! < inches - EPS).map((corner) => at(corner.x, corner.y));
  scene.tell({ type: 'model-moved', rule: 'CM-MOVE-01', model: id, from: { x, y }, to: { x: to.x, y: to.y }, path: [...corners, { x: to.x, y: to.y }], distance: toGrid(inches - progress.inches), cost: dueBy(progress.dues, inches) - dueBy(progress.dues, progress.inches) });
  progress.inches = inches;
}

/** The edges whose lines the centre has reached, two in a corner (CM-RULING-26). */
function edgesReached({ width, height }: Skirmish, { x, y }: Figure): readonly Edge[] {
  const reached: Edge[] = [];
  if (y <= 0) reached.push('south');
  if (x <= 0) reached.push('west');
  if (y >= height) reached.push('north');
  if (x >= width) reached.push('east');
  return reached;
}

/** A model whose centre reaches the boundary is out of the game (CM-ACT-12, CM-ROUT-10, CM-RULING-26). */
function leaveField(scene: Scene, number: number, edge: Edge): void {
  const figure = scene.edit(number);
  figure.where = 'off';
  figure.exit = edge;
  scene.tell({ type: 'model-left', rule: figure.routing ? 'CM-ROUT-10' : 'CM-ACT-12', model: figure.id, edge, routing: figure.routing });
  award(scene, number, figure.routing ? figure.blame.broken : -1);
  alarmDefenders(scene, figure);
  endAtOnce(scene);
}

/** An attacker off over the defenders' edge makes the round anything but quiet for them (CM-SCEN-23). */
function alarmDefenders(scene: Scene, { side, exit }: Figure): void {
  const { sides, goal } = scene.state;
  if (goal !== 'breakthrough' || sides[side]!.role !== 'attacker') return;
  sides.forEach(({ role, edge }, number) => {
    if (role === 'defender' && edge === exit) scene.disturb(number);
  });
}

/** Every point of a path where an enemy may strike or stakes stab, in order (CM-AOO-02, CM-AOO-04 to 06, CM-RULING-03, CM-RULING-22). */
export function triggersAlong(state: Skirmish, mover: Figure, path: readonly Point[], miles: readonly number[]): readonly Trigger[] {
  const found: Trigger[] = [];
  for (let who = 0; who < state.figures.length; who++) {
    const enemy = state.figures[who]!;
    if (enemy.where !== 'field' || !hostile(enemy, mover) || isHelpless(enemy)) continue;
    for (let leg = 0; leg + 1 < path.length; leg++) {
      const from = path[leg]!;
      const to = path[leg + 1]!;
      const inches = miles[leg + 1]! - miles[leg]!;
      if (inches === 0) continue;
      const push = (kind: Trigger['kind'], share: number): void => void found.push({ inches: miles[leg]! + share * inches, kind, who, leg });
      threatAlong(state, mover, enemy, from, to, push);
      leavingAlong(state, mover, enemy, from, to, push);
      touchAlong(state, mover, enemy, from, to, miles[leg]!, inches, push);
    }
  }
  stakesAlong(state, mover, path, miles, found);
  if (found.length < 2) return found;
  return found.sort((a, b) => a.inches - b.inches || ORDER[a.kind] - ORDER[b.kind] || a.who - b.who);
}

const ORDER = { threat: 0, leave: 1, touch: 2, stakes: 3 } as const;

/** Moving in a threatened area: from where the leg starts in it, or where it goes in by more than a touch (CM-AOO-02, CM-RULING-03). */
function threatAlong(state: Skirmish, mover: Figure, enemy: Figure, from: Point, to: Point, push: (kind: 'threat', share: number) => void): void {
  if (enemy.struck) return;
  const { threat } = cardOf(state, enemy).traits;
  const deep = entryToDisc(from, to, mover.r, enemy, threat - EPS);
  if (deep === Infinity) return;
  push('threat', deep === 0 ? 0 : entryToDisc(from, to, mover.r, enemy, threat));
}

/** Where the contact that an enemy has with the mover ends on this leg (CM-AOO-04, CM-MOVE-06). */
function leavingAlong(state: Skirmish, mover: Figure, enemy: Figure, from: Point, to: Point, push: (kind: 'leave', share: number) => void): void {
  const { reach } = cardOf(state, enemy).traits;
  const stretch = stretchNearDisc(from, to, mover.r, enemy, reach + EPS);
  if (stretch === null || stretch.to >= 1) return;
  const deep = reach > 0 ? stretchNearDisc(from, to, mover.r, enemy, reach) : null;
  // Who comes within Reach and leaves it again has been in contact; who just brushes past a base has not.
  const met = stretch.from > 0 ? deep && along(from, to, deep.to) : from;
  if (met === null || !inContact(state, enemy, figureAt(mover, met))) return;
  push('leave', deep === null ? 0 : deep.to);
}

/** Where the mover comes into base contact with a Reach model after more than an inch (CM-AOO-05, CM-ARULING-16). */
function touchAlong(state: Skirmish, mover: Figure, enemy: Figure, from: Point, to: Point, before: number, inches: number, push: (kind: 'touch', share: number) => void): void {
  if (enemy.struck || cardOf(state, enemy).traits.reach === 0) return;
  // Close enough that on the grid it still touches.
  const share = entryToDisc(from, to, mover.r, enemy, EPS / 2);
  if (share === Infinity || share === 0 || before + share * inches <= STEP_IN + EPS) return;
  push('touch', share);
}

/** Where the mover runs onto the points of stakes, once for each time it enters them (CM-TERRAIN-16, CM-RULING-22). */
function stakesAlong(state: Skirmish, mover: Figure, path: readonly Point[], miles: readonly number[], found: Trigger[]): void {
  state.terrain.forEach((piece, who) => {
    if (piece.points === null) return;
    for (let leg = 0; leg + 1 < path.length; leg++) {
      const from = path[leg]!;
      const to = path[leg + 1]!;
      const heading = direction(from, to);
      if (heading === null || isIn(piece, figureAt(mover, from)) || !entersAgainstStakes(piece, heading)) continue;
      const share = entryToPolygon(from, to, mover.r, piece.polygon, -EPS);
      if (share !== Infinity) found.push({ inches: miles[leg]! + share * (miles[leg + 1]! - miles[leg]!), kind: 'stakes', who, leg });
    }
  });
}

/** The inches along a path at which a model first enters an enemy's threatened area; Infinity if it never does (CM-EXPERT-06, CM-EXPERT-07). */
export function inchesToThreat(state: Skirmish, mover: Figure, path: readonly Point[]): number {
  const miles = milestones(path);
  let first = Infinity;
  for (const enemy of state.figures) {
    if (enemy.where !== 'field' || !hostile(enemy, mover) || isHelpless(enemy)) continue;
    const { threat } = cardOf(state, enemy).traits;
    if (gap(mover, enemy) <= threat + EPS) continue;
    for (let leg = 0; leg + 1 < path.length; leg++) {
      const share = entryToDisc(path[leg]!, path[leg + 1]!, mover.r, enemy, threat);
      if (share === Infinity) continue;
      first = Math.min(first, miles[leg]! + share * (miles[leg + 1]! - miles[leg]!));
      break;
    }
  }
  return first;
}

function along(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The end of a straight way of so many inches. */
export function ahead(from: Point, heading: Point, inches: number): Point {
  return pointAlong(from, { x: from.x + heading.x, y: from.y + heading.y }, inches);
}
