import { breadthStraightAhead, centreOf, groundOf, inFrontArc, type Oblong, wheeled } from '../../../kernel/geometry/block';
import { facing } from '../../../kernel/geometry/degrees';
import type { Vector } from '../../../kernel/geometry/vector';
import { judge, rollMorale } from '../rules/morale';
import { isOutOfCommand } from './command';
import { inContact } from './contact';
import * as faults from './faults';
import type { BattleFault } from './faults';
import { goAlong } from './going';
import { legOf } from './ground';
import type { MarchStep } from './march';
import { ratingOf } from './morale';
import type { Scene } from './scene';
import { sees } from './sight';
import { type Battle, troopOf, type Unit } from './state';
import { CONTACT } from './troop';

/** The widest wheel of a charge (BS-CHARGE-04). */
const WHEEL = 45;
const TRIED = [0, 5, -5, 10, -10, 15, -15, 20, -20, 25, -25, 30, -30, 35, -35, 40, -40, 45, -45].map((degrees) => ({ degrees, by: facing(Math.abs(degrees)) }));

/** Why a unit may not charge at all now (BS-CHARGE-03, BS-FORM-05, BS-CMD-04). */
export function whyNotCharger(state: Battle, number: number): BattleFault | null {
  const unit = state.units[number]!;
  if (unit.where !== 'field') return faults.NOT_ON_TABLE;
  if (unit.target >= 0) return faults.DECLARED_ALREADY;
  if (troopOf(state, unit).role !== null) return faults.CHARGE_ALONE;
  if (unit.order !== 'good') return faults.CHARGE_DISORDERED;
  if (unit.formation === 'column') return faults.CHARGE_COLUMN;
  if (inContact(state, number)) return faults.CHARGE_ENGAGED;
  return isOutOfCommand(state, unit) ? faults.CHARGE_UNLED : null;
}

/** Why a unit that may charge may not declare it against this target. */
export function whyNotCharged(state: Battle, number: number, target: number): BattleFault | null {
  const unit = state.units[number]!;
  const enemy = state.units[target];
  if (enemy === undefined) return faults.NO_SUCH_UNIT;
  if (enemy.side === unit.side) return faults.NOT_AN_ENEMY;
  if (enemy.where !== 'field') return faults.NOT_ON_TABLE;
  if (!inFrontArc(unit, groundOf(enemy))) return faults.CHARGE_OUT_OF_ARC;
  if (state.areas.length > 0 || state.barriers.length > 0) {
    const leg = legOf(state, { class: troopOf(state, unit).class, formation: unit.formation }, unit, centreOf(enemy));
    if (leg.barsCharge < leg.length) return faults.CHARGE_UPHILL;
  }
  return sees(state, unit, enemy, 1, [number, target]) ? null : faults.CHARGE_UNSEEN;
}

/** How much of a target lies straight ahead after a wheel; below 0 for nothing. */
function breadthAfter(unit: Unit, ground: readonly Oblong[], degrees: number, by: Vector): number {
  return breadthStraightAhead(degrees === 0 ? unit : wheeled(unit, degrees > 0 ? 'left' : 'right', by), ground);
}

/** Whether a player's own wheel, in degrees to the left, brings some of the target ahead (BS-CHARGE-04). */
export function bringsAhead(state: Battle, number: number, target: number, degrees: number): boolean {
  return Math.abs(degrees) <= WHEEL && breadthAfter(state.units[number]!, groundOf(state.units[target]!), degrees, facing(Math.abs(degrees))) >= 0;
}

/** The smallest wheel of those that bring the most of the target ahead, in degrees to the left; null where none brings any (BS-CHARGE-04). */
function wheelFor(state: Battle, number: number, target: number): number | null {
  const unit = state.units[number]!;
  const ground = groundOf(state.units[target]!);
  let best: number | null = null;
  let most = -1;
  for (const { degrees, by } of TRIED) {
    const breadth = breadthAfter(unit, ground, degrees, by);
    if (breadth < 0 || breadth <= most + CONTACT) continue;
    most = breadth;
    best = degrees;
  }
  return best;
}

/** How far a charge may go (BS-CHARGE-01). */
export function chargeAllowance(state: Battle, number: number): number {
  return (troopOf(state, state.units[number]!).movement * 3) / 2;
}

/** The steps of a charge: one wheel, then straight on as far as its allowance leads (BS-CHARGE-04). */
function chargeSteps(state: Battle, number: number, degrees: number): readonly MarchStep[] {
  const straight: MarchStep = { kind: 'advance', inches: chargeAllowance(state, number) };
  return degrees === 0 ? [straight] : [{ kind: 'wheel', hand: degrees > 0 ? 'left' : 'right', degrees: Math.abs(degrees) }, straight];
}

/** A declared charge when it is due: the wheel it begins with, or why it lapses (BS-RULING-17). */
export type DueCharge = { readonly lapsed: string } | { readonly lapsed: null; readonly degrees: number };

export function dueCharge(state: Battle, number: number): DueCharge {
  const { order, target } = state.units[number]!;
  if (order !== 'good') return { lapsed: 'not-in-good-order' };
  if (inContact(state, number)) return { lapsed: 'in-contact' };
  if (state.units[target]!.where !== 'field') return { lapsed: 'target-gone' };
  const degrees = wheelFor(state, number, target);
  return degrees === null ? { lapsed: 'target-not-ahead' } : { lapsed: null, degrees };
}

/** A declared charge is due: it lapses, is checked, or is run home (BS-CHARGE-02, BS-CHARGE-04, BS-CHARGE-06, BS-RULING-17, BS-RULING-18). */
export function runCharge(scene: Scene, number: number, own?: number): void {
  const { state } = scene;
  const { id } = scene.unit(number);
  const due = dueCharge(state, number);
  if (due.lapsed !== null) {
    scene.edit(number).moved = true;
    scene.tell({ type: 'charge-lapsed', rule: 'BS-RULING-17', unit: id, reason: due.lapsed });
    return;
  }
  if (!startsCharge(scene, number)) {
    scene.edit(number).moved = true;
    return;
  }
  const halt = goAlong(scene, number, { steps: chargeSteps(state, number, own ?? due.degrees), allowance: chargeAllowance(state, number), charging: true, rule: 'BS-CHARGE-04' });
  if (halt === null) {
    if (scene.unit(number).where === 'field') scene.edit(number).moved = true;
  } else if (halt === 'enemy') scene.edit(number).charged = true;
}

function startsCharge(scene: Scene, number: number): boolean {
  const { state } = scene;
  const { id } = scene.unit(number);
  if (scene.troop(number).neverChecks) {
    scene.tell({ type: 'charge-checked', rule: 'BS-RULING-18', modifiers: [], card: state.card.name, unit: id, rating: null, roll: null, starts: true });
    return true;
  }
  const { rating, modifiers } = ratingOf(state, number);
  const roll = rollMorale(scene.play, 'charge start check', 'BS-CHARGE-02', scene.seatOf(number));
  const starts = judge(roll, rating) === 'passed';
  scene.tell({ type: 'charge-checked', rule: 'BS-CHARGE-02', modifiers, card: state.card.name, unit: id, rating, roll, starts });
  return starts;
}
