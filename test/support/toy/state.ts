import type { Outcome } from '../../../src/kernel/ruleset/outcome';
import type { Id, Seat } from '../../../src/kernel/table/table';

export type Stance = 'bold' | 'steady' | 'wary';

export interface Model {
  readonly id: Id;
  /** Which side it fights for. */
  readonly side: number;
  /** Its square, counted row by row; -1 when it has left the board. */
  readonly at: number;
  readonly health: number;
  readonly shaken: boolean;
  readonly moved: boolean;
  readonly fought: boolean;
  readonly reacted: boolean;
}

export interface Side {
  readonly seat: Seat;
  readonly team: string;
  readonly stance: Stance;
  readonly luck: number;
  /** The model that carries the relic: a secret until it is shown. */
  readonly relic: Id | null;
  readonly shown: boolean;
  readonly invoked: boolean;
  readonly gone: boolean;
}

export interface ToyState {
  readonly size: number;
  readonly rounds: number;
  readonly round: number;
  /** The side whose turn it is. */
  readonly turn: number;
  /** How many sides had their turn this round. */
  readonly taken: number;
  readonly models: readonly Model[];
  readonly sides: readonly Side[];
  /** For each square the number of its model plus one, or 0. */
  readonly board: readonly number[];
  readonly ended: Outcome | null;
}

export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** A state that one action has to itself. */
export interface StateDraft {
  size: number;
  rounds: number;
  round: number;
  turn: number;
  taken: number;
  models: Model[];
  sides: Side[];
  board: number[];
  ended: Outcome | null;
}

export const FULL_HEALTH = 3;
export const REACH = 4;
export const RANGE = 5;
export const NERVE = 7;

export function copyModel(model: Model): Draft<Model> {
  return {
    id: model.id,
    side: model.side,
    at: model.at,
    health: model.health,
    shaken: model.shaken,
    moved: model.moved,
    fought: model.fought,
    reacted: model.reacted,
  };
}

export function copySide(side: Side): Draft<Side> {
  return {
    seat: side.seat,
    team: side.team,
    stance: side.stance,
    luck: side.luck,
    relic: side.relic,
    shown: side.shown,
    invoked: side.invoked,
    gone: side.gone,
  };
}

/** A draft whose models and sides are still the old ones, each to be copied before it changes; so is the board. */
export function draftOf(state: ToyState): StateDraft {
  return {
    size: state.size,
    rounds: state.rounds,
    round: state.round,
    turn: state.turn,
    taken: state.taken,
    models: state.models.slice(),
    sides: state.sides.slice(),
    board: state.board as number[],
    ended: state.ended,
  };
}

/** Model ids are fixed names, so that offers about them can be kept. */
export const MODEL_IDS: readonly Id[] = Array.from({ length: 24 }, (_, i) => `m${i}`);

/** The number of a model, or -1 if there is none of this name. */
export function modelNumber(state: ToyState, id: Id): number {
  if (typeof id !== 'string') return -1;
  let number = 0;
  for (let i = 1; i < id.length && i < 3; i++) number = number * 10 + id.charCodeAt(i) - 48;
  return number < state.models.length && MODEL_IDS[number] === id ? number : -1;
}

export function sideOf(state: ToyState, seat: Seat): number {
  for (let i = 0; i < state.sides.length; i++) if (state.sides[i]!.seat === seat) return i;
  return -1;
}

export function enemies(state: ToyState, a: Model, b: Model): boolean {
  return a.side !== b.side && state.sides[a.side]!.team !== state.sides[b.side]!.team;
}

export function standing(state: ToyState, side: number): boolean {
  for (const model of state.models) if (model.side === side && model.health > 0) return true;
  return false;
}
