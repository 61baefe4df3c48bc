import type { Fault } from '../../../src/kernel/ruleset/refusal';
import type { RuleId } from '../../../src/kernel/ruleset/rule';
import type { Id, Json } from '../../../src/kernel/table/table';
import { modelNumber, type ToyState } from './state';

export type ToyFault = Fault<[state: ToyState, about: Id]>;

function fault(code: string, rule: RuleId, message: string): ToyFault {
  return { code, rule, tell: (state, about) => ({ message: `${about}: ${message}`, facts: factsOf(state, about) }) };
}

function factsOf(state: ToyState, about: Id): { readonly [name: string]: Json } {
  const model = state.models[modelNumber(state, about)];
  return model ? { model: model.id, at: model.at, health: model.health } : { model: about };
}

export const UNKNOWN_ACTION = fault('action.unknown', 'TOY-TURN-01', 'there is no such action.');
export const NO_SUCH_MODEL = fault('model.unknown', 'TOY-TURN-01', 'there is no such model.');
export const NOT_YOURS = fault('model.not-yours', 'TOY-TURN-01', 'it is not a model of this seat.');
export const FALLEN = fault('model.fallen', 'TOY-WOUND-01', 'it is no longer on the board.');
export const SHAKEN = fault('model.shaken', 'TOY-MORALE-01', 'it is shaken.');
export const MOVED_ALREADY = fault('move.already', 'TOY-MOVE-01', 'it has moved this turn.');
export const HEMMED_IN = fault('move.hemmed-in', 'TOY-MOVE-02', 'no square beside it is free.');
export const NO_WAY = fault('move.no-way', 'TOY-MOVE-01', 'a way is one or more of the letters n, e, s and w.');
export const TOO_FAR = fault('move.too-far', 'TOY-MOVE-01', 'that is more than four squares.');
export const OFF_BOARD = fault('move.off-board', 'TOY-MOVE-02', 'the way leaves the board.');
export const WAY_BLOCKED = fault('move.way-blocked', 'TOY-MOVE-02', 'a square on the way is not empty.');
export const FOUGHT_ALREADY = fault('attack.already', 'TOY-STRIKE-01', 'it has struck or shot this turn.');
export const NOT_AN_ENEMY = fault('attack.not-an-enemy', 'TOY-STRIKE-01', 'it is not an enemy.');
export const NOT_BESIDE = fault('strike.not-beside', 'TOY-STRIKE-01', 'it is not beside the model.');
export const TOO_CLOSE = fault('shoot.too-close', 'TOY-SHOOT-01', 'it is too close for a shot.');
export const OUT_OF_RANGE = fault('shoot.out-of-range', 'TOY-SHOOT-01', 'it is out of range.');
export const NO_RELIC = fault('invoke.no-relic', 'TOY-RELIC-02', 'it does not carry the relic.');
export const INVOKED_ALREADY = fault('invoke.already', 'TOY-RELIC-02', 'the relic was invoked before.');
export const UNHURT = fault('invoke.unhurt', 'TOY-RELIC-02', 'it has full health.');
