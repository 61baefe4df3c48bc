import { boxHoldsPoint } from '../box';
import type { Disc } from '../disc';
import { type Point, distance } from '../point';
import { surrounds } from '../polygon';
import type { Stretch } from '../stretch';
import { stretchNearDisc } from '../sweep';
import { stretchesNearPolygon } from '../sweep-polygon';
import { nearsBorder, nearsPoint } from './clear';
import { STOOD } from './entries';
import { BLOCK, ENTRY, type Ground, nearPolygon } from './ground';
import { PaidSets } from './paid-sets';
import { isSqueeze, type Run } from './squeeze-run';
import type { Crowd, Met, Spot, Walk } from './types';

// Shares of legs shorter than this, in inches, are touches and no overlaps; and the slack of overlaps.
const TOUCH = 1e-9;
const SLACK = 2e-9;

const sets = new PaidSets();

/** What walking a polyline means for a base: where it is stopped, what it pays, where it squeezes, and whether it may stay at the end. */
export function walk(
  ground: Ground, crowd: Crowd, path: readonly Point[], squeezeCost: number | null, paid: readonly number[] = [],
): Walk {
  const tolls: Met[] = [];
  const entries: Met[] = [];
  const pieces: Run[] = [];
  let length = 0;
  for (let leg = 0; leg + 1 < path.length; leg += 1) {
    const a = path[leg]!;
    const b = path[leg + 1]!;
    const long = distance(a, b);
    length += long;
    if (long === 0) continue;
    discsOnLeg(ground, crowd.blocks, a, b, long, leg, pieces);
    fallenOnLeg(ground, crowd, a, b, long, leg, tolls);
    polygonsOnLeg(ground, a, b, long, leg, pieces, tolls, entries);
  }
  const { stopped, squeezes } = judge(ground, crowd.blocks, path, pieces, squeezeCost !== null);
  const outside = leavesField(ground, path);
  const first = outside !== null && (stopped === null || outside.leg + outside.share < stopped.leg + stopped.share) ? outside : stopped;
  if (tolls.length > 1) tolls.sort(inOrder);
  if (entries.length > 1) entries.sort(inOrder);
  const cost = length + tollCost(ground, crowd, tolls, entries, paid) + squeezes.length * (squeezeCost ?? 0);
  const end = path[path.length - 1];
  return { length, stopped: first, tolls, entries, squeezes, endFree: end !== undefined && placeIsFree(ground, crowd, end), cost };
}

function inOrder(p: Met, q: Met): number {
  return p.leg + p.share - (q.leg + q.share) || p.toll - q.toll;
}

/** Whether a base may stand at a place: in the field, clear of blocks and not on the fallen. */
export function placeIsFree(ground: Ground, crowd: Crowd, at: Point): boolean {
  const { radius, eps } = ground;
  if (at.x < -eps || at.y < -eps || at.x > ground.width + eps || at.y > ground.height + eps) return false;
  const near = radius - eps - SLACK;
  for (let i = 0; i < crowd.blocks.length; i += 1) if (isOn(crowd.blocks[i]!, at, near)) return false;
  for (let i = 0; i < crowd.fallen.length; i += 1) if (isOn(crowd.fallen[i]!.disc, at, near) && crowd.fallen[i]!.ground !== true) return false;
  for (let p = 0; p < ground.blockCount; p += 1) if (nearPolygon(ground, p, at.x, at.y, near)) return false;
  return true;
}

function isOn({ x, y, r }: Disc, at: Point, near: number): boolean {
  const dx = x - at.x;
  const dy = y - at.y;
  return dx * dx + dy * dy < (r + near) * (r + near);
}

function discsOnLeg(ground: Ground, blocks: readonly Disc[], a: Point, b: Point, long: number, leg: number, pieces: Run[]): void {
  const reach = 0 - ground.eps - SLACK;
  for (let i = 0; i < blocks.length; i += 1) {
    const disc = blocks[i]!;
    if (!nearsPoint(a.x, a.y, b.x, b.y, disc.x, disc.y, ground.radius + disc.r + reach)) continue;
    const stretch = stretchNearDisc(a, b, ground.radius, disc, reach);
    if (stretch !== null && isLong(stretch, long)) pieces.push({ from: leg + stretch.from, to: leg + stretch.to });
  }
}

function fallenOnLeg(ground: Ground, crowd: Crowd, a: Point, b: Point, long: number, leg: number, tolls: Met[]): void {
  const reach = 0 - ground.eps - SLACK;
  for (let i = 0; i < crowd.fallen.length; i += 1) {
    const { disc } = crowd.fallen[i]!;
    if (!nearsPoint(a.x, a.y, b.x, b.y, disc.x, disc.y, ground.radius + disc.r + reach)) continue;
    const stretch = stretchNearDisc(a, b, ground.radius, disc, reach);
    if (stretch !== null && isLong(stretch, long)) meet(tolls, ground.tolls.length + i, leg, stretch.from);
  }
}

function polygonsOnLeg(
  ground: Ground, a: Point, b: Point, long: number, leg: number, pieces: Run[], tolls: Met[], entries: Met[],
): void {
  for (let p = 0; p < ground.polygons.length; p += 1) {
    const kind = ground.kind[p]!;
    const reach = kind === ENTRY ? ground.eps : 0 - ground.eps - SLACK;
    for (const stretch of stretchesNear(ground, p, a, b, reach)) {
      if (!isLong(stretch, long)) continue;
      const toll = p - ground.blockCount;
      if (kind === BLOCK) pieces.push({ from: leg + stretch.from, to: leg + stretch.to });
      else if (kind !== ENTRY) meet(tolls, toll, leg, stretch.from);
      else if (stretch.from * long > STOOD) entries.push({ toll, leg, share: stretch.from });
    }
  }
}

// Most legs meet no border; such a one is on the polygon all the way or not at all.
function stretchesNear(ground: Ground, p: number, a: Point, b: Point, reach: number): readonly Stretch[] {
  const polygon = ground.polygons[p]!;
  if (nearsBorder(ground, p, a.x, a.y, b.x, b.y, ground.radius + reach + SLACK)) return stretchesNearPolygon(a, b, ground.radius, polygon, reach);
  return boxHoldsPoint(polygon.box, a, 0) && surrounds(polygon.vertices, a.x, a.y) ? ALL_THE_WAY : NOWHERE;
}

const ALL_THE_WAY: readonly Stretch[] = [{ from: 0, to: 1 }];
const NOWHERE: readonly Stretch[] = [];

function isLong(stretch: Stretch, long: number): boolean {
  return (stretch.to - stretch.from) * long > TOUCH;
}

function meet(tolls: Met[], toll: number, leg: number, share: number): void {
  for (let i = 0; i < tolls.length; i += 1) if (tolls[i]!.toll === toll) return;
  tolls.push({ toll, leg, share });
}

// Joins the stretches on which the base does not fit and asks of each whether it is a squeeze.
function judge(
  ground: Ground, blocks: readonly Disc[], path: readonly Point[], pieces: readonly Run[], maySqueeze: boolean,
): { readonly stopped: Spot | null; readonly squeezes: readonly Spot[] } {
  if (pieces.length === 0) return UNHINDERED;
  const squeezes: Spot[] = [];
  for (const run of joinRuns(pieces)) {
    const leg = Math.min(Math.floor(run.from), path.length - 2);
    const spot = { leg, share: run.from - leg };
    if (!maySqueeze || !isSqueeze(ground, blocks, path, run)) return { stopped: spot, squeezes };
    squeezes.push(spot);
  }
  return { stopped: null, squeezes };
}

const UNHINDERED = { stopped: null, squeezes: [] as readonly Spot[] };

function joinRuns(pieces: readonly Run[]): Run[] {
  const ordered = [...pieces].sort((p, q) => p.from - q.from);
  const runs: Run[] = [];
  for (const piece of ordered) {
    const last = runs[runs.length - 1];
    if (last === undefined || piece.from > last.to + TOUCH) runs.push(piece);
    else if (piece.to > last.to) runs[runs.length - 1] = { from: last.from, to: piece.to };
  }
  return runs;
}

function leavesField(ground: Ground, path: readonly Point[]): Spot | null {
  const { width, height, eps } = ground;
  for (let i = 0; i < path.length; i += 1) {
    const p = path[i]!;
    const excess = Math.max(0 - p.x, 0 - p.y, p.x - width, p.y - height);
    if (excess <= eps) continue;
    if (i === 0) return { leg: 0, share: 0 };
    const a = path[i - 1]!;
    let share = 1;
    if (p.x < -eps) share = Math.min(share, a.x / (a.x - p.x));
    if (p.y < -eps) share = Math.min(share, a.y / (a.y - p.y));
    if (p.x > width + eps) share = Math.min(share, (width - a.x) / (p.x - a.x));
    if (p.y > height + eps) share = Math.min(share, (height - a.y) / (p.y - a.y));
    return { leg: i - 1, share: Math.max(0, share) };
  }
  return null;
}

function tollCost(ground: Ground, crowd: Crowd, tolls: readonly Met[], entries: readonly Met[], paid: readonly number[]): number {
  let cost = 0;
  for (let i = 0; i < entries.length; i += 1) cost += ground.tolls[entries[i]!.toll]!.cost;
  if (tolls.length === 0) return cost;
  if (tolls.length === 1 && paid.length === 0) return cost + priceOf(ground, crowd, tolls[0]!.toll);
  const price = [...ground.tolls.map((toll) => (toll.kind === 'once' ? toll.cost : 0)), ...crowd.fallen.map((fallen) => fallen.cost)];
  const group = [...ground.tolls.map((toll) => (toll.kind === 'once' ? toll.group : 0)), ...crowd.fallen.map(() => 0)];
  sets.begin(price, group, paid);
  let set = 0;
  for (const { toll } of tolls) set = sets.with(set, toll);
  return cost + sets.costFor(set);
}

function priceOf(ground: Ground, crowd: Crowd, toll: number): number {
  const fallen = toll - ground.tolls.length;
  return fallen < 0 ? ground.tolls[toll]!.cost : crowd.fallen[fallen]!.cost;
}
