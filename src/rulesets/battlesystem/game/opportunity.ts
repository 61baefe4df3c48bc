import { type Block, blocksTouch } from '../../../kernel/geometry/block';
import type { Point } from '../../../kernel/geometry/point';
import { type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import { chooseOne, type Offer } from '../../../kernel/table/table';
import type { Shot } from './action';
import * as faults from './faults';
import type { BattleFault } from './faults';
import { whyNotAt, whyNotShoot } from './fire';
import type { March } from './march';
import type { Scene } from './scene';
import { type Battle, troopOf, unitNumber } from './state';
import { CONTACT } from './troop';

/** A declared way: who goes it, how long it is, and how the mover stands at any point of it. */
export interface Way {
  readonly mover: number;
  readonly inches: number;
  readonly points: readonly Point[];
  march(): March;
}

/** Every so many inches somebody looks whether there is a shot. */
const LOOKS = 2;

/** Where along a way each enemy could shoot at the mover, as far as somebody looks (BS-MISSILE-08). */
function openShots(state: Battle, way: Way): readonly { readonly number: number; readonly points: readonly number[] }[] {
  const mover = state.units[way.mover]!;
  const shooters: number[] = [];
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i]!;
    if (unit.side === mover.side || unit.where !== 'field' || troopOf(state, unit).missile === null) continue;
    const dx = unit.x - mover.x;
    const dy = unit.y - mover.y;
    const reach = troopOf(state, unit).missile!.long + way.inches + NEARNESS;
    if (dx * dx + dy * dy <= reach * reach && whyNotShoot(state, i, true) === null) shooters.push(i);
  }
  if (shooters.length === 0) return [];
  const looks = looksAlong(way);
  return shooters.flatMap((number) => {
    const points = looks.filter(({ pose }) => whyNotThen(state, number, way.mover, pose) === null).map(({ at }) => at);
    return points.length === 0 ? [] : [{ number, points }];
  });
}

/** Fronts are measured from their middles, so that ends may be nearer by this. */
const NEARNESS = 40;

function looksAlong(way: Way): readonly { readonly at: number; readonly pose: Block }[] {
  const looks: { at: number; pose: Block }[] = [];
  for (let at = 0; ; at += LOOKS) {
    const here = Math.min(at, way.inches);
    looks.push({ at: here, pose: poseAt(way, here) });
    if (here >= way.inches) return looks;
  }
}

/** How a mover stands at a point of its way. Always by one march from the start: places are rounded where a march stops, so that one with stops may end a hair elsewhere. */
function poseAt(way: Way, at: number): Block {
  const march = way.march();
  march.run(at);
  return march.block;
}

/** Why a shot may not be fired at a point of a way. */
export function whyNotShot(state: Battle, side: number, way: Way, { unit, at }: Shot): BattleFault | null {
  const number = unitNumber(state, unit);
  if (number < 0) return faults.NO_SUCH_UNIT;
  if (state.units[number]!.side !== side) return faults.NOT_YOURS;
  const unable = whyNotShoot(state, number, true);
  if (unable !== null) return unable;
  if (!(at >= 0 && at <= way.inches + 1e-6)) return faults.BEYOND_PATH;
  return whyNotThen(state, number, way.mover, poseAt(way, at));
}

/** Why nobody may fire at a mover where it stands on its way: at its end it may touch friends (BS-MISSILE-07). */
function whyNotThen(state: Battle, number: number, mover: number, pose: Block): BattleFault | null {
  const { side } = state.units[mover]!;
  const touches = state.units.some((unit) => unit.side !== side && unit.where === 'field' && blocksTouch(unit, pose, CONTACT));
  return touches ? faults.FIRE_INTO_FRIENDS : whyNotAt(state, number, mover, pose);
}

/** Every reason against an answer to the window. */
function whyNotShots(state: Battle, side: number, way: Way, shots: readonly Shot[]): readonly Refusal[] {
  const found: Refusal[] = [];
  shots.forEach((shot, i) => {
    const fault = shots.findIndex(({ unit }) => unit === shot.unit) < i ? faults.SHOT_TWICE : whyNotShot(state, side, way, shot);
    if (fault !== null) found.push({ ...refuse(fault, state, shot.unit), pointer: `/${i}` });
  });
  return found;
}

/** The enemy of a mover names who fires at which point of its way; they fire in the order of the points (BS-MISSILE-08, BS-RULING-19). */
export function nameShots(scene: Scene, way: Way): readonly { readonly number: number; readonly at: number }[] {
  const { state } = scene;
  const open = openShots(state, way);
  if (open.length === 0) return [];
  const side = 1 - scene.unit(way.mover).side;
  const mover = scene.unit(way.mover).id;
  const offers: readonly Offer<readonly Shot[]>[] = [
    { exactly: [] },
    ...open.map(({ number, points }): Offer<readonly Shot[]> => {
      const unit = scene.unit(number).id;
      return { family: 'opportunity-fire', rule: 'BS-MISSILE-08', bounds: { unit, points }, example: [{ unit, at: points[points.length - 1]! }] };
    }),
  ];
  const shots = chooseOne<readonly Shot[]>(scene.play, {
    kind: 'opportunity-fire',
    rule: 'BS-MISSILE-08',
    about: [mover],
    seats: [state.sides[side]!.seat],
    sealed: false,
    facts: { mover, inches: way.inches, path: way.points.map(({ x, y }) => ({ x, y })) },
    offers: () => offers,
    otherwise: () => [],
    whyNot: (_, answer) => whyNotShots(state, side, way, answer),
  });
  return shots.map(({ unit, at }) => ({ number: unitNumber(state, unit), at })).sort((a, b) => a.at - b.at || a.number - b.number);
}
