import { blockGap } from '../../../kernel/geometry/block';
import { afterCheck, checkOrRetreat, judge, modifyMorale, rollMorale } from '../rules/morale';
import { MORALE_TRIGGERS } from '../rules/tables/reference-card';
import { isHeartened } from './command';
import { worstFace } from './contact';
import { flee, goBack } from './flight';
import { owe } from './losses';
import type { Check, Scene } from './scene';
import type { Battle } from './state';

const FRIENDS_WITHIN = MORALE_TRIGGERS.find(({ id }) => id === 'friend-routed-within-3')!.withinInches!;

/** The morale rating of a unit as it stands, with the reasons (BS-MORALE-10, BS-RULING-10). */
export function ratingOf(state: Battle, number: number): ReturnType<typeof modifyMorale> {
  const { figures, start, troop } = state.units[number]!;
  const face = worstFace(state, number);
  return modifyMorale(state.card, {
    morale: state.troops[troop]!.morale,
    halfLost: 2 * (start - figures) >= start,
    enemyOn: face === 'rear' ? 'rear' : face === 'flank' ? 'flank' : 'none',
    commanded: isHeartened(state, number),
  });
}

/** Everybody with a reason checks: the First Player's units first, in order; new reasons join the end (BS-RULING-09). */
export function settleMorale(scene: Scene): void {
  const { state, checks } = scene;
  if (checks.length > 1) checks.sort((a, b) => Number(scene.unit(a.unit).side !== state.first) - Number(scene.unit(b.unit).side !== state.first) || a.unit - b.unit);
  for (let check = checks.shift(); check !== undefined; check = checks.shift()) checkMorale(scene, check);
}

/** One unit checks, or in good order may retreat in place of it (BS-MORALE-03 to 07). */
function checkMorale(scene: Scene, { unit: number, cause, triggers }: Check): void {
  const { order, where, id } = scene.unit(number);
  if (where !== 'field' || order === 'routed') return;
  const seat = scene.seatOf(number);
  if (order === 'good' && checkOrRetreat(scene.play, null, id, seat) === 'retreat') {
    scene.tell({ type: 'retreat-chosen', rule: 'BS-MORALE-03', unit: id, triggers });
    scene.edit(number).holdsFire = true;
    return retreat(scene, number, cause);
  }
  const { rating, modifiers } = ratingOf(scene.state, number);
  const roll = rollMorale(scene.play, 'morale check', 'BS-MORALE-01', seat);
  const verdict = judge(roll, rating);
  const reached = afterCheck(order, verdict);
  const rule = verdict === 'passed' ? 'BS-MORALE-01' : verdict === 'routed' ? 'BS-MORALE-07' : order === 'good' ? 'BS-MORALE-04' : 'BS-MORALE-05';
  if (verdict === 'failed') scene.edit(number).order = reached;
  scene.tell({ type: 'morale-checked', rule, modifiers, card: scene.state.card.name, unit: id, triggers, rating, roll, order: reached });
  if (verdict === 'routed') return rout(scene, number, cause);
  if (verdict === 'passed') return;
  retreat(scene, number, cause);
  const after = scene.unit(number);
  if (order === 'shaken' && after.where === 'field' && after.order === 'shaken') checkAgain(scene, number, cause);
}

/** A shaken unit that failed and went back checks once more (BS-MORALE-05, BS-RULING-07). */
function checkAgain(scene: Scene, number: number, cause: number): void {
  const { rating, modifiers } = ratingOf(scene.state, number);
  const roll = rollMorale(scene.play, 'second morale check', 'BS-MORALE-05', scene.seatOf(number));
  const passed = judge(roll, rating) === 'passed';
  scene.tell({ type: 'morale-checked', rule: 'BS-MORALE-05', modifiers, card: scene.state.card.name, unit: scene.unit(number).id, triggers: [], rating, roll, order: passed ? 'shaken' : 'routed' });
  if (!passed) rout(scene, number, cause);
}

/** Goes back 4 inches, or is one state worse where there is no room (BS-RETREAT-03, BS-RULING-22). */
function retreat(scene: Scene, number: number, cause: number): void {
  scene.driven.add(number);
  if (goBack(scene, number, cause)) return;
  const { order, id } = scene.unit(number);
  const worse = order === 'good' ? 'shaken' : 'routed';
  scene.tell({ type: 'retreat-barred', rule: 'BS-RETREAT-03', unit: id, order: worse });
  if (worse === 'routed') rout(scene, number, cause);
  else scene.edit(number).order = worse;
}

/** A unit routs: friends nearby take fright, then it runs its movement (BS-MORALE-06, BS-MORALE-09, BS-ROUT-01). */
export function rout(scene: Scene, number: number, cause: number): void {
  const { state } = scene;
  scene.driven.add(number);
  const unit = scene.edit(number);
  unit.order = 'routed';
  unit.holdsFire = true;
  scene.tell({ type: 'unit-routed', rule: 'BS-MORALE-06', unit: unit.id });
  for (let i = 0; i < state.units.length; i++) {
    const friend = state.units[i]!;
    if (i === number || friend.side !== unit.side || friend.where !== 'field') continue;
    if (blockGap(friend, unit) <= FRIENDS_WITHIN) owe(scene, i, 'friend-routed-within-3', -1);
  }
  flee(scene, number, cause, scene.troop(number).movement);
}
