import type { Point } from '../point';
import type { Vector } from '../vector';
import { type Block, footprintOf } from './block';
import { cornersOf, lengthInOblong, type Oblong } from './oblong';

/** The four sides of a block's footprint. */
export type BlockFace = 'front' | 'left' | 'right' | 'rear';

/** In the order in which equals are chosen. */
export const BLOCK_FACES = ['front', 'left', 'right', 'rear'] as const satisfies readonly BlockFace[];

/** A side of a footprint: its ends and the direction it looks in. */
export interface Side {
  readonly face: BlockFace;
  readonly from: Point;
  readonly to: Point;
  readonly outward: Vector;
}

/** The four sides of a rectangle, front first. */
export function sidesOf(o: Oblong): readonly Side[] {
  const [frontRight, frontLeft, rearLeft, rearRight] = cornersOf(o);
  const { fx, fy } = o;
  return [
    { face: 'front', from: frontRight, to: frontLeft, outward: { x: fx, y: fy } },
    { face: 'left', from: frontLeft, to: rearLeft, outward: { x: -fy, y: fx } },
    { face: 'right', from: rearRight, to: frontRight, outward: { x: fy, y: -fx } },
    { face: 'rear', from: rearLeft, to: rearRight, outward: { x: -fx, y: -fy } },
  ];
}

/** The face of a block that shares the longest stretch of edge with a ground, within the tolerance; of equals the front, then a flank. Null where none touches. */
export function faceTouched(b: Block, ground: readonly Oblong[], tolerance: number): BlockFace | null {
  let longest = 0;
  let found: BlockFace | null = null;
  for (const { face, from, to } of sidesOf(footprintOf(b))) {
    let shared = 0;
    for (const each of ground) shared += lengthInOblong(from, to, each, tolerance);
    // Stretches that differ by less than the corners overlap are equal.
    if (shared > longest + 2 * tolerance || (found === null && shared > 0)) {
      longest = shared;
      found = face;
    }
  }
  return found;
}
