import { type Disc, gap } from '../disc';
import { type Point, distance, pointAlong } from '../point';
import { gapToPolygon, polygonGap } from '../polygon-distance';
import { stretchesNearPolygon } from '../sweep-polygon';
import { nearsBorder, nearsPoint } from './clear';
import type { Ground } from './ground';

/** A part of a polyline, each end as the number of a leg plus the share of it. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

// How far outside the overlap of the two inflated blocks a squeeze may stray.
const STRAY = 0.01;
const SLACK = 2e-9;

/** Whether a stretch on which the base does not fit is a squeeze: between two blocks that leave half the base room, and clear by half the base. */
export function isSqueeze(ground: Ground, blocks: readonly Disc[], path: readonly Point[], run: Run): boolean {
  if (run.from <= 0 || run.to >= path.length - 1) return false;
  const parts = partsOf(path, run);
  const half = ground.radius / 2 - ground.eps - SLACK;
  const discs: number[] = [];
  const polygons: number[] = [];
  for (let i = 0; i < blocks.length; i += 1) {
    const disc = blocks[i]!;
    let near = true;
    for (const [a, b] of parts) {
      if (nearsPoint(a.x, a.y, b.x, b.y, disc.x, disc.y, disc.r + half)) return false;
      const reach = disc.r + ground.radius + STRAY;
      near = near && distance(a, disc) <= reach && distance(b, disc) <= reach;
    }
    if (near) discs.push(i);
  }
  for (let p = 0; p < ground.blockCount; p += 1) {
    let near = true;
    for (const [a, b] of parts) {
      if (nearsBorder(ground, p, a.x, a.y, b.x, b.y, half)) return false;
      near = near && staysNear(ground, p, a, b);
    }
    if (near) polygons.push(p);
  }
  return hasPair(ground, blocks, discs, polygons);
}

function partsOf(path: readonly Point[], run: Run): (readonly [Point, Point])[] {
  const parts: (readonly [Point, Point])[] = [];
  for (let leg = Math.floor(run.from); leg < run.to; leg += 1) {
    const a = path[leg]!;
    const b = path[leg + 1]!;
    parts.push([pointAlong(a, b, Math.max(0, run.from - leg)), pointAlong(a, b, Math.min(1, run.to - leg))]);
  }
  return parts;
}

function staysNear(ground: Ground, p: number, a: Point, b: Point): boolean {
  const near = stretchesNearPolygon(a, b, ground.radius, ground.polygons[p]!, STRAY);
  return near.length === 1 && near[0]!.from <= 1e-9 && near[0]!.to >= 1 - 1e-9;
}

function hasPair(ground: Ground, blocks: readonly Disc[], discs: readonly number[], polygons: readonly number[]): boolean {
  const least = ground.radius - ground.eps - SLACK;
  for (const i of discs) {
    const one = blocks[i]!;
    for (const j of discs) if (j > i && gap(one, blocks[j]!) >= least) return true;
    for (const p of polygons) if (gapToPolygon(one, ground.polygons[p]!) >= least) return true;
  }
  for (const p of polygons) {
    for (const q of polygons) if (q > p && polygonGap(ground.polygons[p]!, ground.polygons[q]!) >= least) return true;
  }
  return false;
}
