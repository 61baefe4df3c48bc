import { type Point, distance } from '../point';
import { surrounds } from '../polygon';
import { nearsBorder, nearsPoint } from './clear';
import { ENTRY, type Ground } from './ground';
import type { Crowd, Goal } from './types';

/** The length of the straight way from a place to a goal, 0 for a base that touches its target: no path is shorter. */
export function gapToGoal(ground: Ground, from: Point, goal: Goal): number {
  switch (goal.to) {
    case 'contact': {
      const gap = distance(from, goal.disc) - (ground.radius + goal.disc.r);
      return gap > ground.eps ? gap : 0;
    }
    case 'point':
      return distance(from, goal.point);
    case 'side':
      return distance(from, straightEnd(ground, from, goal));
    default:
      return goal satisfies never;
  }
}

/** Where the straight way from a place to a goal ends. */
export function straightEnd(ground: Ground, from: Point, goal: Goal): Point {
  switch (goal.to) {
    case 'contact': {
      const apart = distance(from, goal.disc);
      const share = apart > 0 ? (ground.radius + goal.disc.r) / apart : 1;
      if (share >= 1) return from;
      return { x: goal.disc.x + (from.x - goal.disc.x) * share, y: goal.disc.y + (from.y - goal.disc.y) * share };
    }
    case 'point':
      return goal.point;
    case 'side':
      switch (goal.side) {
        case 'west':
          return { x: 0, y: from.y };
        case 'east':
          return { x: ground.width, y: from.y };
        case 'south':
          return { x: from.x, y: 0 };
        case 'north':
          return { x: from.x, y: ground.height };
        default:
          return goal.side satisfies never;
      }
    default:
      return goal satisfies never;
  }
}

/** Whether the straight way from a place to another meets no block, no toll that is to be paid and no fallen; it may say no too often, never yes. */
export function straightIsFree(ground: Ground, crowd: Crowd, from: Point, to: Point, paid: readonly number[] | undefined): boolean {
  if (!straightIsOpen(ground, crowd, from, to)) return false;
  const { radius, eps, polygons, blockCount } = ground;
  const ax = from.x;
  const ay = from.y;
  const bx = to.x;
  const by = to.y;
  for (let i = 0; i < crowd.fallen.length; i += 1) {
    const { disc } = crowd.fallen[i]!;
    if (nearsPoint(ax, ay, bx, by, disc.x, disc.y, radius + disc.r - eps)) return false;
  }
  for (let p = blockCount; p < polygons.length; p += 1) {
    if (paid !== undefined && ground.kind[p] !== ENTRY && paid.includes(p - blockCount)) continue;
    if (meetsPolygon(ground, p, from, to)) return false;
  }
  return true;
}

/** Whether the straight way from a place to another stays on the field and meets no block; it may say no too often, never yes. */
export function straightIsOpen(ground: Ground, crowd: Crowd, from: Point, to: Point): boolean {
  const { radius, eps, width, height } = ground;
  const ax = from.x;
  const ay = from.y;
  const bx = to.x;
  const by = to.y;
  if (ax < 0 || ay < 0 || ax > width || ay > height || bx < 0 || by < 0 || bx > width || by > height) return false;
  for (let i = 0; i < crowd.blocks.length; i += 1) {
    const disc = crowd.blocks[i]!;
    if (nearsPoint(ax, ay, bx, by, disc.x, disc.y, radius + disc.r - 0.75 * eps)) return false;
  }
  for (let p = 0; p < ground.blockCount; p += 1) if (meetsPolygon(ground, p, from, to)) return false;
  return true;
}

function meetsPolygon(ground: Ground, p: number, from: Point, to: Point): boolean {
  if (nearsBorder(ground, p, from.x, from.y, to.x, to.y, ground.meets[p]!)) return true;
  const { box, vertices } = ground.polygons[p]!;
  return from.x > box.minX && from.x < box.maxX && from.y > box.minY && from.y < box.maxY && surrounds(vertices, from.x, from.y);
}
