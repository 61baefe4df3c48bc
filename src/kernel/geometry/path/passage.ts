import { angleBetween } from '../angle';
import type { Point } from '../point';
import { arcCorners } from './arc-corners';
import { legIsFree, nearsBorder, nearsPoint } from './clear';
import type { Scene } from './scene';

/** The way from one end of a gap to the other: its length, the corners between them, and whether the whole base fits. */
export interface Passage {
  readonly length: number;
  readonly corners: readonly Point[];
  readonly fits: boolean;
}

/** The way from one end of a gap, where the base fits, to the other: straight, or round one corner or disc by half the base; null if there is none. */
export function passageBetween(scene: Scene, from: number, to: number): Passage | null {
  const ax = scene.wheelX[from]!;
  const ay = scene.wheelY[from]!;
  const bx = scene.wheelX[to]!;
  const by = scene.wheelY[to]!;
  if (!legIsFree(scene, bx, by, bx, by)) return null;
  const { radius, eps } = scene.ground;
  if (comesNear(scene, ax, ay, bx, by, radius / 2 - eps)) return bentPassage(scene, { x: ax, y: ay }, { x: bx, y: by });
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  return { length, corners: [], fits: !comesNear(scene, ax, ay, bx, by, radius - eps) };
}

// Where the blocks differ in size the straight way comes too near to the smaller one, and is bent round it.
function bentPassage(scene: Scene, a: Point, b: Point): Passage | null {
  const { radius, eps } = scene.ground;
  const nearest = nearestWheel(scene, a, b, radius / 2 - eps / 2);
  if (nearest === null) return null;
  const { x, y, r } = nearest;
  const way = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0 ? 1 : -1;
  const p = tangentPoint(a, x, y, r, way);
  const q = tangentPoint(b, x, y, r, 0 - way);
  if (p === null || q === null) return null;
  const angle = angleBetween(p.x - x, p.y - y, q.x - x, q.y - y) * way;
  if (angle <= 0) return null;
  const corners = arcCorners(x, y, r, (p.x - x) / r, (p.y - y) / r, way, angle, eps / 8);
  let last = a;
  for (const next of [...corners, b]) {
    if (!isInField(scene, next) || comesNear(scene, last.x, last.y, next.x, next.y, radius / 2 - 0.75 * eps)) return null;
    last = next;
  }
  return { length: apart(a, p) + r * angle + apart(q, b), corners, fits: false };
}

function nearestWheel(scene: Scene, a: Point, b: Point, reach: number): { readonly x: number; readonly y: number; readonly r: number } | null {
  const { ground, discX, discY, discR, standing } = scene;
  let deepest = 0;
  let found: { readonly x: number; readonly y: number; readonly r: number } | null = null;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const consider = (x: number, y: number, r: number): void => {
    const along = ((x - a.x) * dx + (y - a.y) * dy) / length;
    if (along < 0 || along > length) return;
    const depth = r - Math.abs(dx * (y - a.y) - dy * (x - a.x)) / length;
    if (depth <= deepest) return;
    deepest = depth;
    found = { x, y, r };
  };
  for (let i = 0; i < standing; i += 1) consider(discX[i]!, discY[i]!, discR[i]! + reach);
  for (let w = 0; w < ground.wheels; w += 1) {
    if (ground.wheelPolygon[w]! < ground.blockCount) consider(ground.wheelX[w]!, ground.wheelY[w]!, reach);
  }
  return found;
}

// Where the straight way from a place touches a circle so as to go on round it.
function tangentPoint(from: Point, x: number, y: number, r: number, way: number): Point | null {
  const dx = x - from.x;
  const dy = y - from.y;
  const d2 = dx * dx + dy * dy;
  if (d2 <= r * r) return null;
  const length = Math.sqrt(d2 - r * r);
  const k = 0 - r * way;
  const ux = (dx * length - dy * k) / d2;
  const uy = (dy * length + dx * k) / d2;
  return { x: x + r * way * uy, y: y - r * way * ux };
}

function comesNear(scene: Scene, ax: number, ay: number, bx: number, by: number, reach: number): boolean {
  const { ground, discX, discY, discR, standing } = scene;
  for (let i = 0; i < standing; i += 1) {
    if (nearsPoint(ax, ay, bx, by, discX[i]!, discY[i]!, discR[i]! + reach)) return true;
  }
  for (let p = 0; p < ground.blockCount; p += 1) if (nearsBorder(ground, p, ax, ay, bx, by, reach)) return true;
  return false;
}

function isInField(scene: Scene, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= scene.ground.width && y <= scene.ground.height;
}

function apart(a: Point, b: Point): number {
  return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}
