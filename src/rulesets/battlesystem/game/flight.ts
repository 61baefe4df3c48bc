import { type Block, blockGap, boxSlideExit, centreOf, groundOf, groundOverlapsPolygon, groundSlideEntry, groundsOverlap, type Oblong, polygonSlideEntry, refaced, shifted, slideExit } from '../../../kernel/geometry/block';
import { facing } from '../../../kernel/geometry/degrees';
import { cross, direction, dot, turned, unit as unitOf, type Vector } from '../../../kernel/geometry/vector';
import { RETREAT_INCHES } from '../rules/morale';
import { refreshContacts } from './contact';
import { affordable, legOf } from './ground';
import { leave } from './losses';
import { fits, opened, type Room, roomFor } from './room';
import { poseOf, type Scene } from './scene';
import { type Battle, troopOf, type Unit } from './state';
import { CONTACT, GIVE, IRREGULAR_GAP } from './troop';

/** A retreat must go at least this far (BS-RETREAT-03), and a rout must be free for its first inch. */
const LEAST = 1;
const TURNS = [15, 30, 45, 60, 75, 90];

/** Towards a side's own edge. */
export function homeward(side: number): Vector {
  return { x: 0, y: side === 0 ? -1 : 1 };
}

/** Straight away from who caused it, else from the nearest enemy, else home (BS-RETREAT-02). */
function awayFrom(state: Battle, number: number, cause: number): Vector {
  const own = state.units[number]!;
  const from = cause >= 0 && state.units[cause]!.where === 'field' ? cause : nearestEnemy(state, number);
  if (from < 0) return homeward(own.side);
  return direction(centreOf(state.units[from]!), centreOf(own)) ?? homeward(own.side);
}

export function nearestEnemy({ units }: Battle, number: number): number {
  const own = units[number]!;
  let nearest = -1;
  let least = Infinity;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i]!;
    if (unit.side === own.side || unit.where !== 'field') continue;
    const gap = blockGap(own, unit);
    if (gap >= least) continue;
    least = gap;
    nearest = i;
  }
  return nearest;
}

/** How far a ground may go straight before it meets a unit or barred ground. */
function freeWay(room: Room, ground: readonly Oblong[], dx: number, dy: number): number {
  let share = 1;
  for (const other of room.others) share = Math.min(share, groundSlideEntry(ground, dx, dy, other.ground, GIVE));
  for (const polygon of room.barred) share = Math.min(share, polygonSlideEntry(ground, dx, dy, polygon, GIVE));
  return share;
}

/** The end of a retreat: off the table, or so many inches away, with ranks broken by the ground it enters. */
export interface WayBack {
  readonly off: boolean;
  readonly inches: number;
  readonly block: Block;
  readonly broken: boolean;
}

/** Where 4 inches straight back lead, whatever the ground costs; null where there is no room for one (BS-RETREAT-01 to 03). */
export function wayBack(state: Battle, number: number, cause: number): WayBack | null {
  const unit = state.units[number]!;
  const room = roomFor(state, number);
  const away = awayFrom(state, number, cause);
  const ground = groundOf(unit);
  const dx = away.x * RETREAT_INCHES;
  const dy = away.y * RETREAT_INCHES;
  const share = freeWay(room, ground, dx, dy);
  const edge = boxSlideExit(ground, dx, dy, { minX: 0, minY: 0, maxX: state.width, maxY: state.height }, GIVE);
  if (edge <= share) return { off: true, inches: edge * RETREAT_INCHES, block: unit, broken: false };
  const inches = share * RETREAT_INCHES;
  if (inches < LEAST - CONTACT) return null;
  const to = shifted(unit, away.x * inches, away.y * inches);
  const broken = unit.formation !== 'irregular' && legOf(state, { class: troopOf(state, unit).class, formation: unit.formation }, unit, to).breaks !== Infinity;
  return { off: false, inches, block: broken ? opened(room, to) : to, broken };
}

/** Goes back keeping its facing; answers whether there was room (BS-RETREAT-01 to 03). */
export function goBack(scene: Scene, number: number, cause: number): boolean {
  const way = wayBack(scene.state, number, cause);
  if (way === null) return false;
  if (way.off) {
    leave(scene, number, 'BS-RETREAT-02');
    return true;
  }
  const unit = scene.unit(number);
  scene.stand(number, way.block, way.broken ? 'irregular' : unit.formation);
  scene.tell({ type: 'unit-retreated', rule: 'BS-RETREAT-01', unit: unit.id, inches: way.inches, pose: poseOf(scene.unit(number)) });
  refreshContacts(scene, number);
  return true;
}

/** Runs from the cause and towards the own edge, in open order and through friends, as far as so many inches of movement lead (BS-ROUT-01, BS-ROUT-02, BS-RULING-22). */
export function flee(scene: Scene, number: number, cause: number, movement: number): void {
  const { state } = scene;
  const unit = scene.unit(number);
  const away = awayFrom(state, number, cause);
  const home = homeward(unit.side);
  const first = dot(away, home) >= 0 ? (unitOf({ x: away.x + home.x, y: away.y + home.y }) ?? home) : away;
  const towardsHome = cross(first, home) >= 0 ? 1 : -1;
  const headings = [first, ...TURNS.map((degrees) => turned(first, facing(towardsHome * degrees))), ...TURNS.map((degrees) => turned(first, facing(-towardsHome * degrees)))];
  const room = roomFor(state, number);
  for (const heading of headings) {
    const way = wayOut(state, room, unit, scene.troop(number).class, heading, movement);
    if (way === null) continue;
    if (way === 'off') return leave(scene, number, 'BS-ROUT-03');
    scene.stand(number, way.block, 'irregular');
    scene.tell({ type: 'unit-fled', rule: 'BS-ROUT-01', unit: unit.id, inches: way.inches, pose: poseOf(scene.unit(number)) });
    refreshContacts(scene, number);
    return;
  }
  scene.stand(number, unit, 'irregular');
  scene.tell({ type: 'unit-fled', rule: 'BS-RULING-22', unit: unit.id, inches: 0, pose: poseOf(scene.unit(number)) });
}

/** The end of a flight in one direction: null where its first inch is barred. */
function wayOut(state: Battle, room: Room, unit: Unit, of: Parameters<typeof legOf>[1]['class'], heading: Vector, movement: number): { readonly block: Block; readonly inches: number } | 'off' | null {
  const start = refaced(unit, heading, unit.files, IRREGULAR_GAP);
  const ground = groundOf(start);
  if (room.barred.some((polygon) => groundOverlapsPolygon(ground, polygon, GIVE))) return null;
  let clear = 0;
  let barredAt = Infinity;
  for (const { side, ground: other } of room.others) {
    if (side === unit.side) continue;
    if (groundsOverlap(ground, other, GIVE)) clear = Math.max(clear, exitOf(ground, heading, other));
    else barredAt = Math.min(barredAt, FAR * groundSlideEntry(ground, heading.x * FAR, heading.y * FAR, other, GIVE));
  }
  for (const polygon of room.barred) barredAt = Math.min(barredAt, FAR * polygonSlideEntry(ground, heading.x * FAR, heading.y * FAR, polygon, GIVE));
  const edge = FAR * boxSlideExit(ground, heading.x * FAR, heading.y * FAR, { minX: 0, minY: 0, maxX: state.width, maxY: state.height }, GIVE);
  if (edge < barredAt && edge <= LEAST) return 'off';
  if (barredAt < LEAST || clear > barredAt) return null;
  const leg = legOf(state, { class: of, formation: 'irregular' }, start, { x: start.x + heading.x * FAR, y: start.y + heading.y * FAR });
  let inches = Math.max(clear, Math.min(barredAt, affordable(leg, movement)));
  if (edge <= inches) return 'off';
  const at = (far: number): Block => shifted(start, heading.x * far, heading.y * far);
  // Friends are run through, and left behind.
  for (let tries = 0; tries < room.others.length; tries++) {
    const here = groundOf(at(inches));
    const over = room.others.find(({ ground: other }) => groundsOverlap(here, other, GIVE));
    if (over === undefined) break;
    inches += exitOf(here, heading, over.ground);
    if (inches > barredAt) break;
    if (edge <= inches) return 'off';
  }
  if (inches <= barredAt && fits(room, at(inches))) return { block: at(inches), inches };
  for (let back = Math.min(inches, barredAt) - 0.5; back >= clear; back -= 0.5) if (fits(room, at(back))) return { block: at(back), inches: back };
  return null;
}

/** Longer than any table. */
const FAR = 400;

function exitOf(ground: readonly Oblong[], heading: Vector, other: readonly Oblong[]): number {
  let last = 0;
  for (const a of ground) for (const b of other) last = Math.max(last, FAR * slideExit(a, heading.x * FAR, heading.y * FAR, b, GIVE));
  return last + GIVE;
}
