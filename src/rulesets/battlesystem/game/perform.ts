import { blockGap } from '../../../kernel/geometry/block';
import { type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import type { Id, Seat } from '../../../kernel/table/table';
import { afterCheck, judge, rallied, rollMorale } from '../rules/morale';
import type { BattleAction } from './action';
import { bringsAhead, dueCharge, runCharge, whyNotCharged, whyNotCharger } from './charge';
import { attachedTo, isCommander } from './command';
import { inContact } from './contact';
import * as faults from './faults';
import type { BattleFault } from './faults';
import { volley, whyNotAt, whyNotShoot } from './fire';
import { flee } from './flight';
import { goAlong } from './going';
import { fightCombat, hasCombat } from './melee';
import { ratingOf, rout, settleMorale } from './morale';
import { allowanceOf, chargersLeft, planFallBack, planMove, whyNotFallBack, whyNotMove, whyNotRally, whyNotRout, whyNotUse } from './moves';
import { type BattlePlay, Scene } from './scene';
import { type Battle, type Stage, sideOf, troopOf, unitNumber } from './state';
import { nextCombat, nextDeclarer, nextFirer, nextMover } from './turn';
import { CONTACT } from './troop';

type OfType<T extends BattleAction['type']> = Extract<BattleAction, { readonly type: T }>;

const STAGES: Readonly<Record<BattleAction['type'], readonly Stage[]>> = {
  'declare-charge': ['declare'],
  'pass-declaration': ['declare'],
  charge: ['first-movement', 'second-movement'],
  move: ['first-movement', 'second-movement'],
  'fall-back': ['first-movement', 'second-movement'],
  rally: ['first-movement', 'second-movement'],
  rout: ['first-movement', 'second-movement'],
  join: ['first-movement', 'second-movement'],
  'end-movement': ['first-movement', 'second-movement'],
  fight: ['melee'],
  fire: ['missile'],
  'pass-fire': ['missile'],
};

/** Carries an action out, or says why it may not be done. */
export function perform(play: BattlePlay, seat: Seat, action: BattleAction): Refusal | null {
  const { state } = play;
  const stages = Object.hasOwn(STAGES, action.type) ? STAGES[action.type] : [];
  if (!stages.includes(state.stage)) return refuse(faults.NOT_NOW, state, action.type);
  const side = sideOf(state, seat);
  switch (action.type) {
    case 'declare-charge':
      return declare(play, side, action);
    case 'pass-declaration':
      return passDeclaration(play, side);
    case 'charge':
      return charge(play, side, action);
    case 'move':
      return move(play, side, action);
    case 'fall-back':
      return fallBack(play, side, action);
    case 'rally':
      return rally(play, side, action.unit);
    case 'rout':
      return run(play, side, action.unit);
    case 'join':
      return join(play, side, action);
    case 'end-movement':
      return endMovement(play, side);
    case 'fight':
      return fight(play, side, action.unit);
    case 'fire':
      return fire(play, side, action);
    case 'pass-fire':
      return passFire(play, side);
    default:
      return action satisfies never;
  }
}

/** A unit of a side, by name: the one that acts. */
function own(state: Battle, side: number, id: Id): BattleFault | null {
  const unit = state.units[unitNumber(state, id)];
  if (unit === undefined) return faults.NO_SUCH_UNIT;
  return unit.side === side ? null : faults.NOT_YOURS;
}

function declare(play: BattlePlay, side: number, { unit, target }: OfType<'declare-charge'>): Refusal | null {
  const { state } = play;
  const number = unitNumber(state, unit);
  const unable = own(state, side, unit) ?? whyNotCharger(state, number);
  if (unable !== null) return refuse(unable, state, unit);
  const fault = whyNotCharged(state, number, unitNumber(state, target));
  if (fault !== null) return refuse(fault, state, target);
  const scene = new Scene(play);
  const charger = scene.edit(number);
  charger.target = unitNumber(state, target);
  charger.holdsFire = true;
  scene.tell({ type: 'charge-declared', rule: 'BS-SEQ-03', unit, target });
  nextDeclarer(scene);
  return null;
}

function passDeclaration(play: BattlePlay, side: number): null {
  const scene = new Scene(play);
  scene.editSide(side).passed = true;
  scene.tell({ type: 'declaration-passed', rule: 'BS-SEQ-03', seat: scene.state.sides[side]!.seat });
  nextDeclarer(scene);
  return null;
}

function charge(play: BattlePlay, side: number, { unit, degrees }: OfType<'charge'>): Refusal | null {
  const { state } = play;
  const number = unitNumber(state, unit);
  const fault = whyNotUse(state, side, number) ?? (state.units[number]!.target < 0 ? faults.NO_CHARGE : null);
  if (fault !== null) return refuse(fault, state, unit);
  if (degrees !== undefined && dueCharge(state, number).lapsed === null && !bringsAhead(state, number, state.units[number]!.target, degrees)) return refuse(faults.CHARGE_WHEEL, state, unit);
  const scene = new Scene(play);
  runCharge(scene, number, degrees);
  nextMover(scene);
  return null;
}

function move(play: BattlePlay, side: number, { unit, steps }: OfType<'move'>): Refusal | null {
  const { state } = play;
  const number = unitNumber(state, unit);
  const unable = whyNotUse(state, side, number) ?? whyNotMove(state, number);
  if (unable !== null) return refuse(unable, state, unit);
  const { fault, march } = planMove(state, number, steps);
  if (fault !== null) {
    const refusal = refuse(fault, state, unit);
    return march === null ? refusal : { ...refusal, facts: { ...refusal.facts, allowance: allowanceOf(state, number), spentThere: march.spent, inchesDone: march.travelled } };
  }
  const scene = new Scene(play);
  goAlong(scene, number, { steps, allowance: allowanceOf(state, number), charging: false, rule: 'BS-MOVE-01' });
  nextMover(scene);
  return null;
}

function fallBack(play: BattlePlay, side: number, { unit, inches }: OfType<'fall-back'>): Refusal | null {
  const { state } = play;
  const number = unitNumber(state, unit);
  const fault = whyNotUse(state, side, number) ?? whyNotFallBack(state, number) ?? planFallBack(state, number, inches).fault;
  if (fault !== null) return refuse(fault, state, unit);
  const scene = new Scene(play);
  goAlong(scene, number, { steps: [{ kind: 'back', inches }], allowance: Math.min(allowanceOf(state, number), scene.troop(number).movement / 2), charging: false, rule: 'BS-MOVE-06' });
  nextMover(scene);
  return null;
}

/** A check in place of a move: a step better, or for the routed another run (BS-RALLY-02, BS-RALLY-03, BS-MORALE-07). */
function rally(play: BattlePlay, side: number, unit: Id): Refusal | null {
  const { state } = play;
  const number = unitNumber(state, unit);
  const fault = whyNotUse(state, side, number) ?? whyNotRally(state, number);
  if (fault !== null) return refuse(fault, state, unit);
  const scene = new Scene(play);
  const { order } = scene.unit(number);
  const { rating, modifiers } = ratingOf(state, number);
  const roll = rollMorale(play, 'rally', 'BS-RALLY-02', scene.seatOf(number));
  const verdict = judge(roll, rating);
  const reached = verdict === 'passed' ? rallied(order) : order === 'routed' ? 'routed' : afterCheck(order, verdict);
  const trier = scene.edit(number);
  trier.moved = true;
  trier.holdsFire = true;
  scene.tell({ type: 'rally-tried', rule: verdict === 'routed' && order === 'shaken' ? 'BS-MORALE-07' : 'BS-RALLY-02', modifiers, card: state.card.name, unit, rating, roll, order: reached });
  if (verdict === 'passed') trier.order = reached;
  else if (order === 'routed') flee(scene, number, -1, (scene.troop(number).movement * 3) / 2);
  else if (verdict === 'routed') rout(scene, number, -1);
  settleMorale(scene);
  nextMover(scene);
  return null;
}

/** A routed unit that enemies touch cannot rally and runs (BS-ROUT-02). */
function run(play: BattlePlay, side: number, unit: Id): Refusal | null {
  const { state } = play;
  const number = unitNumber(state, unit);
  const fault = whyNotUse(state, side, number) ?? whyNotRout(state, number);
  if (fault !== null) return refuse(fault, state, unit);
  const scene = new Scene(play);
  scene.edit(number).moved = true;
  flee(scene, number, -1, (scene.troop(number).movement * 3) / 2);
  nextMover(scene);
  return null;
}

/** Why an individual may not take a unit over (BS-CMD-02). */
export function whyNotJoin(state: Battle, number: number, host: number): BattleFault | null {
  const unit = state.units[number]!;
  const { role, movement } = troopOf(state, unit);
  if (role === null) return faults.NOT_INDIVIDUAL;
  if (inContact(state, number)) return faults.ENGAGED;
  if (role === 'commander') return faults.STAYS;
  const taken = state.units[host];
  if (taken === undefined) return faults.NO_SUCH_UNIT;
  if (taken.side !== unit.side) return faults.NOT_YOURS;
  if (taken.where !== 'field' || troopOf(state, taken).role !== null) return faults.NOT_ON_TABLE;
  if (attachedTo(state, host) >= 0) return faults.HOST_TAKEN;
  const bereaved = state.units.some((each) => each.side === unit.side && (each.where === 'destroyed' || each.where === 'left') && isCommander(state, each));
  if (role === 'hero' && !bereaved) return faults.NO_VACANCY;
  return blockGap(unit, taken) > movement + CONTACT ? faults.HOST_FAR : null;
}

function join(play: BattlePlay, side: number, { unit, host }: OfType<'join'>): Refusal | null {
  const { state } = play;
  const number = unitNumber(state, unit);
  const to = unitNumber(state, host);
  const fault = whyNotUse(state, side, number) ?? whyNotJoin(state, number, to);
  if (fault !== null) return refuse(fault, state, fault === faults.HOST_TAKEN ? host : unit);
  const scene = new Scene(play);
  const joined = scene.edit(number);
  joined.where = 'attached';
  joined.host = to;
  joined.moved = true;
  scene.tell({ type: 'individual-joined', rule: 'BS-CMD-02', unit, host });
  nextMover(scene);
  return null;
}

/** Why a side may not end its movement: chargers and the routed must go first (BS-SEQ-04, BS-RALLY-03). */
export function whyNotEnd(state: Battle, side: number): { readonly fault: BattleFault; readonly about: Id } | null {
  const left = state.units.find((unit) => unit.side === side && unit.where === 'field' && !unit.moved && (unit.target >= 0 || unit.order === 'routed'));
  if (left === undefined) return null;
  return { fault: chargersLeft(state, side) ? faults.CHARGERS_LEFT : faults.ROUTED_FIRST, about: left.id };
}

function endMovement(play: BattlePlay, side: number): Refusal | null {
  const { state } = play;
  const against = whyNotEnd(state, side);
  if (against !== null) return refuse(against.fault, state, against.about);
  const scene = new Scene(play);
  scene.editSide(side).passed = true;
  scene.tell({ type: 'movement-ended', rule: 'BS-SEQ-04', seat: state.sides[side]!.seat });
  nextMover(scene);
  return null;
}

function fight(play: BattlePlay, side: number, unit: Id): Refusal | null {
  const { state } = play;
  const number = unitNumber(state, unit);
  const fault = own(state, side, unit) ?? (hasCombat(state, number) ? null : faults.NO_COMBAT);
  if (fault !== null) return refuse(fault, state, unit);
  const scene = new Scene(play);
  fightCombat(scene, number);
  nextCombat(scene, 1 - side);
  return null;
}

function fire(play: BattlePlay, side: number, { unit, target }: OfType<'fire'>): Refusal | null {
  const { state } = play;
  const number = unitNumber(state, unit);
  const unable = own(state, side, unit) ?? whyNotShoot(state, number, false);
  if (unable !== null) return refuse(unable, state, unit);
  const at = unitNumber(state, target);
  const fault = at < 0 ? faults.NO_SUCH_UNIT : state.units[at]!.where !== 'field' ? faults.NOT_ON_TABLE : whyNotAt(state, number, at, state.units[at]!);
  if (fault !== null) return refuse(fault, state, target);
  const scene = new Scene(play);
  volley(scene, number, at, 'missile');
  settleMorale(scene);
  nextFirer(scene, 1 - side);
  return null;
}

function passFire(play: BattlePlay, side: number): null {
  const scene = new Scene(play);
  scene.editSide(side).passed = true;
  scene.tell({ type: 'fire-passed', rule: 'BS-SEQ-06', seat: scene.state.sides[side]!.seat });
  nextFirer(scene, 1 - side);
  return null;
}
