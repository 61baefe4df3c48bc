import { frontageOf, groundOf, type Oblong } from '../../../kernel/geometry/block';
import { at } from '../../../kernel/geometry/point';
import type { Dice } from '../../../kernel/table/dice';
import type { Json, Offer, Seat } from '../../../kernel/table/table';
import type { BattleAction, Deployment, Step } from './action';
import { bringsAhead } from './charge';
import { deployedBlock, startFormation, waitingOf, whyNotDeployment, whyNotThere } from './deployment';
import { allowanceOf, columnFiles, planFallBack, planMove } from './moves';
import { type Battle, sideOf, troopOf, type Unit, unitNumber } from './state';

const TRIES = 4;

/** A random member of a family, found by trying; the example where luck fails. */
export function drawAction(state: Battle, _seat: Seat, offer: Offer<BattleAction>, dice: Dice): BattleAction {
  if ('exactly' in offer) return offer.exactly;
  const { example } = offer;
  switch (example.type) {
    case 'move':
      return drawMove(state, example.unit, dice) ?? example;
    case 'charge':
      return drawCharge(state, example.unit, dice) ?? example;
    case 'fall-back': {
      const inches = (example.inches * dice.next(10)) / 10;
      return planFallBack(state, unitNumber(state, example.unit), inches).fault === null ? { type: 'fall-back', unit: example.unit, inches } : example;
    }
    default:
      return example;
  }
}

function drawMove(state: Battle, id: string, dice: Dice): BattleAction | null {
  const number = unitNumber(state, id);
  const unit = state.units[number]!;
  const allowance = allowanceOf(state, number);
  for (let i = 0; i < TRIES; i++) {
    const steps = drawSteps(state, unit, allowance, dice);
    if (planMove(state, number, steps).fault === null) return { type: 'move', unit: id, steps };
  }
  return null;
}

function drawSteps(state: Battle, unit: Unit, allowance: number, dice: Dice): readonly Step[] {
  const inches = (allowance * dice.next(20)) / 20;
  if (troopOf(state, unit).role !== null) return [{ kind: 'go', to: at(clamp(unit.x + (inches * (dice.next(21) - 11)) / 10, state.width), clamp(unit.y + (inches * (dice.next(21) - 11)) / 10, state.height)) }];
  switch (dice.next(10)) {
    case 1:
      return [{ kind: 'advance', inches: inches / 2, slant: (dice.next(7) - 4) * 15 }];
    case 2:
      return [drawWheel(unit, allowance, dice)];
    case 3:
      return [{ kind: 'face', to: (['left', 'right', 'about'] as const)[dice.next(3) - 1]! }];
    case 4:
      return [drawForm(unit, dice), { kind: 'advance', inches: inches / 4 }];
    case 5:
      return [{ kind: 'frontage', files: dice.next(Math.min(unit.figures, unit.files + 3)) }, { kind: 'advance', inches: inches / 2 }];
    case 6:
      return [drawWheel(unit, allowance / 2, dice), { kind: 'advance', inches: inches / 2 }];
    default:
      return [{ kind: 'advance', inches }];
  }
}

function drawWheel(unit: Unit, movement: number, dice: Dice): Step {
  const most = Math.min(90, (movement * 57) / frontageOf(unit));
  return { kind: 'wheel', hand: dice.next(2) === 1 ? 'left' : 'right', degrees: Math.round((most * dice.next(10)) / 10) };
}

function drawForm(unit: Unit, dice: Dice): Step {
  if (unit.formation !== 'regular') return { kind: 'form', formation: 'regular', files: Math.max(1, Math.ceil(unit.figures / 3)) };
  const files = columnFiles(unit);
  return dice.next(2) === 1 && files > 0 ? { kind: 'form', formation: 'column', files } : { kind: 'form', formation: 'irregular' };
}

function drawCharge(state: Battle, id: string, dice: Dice): BattleAction | null {
  const number = unitNumber(state, id);
  const degrees = (dice.next(19) - 10) * 5;
  return bringsAhead(state, number, state.units[number]!.target, degrees) ? { type: 'charge', unit: id, degrees } : null;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 1), most - 1);
}

/** A random answer out of a family. */
export function drawAnswer(state: Battle, seat: Seat, offer: Offer<Json>, dice: Dice): Json {
  if ('exactly' in offer) return offer.exactly;
  if (offer.family === 'deployment') return drawDeployment(state, sideOf(state, seat), dice) ?? offer.example;
  const { unit, points } = offer.bounds as { readonly unit: string; readonly points: readonly number[] };
  return [{ unit, at: points[dice.next(points.length) - 1]! }];
}

/** Every unit somewhere in the zone, most facing the enemy; null where luck fails. */
function drawDeployment(state: Battle, side: number, dice: Dice): Json | null {
  const taken: (readonly Oblong[])[] = [];
  const sheet: Deployment[] = [];
  for (const unit of waitingOf(state, side)) {
    const given = drawPlace(state, side, unit, taken, dice);
    if (given === null) return null;
    sheet.push(given);
  }
  return whyNotDeployment(state, side, sheet).length === 0 ? sheet.map((given) => ({ ...given, at: { ...given.at } })) : null;
}

function drawPlace(state: Battle, side: number, unit: Unit, taken: (readonly Oblong[])[], dice: Dice): Deployment | null {
  const formation = startFormation(state, unit);
  for (let i = 0; i < 4 * TRIES; i++) {
    const deep = (state.deploymentDepth * dice.next(20)) / 20;
    const place = at((state.width * dice.next(100)) / 100, side === 0 ? deep : state.height - deep);
    const given: Deployment = { unit: unit.id, at: place };
    const ground = groundOf(deployedBlock(unit, side, given, formation));
    if (whyNotThere(state, side, unit, ground, taken) !== null) continue;
    taken.push(ground);
    return given;
  }
  return null;
}
