import { type Block, block, boxHoldsGround, depthOf, frontageOf, groundOf, groundOverlapsPolygon, groundsOverlap, type Oblong } from '../../../kernel/geometry/block';
import { facing } from '../../../kernel/geometry/degrees';
import { at } from '../../../kernel/geometry/point';
import { type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import type { Seat } from '../../../kernel/table/table';
import type { FormationKind } from '../rules/troops';
import type { Deployment } from './action';
import { refreshContacts } from './contact';
import * as faults from './faults';
import type { BattleFault } from './faults';
import { barredAreas } from './ground';
import { homeward } from './flight';
import { isColumn } from './moves';
import { poseOf, type Scene } from './scene';
import { type Battle, troopOf, type Unit, unitNumber } from './state';
import { GIVE, IRREGULAR_GAP } from './troop';

/** Towards the enemy's edge, in degrees. */
const AHEAD = [90, 270] as const;

function zoneOf({ width, height, deploymentDepth }: Battle, side: number): { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number } {
  return side === 0 ? { minX: 0, minY: 0, maxX: width, maxY: deploymentDepth } : { minX: 0, minY: height - deploymentDepth, maxX: width, maxY: height };
}

/** The units of a side that wait to be set up. */
export function waitingOf({ units }: Battle, side: number): readonly Unit[] {
  return units.filter((unit) => unit.side === side && unit.where === 'waiting');
}

/** The formation a unit starts in unless its player says otherwise (BS-RULING-24). */
export function startFormation(state: Battle, unit: Unit): FormationKind {
  return troopOf(state, unit).alwaysIrregular ? 'irregular' : 'regular';
}

/** A unit as a deployment puts it down. */
export function deployedBlock(unit: Unit, side: number, given: Deployment, formation: FormationKind): Block {
  const { x, y } = facing(given.facing ?? AHEAD[side]!);
  const place = at(given.at.x, given.at.y);
  return block(place.x, place.y, x, y, unit.figures, given.files ?? unit.files, unit.width, unit.depth, formation === 'irregular' ? IRREGULAR_GAP : 0);
}

function whyNotFormation(state: Battle, unit: Unit, formation: FormationKind, files: number): BattleFault | null {
  if (troopOf(state, unit).alwaysIrregular !== (formation === 'irregular')) return faults.STARTS_REGULAR;
  if (files > unit.figures) return faults.NO_SUCH_FRONTAGE;
  return formation === 'column' && !isColumn(unit.figures, files) ? faults.NO_COLUMN : null;
}

/** Why a ground can't be taken up at the start (BS-SCEN-03, BS-RULING-24). */
export function whyNotThere(state: Battle, side: number, unit: Unit, ground: readonly Oblong[], taken: readonly (readonly Oblong[])[]): BattleFault | null {
  if (!boxHoldsGround(zoneOf(state, side), ground, GIVE)) return faults.OUTSIDE_ZONE;
  if (taken.some((other) => groundsOverlap(ground, other, GIVE))) return faults.DEPLOYED_OVER;
  return barredAreas(state, troopOf(state, unit).class).some((polygon) => groundOverlapsPolygon(ground, polygon, GIVE)) ? faults.DEPLOYED_OVER : null;
}

/** Every reason against a deployment. */
export function whyNotDeployment(state: Battle, side: number, sheet: readonly Deployment[]): readonly Refusal[] {
  const found: Refusal[] = [];
  const taken: (readonly Oblong[])[] = [];
  const seen = new Set<string>();
  sheet.forEach((given, i) => {
    const unit = state.units[unitNumber(state, given.unit)];
    const fault = whyNotPlaced(state, side, unit, given, seen, taken);
    seen.add(given.unit);
    if (fault !== null) found.push({ ...refuse(fault, state, given.unit), pointer: `/${i}` });
  });
  for (const { id } of waitingOf(state, side)) if (!seen.has(id)) found.push(refuse(faults.NOT_DEPLOYED, state, id));
  return found;
}

function whyNotPlaced(state: Battle, side: number, unit: Unit | undefined, given: Deployment, seen: ReadonlySet<string>, taken: (readonly Oblong[])[]): BattleFault | null {
  if (unit === undefined) return faults.NO_SUCH_UNIT;
  if (unit.side !== side) return faults.NOT_YOURS;
  if (unit.where !== 'waiting') return faults.NOT_WAITING;
  if (seen.has(unit.id)) return faults.DEPLOYED_TWICE;
  const formation = given.formation ?? startFormation(state, unit);
  const shape = whyNotFormation(state, unit, formation, given.files ?? unit.files);
  if (shape !== null) return shape;
  const ground = groundOf(deployedBlock(unit, side, given, formation));
  const fault = whyNotThere(state, side, unit, ground, taken);
  taken.push(ground);
  return fault;
}

const SPACE = 1;
const SHIFT = 0.5;

/** A line of battle from the left of the zone's front, further lines behind it; null where the zone is too small. */
export function usualDeployment(state: Battle, side: number): readonly Deployment[] | null {
  const taken: (readonly Oblong[])[] = [];
  const sheet: Deployment[] = [];
  for (const unit of waitingOf(state, side)) {
    const given = firstPlace(state, side, unit, taken);
    if (given === null) return null;
    taken.push(groundOf(deployedBlock(unit, side, given, startFormation(state, unit))));
    sheet.push(given);
  }
  return sheet;
}

function firstPlace(state: Battle, side: number, unit: Unit, taken: readonly (readonly Oblong[])[]): Deployment | null {
  const formation = startFormation(state, unit);
  const trial = deployedBlock(unit, side, { unit: unit.id, at: { x: 0, y: 0 } }, formation);
  const half = frontageOf(trial) / 2;
  const { y: back } = homeward(side);
  const front = side === 0 ? state.deploymentDepth : state.height - state.deploymentDepth;
  const middle = state.width / 2;
  for (let deep = 0; deep + depthOf(trial) <= state.deploymentDepth + GIVE; deep += SHIFT) {
    for (let off = 0; off <= middle - half; off += SHIFT) {
      for (const sign of [1, -1]) {
        const place = at(middle + sign * off, front + back * deep);
        const given: Deployment = { unit: unit.id, at: place };
        const ground = groundOf(deployedBlock(unit, side, given, formation));
        if (whyNotThere(state, side, unit, ground, taken.length === 0 ? taken : taken.map(grown)) === null) return given;
      }
    }
  }
  return null;
}

/** Units keep some space from each other where nobody says otherwise. */
function grown(ground: readonly Oblong[]): readonly Oblong[] {
  return ground.map((each) => ({ ...each, halfWidth: each.halfWidth + SPACE, halfDepth: each.halfDepth + SPACE }));
}

/** Both sides set up unseen, and are shown together (BS-SCEN-03). */
export function deployArmies(scene: Scene): void {
  const { state } = scene;
  const sides = state.sides.map((_, side) => side).filter((side) => waitingOf(state, side).length > 0);
  const usual = new Map(sides.map((side) => [state.sides[side]!.seat, usualDeployment(state, side)!]));
  const sideOfSeat = (seat: Seat): number => state.sides.findIndex((each) => each.seat === seat);
  const sheets = scene.play.choose<readonly Deployment[]>({
    kind: 'deployment',
    rule: 'BS-SCEN-03',
    about: [],
    seats: sides.map((side) => state.sides[side]!.seat),
    sealed: true,
    offers: (seat) => [{ family: 'deployment', rule: 'BS-RULING-24', bounds: { units: waitingOf(state, sideOfSeat(seat)).map(({ id }) => id), zone: { ...zoneOf(state, sideOfSeat(seat)) } }, example: usual.get(seat)! }],
    otherwise: (seat) => usual.get(seat)!,
    whyNot: (seat, sheet) => whyNotDeployment(state, sideOfSeat(seat), sheet),
  });
  for (const side of sides) {
    const { seat } = state.sides[side]!;
    const units = sheets.get(seat)!.map((given) => {
      const number = unitNumber(state, given.unit);
      const formation = given.formation ?? startFormation(state, scene.unit(number));
      scene.stand(number, deployedBlock(scene.unit(number), side, given, formation), formation);
      scene.edit(number).where = 'field';
      return { unit: given.unit, pose: poseOf(scene.unit(number)) };
    });
    scene.tell({ type: 'army-deployed', rule: 'BS-SCEN-03', seat, units });
  }
  state.units.forEach((_, number) => refreshContacts(scene, number));
}
