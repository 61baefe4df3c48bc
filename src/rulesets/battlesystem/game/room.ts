import { type Block, boxHoldsGround, groundOf, groundOverlapsPolygon, groundsOverlap, type Oblong, reformed } from '../../../kernel/geometry/block';
import type { Polygon } from '../../../kernel/geometry/polygon';
import { barredAreas } from './ground';
import { type Battle, troopOf } from './state';
import { GIVE, IRREGULAR_GAP } from './troop';

/** A unit that stands in the way. */
export interface Stander {
  readonly number: number;
  readonly side: number;
  readonly ground: readonly Oblong[];
}

/** Everything that a unit must keep clear of. */
export interface Room {
  readonly others: readonly Stander[];
  readonly barred: readonly Polygon[];
  readonly width: number;
  readonly height: number;
}

/** The room that a unit has among the others. */
export function roomFor(state: Battle, number: number): Room {
  const others: Stander[] = [];
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i]!;
    if (i !== number && unit.where === 'field') others.push({ number: i, side: unit.side, ground: groundOf(unit) });
  }
  return { others, barred: barredAreas(state, troopOf(state, state.units[number]!).class), width: state.width, height: state.height };
}

/** Whether a ground lies on the table. */
function onTable({ width, height }: Room, ground: readonly Oblong[]): boolean {
  return boxHoldsGround({ minX: 0, minY: 0, maxX: width, maxY: height }, ground, GIVE);
}

/** Whether a block may stand where it is: on the table, over nobody and no barred ground (BS-MOVE-05, BS-TERR-02). */
export function fits(room: Room, block: Block): boolean {
  const ground = groundOf(block);
  if (!onTable(room, ground)) return false;
  for (const other of room.others) if (groundsOverlap(ground, other.ground, GIVE)) return false;
  for (const polygon of room.barred) if (groundOverlapsPolygon(ground, polygon, GIVE)) return false;
  return true;
}

const NARROWER = [0.4, 0.3, 0.2, 0.1, 0];

/** A block whose ranks open: it keeps its front and facing, drops files while it has no room, and at last closes its gaps (BS-TERR-04, BS-FORM-03). */
export function opened(room: Room, block: Block): Block {
  for (let files = block.files; files >= 1; files--) {
    const made = reformed(block, files, IRREGULAR_GAP);
    if (fits(room, made)) return made;
  }
  for (const gap of NARROWER) {
    const made = reformed(block, 1, gap);
    if (fits(room, made)) return made;
  }
  return block;
}
