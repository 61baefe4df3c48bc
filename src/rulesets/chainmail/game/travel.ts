import { gap } from '../../../kernel/geometry/disc';
import { at, type Point, pointAlong, toGrid } from '../../../kernel/geometry/point';
import { direction, dot } from '../../../kernel/geometry/vector';
import { EPS } from '../rules/field';
import { breaksFree } from './saving';
import { bears } from './conditions';
import { touches } from './contact';
import { cutAt, type Due, dueBy, duesOf, milestones } from './course';
import { breakNerve, strikeWithStakes } from './fighting';
import { award } from './elimination';
import { holdsAgainst, isFrightenedBy } from './fright';
import { crowdFor, hasRoom, walkOf } from './ground';
import { testNerve } from './morale';
import { breakTie, nearestByPath } from './nearest';
import { mayStrike, provoke } from './opportunity';
import type { Scene } from './scene';
import type { Edge, Figure, Skirmish } from './state';
import { figureAt, type Trigger, triggersAlong } from './triggers';
import { wakeTouched } from './waking';
import { endAtOnce } from './victory';

/** A path within one degree of another counts as the same direction (CM-RULING-03). */
const COSINE_OF_ONE_DEGREE = 0.9998476951563913;
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

/** How far a model has come, and what falls due along its path. */
interface Progress {
  inches: number;
  readonly dues: readonly Due[];
  readonly miles: readonly number[];
  /** The enemies past whom it has tumbled since it came into their areas (CM-ARULING-14). */
  past: readonly number[];
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
  if (length === 0) {
    wakeTouched(scene, number);
    return { inches: 0, arrived: true, stuck: false };
  }
  if (!breaksFree(scene, number)) return STUCK;
  const mover = scene.figure(number);
  const dues = duesOf(scene.state, mover, path, walkOf(scene.state, mover, crowdFor(scene.state, mover), path));
  const progress: Progress = { inches: 0, dues, miles, past: NOBODY };
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
  if (edges.length === 0) wakeTouched(scene, number);
  if (edges.length > 0) leaveField(scene, number, edges[breakTie(scene, number, edges)]!);
  return { inches: length, arrived: edges.length === 0, stuck: false };
}

const NOBODY: readonly number[] = [];
const STUCK: Walked = { inches: 0, arrived: false, stuck: true };

/** Everything that happens at one point of the path; true if the mover goes no further. */
function meet(scene: Scene, number: number, path: readonly Point[], triggers: readonly Trigger[], progress: Progress, gait: Gait): boolean {
  const { state } = scene;
  const { inches } = triggers[0]!;
  const { leg } = triggers[triggers.length - 1]!;
  const there = figureAt(scene.figure(number), placeOn(path, inches, progress));
  const left = triggers.filter(({ kind }) => kind === 'leave').map(({ who }) => who);
  const threats = triggers.filter((trigger) => trigger.kind === 'threat' && isNewOccasion(trigger, progress)).map(({ who }) => who);
  const able = (who: number): boolean => who !== gait.spared && mayStrike(state, state.figures[who]!, there);
  const entitled = new Set(triggers.filter(({ kind, who }) => (kind === 'leave' || kind === 'touch') && able(who)).map(({ who }) => who));
  const roaming = threats.filter((who) => !entitled.has(who) && able(who));
  if (roaming.length > 0 && !isTowardNearest(state, there, path, leg, gait)) for (const who of roaming) entitled.add(who);
  const stakes = triggers.filter(({ kind }) => kind === 'stakes');
  const frights = triggers.filter(({ kind, who }) => kind === 'fright' && isFrightenedBy(state, state.figures[who]!, there));
  if (entitled.size === 0 && left.length === 0 && stakes.length === 0 && frights.length === 0) return false;
  goTo(scene, number, path, inches, progress);
  progress.past = [...progress.past, ...provoke(scene, number, [...entitled].sort((a, b) => a - b))];
  if (isStopped(scene, number, gait)) return stop(scene, number, path, progress);
  if (left.length > 0 && !gait.flight && !gait.forced && !testNerve(scene, number, 'CM-MORALE-03', 'morale save for leaving contact')) {
    breakNerve(scene, number, nearestOf(scene, number, left), null);
    return stop(scene, number, path, progress);
  }
  for (const { who } of frights) {
    if (isFrightenedBy(state, scene.figure(who), scene.figure(number)) && !holdsAgainst(scene, number, who)) return stop(scene, number, path, progress);
  }
  for (let i = 0; i < stakes.length && !isStopped(scene, number, gait); i++) strikeWithStakes(scene, number);
  return isStopped(scene, number, gait) && stop(scene, number, path, progress);
}

/** Past whom a model has tumbled, the next occasion is when it comes into the area anew (CM-ARULING-14). */
function isNewOccasion({ who, leg, inches }: Trigger, progress: Progress): boolean {
  if (!progress.past.includes(who)) return true;
  if (inches <= progress.miles[leg]! + EPS) return false;
  progress.past = progress.past.filter((each) => each !== who);
  return true;
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

/** The end of a straight way of so many inches. */
export function ahead(from: Point, heading: Point, inches: number): Point {
  return pointAlong(from, { x: from.x + heading.x, y: from.y + heading.y }, inches);
}
