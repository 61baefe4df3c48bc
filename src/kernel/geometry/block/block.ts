import { at, type Point } from '../point';
import { type Vector, unit } from '../vector';
import { type Oblong, oblong } from './oblong';

/** Figures in ranks and files: the middle of the front edge, the unit vector faced along, and the bases with the gap between them. Ranks fill from the front; an incomplete last rank has its leftmost files. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly fx: number;
  readonly fy: number;
  readonly figures: number;
  readonly files: number;
  /** One base: its width across and its depth along the facing. */
  readonly width: number;
  readonly depth: number;
  readonly gap: number;
}

/** A block with its place on the grid, its facing of length 1 and no more files than figures. */
export function block(x: number, y: number, fx: number, fy: number, figures: number, files: number, width: number, depth: number, gap: number): Block {
  const place = at(x, y);
  return { x: place.x, y: place.y, fx, fy, figures, files: Math.max(1, Math.min(files, figures)), width, depth, gap };
}

/** A direction with length 1, however often it was turned. */
export function steady(v: Vector): Vector {
  return unit(v) ?? { x: 1, y: 0 };
}

export function ranksOf({ figures, files }: Block): number {
  return Math.ceil(figures / files);
}

/** The length of so many bases side by side. */
export function lengthOf(count: number, base: number, gap: number): number {
  return count === 0 ? 0 : count * base + (count - 1) * gap;
}

/** The length of the front edge. */
export function frontageOf({ files, width, gap }: Block): number {
  return lengthOf(files, width, gap);
}

/** From the front edge to the back of the last rank. */
export function depthOf(b: Block): number {
  return lengthOf(ranksOf(b), b.depth, b.gap);
}

/** The middle of the rectangle round all ranks and files. */
export function centreOf(b: Block): Point {
  const half = depthOf(b) / 2;
  return { x: b.x - b.fx * half, y: b.y - b.fy * half };
}

/** The rectangle round all ranks and files, full or not: the one that has a front, flanks and a rear. */
export function footprintOf(b: Block): Oblong {
  const half = depthOf(b) / 2;
  return oblong(b.x - b.fx * half, b.y - b.fy * half, b.fx, b.fy, frontageOf(b) / 2, half);
}

/** The full ranks of a block; what they leave over stands behind them. */
export function fullRanks(b: Block): Oblong {
  const half = lengthOf(Math.floor(b.figures / b.files), b.depth, b.gap) / 2;
  return oblong(b.x - b.fx * half, b.y - b.fy * half, b.fx, b.fy, frontageOf(b) / 2, half);
}

/** The incomplete last rank with the gap before it, or null where all ranks are full. */
export function lastRank(b: Block): Oblong | null {
  const over = b.figures % b.files;
  if (over === 0) return null;
  const full = Math.floor(b.figures / b.files);
  const from = lengthOf(full, b.depth, b.gap);
  const deep = b.depth + b.gap;
  const wide = lengthOf(over, b.width, b.gap);
  const left = (frontageOf(b) - wide) / 2;
  const back = from + deep / 2;
  return oblong(b.x - b.fx * back - b.fy * left, b.y - b.fy * back + b.fx * left, b.fx, b.fy, wide / 2, deep / 2);
}

/** The ground a block covers, gaps included: its full ranks, then its incomplete last rank. */
export function groundOf(b: Block): readonly Oblong[] {
  const last = lastRank(b);
  return last === null ? [fullRanks(b)] : [fullRanks(b), last];
}

/** The base of one figure, by rank from the front and file from the left. */
export function baseOf(b: Block, rank: number, file: number): Oblong {
  const back = rank * (b.depth + b.gap) + b.depth / 2;
  const right = (file - (b.files - 1) / 2) * (b.width + b.gap);
  return oblong(b.x - b.fx * back + b.fy * right, b.y - b.fy * back - b.fx * right, b.fx, b.fy, b.width / 2, b.depth / 2);
}

/** How many figures stand in a rank. */
export function figuresInRank({ figures, files }: Block, rank: number): number {
  return Math.max(0, Math.min(files, figures - rank * files));
}

/** The block after losing figures from the right end of its last rank; a single rank shrinks where it stands. */
export function withoutFigures(b: Block, lost: number): Block {
  const left = b.figures - lost;
  if (left >= b.files) return block(b.x, b.y, b.fx, b.fy, left, b.files, b.width, b.depth, b.gap);
  const shift = (frontageOf(b) - lengthOf(left, b.width, b.gap)) / 2;
  return block(b.x - b.fy * shift, b.y + b.fx * shift, b.fx, b.fy, left, left, b.width, b.depth, b.gap);
}
