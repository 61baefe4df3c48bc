export type Stance = 'bold' | 'steady' | 'wary';

export interface Model {
  readonly id: string;
  readonly side: number;
  at: number;
  health: number;
  shaken: boolean;
  moved: boolean;
  fought: boolean;
  reacted: boolean;
}

export interface Side {
  readonly seat: string;
  readonly team: string;
  stance: Stance;
  luck: number;
  relic: string | null;
  shown: boolean;
  invoked: boolean;
  gone: boolean;
}

export interface Outcome {
  readonly places: readonly { readonly place: number; readonly seats: readonly string[]; readonly score: number }[];
  readonly rule: string;
  readonly reason: string;
}

/** What is left to do of an action that something interrupted. */
export type Rest =
  | { readonly do: 'leave'; readonly model: number; readonly at: number; readonly way: number; readonly then: Rest | null }
  | { readonly do: 'step'; readonly model: number; readonly path: string; readonly step: number; readonly then: null }
  | { readonly do: 'fall-back'; readonly model: number; readonly at: number; readonly danger: number; readonly then: Rest | null };

/** What seats must answer before anything else. */
export type Pending =
  | { readonly kind: 'bearer' | 'stance'; readonly sides: readonly number[]; readonly answers: readonly (string | null)[] }
  | { readonly kind: 'reaction' | 'riposte'; readonly model: number; readonly against: number; readonly then: Rest | null }
  | { readonly kind: 'luck'; readonly model: number; readonly against: number; readonly need: number };

export interface State {
  readonly size: number;
  readonly rounds: number;
  round: number;
  turn: number;
  taken: number;
  models: Model[];
  sides: Side[];
  board: number[];
  ended: Outcome | null;
  pending: Pending | null;
}

export interface Setup {
  readonly size: number;
  readonly rounds: number;
  readonly models: number;
  readonly seats: readonly { readonly seat: string; readonly team: string }[];
}

export const FULL_HEALTH = 3;
export const REACH = 4;
export const RANGE = 5;
export const NERVE = 7;

/** The board that the action in hand has to itself, once it has one. */
let ownBoard: number[] | null = null;

/** A state that one action has to itself: lists are copied, what is in them is copied when it changes. */
export function draftOf(state: State): State {
  ownBoard = null;
  return {
    size: state.size,
    rounds: state.rounds,
    round: state.round,
    turn: state.turn,
    taken: state.taken,
    models: state.models.slice(),
    sides: state.sides.slice(),
    board: state.board,
    ended: state.ended,
    pending: null,
  };
}

export function editModel(state: State, number: number): Model {
  const model = state.models[number]!;
  return (state.models[number] = {
    id: model.id,
    side: model.side,
    at: model.at,
    health: model.health,
    shaken: model.shaken,
    moved: model.moved,
    fought: model.fought,
    reacted: model.reacted,
  });
}

export function editSide(state: State, number: number): Side {
  const side = state.sides[number]!;
  return (state.sides[number] = {
    seat: side.seat,
    team: side.team,
    stance: side.stance,
    luck: side.luck,
    relic: side.relic,
    shown: side.shown,
    invoked: side.invoked,
    gone: side.gone,
  });
}

/** Puts a model on an empty square, or with -1 off the board. */
export function place(state: State, number: number, cell: number): void {
  const model = editModel(state, number);
  const board = (ownBoard ??= state.board = state.board.slice());
  board[model.at] = 0;
  if (cell >= 0) board[cell] = number + 1;
  model.at = cell;
}

export function enemies(state: State, a: Model, b: Model): boolean {
  return a.side !== b.side && state.sides[a.side]!.team !== state.sides[b.side]!.team;
}

export function standing(state: State, side: number): boolean {
  for (const model of state.models) if (model.side === side && model.health > 0) return true;
  return false;
}
