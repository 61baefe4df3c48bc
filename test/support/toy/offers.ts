import type { Blocked } from '../../../src/kernel/ruleset/game';
import { type Checked, granted, refuse, refused } from '../../../src/kernel/ruleset/refusal';
import type { Dice } from '../../../src/kernel/table/dice';
import type { Id, Json, Offer, Seat } from '../../../src/kernel/table/table';
import type { ToyAction } from './action';
import { DIRECTIONS, distance, neighbours } from './board';
import type { ToyFault } from './faults';
import { firstStep, whyNotAttack, whyNotEnter, whyNotHeal, whyNotInvoke, whyNotMove } from './permission';
import { betweenRounds } from './rounds';
import { enemies, type Model, MODEL_IDS, modelNumber, RANGE, REACH, type ToyState } from './state';

type ToyOffer = Offer<ToyAction>;

const MOST = MODEL_IDS.length;
const END_TURN: ToyOffer = { exactly: { type: 'end-turn' } };
const INVOKES: readonly ToyOffer[] = MODEL_IDS.map((model) => ({ exactly: { type: 'invoke', model } }));
const STRIKES = pairs('strike');
const SHOTS = pairs('shoot');
/** A board has no more squares than this. */
const SQUARES = 256;
const moves: (ToyOffer | null)[][] = [];

function pairs(type: 'strike' | 'shoot'): readonly ToyOffer[] {
  return MODEL_IDS.flatMap((model) => MODEL_IDS.map((target): ToyOffer => ({ exactly: { type, model, target } })));
}

function moveOffer(number: number, at: number, way: number): ToyOffer {
  return (movesOf(number)[at * 4 + way] ??= newMove(number, at, way));
}

function movesOf(number: number): (ToyOffer | null)[] {
  return (moves[number] ??= new Array<ToyOffer | null>(SQUARES * 4).fill(null));
}

function newMove(number: number, at: number, way: number): ToyOffer {
  const model = MODEL_IDS[number]!;
  return { family: 'move', rule: 'TOY-MOVE-01', bounds: { model, from: at, reach: REACH }, example: { type: 'move', model, path: DIRECTIONS[way]! } };
}

/** Everything the seat whose turn it is may do. It is asked of every model after every action, so nobody looks for reasons; the laws see to it that this is what the rules of `permission` let pass. */
export function offersTo(state: ToyState, seat: Seat): readonly ToyOffer[] {
  if (state.sides[state.turn]!.seat !== seat || state.ended !== null || betweenRounds(state)) return [];
  const offers: ToyOffer[] = [END_TURN];
  const { models } = state;
  for (let i = 0; i < models.length; i++) {
    const model = models[i]!;
    if (!usable(state, model)) continue;
    if (!model.moved) {
      const way = firstStep(state, model.at);
      if (way >= 0) offers.push(moveOffer(i, model.at, way));
    }
    if (whyNotHeal(state, model) === null) offers.push(INVOKES[i]!);
    if (!model.fought) offerAttacks(state, i, offers);
  }
  return offers;
}

function usable(state: ToyState, model: Model): boolean {
  return model.side === state.turn && model.health > 0 && !model.shaken;
}

function offerAttacks(state: ToyState, number: number, offers: ToyOffer[]): void {
  const { models, size } = state;
  const model = models[number]!;
  for (let i = 0; i < models.length; i++) {
    const target = models[i]!;
    if (target.health === 0 || !enemies(state, model, target)) continue;
    const range = distance(size, model.at, target.at);
    if (range === 1) offers.push(STRIKES[number * MOST + i]!);
    else if (range <= RANGE) offers.push(SHOTS[number * MOST + i]!);
  }
}

/** What each model of the seat can't do now, and why. */
export function blockedFor(state: ToyState, seat: Seat): readonly Blocked[] {
  if (state.sides[state.turn]!.seat !== seat) return [];
  return state.models.flatMap(({ id, side }, i) => {
    if (side !== state.turn) return [];
    const faults: readonly [string, ToyFault | null][] = [
      ['move', whyNotMove(state, i)],
      ['strike', whyNotAttack(state, i)],
      ['shoot', whyNotAttack(state, i)],
      ['invoke', whyNotInvoke(state, i)],
    ];
    return faults.flatMap(([action, fault]) => (fault ? [{ action, about: [id], refusal: refuse(fault, state, id) }] : []));
  });
}

/** The squares a model can reach, with the steps to each. */
export function envelopeOf(state: ToyState, _seat: Seat, about: Id): Checked<Json> {
  const number = modelNumber(state, about);
  const fault = whyNotMove(state, number);
  if (fault) return refused(refuse(fault, state, about));
  const beside = neighbours(state.size);
  const steps = new Map([[state.models[number]!.at, 0]]);
  for (const [cell, taken] of steps) {
    if (taken === REACH) break;
    for (let way = 0; way < 4; way++) {
      const next = beside[cell * 4 + way]!;
      if (next >= 0 && state.board[next] === 0 && !steps.has(next)) steps.set(next, taken + 1);
    }
  }
  return granted([...steps].slice(1).map(([square, taken]) => ({ square, steps: taken })));
}

/** A random walk within a move's bounds, or the offer itself. */
export function drawFrom(state: ToyState, _seat: Seat, offer: ToyOffer, dice: Dice): ToyAction {
  if ('exactly' in offer) return offer.exactly;
  const model = offer.bounds['model'] as Id;
  const beside = neighbours(state.size);
  const from = state.models[modelNumber(state, model)]!.at;
  let at = from;
  let path = '';
  for (let left = dice.next(REACH); left > 0; left--) {
    const way = dice.next(4) - 1;
    const cell = beside[at * 4 + way]!;
    if (whyNotEnter(state, from, cell) !== null) continue;
    path += DIRECTIONS[way]!;
    at = cell;
  }
  return path === '' ? offer.example : { type: 'move', model, path };
}
