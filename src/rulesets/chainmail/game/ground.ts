import type { Disc } from '../../../kernel/geometry/disc';
import { cheapestPath, type Crowd, type Fallen, type Goal, type Ground, type GroundToll, placeIsFree, prepareGround, type Route, straightIsFree, straightIsOpen, walk, type Walk } from '../../../kernel/geometry/path';
import { distance, type Point } from '../../../kernel/geometry/point';
import type { TerrainPiece } from '../rules/field';
import { isOn } from '../rules/hills';
import { closerGround, PEAK_COST } from '../rules/peaks';
import { cardOf, type Figure, type Skirmish } from './state';

/** What it costs to squeeze through a gap, and to move over a fallen model (CM-EXPERT-02, CM-MOVE-05). */
export const SQUEEZE = 2;
const OVER_THE_FALLEN = 1;
/** Of briars, rows of trees and woods only the dearest is paid (CM-TERRAIN-03). */
const MAX_GROUP = 1;
/** A way this long never fits on a field; the search looks for any. */
const ANY = Infinity;

/** Keeps the grounds of one base apart from those of every other. */
const WIDER_THAN_ANY = 100;

const grounds = new WeakMap<readonly TerrainPiece[], Map<number, Ground>>();

/** The terrain as one base meets it, worked out once for each size; hills with a peak cost those who come onto them once more (CM-TERRAIN-02 to 05, CM-HILL-03, CM-HILL-12, CM-ABIL-46). */
function groundFor(state: Skirmish, radius: number, woodland: boolean, roundStakes: boolean): Ground {
  let known = grounds.get(state.terrain);
  if (known === undefined) grounds.set(state.terrain, (known = new Map()));
  const key = radius + WIDER_THAN_ANY * ((woodland ? 2 : 0) + (roundStakes ? 1 : 0));
  let ground = known.get(key);
  if (ground === undefined) {
    const blocks = state.terrain.filter((piece) => piece.traits.impassable || (roundStakes && piece.points !== null));
    const priced = state.terrain.filter((piece) => !blocks.includes(piece) && piece.traits.cost > 0 && !(woodland && piece.traits.costMode === 'max'));
    const peaked = state.terrain.filter(({ peak }) => peak !== undefined);
    ground = prepareGround(state.width, state.height, radius, blocks.map(({ polygon }) => polygon), [...priced.map(tollOf), ...peaked.map(peakTollOf)]);
    known.set(key, ground);
  }
  return ground;
}

function tollOf({ polygon, traits: { cost, costMode } }: TerrainPiece): GroundToll {
  return { polygon, kind: costMode === 'contour' ? 'entry' : 'once', cost, group: costMode === 'max' ? MAX_GROUP : 0 };
}

function peakTollOf({ polygon }: TerrainPiece): GroundToll {
  return { polygon, kind: 'once', cost: PEAK_COST, group: 0 };
}

/** The tolls that are not due from a base, if there are any: on a hill with a peak it pays for coming closer, not for being there (CM-HILL-12). */
function notDue({ terrain }: Skirmish, ground: Ground, base: Disc): readonly number[] | undefined {
  let found: readonly number[] | undefined;
  let toll = ground.tolls.length;
  for (let i = terrain.length - 1; i >= 0; i--) {
    const piece = terrain[i]!;
    if (piece.peak === undefined) continue;
    toll--;
    if (isOn(piece, base)) found = [...(found ?? NONE), toll];
  }
  return found;
}

/** Everybody else: those who stand are in the way, those who lie may be moved over; and the ground round a peak that is closer to it than where the turn began (CM-MOVE-04, CM-MOVE-05, CM-HILL-12). */
export function crowdFor({ figures, terrain }: Skirmish, mover: Figure, from: Point = mover): Crowd {
  const blocks: Figure[] = [];
  const fallen: Fallen[] = [];
  for (const figure of figures) {
    if (figure.where !== 'field' || figure.id === mover.id) continue;
    if (figure.down) fallen.push({ disc: figure, cost: OVER_THE_FALLEN });
    else blocks.push(figure);
  }
  for (const piece of terrain) {
    const closer = piece.peak === undefined ? null : closerGround(piece, { x: from.x, y: from.y, r: mover.r });
    if (closer !== null) fallen.push({ disc: closer, cost: PEAK_COST, ground: true });
  }
  return { blocks, fallen };
}

/** The cheapest way of a model to a goal, or null; round stakes where it may avoid them and there is a way (CM-MOVE-07, CM-NEAREST-06, CM-RULING-11, CM-RULING-23). */
export function routeTo(state: Skirmish, mover: Figure, crowd: Crowd, goal: Goal, limit: number = ANY): Route | null {
  if (mayGoRoundStakes(state, mover)) {
    const round = routeOn(state, groundFor(state, mover.r, cardOf(state, mover).traits.woodland, true), mover, crowd, goal, limit);
    if (round !== null) return round;
  }
  return routeOn(state, groundUnder(state, mover), mover, crowd, goal, limit);
}

function routeOn(state: Skirmish, ground: Ground, mover: Figure, crowd: Crowd, goal: Goal, limit: number): Route | null {
  const paid = notDue(state, ground, mover);
  const options = { limit, squeezeCost: SQUEEZE };
  return found(cheapestPath(ground, crowd, mover, goal, paid === undefined ? options : { ...options, paid }));
}

function found(result: Route | null | 'gave-up'): Route | null {
  return result === 'gave-up' ? null : result;
}

/** Wild troops and routing models may not take stakes for a wall (CM-NEAREST-06). */
function mayGoRoundStakes(state: Skirmish, mover: Figure): boolean {
  return !mover.routing && !cardOf(state, mover).traits.wild && state.terrain.some(({ points }) => points !== null);
}

/** Whether a model may stay at a place: on the field, clear of everybody and of impassable terrain (CM-MOVE-04, CM-MOVE-05, CM-TERRAIN-05). */
export function hasRoom(state: Skirmish, mover: Figure, crowd: Crowd, place: Point): boolean {
  return placeIsFree(groundUnder(state, mover), crowd, place);
}

/** Whether a straight way meets nothing at all; it may say no too often, never yes. */
export function isFree(state: Skirmish, mover: Figure, crowd: Crowd, to: Point): boolean {
  const ground = groundUnder(state, mover);
  return straightIsFree(ground, crowd, mover, to, notDue(state, ground, mover));
}

/** Whether a straight way meets nothing that blocks it; it may say no too often, never yes. */
export function isOpen(state: Skirmish, mover: Figure, crowd: Crowd, to: Point): boolean {
  return straightIsOpen(groundUnder(state, mover), crowd, mover, to);
}

/** What a given way means for a model that walks it. */
export function walkOf(state: Skirmish, mover: Figure, crowd: Crowd, path: readonly Point[]): Walk {
  const ground = groundUnder(state, mover);
  const start = path[0]!;
  const paid = notDue(state, ground, { x: start.x, y: start.y, r: mover.r });
  const open = openWalk(ground, crowd, path, paid);
  if (open !== null) return open;
  const walked = walk(ground, crowd, path, SQUEEZE, paid);
  return paid === undefined ? walked : { ...walked, tolls: walked.tolls.filter(({ toll }) => !paid.includes(toll)) };
}

/** The walk of a path that meets nothing at all, which most do; null if it may meet something. */
function openWalk(ground: Ground, crowd: Crowd, path: readonly Point[], paid: readonly number[] | undefined): Walk | null {
  let length = 0;
  for (let leg = 0; leg + 1 < path.length; leg++) {
    if (!straightIsFree(ground, crowd, path[leg]!, path[leg + 1]!, paid)) return null;
    length += distance(path[leg]!, path[leg + 1]!);
  }
  return { length, stopped: null, tolls: NONE, entries: NONE, squeezes: NONE, endFree: true, cost: length };
}

const NONE: readonly never[] = [];

function groundUnder(state: Skirmish, mover: Figure): Ground {
  return groundFor(state, mover.r, cardOf(state, mover).traits.woodland, false);
}

/** What a toll of a walk costs, and whether only the dearest of its kind is paid. */
export function tollPrice(state: Skirmish, mover: Figure, toll: number): { readonly cost: number; readonly max: boolean } {
  const met = groundUnder(state, mover).tolls[toll];
  // Beyond the terrain come the fallen and the ground round peaks, which cost the same.
  return met === undefined ? { cost: OVER_THE_FALLEN, max: false } : { cost: met.cost, max: met.group === MAX_GROUP };
}
