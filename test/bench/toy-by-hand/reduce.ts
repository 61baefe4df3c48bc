import type { Dice } from '../../../src/kernel/table/dice';
import { type Action, canInvoke, canMove, usable } from './actions';
import { goOn, shoot, shootAgain, strike, walk } from './fighting';
import { endTurn, nameBearers, takeStances } from './rounds';
import { distance, neighbours, wayOf } from './squares';
import { draftOf, editModel, editSide, enemies, FULL_HEALTH, type Model, RANGE, REACH, type Stance, type State } from './state';

/** The state after an action, or null where the rules forbid it; the state before is left as it was. */
export function reduce(state: State, side: number, action: Action, dice: Dice): State | null {
  if (state.ended !== null || (action.type === 'answer') !== (state.pending !== null)) return null;
  if (action.type === 'answer') return answered(state, side, action.answer, dice);
  if (side !== state.turn) return null;
  if (action.type === 'end-turn') {
    const next = draftOf(state);
    endTurn(next, dice);
    return next;
  }
  const model = state.models[action.model];
  if (!usable(state, model)) return null;
  switch (action.type) {
    case 'move': {
      if (!canMove(state, model) || !open(state, model.at, action.path)) return null;
      const next = draftOf(state);
      editModel(next, action.model).moved = true;
      walk(next, dice, action.model, action.path, 0, false);
      return next;
    }
    case 'invoke': {
      if (!canInvoke(state, model)) return null;
      const next = draftOf(state);
      editModel(next, action.model).health = FULL_HEALTH;
      const bearer = editSide(next, side);
      bearer.invoked = true;
      bearer.shown = true;
      return next;
    }
    default: {
      const target = state.models[action.target];
      if (target === undefined || !inReach(state, model, target, action.type)) return null;
      const next = draftOf(state);
      editModel(next, action.model).fought = true;
      if (action.type === 'strike') strike(next, dice, action.model, action.target, null);
      else shoot(next, dice, action.model, action.target);
      return next;
    }
  }
}

function open({ size, board }: State, from: number, path: string): boolean {
  const beside = neighbours(size);
  let at = from;
  for (let i = 0; i < path.length; i++) {
    const way = wayOf(path.charCodeAt(i));
    at = way < 0 ? -1 : beside[at * 4 + way]!;
    if (at < 0 || (at !== from && board[at] !== 0)) return false;
  }
  return path.length > 0 && path.length <= REACH;
}

function inReach(state: State, model: Model, target: Model, type: 'strike' | 'shoot'): boolean {
  if (model.fought || target.health === 0 || !enemies(state, model, target)) return false;
  const range = distance(state.size, model.at, target.at);
  return type === 'strike' ? range === 1 : range > 1 && range <= RANGE;
}

function answered(state: State, side: number, answer: string, dice: Dice): State | null {
  const pending = state.pending!;
  const next = draftOf(state);
  switch (pending.kind) {
    case 'bearer':
    case 'stance': {
      const index = pending.sides.indexOf(side);
      if (index < 0 || pending.answers[index] !== null || !offered(state, side, pending.kind, answer)) return null;
      const answers = pending.answers.slice();
      answers[index] = answer;
      if (answers.includes(null)) next.pending = { kind: pending.kind, sides: pending.sides, answers };
      else if (pending.kind === 'bearer') nameBearers(next, answers as string[], dice);
      else takeStances(next, pending.sides, answers as Stance[]);
      return next;
    }
    case 'luck':
      if (side !== state.models[pending.model]!.side || (answer !== 'again' && answer !== 'accept')) return null;
      if (answer === 'again') shootAgain(next, dice, pending.model, pending.against, pending.need);
      return next;
    default:
      if (side !== state.models[pending.model]!.side || (answer !== 'strike' && answer !== 'pass')) return null;
      if (answer === 'pass') goOn(next, dice, pending.then);
      else {
        editModel(next, pending.model).reacted = true;
        strike(next, dice, pending.model, pending.against, pending.then);
      }
      return next;
  }
}

function offered(state: State, side: number, kind: 'bearer' | 'stance', answer: string): boolean {
  if (kind === 'stance') return answer === 'bold' || answer === 'steady' || answer === 'wary';
  return state.models.some((model) => model.id === answer && model.side === side);
}
