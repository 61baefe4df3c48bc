import { angleBetween } from '../../../kernel/geometry/angle';
import { type Block, frontCorner, groundOf, type Oblong, oblongGapSquared, type Side, sidesOf, swingEntry, turnedAbout } from '../../../kernel/geometry/block';
import { facing } from '../../../kernel/geometry/degrees';
import { distance, type Point } from '../../../kernel/geometry/point';
import { closestPoint } from '../../../kernel/geometry/segment';
import { cross, dot, type Vector } from '../../../kernel/geometry/vector';
import { fits, type Room } from './room';
import { CONTACT, GIVE } from './troop';

const EIGHTH_TURN = Math.sqrt(0.5);
const DEGREES = 180 / 3.141592653589793;
const FLUSH = 1e-9;

/** A block that has come upon an enemy turns up to 45 degrees, free, to lie flush along the face it touches; others in the way stop the turn (BS-MELEE-06). */
export function conformed(room: Room, block: Block, enemy: number): Block {
  const met = room.others.find(({ number }) => number === enemy)!;
  const touching = touchedSide(block, met.ground);
  if (touching === null) return block;
  const { side, at } = touching;
  const from: Vector = { x: block.fx, y: block.fy };
  const to: Vector = { x: -side.outward.x, y: -side.outward.y };
  if (dot(from, to) < EIGHTH_TURN - FLUSH || dot(from, to) > 1 - FLUSH) return block;
  const angle = angleBetween(from.x, from.y, to.x, to.y);
  const sense = angle > 0 ? 1 : -1;
  let free = Math.abs(angle);
  for (const { number, ground } of room.others) {
    if (number === enemy) continue;
    for (const own of groundOf(block)) for (const other of ground) free = Math.min(free, swingEntry(own, at, sense, free, other, GIVE));
  }
  const by = free === Math.abs(angle) ? { x: dot(from, to), y: cross(from, to) } : facing(sense * free * DEGREES);
  const turned = turnedAbout(block, at, by);
  return fits(room, turned) ? turned : block;
}

/** The side of an enemy that a block's front edge touches, and where; of several the one it faces most. */
function touchedSide(block: Block, ground: readonly Oblong[]): { readonly side: Side; readonly at: Point } | null {
  const left = frontCorner(block, 'left');
  const right = frontCorner(block, 'right');
  let best: { side: Side; at: Point } | null = null;
  let most = 0;
  for (const each of ground) {
    if (groundOf(block).every((own) => oblongGapSquared(own, each) > CONTACT * CONTACT)) continue;
    for (const side of sidesOf(each)) {
      const faced = -(side.outward.x * block.fx + side.outward.y * block.fy);
      if (faced <= most) continue;
      const at = meeting(left, right, side);
      if (at === null) continue;
      most = faced;
      best = { side, at };
    }
  }
  return best;
}

/** Where a front edge touches a side, on that side; null where it does not. */
function meeting(left: Point, right: Point, { from, to }: Side): Point | null {
  let nearest = 2 * CONTACT;
  let found: Point | null = null;
  const offer = (on: Point, off: Point): void => {
    const apart = distance(on, off);
    if (apart >= nearest) return;
    nearest = apart;
    found = on;
  };
  for (const end of [left, right]) offer(closestPoint(end, from, to), end);
  for (const end of [from, to]) offer(end, closestPoint(end, left, right));
  return found;
}
