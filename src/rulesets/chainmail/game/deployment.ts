import { discsOverlap } from '../../../kernel/geometry/disc';
import { facing } from '../../../kernel/geometry/degrees';
import { at, type Point } from '../../../kernel/geometry/point';
import { placed, type Polygon, polygonOf } from '../../../kernel/geometry/polygon';
import { discOverlapsPolygon, polygonGap } from '../../../kernel/geometry/polygon-distance';
import { polygonsOverlap } from '../../../kernel/geometry/polygon-overlap';
import { turned } from '../../../kernel/geometry/vector';
import { type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import { EPS, laidOut } from '../rules/field';
import { batchSize } from '../rules/warband';
import type { ChainmailAction } from './action';
import * as faults from './faults';
import type { ChainmailFault } from './faults';
import { sideAfter } from './order-of-play';
import { toDeployment } from './preparation';
import { type ChainmailPlay, Scene } from './scene';
import { type Figure, figureNumber, type LoosePiece, type Skirmish, type SkirmishDraft } from './state';
import { isFull, liesIn } from './zones';

const SPACING = 2;

type PlaceTerrain = Extract<ChainmailAction, { readonly type: 'place-terrain' }>;
type Deploy = Extract<ChainmailAction, { readonly type: 'deploy' }>;

/** Whoever is next and has models to deploy; with none left the first round begins (CM-SETUP-08, CM-SETUP-10). */
export function passDeployment(scene: Scene, side: number): void {
  const { state } = scene;
  for (let i = 0; i < state.sides.length; i++) {
    const next = sideAfter(state, side, i);
    if (waitingOf(state, next).length === 0) continue;
    if (roomToDeploy(state, next) === null) {
      leaveOut(scene, next);
      continue;
    }
    state.turn = next;
    return;
  }
  state.stage = 'begin-round';
  state.turn = -1;
}

/** Models for which there is no room in their zone take no part, as with terrain. */
function leaveOut(scene: Scene, side: number): void {
  const models = waitingOf(scene.state, side).map(({ id }) => id);
  for (const id of models) scene.edit(figureNumber(scene.state, id)).where = 'absent';
  scene.editSide(side).started -= models.length;
  scene.tell({ type: 'models-left-out', rule: 'CM-SETUP-09', seat: scene.state.sides[side]!.seat, models });
}

export function waitingOf(state: Skirmish, side: number): readonly Figure[] {
  return state.figures.filter((figure) => figure.side === side && figure.where === 'waiting');
}

/** How many models a side deploys at once (CM-SETUP-08). */
export function deployedAtOnce(state: Skirmish, side: number): number {
  return Math.min(batchSize(state.sides[side]!.started), waitingOf(state, side).length);
}

/** Why a piece can't lie at a place (CM-SETUP-04 to 06, CM-TERRAIN-05, CM-RULING-35). */
export function whyNotPlace(state: Skirmish, loose: LoosePiece, polygon: Polygon): ChainmailFault | null {
  const { minX, minY, maxX, maxY } = polygon.box;
  if (minX < 0 || minY < 0 || maxX > state.width || maxY > state.height) return faults.OFF_FIELD;
  for (const { polygon: other } of state.terrain) if (polygonsOverlap(polygon, other, EPS)) return faults.TERRAIN_OVERLAPS;
  if (!loose.traits.impassable) return null;
  if (state.figures.some((figure) => figure.where === 'field' && discOverlapsPolygon(figure, polygon, EPS))) return faults.TERRAIN_ON_MODEL;
  if (!state.spacing) return null;
  const edge = Math.min(minX, minY, state.width - maxX, state.height - maxY);
  const crowded = state.terrain.some(({ traits, polygon: other }) => traits.impassable && polygonGap(polygon, other) < SPACING - EPS);
  return edge < SPACING - EPS || crowded ? faults.TERRAIN_TOO_CLOSE : null;
}

/** A loose piece turned and moved to a place, on the grid of stored coordinates. */
export function laidAt({ outline }: LoosePiece, place: Point, degrees: number): Polygon {
  return polygonOf(placed(outline, place, facing(degrees)).map(({ x, y }) => at(x, y)));
}

function peakAt(peak: Point, place: Point, degrees: number): Point {
  const { x, y } = placed([peak], place, facing(degrees))[0]!;
  return at(x, y);
}

/** The next side places a piece of anybody's, until all lie on the field (CM-SETUP-04). */
export function placeTerrain(play: ChainmailPlay, { piece, at: place, turned: degrees = 0 }: PlaceTerrain): Refusal | null {
  const { state } = play;
  const loose = state.loose.find(({ id }) => id === piece);
  if (loose === undefined) return refuse(faults.NO_SUCH_PIECE, state, piece);
  const polygon = laidAt(loose, place, degrees);
  const fault = whyNotPlace(state, loose, polygon);
  if (fault !== null) return refuse(fault, state, piece);
  const scene = new Scene(play);
  const laid = laidOut(loose, polygon, loose.points === null ? null : turned(loose.points, facing(degrees)), loose.peak === undefined ? undefined : peakAt(loose.peak, place, degrees));
  scene.state.terrain = [...state.terrain, laid];
  scene.tell({ type: 'terrain-placed', rule: 'CM-SETUP-04', seat: state.sides[state.turn]!.seat, piece: laid });
  takeFromPile(scene, piece);
  return null;
}

/** A piece for which there is no room is left out. */
export function setTerrainAside(play: ChainmailPlay, piece: string): Refusal | null {
  const { state } = play;
  const loose = state.loose.find(({ id }) => id === piece);
  if (loose === undefined) return refuse(faults.NO_SUCH_PIECE, state, piece);
  if (roomFor(state, loose) !== null) return refuse(faults.PLACE_EXISTS, state, piece);
  const scene = new Scene(play);
  scene.tell({ type: 'terrain-set-aside', rule: 'CM-SETUP-04', seat: state.sides[state.turn]!.seat, piece });
  takeFromPile(scene, piece);
  return null;
}

function takeFromPile({ state }: Scene, piece: string): void {
  state.loose = state.loose.filter(({ id }) => id !== piece);
  if (state.loose.length > 0) passPlacing(state);
  else toDeployment(state);
}

/** Placing passes to the next player who is still there; after the one piece of a defender only to attackers (CM-SETUP-04, CM-SCEN-19, CM-TEAM-04, CM-TEAM-13). */
export function passPlacing(state: SkirmishDraft): void {
  for (let i = 1; i <= state.sides.length; i++) {
    const next = sideAfter(state, state.turn, i);
    const { gone, role } = state.sides[next]!;
    if (gone || role === 'defender') continue;
    state.turn = next;
    return;
  }
}

/** The first place on a coarse grid where a piece may lie, as it is or turned; null if there is none. */
export function roomFor(state: Skirmish, loose: LoosePiece): { readonly at: Point; readonly turned: number } | null {
  for (const degrees of QUARTERS) {
    for (let y = 2; y < state.height; y += GRID_STEP) {
      for (let x = 2; x < state.width; x += GRID_STEP) {
        const place = { x: (x + state.width / 3) % state.width, y: (y + state.height / 3) % state.height };
        if (whyNotPlace(state, loose, laidAt(loose, place, degrees)) === null) return { at: place, turned: degrees };
      }
    }
  }
  return null;
}

const QUARTERS = [0, 90, 180, 270] as const;
const GRID_STEP = 2;

/** Why a base can't be deployed at a place (CM-SETUP-09). */
export function whyNotThere(state: Skirmish, figure: Figure, place: Point, also: readonly Figure[]): ChainmailFault | null {
  const { x, y } = place;
  const zone = state.sides[figure.side]!.zones.find((each) => liesIn(each, place, figure.r));
  if (zone === undefined) return faults.OUTSIDE_ZONE;
  if (zone.most > 0 && isFull(zone, figure.side, [...state.figures.filter(({ where }) => where === 'field'), ...also])) return faults.ZONE_FULL;
  const there = { x, y, r: figure.r };
  for (const other of state.figures) if (other.where === 'field' && discsOverlap(there, other, EPS)) return faults.DEPLOYED_OVER;
  for (const other of also) if (discsOverlap(there, other, EPS)) return faults.DEPLOYED_OVER;
  for (const { traits, polygon } of state.terrain) if (traits.impassable && discOverlapsPolygon(there, polygon, EPS)) return faults.DEPLOYED_OVER;
  return null;
}

/** Deploys a batch; every fault of it is told (CM-SETUP-08, CM-SETUP-09). */
export function deploy(play: ChainmailPlay, side: number, { models }: Deploy): readonly Refusal[] | null {
  const { state } = play;
  const found: Refusal[] = [];
  const wanted = deployedAtOnce(state, side);
  if (models.length !== wanted) found.push({ ...refuse(faults.WRONG_BATCH, state, state.sides[side]!.seat), facts: { wanted, given: models.length }, pointer: '/models' });
  const deployed: Figure[] = [];
  models.forEach(({ model, at: place }, i) => {
    const figure = state.figures[figureNumber(state, model)];
    const fault = whyNotDeployed(state, side, figure, deployed) ?? whyNotThere(state, figure!, at(place.x, place.y), deployed);
    if (fault !== null) found.push({ ...refuse(fault, state, model), pointer: `/models/${i}` });
    if (figure !== undefined) deployed.push({ ...figure, ...at(place.x, place.y) });
  });
  if (found.length > 0) return found;
  const scene = new Scene(play);
  for (const { id, x, y } of deployed) {
    const number = figureNumber(state, id);
    scene.place(number, { x, y });
    scene.edit(number).where = 'field';
    scene.tell({ type: 'model-deployed', rule: 'CM-SETUP-09', model: id, at: { x, y } });
  }
  passDeployment(scene, sideAfter(state, side, 1));
  return null;
}

function whyNotDeployed(_state: Skirmish, side: number, figure: Figure | undefined, deployed: readonly Figure[]): ChainmailFault | null {
  if (figure === undefined) return faults.NO_SUCH_MODEL;
  if (figure.side !== side) return faults.NOT_YOURS;
  if (figure.where !== 'waiting') return faults.NOT_WAITING;
  return deployed.some(({ id }) => id === figure.id) ? faults.NAMED_TWICE : null;
}

/** Places for a batch: the first free ones from the middle of the zone's front outward. */
export function roomToDeploy(state: Skirmish, side: number): Deploy | null {
  const batch = waitingOf(state, side).slice(0, deployedAtOnce(state, side));
  const taken: Figure[] = [];
  for (const figure of batch) {
    const place = freePlace(state, figure, taken);
    if (place === null) return null;
    taken.push({ ...figure, ...place });
  }
  return { type: 'deploy', models: taken.map(({ id, x, y }) => ({ model: id, at: { x, y } })) };
}

function freePlace(state: Skirmish, figure: Figure, taken: readonly Figure[]): Point | null {
  const step = figure.r / 2;
  for (const { minX, minY, maxX, maxY, edge } of state.sides[figure.side]!.zones) {
    const upright = edge === 'south' || edge === 'north';
    const depth = upright ? maxY - minY : maxX - minX;
    const half = (upright ? maxX - minX : maxY - minY) / 2;
    const middle = (upright ? minX : minY) + half;
    for (let far = depth - figure.r; far >= figure.r; far -= step) {
      for (let off = 0; off <= half - figure.r; off += step) {
        for (const sign of BOTH) {
          const across = middle + sign * off;
          const place = upright ? at(across, edge === 'south' ? minY + far : maxY - far) : at(edge === 'west' ? minX + far : maxX - far, across);
          if (whyNotThere(state, figure, place, taken) === null) return place;
        }
      }
    }
  }
  return null;
}

const BOTH = [1, -1] as const;
