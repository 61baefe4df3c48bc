import { baseOf, type Block, cornersOf, figuresInRank, footprintOf, girthSquared, groundOf, lengthInOblong, type Oblong, oblongGapSquared, ranksOf } from '../../../kernel/geometry/block';
import type { Point } from '../../../kernel/geometry/point';
import { contains, type Polygon } from '../../../kernel/geometry/polygon';
import { ALONG_EDGE, lengthInside } from '../../../kernel/geometry/segment-inside';
import type { Cover } from '../rules/tables/reference-card';
import { GROUND_ROWS, OBSTACLE_ROWS } from '../rules/card';
import { crossings } from './ground';
import type { Battle } from './state';

/** Woods let a line through that lies in them for no more than this (BS-TERR-05). */
const WOODS_SEEN_THROUGH = 2;
const DEEP = 0.01;

/** What may hide one unit from another. */
interface Screen {
  readonly bases: readonly Oblong[];
  readonly woods: readonly Polygon[];
  readonly solid: readonly Polygon[];
  readonly hills: readonly Polygon[];
}

function between(state: Battle, viewer: Block, seen: Block, except: readonly number[]): Screen | null {
  const a = footprintOf(viewer);
  const b = footprintOf(seen);
  const reachA = Math.sqrt(girthSquared(a));
  const reachB = Math.sqrt(girthSquared(b));
  const minX = Math.min(a.x - reachA, b.x - reachB);
  const maxX = Math.max(a.x + reachA, b.x + reachB);
  const minY = Math.min(a.y - reachA, b.y - reachB);
  const maxY = Math.max(a.y + reachA, b.y + reachB);
  const bases: Oblong[] = [];
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i]!;
    if (unit.where !== 'field' || except.includes(i)) continue;
    for (const each of groundOf(unit)) {
      const reach = Math.sqrt(girthSquared(each));
      if (each.x + reach > minX && each.x - reach < maxX && each.y + reach > minY && each.y - reach < maxY) bases.push(each);
    }
  }
  const woods: Polygon[] = [];
  const solid: Polygon[] = [];
  const hills: Polygon[] = [];
  for (const { kind, polygon } of state.areas) {
    const { box } = polygon;
    if (box.maxX < minX || box.minX > maxX || box.maxY < minY || box.minY > maxY) continue;
    if (kind === 'light-woods' || kind === 'dense-woods') woods.push(polygon);
    if (kind === 'building') solid.push(polygon);
    if (kind === 'hill') hills.push(polygon);
  }
  return bases.length + woods.length + solid.length + hills.length === 0 ? null : { bases, woods, solid, hills };
}

function isFree(p: Point, q: Point, { bases, woods, solid, hills }: Screen): boolean {
  for (const each of bases) if (lengthInOblong(p, q, each, -DEEP) > DEEP) return false;
  let wooded = 0;
  for (const each of woods) wooded += lengthInside(p, q, each, ALONG_EDGE);
  if (wooded > WOODS_SEEN_THROUGH) return false;
  for (const each of solid) if (lengthInside(p, q, each, ALONG_EDGE) > DEEP && !contains(each, p, DEEP) && !contains(each, q, DEEP)) return false;
  // Ground higher than both ends hides.
  for (const each of hills) if (lengthInside(p, q, each, ALONG_EDGE) > DEEP && !contains(each, p, DEEP) && !contains(each, q, DEEP)) return false;
  return true;
}

/** The middle of the front edge of a figure's base. */
function eyeOf(block: Block, rank: number, file: number): Point {
  const { x, y, fx, fy, halfDepth } = baseOf(block, rank, file);
  return { x: x + fx * halfDepth, y: y + fy * halfDepth };
}

/** The bases along the rim of a block: the others stand behind them. */
function rimOf(block: Block): readonly Oblong[] {
  const found: Oblong[] = [];
  const ranks = ranksOf(block);
  for (let rank = 0; rank < ranks; rank++) {
    const width = figuresInRank(block, rank);
    const behind = figuresInRank(block, rank + 1);
    for (let file = 0; file < width; file++) {
      if (rank === 0 || file === 0 || file === width - 1 || file >= behind) found.push(baseOf(block, rank, file));
    }
  }
  return found;
}

/** Whether a figure of the first ranks of one block sees a base of another: one free line is enough (BS-TERR-05, BS-RULING-23). */
export function sees(state: Battle, viewer: Block, seen: Block, viewerRanks: number, except: readonly number[]): boolean {
  const screen = between(state, viewer, seen, except);
  if (screen === null) return true;
  // The likeliest line first: from the middle of the front rank to a middle figure of the rim.
  const first = baseOf(seen, 0, seen.files >> 1);
  if (isFree(eyeOf(viewer, 0, viewer.files >> 1), first, screen)) return true;
  const marks = rimOf(seen).flatMap((base) => [{ x: base.x, y: base.y }, ...cornersOf(base)]);
  const ranks = Math.min(viewerRanks, ranksOf(viewer));
  for (let rank = 0; rank < ranks; rank++) {
    const width = figuresInRank(viewer, rank);
    for (let file = 0; file < width; file++) {
      const eye = eyeOf(viewer, rank, file);
      for (const mark of marks) if (isFree(eye, mark, screen)) return true;
    }
  }
  return false;
}

/** How many figures of a block see another, and shoot in irregular order (BS-MISSILE-07). */
export function figuresThatSee(state: Battle, viewer: Block, seen: Block, except: readonly number[]): number {
  const screen = between(state, viewer, seen, except);
  if (screen === null) return viewer.figures;
  const marks = rimOf(seen).flatMap((base) => [{ x: base.x, y: base.y }, ...cornersOf(base)]);
  let count = 0;
  for (let rank = 0; rank < ranksOf(viewer); rank++) {
    for (let file = 0; file < figuresInRank(viewer, rank); file++) {
      const eye = eyeOf(viewer, rank, file);
      if (marks.some((mark) => isFree(eye, mark, screen))) count++;
    }
  }
  return count;
}

/** From the nearest figure of the first ranks to the nearest figure of the target (BS-MISSILE-07). */
export function rangeBetween(firer: Block, ranks: number, target: Block): number {
  const firing: Block = ranks >= ranksOf(firer) ? firer : { x: firer.x, y: firer.y, fx: firer.fx, fy: firer.fy, figures: Math.min(firer.figures, ranks * firer.files), files: firer.files, width: firer.width, depth: firer.depth, gap: firer.gap };
  const own = firing.gap === 0 ? groundOf(firing) : rimOf(firing);
  const others = target.gap === 0 ? groundOf(target) : rimOf(target);
  let nearest = Infinity;
  for (const a of own) for (const b of others) nearest = Math.min(nearest, oblongGapSquared(a, b));
  return Math.sqrt(nearest);
}

/** The cover a unit has from missiles: the ground it stands in, or an obstacle on the line to its middle (BS-AR-03). */
export function coverOf(state: Battle, firer: Point, middle: Point): Cover {
  if (state.areas.length === 0 && state.barriers.length === 0) return 'none';
  let cover: Cover = 'none';
  for (const { kind, polygon } of state.areas) {
    if (kind === 'road' || kind === 'hill' || !contains(polygon, middle, DEEP)) continue;
    const own = GROUND_ROWS[kind].cover;
    if (own === 'hard') return 'hard';
    if (own === 'soft') cover = 'soft';
  }
  for (const { barrier } of crossings(state.barriers, firer, middle)) {
    const own = OBSTACLE_ROWS[barrier.kind].cover;
    if (own === 'hard') return 'hard';
    if (own === 'soft') cover = 'soft';
  }
  return cover;
}
