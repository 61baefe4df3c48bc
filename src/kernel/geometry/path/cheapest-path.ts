import type { Point } from '../point';
import { direction } from '../vector';
import { Bands } from './bands';
import { addEnds } from './ends';
import type { Ground } from './ground';
import { routeOf } from './route';
import { ROUND, Scene } from './scene';
import { GAVE_UP, NONE, Search } from './search';
import { addGaps } from './squeeze';
import { gapToGoal, straightEnd, straightIsFree } from './straight';
import type { Crowd, Goal, PathOptions, PathResult, Route } from './types';

const MAX_STEPS = 20000;
const NEAR_SHARE = 1.1;
const NEAR_MORE = 2;
const NOTHING: readonly number[] = [];

// Used again by every question, so that none pays for new arrays.
const scene = new Scene();
const search = new Search();
const rim = new Bands();

/** The cheapest way of a base from a place where it stands to a goal, exact but for the tolerance of the ground. */
export function cheapestPath(ground: Ground, crowd: Crowd, from: Point, goal: Goal, options: PathOptions): PathResult {
  const gap = gapToGoal(ground, from, goal);
  if (gap > options.limit + 1e-9) return null;
  const end = straightEnd(ground, from, goal);
  if (gap === 0) return straightRoute(from, from, 0);
  if (straightIsFree(ground, crowd, from, end, options.paid)) return straightRoute(from, end, gap);
  const label = seekNearFirst(ground, crowd, from, goal, gap, options);
  if (label === NONE) return null;
  return label === GAVE_UP ? 'gave-up' : routeOf(scene, search, crowd, label, options);
}

/** What the cheapest way costs: Infinity if there is none within the limit, and NaN if the search gave up. */
export function cheapestCost(ground: Ground, crowd: Crowd, from: Point, goal: Goal, options: PathOptions): number {
  const gap = gapToGoal(ground, from, goal);
  if (gap > options.limit + 1e-9) return Infinity;
  if (gap === 0) return 0;
  if (straightIsFree(ground, crowd, from, straightEnd(ground, from, goal), options.paid)) return gap;
  const label = seekNearFirst(ground, crowd, from, goal, gap, options);
  if (label === NONE) return Infinity;
  if (label === GAVE_UP) return NaN;
  return search.labels.spent[label]! + scene.sets.costFor(search.labels.set[label]!);
}

/** The cost of the straight way where it is free of blocks and tolls, and so the cheapest; else Infinity. A quick limit for dearer questions. */
export function straightCost(ground: Ground, crowd: Crowd, from: Point, goal: Goal, paid?: readonly number[]): number {
  const gap = gapToGoal(ground, from, goal);
  return gap === 0 || straightIsFree(ground, crowd, from, straightEnd(ground, from, goal), paid) ? gap : Infinity;
}

// Most ways are little longer than the straight one, and a question with a narrow limit is a small one.
function seekNearFirst(ground: Ground, crowd: Crowd, from: Point, goal: Goal, gap: number, options: PathOptions): number {
  const near = NEAR_SHARE * gap + NEAR_MORE;
  if (near < options.limit) {
    const label = seek(ground, crowd, from, goal, near, options);
    if (label !== NONE) return label;
  }
  return seek(ground, crowd, from, goal, options.limit, options);
}

function seek(ground: Ground, crowd: Crowd, from: Point, goal: Goal, limit: number, options: PathOptions): number {
  if (!scene.begin(ground, crowd, from, goal, limit, options.paid ?? NOTHING)) return NONE;
  if (goal.to === 'contact' && isWalledIn()) return NONE;
  if (options.squeezeCost !== null) addGaps(scene);
  const goalWheel = addEnds(scene);
  return search.run(scene, goalWheel, options.squeezeCost, options.maxSteps ?? MAX_STEPS);
}

// A target with no place beside it is found so at once; otherwise everything within reach would be searched for it.
function isWalledIn(): boolean {
  const wheel = scene.addWheel(scene.goalX, scene.goalY, scene.goalR, scene.target, -1, ROUND, -1);
  rim.begin(scene.wheels);
  rim.find(scene, wheel);
  scene.wheels = wheel;
  return rim.isShut(wheel);
}

function straightRoute(from: Point, to: Point, length: number): Route {
  return {
    cost: length,
    length,
    tolls: [],
    entries: [],
    squeezes: 0,
    heading: length > 0 ? direction(from, to) : null,
    polyline: length > 0 ? [from, to] : [from],
  };
}
