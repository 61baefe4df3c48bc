import type { Id } from '../../../kernel/table/table';
import { hostile, canSee } from './contact';
import * as faults from './faults';
import type { ChainmailFault } from './faults';
import { findNearestByPath, findNearestInSight } from './nearest';
import type { Scene } from './scene';
import { type Figure, figureNumber, type Skirmish } from './state';

/** Why a model can't name whom it charges or shoots: only an order lets it, and any enemy must be in sight (CM-ORDER-13, CM-ORDER-14, CM-RULING-45). */
export function whyNotChoose(state: Skirmish, figure: Figure, wanted: Id | undefined): ChainmailFault | null {
  if (wanted === undefined) return null;
  const { order } = figure.command;
  if (order !== 'second-nearest' && order !== 'any-in-sight') return faults.CHOICE_NEEDS_ORDER;
  const target = state.figures[figureNumber(state, wanted)];
  if (target === undefined) return faults.NO_SUCH_MODEL;
  if (target.where !== 'field') return faults.NOT_ON_FIELD;
  if (!hostile(figure, target)) return faults.NOT_HOSTILE;
  return order === 'any-in-sight' && !canSee(state, figure, target) ? faults.NOT_IN_SIGHT : null;
}

/** Whom a charge goes at: the nearest, or by order another that its player named (CM-CHARGE-13, CM-ORDER-13, CM-ORDER-14, CM-ORDER-20). */
export function quarryOf(scene: Scene, number: number, wanted: Id | undefined): number | null {
  return choose(scene, number, wanted, (except) => findNearestByPath(scene, number, false, except)?.number ?? null);
}

/** Whom a shot goes at, by the same orders (CM-ORDER-13, CM-ORDER-14). */
export function markOf(scene: Scene, number: number, wanted: Id | undefined): number | null {
  return choose(scene, number, wanted, (except) => findNearestInSight(scene, number, false, except));
}

function choose(scene: Scene, number: number, wanted: Id | undefined, nearest: (except: number) => number | null): number | null {
  if (wanted === undefined) return nearest(-1);
  const figure = scene.figure(number);
  const chosen = figureNumber(scene.state, wanted);
  if (figure.command.order === 'any-in-sight') {
    scene.tell({ type: 'target-chosen', rule: 'CM-ORDER-14', model: figure.id, target: wanted });
    return chosen;
  }
  const first = nearest(-1);
  if (first === null || first === chosen || nearest(first) !== chosen) return first;
  scene.tell({ type: 'target-chosen', rule: 'CM-ORDER-13', model: figure.id, target: wanted });
  return chosen;
}
