import type { Dice } from '../../../src/kernel/table/dice';
import { end } from './ending';
import { editModel, editSide, FULL_HEALTH, type Model, type Setup, type Stance, standing, type State } from './state';

export const IDS: readonly string[] = Array.from({ length: 24 }, (_, i) => `m${i}`);

/** The board, and every seat asked for its bearer. */
export function open(setup: Setup, dice: Dice): State {
  const { size, rounds, seats } = setup;
  const models = seats.flatMap((_, side) => lineUp(setup, side));
  const board = new Array<number>(size * size).fill(0);
  models.forEach((model, i) => (board[model.at] = i + 1));
  const sides = seats.map(({ seat, team }) => ({ seat, team, stance: 'steady' as Stance, luck: 1, relic: null, shown: false, invoked: false, gone: false }));
  const state: State = { size, rounds, round: 0, turn: 0, taken: 0, models, sides, board, ended: null, pending: null };
  const all = sides.map((_, side) => side);
  if (setup.models > 1) state.pending = { kind: 'bearer', sides: all, answers: all.map(() => null) };
  else nameBearers(state, all.map((side) => models.find((model) => model.side === side)!.id), dice);
  return state;
}

function lineUp({ size, models }: Setup, side: number): Model[] {
  const start = (size - models) >> 1;
  return Array.from({ length: models }, (_, i) => {
    const along = start + i;
    const at = [3 * size + along, (size - 4) * size + along, along * size, along * size + size - 1][side]!;
    return { id: IDS[side * models + i]!, side, at, health: FULL_HEALTH, shaken: false, moved: false, fought: false, reacted: false };
  });
}

export function nameBearers(state: State, named: readonly string[], dice: Dice): void {
  for (let side = 0; side < named.length; side++) editSide(state, side).relic = named[side]!;
  beginRound(state, dice);
}

function beginRound(state: State, dice: Dice): void {
  const sides: number[] = [];
  for (let side = 0; side < state.sides.length; side++) if (standing(state, side)) sides.push(side);
  state.turn = whoBegins(sides, dice);
  state.round++;
  state.taken = 0;
  state.pending = { kind: 'stance', sides, answers: sides.map(() => null) };
}

/** The highest die begins; those who share it throw again. */
function whoBegins(sides: readonly number[], dice: Dice): number {
  let throwing = sides;
  while (throwing.length > 1) {
    let best: number[] = [];
    let top = 0;
    for (const side of throwing) {
      const face = dice.next(6);
      if (face > top) {
        top = face;
        best = [side];
      } else if (face === top) best.push(side);
    }
    throwing = best;
  }
  return throwing[0]!;
}

export function takeStances(state: State, sides: readonly number[], stances: readonly Stance[]): void {
  for (let i = 0; i < sides.length; i++) editSide(state, sides[i]!).stance = stances[i]!;
  beginTurn(state);
}

function beginTurn(state: State): void {
  for (let i = 0; i < state.models.length; i++) {
    const model = state.models[i]!;
    if (model.side !== state.turn || model.health === 0 || !(model.moved || model.fought || model.reacted)) continue;
    const fresh = editModel(state, i);
    fresh.moved = false;
    fresh.fought = false;
    fresh.reacted = false;
  }
}

export function endTurn(state: State, dice: Dice): void {
  for (let i = 0; i < state.models.length; i++) {
    const model = state.models[i]!;
    if (model.side === state.turn && model.shaken && model.health > 0) editModel(state, i).shaken = false;
  }
  while (++state.taken < state.sides.length) {
    state.turn = (state.turn + 1) % state.sides.length;
    if (standing(state, state.turn)) return beginTurn(state);
  }
  if (state.round < state.rounds) return beginRound(state, dice);
  end(state, 'TOY-END-01', `Round ${state.round} was the last.`);
}
