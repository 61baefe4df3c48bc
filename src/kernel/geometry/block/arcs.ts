import { type Block, frontageOf } from './block';
import type { Oblong } from './oblong';

// A convex outline, as inches ahead of the front edge and to the right of its middle, and its cut; reused, so that looking about allocates nothing.
let ahead: number[] = [];
let right: number[] = [];
let nextAhead: number[] = [];
let nextRight: number[] = [];
let size = 0;

// Keeps the part of the outline where base + perAhead * ahead + perRight * right is 0 or more.
function keep(base: number, perAhead: number, perRight: number): void {
  let kept = 0;
  let pa = ahead[size - 1]!;
  let pr = right[size - 1]!;
  let atP = base + perAhead * pa + perRight * pr;
  for (let i = 0; i < size; i += 1) {
    const qa = ahead[i]!;
    const qr = right[i]!;
    const atQ = base + perAhead * qa + perRight * qr;
    if (atP >= 0 !== atQ >= 0) {
      const share = atP / (atP - atQ);
      nextAhead[kept] = pa + (qa - pa) * share;
      nextRight[kept] = pr + (qr - pr) * share;
      kept += 1;
    }
    if (atQ >= 0) {
      nextAhead[kept] = qa;
      nextRight[kept] = qr;
      kept += 1;
    }
    pa = qa;
    pr = qr;
    atP = atQ;
  }
  const spareAhead = ahead;
  const spareRight = right;
  ahead = nextAhead;
  right = nextRight;
  nextAhead = spareAhead;
  nextRight = spareRight;
  size = kept;
}

/**
 * The widest part of a rectangle, across the block, that lies ahead of its front edge between two lines that leave the front
 * corners and open outwards by `opening` inches for each inch ahead: 0 is straight ahead, 1 is 45 degrees to either side.
 * Below 0 where no part lies there.
 */
function breadthAhead(b: Block, { x, y, fx, fy, halfWidth, halfDepth }: Oblong, opening: number): number {
  const half = frontageOf(b) / 2;
  const dx = x - b.x;
  const dy = y - b.y;
  const middleAhead = dx * b.fx + dy * b.fy;
  const middleRight = dx * b.fy - dy * b.fx;
  const deepAhead = (fx * b.fx + fy * b.fy) * halfDepth;
  const deepRight = (fx * b.fy - fy * b.fx) * halfDepth;
  const wideAhead = (fy * b.fx - fx * b.fy) * halfWidth;
  const wideRight = (fy * b.fy + fx * b.fx) * halfWidth;
  for (let i = 0; i < 4; i += 1) {
    const deep = i < 2 ? 1 : -1;
    const wide = i === 0 || i === 3 ? 1 : -1;
    ahead[i] = middleAhead + deep * deepAhead + wide * wideAhead;
    right[i] = middleRight + deep * deepRight + wide * wideRight;
  }
  size = 4;
  keep(0, 1, 0);
  if (size > 0) keep(half, opening, -1);
  if (size > 0) keep(half, opening, 1);
  if (size === 0) return -1;
  let least = Infinity;
  let most = -Infinity;
  for (let i = 0; i < size; i += 1) {
    if (right[i]! < least) least = right[i]!;
    if (right[i]! > most) most = right[i]!;
  }
  return most - least;
}

/** Whether some part of a ground lies in the arc that opens 45 degrees outwards from both front corners. */
export function inFrontArc(b: Block, ground: readonly Oblong[]): boolean {
  for (const each of ground) if (breadthAhead(b, each, 1) >= 0) return true;
  return false;
}

/** The breadth of a ground that lies straight ahead of the front edge; below 0 where none does. */
export function breadthStraightAhead(b: Block, ground: readonly Oblong[]): number {
  let most = -1;
  for (const each of ground) most = Math.max(most, breadthAhead(b, each, 0));
  return most;
}
