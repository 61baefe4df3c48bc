import { type Point } from '../point';
import { turned, type Vector } from '../vector';
import { type Block, block, centreOf, depthOf, frontageOf, ranksOf, steady } from './block';

/** Which front corner a wheel turns about: a wheel to the left about the left one. */
export type Hand = 'left' | 'right';

const RADIANS = 3.141592653589793 / 180;

/** The way of the outer front corner in a wheel of so many degrees. */
export function wheelLength(b: Block, degrees: number): number {
  return frontageOf(b) * degrees * RADIANS;
}

/** The front corner on one hand. */
export function frontCorner(b: Block, hand: Hand): Point {
  const half = hand === 'left' ? -frontageOf(b) / 2 : frontageOf(b) / 2;
  return { x: b.x + b.fy * half, y: b.y - b.fx * half };
}

/** The block moved by a vector, keeping its facing. */
export function shifted(b: Block, dx: number, dy: number): Block {
  return block(b.x + dx, b.y + dy, b.fx, b.fy, b.figures, b.files, b.width, b.depth, b.gap);
}

/** The direction straight ahead turned to the left by an angle given as a unit vector. */
export function slanted({ fx, fy }: Block, by: Vector): Vector {
  return turned({ x: fx, y: fy }, by);
}

/** The block turned about any point by an angle given as a unit vector, counter-clockwise. */
export function turnedAbout(b: Block, pivot: Point, by: Vector): Block {
  const arm = turned({ x: b.x - pivot.x, y: b.y - pivot.y }, by);
  const faces = steady(turned({ x: b.fx, y: b.fy }, by));
  return block(pivot.x + arm.x, pivot.y + arm.y, faces.x, faces.y, b.figures, b.files, b.width, b.depth, b.gap);
}

/** The block wheeled about its front corner; the angle is that of a wheel to the left, and mirrored to the right. */
export function wheeled(b: Block, hand: Hand, by: Vector): Block {
  return turnedAbout(b, frontCorner(b, hand), hand === 'left' ? by : { x: by.x, y: -by.y });
}

/** The block with its middle where it is, facing along a direction, in so many files with such a gap. */
export function refaced(b: Block, faces: Vector, files: number, gap: number): Block {
  const middle = centreOf(b);
  const made = block(middle.x, middle.y, faces.x, faces.y, b.figures, files, b.width, b.depth, gap);
  const half = depthOf(made) / 2;
  return block(middle.x + faces.x * half, middle.y + faces.y * half, faces.x, faces.y, made.figures, made.files, made.width, made.depth, gap);
}

/** Every figure turns about: the rear becomes the front where the block stands. */
export function aboutFaced(b: Block): Block {
  return refaced(b, { x: -b.fx + 0, y: -b.fy + 0 }, b.files, b.gap);
}

/** Every figure turns a quarter: ranks become files about the same middle. */
export function quarterTurned(b: Block, hand: Hand): Block {
  const faces = hand === 'left' ? { x: -b.fy + 0, y: b.fx } : { x: b.fy, y: -b.fx + 0 };
  return refaced(b, faces, ranksOf(b), b.gap);
}

/** The block in another number of files with another gap, its front edge staying in the middle where it was. */
export function reformed(b: Block, files: number, gap: number): Block {
  return block(b.x, b.y, b.fx, b.fy, b.figures, files, b.width, b.depth, gap);
}
