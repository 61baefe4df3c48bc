import { baseOf, figuresInRank, ranksOf } from '../../../kernel/geometry/block';
import { contains } from '../../../kernel/geometry/polygon';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Id, Seat } from '../../../kernel/table/table';
import type { Scene } from './scene';
import { type Battle, troopOf, type Unit } from './state';
import { CONTACT } from './troop';

/** Whether a side has a unit left in good or shaken order; individuals are no units (BS-VICT-02). */
export function stands(state: Battle, side: number): boolean {
  for (const unit of state.units) if (unit.side === side && unit.where === 'field' && unit.order !== 'routed' && troopOf(state, unit).role === null) return true;
  return false;
}

/** The points of a side's figures that are destroyed or gone, and half of those routed on the table (BS-VICT-02). */
export function pointsLost(state: Battle, side: number): number {
  let points = 0;
  for (const unit of state.units) {
    if (unit.side !== side) continue;
    const { cost } = troopOf(state, unit);
    if (unit.where === 'destroyed' || unit.where === 'left') points += unit.start * cost;
    else points += (unit.start - unit.figures) * cost + (unit.order === 'routed' ? (unit.figures * cost) / 2 : 0);
  }
  return points;
}

/** Figures in good order on the hill (BS-SCEN-04). */
export function figuresOnHill(state: Battle, side: number): number {
  const hill = state.areas.find(({ id }) => id === OBJECTIVE);
  if (hill === undefined) return 0;
  let count = 0;
  for (const unit of state.units) {
    if (unit.side !== side || unit.where !== 'field' || unit.order !== 'good') continue;
    for (let rank = 0; rank < ranksOf(unit); rank++) {
      for (let file = 0; file < figuresInRank(unit, rank); file++) if (contains(hill.polygon, baseOf(unit, rank, file), CONTACT)) count++;
    }
  }
  return count;
}

/** The name of the hill that is fought for. */
export const OBJECTIVE = 'the-hill';

/** Ends the battle if a side has nobody left, or after the last turn (BS-VICT-01, BS-VICT-02, BS-SCEN-04). */
export function endIfDecided(scene: Scene): boolean {
  const { state } = scene;
  const left = [0, 1].filter((side) => stands(state, side));
  if (left.length === 0) return end(scene, null, 'BS-VICT-02', 'Neither side has a unit left in good or shaken order.');
  if (left.length === 1) return end(scene, left[0]!, 'BS-VICT-02', `Only ${state.sides[left[0]!]!.seat} has units left in good or shaken order.`);
  if (state.turn < state.turns) return false;
  const hill = state.scenario === 'hold-the-hill';
  const scores = [0, 1].map((side) => (hill ? figuresOnHill(state, side) : pointsLost(state, 1 - side)));
  const winner = scores[0] === scores[1] ? null : scores[0]! > scores[1]! ? 0 : 1;
  const what = hill ? 'figures in good order on the hill' : 'points of enemies destroyed, gone or routed';
  return end(scene, winner, hill ? 'BS-SCEN-04' : 'BS-VICT-02', `After the last turn it is ${scores.join(' to ')} ${what}.`);
}

/** A seat gives up and loses (BS-VICT-02). */
export function giveUp(scene: Scene, seat: Seat): void {
  const { state } = scene;
  const side = state.sides.findIndex((each) => each.seat === seat);
  if (side < 0 || state.sides[side]!.gone) return;
  const units: Id[] = [];
  state.units.forEach((unit: Unit, number) => {
    if (unit.side !== side || unit.where === 'destroyed' || unit.where === 'left') return;
    scene.edit(number).where = 'left';
    units.push(unit.id);
  });
  state.contacts = [];
  scene.editSide(side).gone = true;
  scene.tell({ type: 'seat-conceded', rule: 'BS-VICT-02', seat, units });
  end(scene, 1 - side, 'BS-VICT-02', `${seat} has given up.`);
}

function end(scene: Scene, winner: number | null, rule: RuleId, reason: string): true {
  const { state } = scene;
  const score = (side: number): number => (state.scenario === 'hold-the-hill' ? figuresOnHill(state, side) : pointsLost(state, 1 - side));
  const places = state.sides.map(({ seat }, side) => ({ place: winner === null || winner === side ? 1 : 2, seats: [seat], score: score(side) })).sort((a, b) => a.place - b.place);
  state.ended = { places, rule, reason };
  state.toAct = -1;
  scene.tell({ type: 'game-ended', rule, outcome: state.ended });
  return true;
}
