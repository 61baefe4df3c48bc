import { chooseOne, type Offer } from '../../../src/kernel/table/table';
import { distance, neighbours } from './board';
import { modified, nerveModifiers, shotModifiers, strikeModifiers } from './modifiers';
import { endIfDecided } from './ending';
import type { Scene } from './scene';
import { enemies, NERVE } from './state';
import { choosesAgain, throwNerve, throwShot, throwStrike } from './throws';

type Reaction = 'strike' | 'pass';
const STRIKE_OR_PASS: readonly Offer<Reaction>[] = [{ exactly: 'strike' }, { exactly: 'pass' }];
const strikeOrPass = (): readonly Offer<Reaction>[] => STRIKE_OR_PASS;
const pass = (): Reaction => 'pass';

/** A strike, and the riposte that a miss may earn (TOY-STRIKE-01, TOY-REACT-02). */
export function strike(scene: Scene, number: number, other: number): void {
  const { state } = scene;
  const model = scene.model(number);
  const target = scene.model(other);
  const by = state.sides[model.side]!;
  const modifiers = strikeModifiers(by.stance, state.sides[target.side]!.stance);
  const need = modified(4, modifiers);
  const hits = throwStrike(scene.play, need, by.seat);
  scene.tell({ type: 'model-struck', rule: 'TOY-STRIKE-01', modifiers, model: model.id, target: target.id, need, hits });
  if (hits > 0) return wound(scene, other, hits, number);
  if (reacts(scene, 'riposte', 'TOY-REACT-02', other, number)) strike(scene, other, number);
}

/** A shot, thrown again if it missed and its seat will have it so (TOY-SHOOT-01, TOY-LUCK-01). */
export function shoot(scene: Scene, number: number, other: number): void {
  const { state } = scene;
  const model = scene.model(number);
  const target = scene.model(other);
  const { seat, luck } = state.sides[model.side]!;
  const modifiers = shotModifiers(distance(state.size, model.at, target.at), state.sides[target.side]!.stance);
  const need = modified(4, modifiers);
  let hits = throwShot(scene.play, need, seat);
  scene.tell({ type: 'model-shot', rule: 'TOY-SHOOT-01', modifiers, model: model.id, target: target.id, need, hits });
  if (hits === 0 && luck > 0 && choosesAgain(scene.play, seat, [model.id, target.id])) {
    scene.editSide(model.side).luck = luck - 1;
    scene.tell({ type: 'luck-spent', rule: 'TOY-LUCK-01', seat, luck: luck - 1 });
    hits = throwShot(scene.play, need, seat);
    scene.tell({ type: 'model-shot', rule: 'TOY-SHOOT-01', modifiers, model: model.id, target: target.id, need, hits });
  }
  if (hits > 0) wound(scene, other, hits, number);
}

/** What enemies may do to a model before it leaves its square (TOY-REACT-01). */
export function leaveSquare(scene: Scene, number: number): void {
  const { state } = scene;
  const { at } = scene.model(number);
  const beside = neighbours(state.size);
  for (let way = 0; way < 4; way++) {
    const cell = beside[at * 4 + way]!;
    if (cell < 0) continue;
    const other = state.board[cell]! - 1;
    if (other < 0) continue;
    const model = scene.model(number);
    if (!enemies(state, model, scene.model(other))) continue;
    if (reacts(scene, 'reaction', 'TOY-REACT-01', other, number)) strike(scene, other, number);
    if (scene.model(number).at !== at || state.ended !== null) return;
  }
}

/** Whether a model that can react does; a reaction is used up by it. */
function reacts(scene: Scene, kind: string, rule: string, number: number, against: number): boolean {
  const model = scene.model(number);
  if (model.reacted || model.shaken) return false;
  const answer = chooseOne<Reaction>(scene.play, {
    kind,
    rule,
    about: [model.id, scene.model(against).id],
    seats: [scene.state.sides[model.side]!.seat],
    sealed: false,
    facts: { at: scene.model(against).at },
    offers: strikeOrPass,
    otherwise: pass,
  });
  if (answer === 'pass') return false;
  scene.editModel(number).reacted = true;
  return true;
}

/** What hits do to a model (TOY-WOUND-01). */
function wound(scene: Scene, number: number, hits: number, from: number): void {
  const model = scene.editModel(number);
  model.health = Math.max(model.health - hits, 0);
  scene.tell({ type: 'model-wounded', rule: 'TOY-WOUND-01', model: model.id, health: model.health });
  if (model.health === 0) fall(scene, number);
  else if (model.health === 1 && !model.shaken) testNerve(scene, number, from);
}

function fall(scene: Scene, number: number): void {
  const { id, at, side } = scene.model(number);
  scene.place(number, -1);
  scene.tell({ type: 'model-fell', rule: 'TOY-WOUND-01', model: id, at });
  const { relic, shown, seat } = scene.state.sides[side]!;
  if (relic === id && !shown) {
    scene.editSide(side).shown = true;
    scene.tell({ type: 'relic-shown', rule: 'TOY-RELIC-01', seat, model: id });
  }
  endIfDecided(scene);
}

/** Whether a badly hurt model holds (TOY-MORALE-01). */
function testNerve(scene: Scene, number: number, from: number): void {
  const { side, id } = scene.model(number);
  const { seat, stance } = scene.state.sides[side]!;
  const modifiers = nerveModifiers(stance);
  const nerve = modified(NERVE, modifiers);
  const total = throwNerve(scene.play, seat);
  const shaken = total > nerve;
  if (shaken) scene.editModel(number).shaken = true;
  scene.tell({ type: 'nerve-tested', rule: 'TOY-MORALE-01', modifiers, model: id, total, nerve, shaken });
  if (shaken) fallBack(scene, number, scene.model(from).at);
}

/** A step away from who hit it, past whoever may react (TOY-MORALE-02). */
function fallBack(scene: Scene, number: number, danger: number): void {
  const { state } = scene;
  const { at, id } = scene.model(number);
  if (wayAway(scene, at, danger) < 0) return;
  leaveSquare(scene, number);
  if (scene.model(number).at !== at || state.ended !== null) return;
  const to = wayAway(scene, at, danger);
  if (to < 0) return;
  scene.place(number, to);
  scene.tell({ type: 'model-fell-back', rule: 'TOY-MORALE-02', model: id, from: at, to });
}

function wayAway({ state }: Scene, at: number, danger: number): number {
  const beside = neighbours(state.size);
  const near = distance(state.size, at, danger);
  for (let way = 0; way < 4; way++) {
    const cell = beside[at * 4 + way]!;
    if (cell >= 0 && state.board[cell] === 0 && distance(state.size, cell, danger) > near) return cell;
  }
  return -1;
}
