import type { Walk } from '../../../kernel/geometry/path';
import { distance, type Point, pointAlong } from '../../../kernel/geometry/point';
import { EPS } from '../rules/field';
import { SQUEEZE, tollPrice } from './ground';
import type { Figure, Skirmish } from './state';

/** Whatever it costs, a model may always move this far (CM-MOVE-03). */
export const MINIMUM = 1;

/** Inches of the path before each of its points. */
export function milestones(path: readonly Point[]): readonly number[] {
  const found = [0];
  for (let i = 1; i < path.length; i++) found.push(found[i - 1]! + distance(path[i - 1]!, path[i]!));
  return found;
}

/** How far a path goes before something stops it: to contact, not the tolerance into it (CM-MOVE-04). */
export function openInches(path: readonly Point[], { stopped, length }: Walk): number {
  if (stopped === null) return length;
  const miles = milestones(path);
  return Math.max(0, miles[stopped.leg]! + stopped.share * (miles[stopped.leg + 1]! - miles[stopped.leg]!) - EPS);
}

/** A price that falls due at a distance along a path. */
export interface Due {
  readonly at: number;
  readonly cost: number;
  readonly max: boolean;
}

/** Everything that slows a model along a path, in order (CM-TERRAIN-02, CM-HILL-03, CM-MOVE-05, CM-EXPERT-02). */
export function duesOf(state: Skirmish, mover: Figure, path: readonly Point[], walk: Walk): readonly Due[] {
  if (walk.tolls.length === 0 && walk.entries.length === 0 && walk.squeezes.length === 0) return NO_DUES;
  const miles = milestones(path);
  const along = ({ leg, share }: { readonly leg: number; readonly share: number }): number => miles[leg]! + share * (miles[leg + 1]! - miles[leg]!);
  const dues = [
    ...walk.tolls.map((met) => ({ at: along(met), ...tollPrice(state, mover, met.toll) })),
    ...walk.entries.map((met) => ({ at: along(met), cost: tollPrice(state, mover, met.toll).cost, max: false })),
    ...walk.squeezes.map((spot) => ({ at: along(spot), cost: SQUEEZE, max: false })),
  ];
  return dues.sort((a, b) => a.at - b.at);
}

const NO_DUES: readonly Due[] = [];

/** What has fallen due when a model has gone so far: of `max` prices only the dearest (CM-TERRAIN-03, CM-TERRAIN-04). */
export function dueBy(dues: readonly Due[], inches: number): number {
  let sum = 0;
  let dearest = 0;
  for (const { at, cost, max } of dues) {
    if (at >= inches) break;
    if (!max) sum += cost;
    else if (cost > dearest) dearest = cost;
  }
  return sum + dearest;
}

/** How far along a path a model gets with its allowance, at least the minimum inch (CM-MOVE-02, CM-MOVE-03, CM-RULING-21). */
export function affordable(dues: readonly Due[], length: number, allowance: number, minimum = MINIMUM): number {
  let reached = Math.min(length, allowance);
  for (const { at } of dues) {
    if (at >= reached) break;
    const after = allowance - dueBy(dues, at + EPS);
    reached = Math.min(reached, Math.max(at, after));
  }
  return Math.max(reached, Math.min(length, minimum));
}

/** Whether a whole path is within the allowance, or within the minimum inch (CM-MOVE-02, CM-MOVE-03). */
export function isAffordable(length: number, cost: number, allowance: number): boolean {
  return cost <= allowance + EPS || length <= MINIMUM + EPS;
}

/** The first inches of a path. */
export function cutAt(path: readonly Point[], inches: number): readonly Point[] {
  const miles = milestones(path);
  if (inches >= miles[miles.length - 1]!) return path;
  const kept: Point[] = [path[0]!];
  for (let i = 1; i < path.length; i++) {
    if (miles[i]! < inches) {
      kept.push(path[i]!);
      continue;
    }
    const leg = miles[i]! - miles[i - 1]!;
    kept.push(leg === 0 ? path[i]! : pointAlong(path[i - 1]!, path[i]!, (inches - miles[i - 1]!) / leg));
    return kept;
  }
  return kept;
}

/** The place so many inches along a path. */
export function placeAt(path: readonly Point[], inches: number): Point {
  const cut = cutAt(path, inches);
  return cut[cut.length - 1]!;
}
