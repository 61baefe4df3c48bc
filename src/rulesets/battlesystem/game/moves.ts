import { blockGap } from '../../../kernel/geometry/block';
import type { Step } from './action';
import { inContact, worstFace } from './contact';
import { isOutOfCommand } from './command';
import * as faults from './faults';
import type { BattleFault } from './faults';
import { type Halt, March, type MarchStep } from './march';
import { sees } from './sight';
import { type Battle, troopOf, type Unit } from './state';
import { CONTACT } from './troop';

/** A column goes a third farther (BS-FORM-05), a unit out of command half as far (BS-CMD-04), one that has fired at movers half at most (BS-RULING-19). */
export function allowanceOf(state: Battle, number: number): number {
  const unit = state.units[number]!;
  const { movement } = troopOf(state, unit);
  const pace = unit.formation === 'column' ? (movement * 4) / 3 : movement;
  const led = isOutOfCommand(state, unit) ? pace / 2 : pace;
  return unit.shotAtMovers ? Math.min(led, movement / 2) : led;
}

/** Why a side may not have a unit take its movement now (BS-SEQ-04, BS-MOVE-07). */
export function whyNotUse(state: Battle, side: number, number: number): BattleFault | null {
  const unit = state.units[number];
  if (unit === undefined) return faults.NO_SUCH_UNIT;
  if (unit.side !== side) return faults.NOT_YOURS;
  if (unit.where !== 'field') return faults.NOT_ON_TABLE;
  if (unit.moved) return faults.HAS_MOVED;
  if (unit.target >= 0) return null;
  return chargersLeft(state, side) ? faults.CHARGERS_FIRST : null;
}

/** Whether a side has declared chargers that have yet to go. */
export function chargersLeft({ units }: Battle, side: number): boolean {
  for (const unit of units) if (unit.side === side && unit.target >= 0 && !unit.moved && unit.where === 'field') return true;
  return false;
}

/** Why a unit may not move of its own will, wherever to. */
export function whyNotMove(state: Battle, number: number): BattleFault | null {
  const unit = state.units[number]!;
  if (unit.target >= 0) return faults.CHARGE_DECLARED;
  if (unit.order === 'routed') return faults.ROUTED;
  return inContact(state, number) ? faults.ENGAGED : null;
}

/** Why a unit may not fall back (BS-MOVE-06). */
export function whyNotFallBack(state: Battle, number: number): BattleFault | null {
  const unit = state.units[number]!;
  if (unit.target >= 0) return faults.CHARGE_DECLARED;
  if (!inContact(state, number)) return faults.NOT_ENGAGED;
  if (unit.order !== 'good') return faults.FALL_BACK_DISORDERED;
  return worstFace(state, number) === 'front' ? null : faults.TOUCHED_ELSEWHERE;
}

/** Why a unit may not rally (BS-RALLY-01, BS-RALLY-03). */
export function whyNotRally(state: Battle, number: number): BattleFault | null {
  const unit = state.units[number]!;
  if (unit.order === 'good') return unit.target >= 0 ? faults.CHARGE_DECLARED : faults.GOOD_ORDER;
  return inContact(state, number) ? faults.RALLY_ENGAGED : null;
}

/** Why a unit may not run (BS-ROUT-02). */
export function whyNotRout(state: Battle, number: number): BattleFault | null {
  if (state.units[number]!.order !== 'routed') return faults.NOT_ROUTED;
  return inContact(state, number) ? null : faults.MUST_RALLY;
}

/** Why a step cannot be part of a move, whatever there is room for. */
function whyNotStep(state: Battle, unit: Unit, step: Step, formation: Unit['formation']): BattleFault | null {
  const { role, alwaysIrregular } = troopOf(state, unit);
  if (step.kind === 'go') return role === null ? faults.ALONE_ONLY : null;
  if (role !== null) return faults.NOT_ALONE;
  switch (step.kind) {
    case 'advance':
      return Math.abs(step.slant ?? 0) > 45 ? faults.SLANT : null;
    case 'form': {
      if (alwaysIrregular) return faults.ALWAYS_IRREGULAR;
      if (step.formation === formation) return faults.SAME_FORMATION;
      if (step.formation !== 'regular' && formation !== 'regular') return faults.TWO_CHANGES;
      return step.formation === 'column' && !isColumn(unit.figures, step.files ?? unit.files) ? faults.NO_COLUMN : null;
    }
    case 'frontage':
      if (step.files > unit.figures || step.files === unit.files) return faults.NO_SUCH_FRONTAGE;
      return formation === 'column' && !isColumn(unit.figures, step.files) ? faults.NO_COLUMN : null;
    default:
      return null;
  }
}

/** Whether figures stand as a column must: at most 2 wide, at least twice as deep (BS-FORM-02). */
export function isColumn(figures: number, files: number): boolean {
  return files <= 2 && Math.ceil(figures / files) >= 2 * files;
}

const HALTS: Readonly<Record<Halt, BattleFault | null>> = {
  done: null,
  enemy: null,
  friend: faults.INTO_FRIEND,
  barred: faults.BARRED_GROUND,
  edge: faults.OFF_TABLE,
  spent: faults.TOO_FAR,
  'no-room': faults.NO_ROOM,
  'no-charge': faults.CHARGE_UPHILL,
};

export type Planned = { readonly fault: BattleFault; readonly march: March | null } | { readonly fault: null; readonly march: March };

/** Tries a move out: the march to its end, or why it may not be made (BS-MOVE-01 to 05, BS-MORALE-12). */
export function planMove(state: Battle, number: number, steps: readonly Step[]): Planned {
  const unit = state.units[number]!;
  let formation = unit.formation;
  for (const step of steps) {
    const fault = whyNotStep(state, unit, step, formation);
    if (fault !== null) return { fault, march: null };
    if (step.kind === 'form') formation = step.formation;
  }
  const march = new March(state, number, steps, allowanceOf(state, number), false);
  march.run(Infinity);
  const fault = HALTS[march.halt!] ?? (unit.order === 'shaken' && endsNearer(state, number, march) ? faults.SHAKEN_NEARER : null);
  return fault === null ? { fault, march } : { fault, march };
}

/** Whether a march ends nearer to an enemy in sight than it began. */
function endsNearer(state: Battle, number: number, march: March): boolean {
  const unit = state.units[number]!;
  return state.units.some((enemy, i) => enemy.side !== unit.side && enemy.where === 'field' && blockGap(march.block, enemy) < blockGap(unit, enemy) - CONTACT && sees(state, unit, enemy, 1, [number, i]));
}

/** Tries a fall-back out: straight back, keeping the facing, half its movement at most (BS-MOVE-06). */
export function planFallBack(state: Battle, number: number, inches: number): Planned {
  const steps: readonly MarchStep[] = [{ kind: 'back', inches }];
  const march = new March(state, number, steps, Math.min(allowanceOf(state, number), troopOf(state, state.units[number]!).movement / 2), false);
  march.run(Infinity);
  const fault = HALTS[march.halt!];
  return fault === null ? { fault, march } : { fault, march };
}

/** The widest column a unit can form: its files, or 0 for none. */
export function columnFiles(unit: Unit): number {
  if (isColumn(unit.figures, 2)) return 2;
  return isColumn(unit.figures, 1) ? 1 : 0;
}
