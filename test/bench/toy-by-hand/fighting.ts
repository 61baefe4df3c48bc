import type { Dice } from '../../../src/kernel/table/dice';
import { endIfDecided } from './ending';
import { distance, neighbours, wayOf } from './squares';
import { editModel, editSide, enemies, NERVE, place, type Rest, type State } from './state';

function hitsOf(dice: Dice, n: number, need: number): number {
  let hits = 0;
  for (let i = 0; i < n; i++) if (dice.next(6) >= need) hits++;
  return hits;
}

function exposed(state: State, side: number): number {
  const { stance } = state.sides[side]!;
  return stance === 'bold' ? -1 : stance === 'wary' ? 1 : 0;
}

export function strike(state: State, dice: Dice, number: number, other: number, then: Rest | null): void {
  const model = state.models[number]!;
  const target = state.models[other]!;
  const need = 4 + (state.sides[model.side]!.stance === 'bold' ? -1 : 0) + exposed(state, target.side);
  const hits = hitsOf(dice, 2, need);
  if (hits > 0) return wound(state, dice, other, hits, number, then);
  if (target.reacted || target.shaken) return goOn(state, dice, then);
  state.pending = { kind: 'riposte', model: other, against: number, then };
}

export function shoot(state: State, dice: Dice, number: number, other: number): void {
  const model = state.models[number]!;
  const target = state.models[other]!;
  const need = 4 + (distance(state.size, model.at, target.at) > 3 ? 1 : 0) + exposed(state, target.side);
  const hits = hitsOf(dice, 1, need);
  if (hits > 0) return wound(state, dice, other, hits, number, null);
  if (state.sides[model.side]!.luck > 0) state.pending = { kind: 'luck', model: number, against: other, need };
}

export function shootAgain(state: State, dice: Dice, number: number, other: number, need: number): void {
  editSide(state, state.models[number]!.side).luck--;
  const hits = hitsOf(dice, 1, need);
  if (hits > 0) wound(state, dice, other, hits, number, null);
}

function wound(state: State, dice: Dice, number: number, hits: number, from: number, then: Rest | null): void {
  const model = editModel(state, number);
  model.health = model.health > hits ? model.health - hits : 0;
  if (model.health === 0) {
    place(state, number, -1);
    const { relic, shown } = state.sides[model.side]!;
    if (relic === model.id && !shown) editSide(state, model.side).shown = true;
    endIfDecided(state);
  } else if (model.health === 1 && !model.shaken) {
    const nerve = NERVE + (state.sides[model.side]!.stance === 'bold' ? 1 : 0);
    if (dice.next(6) + dice.next(6) > nerve) {
      model.shaken = true;
      return fallBack(state, dice, number, state.models[from]!.at, then);
    }
  }
  goOn(state, dice, then);
}

function fallBack(state: State, dice: Dice, number: number, danger: number, then: Rest | null): void {
  const { at } = state.models[number]!;
  if (wayAway(state, at, danger) < 0) return goOn(state, dice, then);
  leave(state, dice, number, at, 0, { do: 'fall-back', model: number, at, danger, then });
}

function wayAway(state: State, at: number, danger: number): number {
  const beside = neighbours(state.size);
  const near = distance(state.size, at, danger);
  for (let way = 0; way < 4; way++) {
    const cell = beside[at * 4 + way]!;
    if (cell >= 0 && state.board[cell] === 0 && distance(state.size, cell, danger) > near) return cell;
  }
  return -1;
}

/** Asks every enemy beside a model, from one way on, whether it strikes before the model leaves. */
function leave(state: State, dice: Dice, number: number, at: number, from: number, then: Rest): void {
  const beside = neighbours(state.size);
  const model = state.models[number]!;
  for (let way = from; way < 4; way++) {
    const cell = beside[at * 4 + way]!;
    const other = cell < 0 ? -1 : state.board[cell]! - 1;
    if (other < 0) continue;
    const foe = state.models[other]!;
    if (foe.reacted || foe.shaken || !enemies(state, model, foe)) continue;
    state.pending = { kind: 'reaction', model: other, against: number, then: { do: 'leave', model: number, at, way: way + 1, then } };
    return;
  }
  goOn(state, dice, then);
}

export function walk(state: State, dice: Dice, number: number, path: string, from: number, asked: boolean): void {
  const beside = neighbours(state.size);
  let { at } = state.models[number]!;
  for (let step = from; step < path.length; step++) {
    if (!(asked && step === from) && threatened(state, number)) {
      return leave(state, dice, number, at, 0, { do: 'step', model: number, path, step, then: null });
    }
    const next = beside[at * 4 + wayOf(path.charCodeAt(step))]!;
    if (state.board[next] !== 0) return;
    at = next;
    place(state, number, at);
  }
}

function threatened(state: State, number: number): boolean {
  const model = state.models[number]!;
  const beside = neighbours(state.size);
  for (let way = 0; way < 4; way++) {
    const cell = beside[model.at * 4 + way]!;
    const other = cell < 0 ? -1 : state.board[cell]! - 1;
    if (other < 0) continue;
    const foe = state.models[other]!;
    if (!foe.reacted && !foe.shaken && enemies(state, model, foe)) return true;
  }
  return false;
}

/** Takes up what was left to do. */
export function goOn(state: State, dice: Dice, rest: Rest | null): void {
  if (rest === null) return;
  const model = state.models[rest.model]!;
  switch (rest.do) {
    case 'leave':
      if (model.at !== rest.at || state.ended !== null) return goOn(state, dice, rest.then);
      return leave(state, dice, rest.model, rest.at, rest.way, rest.then!);
    case 'fall-back': {
      if (model.at === rest.at && state.ended === null) {
        const to = wayAway(state, rest.at, rest.danger);
        if (to >= 0) place(state, rest.model, to);
      }
      return goOn(state, dice, rest.then);
    }
    case 'step':
      if (model.shaken || model.health === 0 || state.ended !== null) return;
      return walk(state, dice, rest.model, rest.path, rest.step, true);
  }
}
