import type { Dice } from '../../../src/kernel/table/dice';
import { IDS } from './rounds';
import { distance, firstStep, LETTERS, neighbours } from './squares';
import { enemies, FULL_HEALTH, type Model, RANGE, REACH, type Stance, type State } from './state';

export type Action =
  | { readonly type: 'end-turn' }
  | { readonly type: 'move'; readonly model: number; readonly path: string }
  | { readonly type: 'strike' | 'shoot'; readonly model: number; readonly target: number }
  | { readonly type: 'invoke'; readonly model: number }
  | { readonly type: 'answer'; readonly answer: string };

const MOST = IDS.length;
const END_TURN: Action = { type: 'end-turn' };
const INVOKES = IDS.map((_, model): Action => ({ type: 'invoke', model }));
const STRIKES = IDS.flatMap((_, model) => IDS.map((__, target): Action => ({ type: 'strike', model, target })));
const SHOTS = IDS.flatMap((_, model) => IDS.map((__, target): Action => ({ type: 'shoot', model, target })));
const NAMINGS = IDS.map((answer): Action => ({ type: 'answer', answer }));
/** A move whose way is still to be drawn. */
const MOVES = IDS.map((_, model): Action => ({ type: 'move', model, path: '' }));

const stances: readonly Stance[] = ['bold', 'steady', 'wary'];
const STANCES = stances.map((answer): Action => ({ type: 'answer', answer }));
const REACTIONS: readonly Action[] = [{ type: 'answer', answer: 'strike' }, { type: 'answer', answer: 'pass' }];
const LUCK: readonly Action[] = [{ type: 'answer', answer: 'again' }, { type: 'answer', answer: 'accept' }];

/** The sides that must do something now. */
export function toAct(state: State): readonly number[] {
  const { pending } = state;
  if (pending === null) return [state.turn];
  if ('sides' in pending) return pending.sides.filter((_, i) => pending.answers[i] === null);
  return [state.models[pending.model]!.side];
}

export function legal(state: State, side: number): readonly Action[] {
  const { pending, models } = state;
  switch (pending?.kind) {
    case 'bearer':
      return NAMINGS.filter((_, number) => models[number]?.side === side);
    case 'stance':
      return STANCES;
    case 'reaction':
    case 'riposte':
      return REACTIONS;
    case 'luck':
      return LUCK;
  }
  const list: Action[] = [END_TURN];
  for (let i = 0; i < models.length; i++) {
    const model = models[i]!;
    if (!usable(state, model)) continue;
    if (canMove(state, model)) list.push(MOVES[i]!);
    if (canInvoke(state, model)) list.push(INVOKES[i]!);
    if (model.fought) continue;
    for (let j = 0; j < models.length; j++) {
      const target = models[j]!;
      if (target.health === 0 || !enemies(state, model, target)) continue;
      const range = distance(state.size, model.at, target.at);
      if (range === 1) list.push(STRIKES[i * MOST + j]!);
      else if (range <= RANGE) list.push(SHOTS[i * MOST + j]!);
    }
  }
  return list;
}

export function usable(state: State, model: Model | undefined): model is Model {
  return model !== undefined && model.side === state.turn && model.health > 0 && !model.shaken;
}

export function canMove(state: State, model: Model): boolean {
  return !model.moved && firstStep(state.size, state.board, model.at) >= 0;
}

export function canInvoke(state: State, model: Model): boolean {
  const { relic, invoked } = state.sides[model.side]!;
  return relic === model.id && !invoked && model.health < FULL_HEALTH;
}

/** An action with its way drawn by chance, if it has one. */
export function drawn(state: State, action: Action, dice: Dice): Action {
  if (action.type !== 'move') return action;
  const { size, board, models } = state;
  const beside = neighbours(size);
  const from = models[action.model]!.at;
  let at = from;
  let path = '';
  for (let left = dice.next(REACH); left > 0; left--) {
    const way = dice.next(4) - 1;
    const cell = beside[at * 4 + way]!;
    if (cell < 0 || (cell !== from && board[cell] !== 0)) continue;
    path += LETTERS[way]!;
    at = cell;
  }
  return { type: 'move', model: action.model, path: path === '' ? LETTERS[firstStep(size, board, from)]! : path };
}
