import { initiativeModifiers, rollInitiative } from '../rules/initiative';
import { chooseOne } from '../../../kernel/table/table';
import { whyNotCharged, whyNotCharger } from './charge';
import { deployArmies, waitingOf } from './deployment';
import { whyNotAt, whyNotShoot } from './fire';
import { hasCombat } from './melee';
import type { Scene } from './scene';
import { type Battle, copyUnit, type Stage } from './state';
import { endIfDecided } from './victory';

/** Opens a step for a side, or for nobody. */
function open(scene: Scene, stage: Stage, side: number): void {
  const { state } = scene;
  state.stage = stage;
  state.toAct = side;
  scene.tell({ type: 'step-begun', rule: 'BS-SEQ-01', step: stage, seat: side < 0 ? null : state.sides[side]!.seat });
}

function forgetPasses(scene: Scene): void {
  scene.state.sides.forEach(({ passed }, side) => {
    if (passed) scene.editSide(side).passed = false;
  });
}

/** Whether a side may declare any charge. */
function mayDeclare(state: Battle, side: number): boolean {
  for (let i = 0; i < state.units.length; i++) {
    if (state.units[i]!.side !== side || whyNotCharger(state, i) !== null) continue;
    for (let j = 0; j < state.units.length; j++) if (state.units[j]!.side !== side && whyNotCharged(state, i, j) === null) return true;
  }
  return false;
}

/** Whether a side has a unit that may fire at somebody. */
export function mayFire(state: Battle, side: number): boolean {
  for (let i = 0; i < state.units.length; i++) {
    if (state.units[i]!.side !== side || whyNotShoot(state, i, false) !== null) continue;
    for (let j = 0; j < state.units.length; j++) {
      const target = state.units[j]!;
      if (target.side !== side && target.where === 'field' && whyNotAt(state, i, j, target) === null) return true;
    }
  }
  return false;
}

function hasUnmoved(state: Battle, side: number): boolean {
  return state.units.some((unit) => unit.side === side && unit.where === 'field' && !unit.moved);
}

/** The armies are set up, or stand already; the first turn begins (BS-SCEN-03, BS-SEQ-02). */
export function openBattle(scene: Scene): void {
  if ([0, 1].some((side) => waitingOf(scene.state, side).length > 0)) deployArmies(scene);
  beginTurn(scene);
}

/** A turn begins with declarations, but not the first (BS-SEQ-01, BS-SEQ-03, BS-RULING-11). */
function beginTurn(scene: Scene): void {
  const { state } = scene;
  state.turn++;
  state.first = -1;
  scene.tell({ type: 'turn-begun', rule: 'BS-SEQ-02', turn: state.turn, card: state.card.name });
  if (state.turn === 1) return open(scene, 'initiative', -1);
  state.stage = 'declare';
  nextDeclarer(scene);
}

/** The loser of the last initiative declares first; who has nothing to declare is passed over (BS-SEQ-03). */
export function nextDeclarer(scene: Scene): void {
  const { state } = scene;
  for (const side of [state.loser, 1 - state.loser]) {
    if (state.sides[side]!.passed) continue;
    if (mayDeclare(state, side)) {
      if (state.toAct !== side) open(scene, 'declare', side);
      return;
    }
    scene.editSide(side).passed = true;
  }
  forgetPasses(scene);
  open(scene, 'initiative', -1);
}

/** Both sides throw, and the lower total says who is First Player (BS-INIT-01, BS-INIT-02, BS-SEQ-04). */
export function throwInitiative(scene: Scene): void {
  const { state } = scene;
  const chargers = [0, 1].map((side) => state.units.filter((unit) => unit.side === side && unit.target >= 0).length) as [number, number];
  const seats = [state.sides[0]!.seat, state.sides[1]!.seat] as const;
  const winner = rollInitiative(scene.play, chargers, seats);
  state.loser = 1 - winner;
  const seat = seats[winner]!;
  scene.tell({ type: 'initiative-won', rule: 'BS-INIT-01', modifiers: [...initiativeModifiers(chargers, 0), ...initiativeModifiers(chargers, 1)], seat });
  const first = chooseOne<'first' | 'second'>(scene.play, {
    kind: 'choose-order',
    rule: 'BS-INIT-01',
    about: [],
    seats: [seat],
    sealed: false,
    offers: () => [{ exactly: 'first' }, { exactly: 'second' }],
    otherwise: () => 'first',
  });
  state.first = first === 'first' ? winner : 1 - winner;
  scene.tell({ type: 'order-chosen', rule: 'BS-SEQ-04', first: seats[state.first]! });
  open(scene, 'first-movement', state.first);
  nextMover(scene);
}

/** Whoever has units to move goes on; then the other side, then melee (BS-SEQ-04). */
export function nextMover(scene: Scene): void {
  const { state } = scene;
  if (!state.sides[state.toAct]!.passed && hasUnmoved(state, state.toAct)) return;
  forgetPasses(scene);
  if (state.stage === 'first-movement') {
    open(scene, 'second-movement', 1 - state.first);
    return nextMover(scene);
  }
  state.stage = 'melee';
  state.toAct = -1;
  nextCombat(scene, state.first);
}

/** The players take turns to pick the next combat; with none left it is time to fire (BS-SEQ-05). */
export function nextCombat(scene: Scene, side: number): void {
  const { state } = scene;
  if (state.units.some((_, number) => hasCombat(state, number))) {
    if (state.toAct < 0) open(scene, 'melee', side);
    else state.toAct = side;
    return;
  }
  state.stage = 'missile';
  state.toAct = -1;
  nextFirer(scene, state.first);
}

/** The players take turns to pick a missile unit, as long as one can fire and has not passed (BS-SEQ-06). */
export function nextFirer(scene: Scene, side: number): void {
  const { state } = scene;
  for (const next of [side, 1 - side]) {
    if (state.sides[next]!.passed || !mayFire(state, next)) continue;
    if (state.toAct < 0) open(scene, 'missile', next);
    else state.toAct = next;
    return;
  }
  forgetPasses(scene);
  open(scene, 'end-of-turn', -1);
}

/** Flags are cleared and victory is tested (BS-SEQ-07). */
export function endTurn(scene: Scene): void {
  const { state } = scene;
  scene.tell({ type: 'turn-ended', rule: 'BS-SEQ-07', turn: state.turn });
  state.units.forEach((unit, number) => {
    const { target, charged, moved, spent, volleys, holdsFire, fought } = unit;
    if (target < 0 && !charged && !moved && spent === 0 && volleys === 0 && !holdsFire && !fought) return;
    const rested = copyUnit(unit);
    rested.target = -1;
    rested.charged = false;
    rested.moved = false;
    rested.spent = 0;
    rested.volleys = 0;
    rested.shotAtMovers = false;
    rested.holdsFire = false;
    rested.fought = false;
    state.units[number] = rested;
  });
  if (!endIfDecided(scene)) beginTurn(scene);
}
