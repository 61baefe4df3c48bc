import { baseOf, figuresInRank, ranksOf } from '../../../kernel/geometry/block';
import { type Battle, troopOf, type Unit } from './state';

const NEAR = 0.01;

/** Whether an individual commands: heroes have no circle (BS-CMD-03). */
export function isCommander(state: Battle, unit: Unit): boolean {
  const { role, commandDiameter } = troopOf(state, unit);
  return role !== null && role !== 'hero' && commandDiameter > 0;
}

/** Where an individual is: on its own base, or in the front of the unit it is with. */
function placeOf(state: Battle, unit: Unit): { readonly x: number; readonly y: number } {
  if (unit.where === 'attached') return state.units[unit.host]!;
  const { x, y } = baseOf(unit, 0, 0);
  return { x, y };
}

/** Whether a unit has a figure in the circle of a commander (BS-CMD-03). */
export function isInCircle(state: Battle, unit: Unit, commander: Unit): boolean {
  const reach = troopOf(state, commander).commandDiameter / 2 + NEAR;
  const { x, y } = placeOf(state, commander);
  if (commander.where === 'attached' && state.units[commander.host]!.id === unit.id) return true;
  const ranks = ranksOf(unit);
  for (let rank = 0; rank < ranks; rank++) {
    for (let file = 0; file < figuresInRank(unit, rank); file++) {
      const base = baseOf(unit, rank, file);
      if ((base.x - x) * (base.x - x) + (base.y - y) * (base.y - y) <= reach * reach) return true;
    }
  }
  return false;
}

/** Whether a unit is in command of a friendly commander (BS-CMD-03). */
export function isInCommand(state: Battle, unit: Unit): boolean {
  if (!state.commanders) return false;
  for (const other of state.units) {
    if (other.side !== unit.side || (other.where !== 'field' && other.where !== 'attached') || !isCommander(state, other)) continue;
    if (isInCircle(state, unit, other)) return true;
  }
  return false;
}

/** Whether an individual is with a unit. */
export function attachedTo(state: Battle, number: number): number {
  if (!state.commanders) return -1;
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i]!;
    if (unit.where === 'attached' && unit.host === number) return i;
  }
  return -1;
}

/** In command of a commander, or with a hero (BS-MORALE-10). */
export function isHeartened(state: Battle, number: number): boolean {
  if (!state.commanders) return false;
  const unit = state.units[number]!;
  return isInCommand(state, unit) || attachedTo(state, number) >= 0;
}

/** Whether a unit suffers from being out of command, which needs a side with commanders (BS-CMD-04). */
export function isOutOfCommand(state: Battle, unit: Unit): boolean {
  if (!state.commanders || troopOf(state, unit).role !== null) return false;
  const led = state.units.some((other) => other.side === unit.side && (other.where === 'field' || other.where === 'attached') && isCommander(state, other));
  return led && !isInCommand(state, unit);
}
