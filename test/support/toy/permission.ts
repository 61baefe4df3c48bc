import { directionOf, distance, neighbours } from './board';
import * as faults from './faults';
import type { ToyFault } from './faults';
import { enemies, FULL_HEALTH, type Model, RANGE, REACH, type ToyState } from './state';

/** Why a model can't do anything for the side whose turn it is. */
function whyNotUse(state: ToyState, model: Model | undefined): ToyFault | null {
  if (model === undefined) return faults.NO_SUCH_MODEL;
  if (model.side !== state.turn) return faults.NOT_YOURS;
  if (model.health === 0) return faults.FALLEN;
  return model.shaken ? faults.SHAKEN : null;
}

/** Why a model can't move at all (TOY-MOVE-01, TOY-MOVE-02). */
export function whyNotMove(state: ToyState, number: number): ToyFault | null {
  const model = state.models[number];
  const fault = whyNotUse(state, model);
  if (fault !== null) return fault;
  if (model!.moved) return faults.MOVED_ALREADY;
  return firstStep(state, model!.at) < 0 ? faults.HEMMED_IN : null;
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
    const way = directionOf(path[i]!);
    if (way < 0) return faults.NO_WAY;
    if (i >= REACH) return faults.TOO_FAR;
    at = beside[at * 4 + way]!;
    if (at < 0) return faults.OFF_BOARD;
    if (at !== from && state.board[at] !== 0) return faults.WAY_BLOCKED;
  }
  return null;
}

/** Why a model can't attack at all (TOY-STRIKE-01). */
export function whyNotAttack(state: ToyState, number: number): ToyFault | null {
  const model = state.models[number];
  const fault = whyNotUse(state, model);
  if (fault !== null) return fault;
  return model!.fought ? faults.FOUGHT_ALREADY : null;
}

function whyNotTarget(state: ToyState, model: Model, target: Model | undefined): ToyFault | null {
  if (target === undefined) return faults.NO_SUCH_MODEL;
  if (!enemies(state, model, target)) return faults.NOT_AN_ENEMY;
  return target.health === 0 ? faults.FALLEN : null;
}

/** Why a model that can attack can't strike this one (TOY-STRIKE-01). */
export function whyNotStrike(state: ToyState, number: number, other: number): ToyFault | null {
  const model = state.models[number]!;
  const target = state.models[other];
  const fault = whyNotTarget(state, model, target);
  if (fault !== null) return fault;
  return distance(state.size, model.at, target!.at) === 1 ? null : faults.NOT_BESIDE;
}

/** Why a model that can attack can't shoot at this one (TOY-SHOOT-01). */
export function whyNotShoot(state: ToyState, number: number, other: number): ToyFault | null {
  const model = state.models[number]!;
  const target = state.models[other];
  const fault = whyNotTarget(state, model, target);
  if (fault !== null) return fault;
  const range = distance(state.size, model.at, target!.at);
  if (range < 2) return faults.TOO_CLOSE;
  return range > RANGE ? faults.OUT_OF_RANGE : null;
}

/** Why a model can't invoke the relic (TOY-RELIC-02). */
export function whyNotInvoke(state: ToyState, number: number): ToyFault | null {
  const model = state.models[number];
  const fault = whyNotUse(state, model);
  if (fault !== null) return fault;
  const side = state.sides[state.turn]!;
  if (side.relic !== model!.id) return faults.NO_RELIC;
  if (side.invoked) return faults.INVOKED_ALREADY;
  return model!.health === FULL_HEALTH ? faults.UNHURT : null;
}
