import { directionOf, neighbours } from './board';
import * as faults from './faults';
import type { ToyFault } from './faults';
import { enemies, FULL_HEALTH, type Model, RANGE, REACH, type ToyState } from './state';

/** Why a model can't do anything for the side whose turn it is. */
export function whyNotUse(state: ToyState, model: Model | undefined): ToyFault | null {
  if (model === undefined) return faults.NO_SUCH_MODEL;
  if (model.side !== state.turn) return faults.NOT_YOURS;
  if (model.health === 0) return faults.FALLEN;
  return model.shaken ? faults.SHAKEN : null;
}

/** Why a model can't move at all (TOY-MOVE-01, TOY-MOVE-02). */
export function whyNotMove(state: ToyState, number: number): ToyFault | null {
  const model = state.models[number];
  return whyNotUse(state, model) ?? whyNotSetOff(model!) ?? whyNotStep(firstStep(state, model!.at));
}

/** Why a model that can be used can't set off (TOY-MOVE-01). */
export function whyNotSetOff(model: Model): ToyFault | null {
  return model.moved ? faults.MOVED_ALREADY : null;
}

/** Why a model can't take its first step: there is no way out of its square (TOY-MOVE-02). */
export function whyNotStep(way: number): ToyFault | null {
  return way < 0 ? faults.HEMMED_IN : null;
}

/** The first free direction from a square, or -1. */
export function firstStep(state: ToyState, at: number): number {
  const beside = neighbours(state.size);
  for (let way = 0; way < 4; way++) {
    const cell = beside[at * 4 + way]!;
    if (cell >= 0 && state.board[cell] === 0) return way;
  }
  return -1;
}

/** Why a model that can move can't go this way (TOY-MOVE-01, TOY-MOVE-02). */
export function whyNotPath(state: ToyState, number: number, path: string): ToyFault | null {
  if (typeof path !== 'string' || path.length === 0) return faults.NO_WAY;
  const beside = neighbours(state.size);
  const from = state.models[number]!.at;
  let at = from;
  for (let i = 0; i < path.length; i++) {
    const way = directionOf(path.charCodeAt(i));
    if (way < 0) return faults.NO_WAY;
    if (i >= REACH) return faults.TOO_FAR;
    at = beside[at * 4 + way]!;
    const fault = whyNotEnter(state, from, at);
    if (fault !== null) return fault;
  }
  return null;
}

/** Why a model that comes from a square can't enter another (TOY-MOVE-02). */
export function whyNotEnter(state: ToyState, from: number, cell: number): ToyFault | null {
  if (cell < 0) return faults.OFF_BOARD;
  return cell !== from && state.board[cell] !== 0 ? faults.WAY_BLOCKED : null;
}

/** Why a model can't attack at all (TOY-STRIKE-01). */
export function whyNotAttack(state: ToyState, number: number): ToyFault | null {
  const model = state.models[number];
  return whyNotUse(state, model) ?? whyNotFight(model!);
}

/** Why a model that can be used can't fight (TOY-STRIKE-01). */
export function whyNotFight(model: Model): ToyFault | null {
  return model.fought ? faults.FOUGHT_ALREADY : null;
}

/** Why a model can't be the target of another (TOY-STRIKE-01). */
export function whyNotTarget(state: ToyState, model: Model, target: Model | undefined): ToyFault | null {
  if (target === undefined) return faults.NO_SUCH_MODEL;
  if (target.health === 0) return faults.FALLEN;
  return enemies(state, model, target) ? null : faults.NOT_AN_ENEMY;
}

/** Why a strike doesn't reach so far (TOY-STRIKE-01). */
export function whyNotStrike(range: number): ToyFault | null {
  return range === 1 ? null : faults.NOT_BESIDE;
}

/** Why a shot doesn't reach so far, or is too near (TOY-SHOOT-01). */
export function whyNotShoot(range: number): ToyFault | null {
  if (range < 2) return faults.TOO_CLOSE;
  return range > RANGE ? faults.OUT_OF_RANGE : null;
}

/** Why a model can't invoke the relic (TOY-RELIC-02). */
export function whyNotInvoke(state: ToyState, number: number): ToyFault | null {
  const model = state.models[number];
  return whyNotUse(state, model) ?? whyNotHeal(state, model!);
}

/** Why the relic doesn't heal a model that can be used (TOY-RELIC-02). */
export function whyNotHeal(state: ToyState, model: Model): ToyFault | null {
  const side = state.sides[state.turn]!;
  if (side.relic !== model.id) return faults.NO_RELIC;
  if (side.invoked) return faults.INVOKED_ALREADY;
  return model.health === FULL_HEALTH ? faults.UNHURT : null;
}
