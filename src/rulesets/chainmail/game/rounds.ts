import { chooseOne, type Offer } from '../../../kernel/table/table';
import { batchSize } from '../rules/warband';
import { refill } from './command-points';
import { endTurn } from './turn-end';
import { noteCompany } from './goal';
import { countHolds } from './holding';
import { rollInitiative } from './initiative';
import { sideAfter } from './order-of-play';
import { settleFlights } from './rout';
import type { Scene } from './scene';
import type { Skirmish, SkirmishDraft } from './state';
import { callOff, endIfDecided, mayCallOff } from './victory';

/** Begins a round: everybody is fresh, batches are fixed, and initiative is thrown for (CM-ROUND-01, CM-ROUND-04, CM-ROUND-05). */
export function beginRound(scene: Scene): void {
  const { state } = scene;
  state.round++;
  state.figures.forEach((figure, number) => {
    if (figure.where !== 'field' || !(figure.acted || figure.struck || figure.cleaved)) return;
    const fresh = scene.edit(number);
    fresh.acted = false;
    fresh.struck = false;
    fresh.cleaved = false;
  });
  if (state.rules === 'advanced') refill(scene);
  if (state.goal === 'breakthrough') noteCompany(scene);
  state.sides.forEach((_, side) => (scene.editSide(side).batch = batchSize(modelsOf(state, side))));
  scene.tell({ type: 'round-begun', rule: 'CM-ROUND-01', round: state.round, batches: Object.fromEntries(state.sides.map(({ seat, batch }) => [seat, batch])) });
  const first = rollInitiative(scene);
  state.stage = 'fight';
  giveTurn(scene, first);
}

function modelsOf(state: Skirmish, side: number): number {
  return state.figures.filter((figure) => figure.side === side && figure.where === 'field').length;
}

function hasFresh(state: Skirmish, side: number): boolean {
  return state.figures.some((figure) => figure.side === side && figure.where === 'field' && !figure.acted);
}

/** Gives a side its batch, or whoever is next that has models left to activate; with none the round is over (CM-ROUND-07, CM-ROUND-08). */
function giveTurn(scene: Scene, side: number): void {
  const { state } = scene;
  for (let i = 0; i < state.sides.length; i++) {
    const next = sideAfter(state, side, i);
    if (!hasFresh(state, next)) continue;
    state.turn = next;
    state.left = state.sides[next]!.batch;
    return;
  }
  state.stage = 'end-round';
  state.turn = -1;
}

/** A model's turn is over: the broken run, the dead are counted, and the turn passes on when the batch is done (CM-ROUND-06, CM-RULING-46). */
export function finishTurn(scene: Scene, number: number): void {
  const { state } = scene;
  settleFlights(scene);
  endTurn(scene, number);
  if (state.ended !== null) return;
  if (!scene.figure(number).acted) scene.edit(number).acted = true;
  settleActive(state);
  endIfDecided(scene);
  if (state.ended !== null) return;
  state.left--;
  if (state.left > 0 && hasFresh(state, state.turn)) return;
  giveTurn(scene, sideAfter(state, state.turn, 1));
}

/** Nobody has begun its turn. */
function settleActive(state: SkirmishDraft): void {
  state.active = -1;
  state.tried = [];
  state.spotted = [];
}

/** The turn of a side that has left passes on. */
export function passTurn(scene: Scene): void {
  const { state } = scene;
  settleActive(state);
  giveTurn(scene, sideAfter(state, state.turn, 1));
}

/** Ends a round: quiet rounds are counted, and a side with five of them may call the battle off (CM-ROUND-01, CM-SCEN-06, CM-RULING-27, CM-RULING-49). */
export function endRound(scene: Scene): void {
  const { state } = scene;
  state.sides.forEach((_, number) => {
    const side = scene.editSide(number);
    side.quiet = side.disturbed ? 0 : side.quiet + 1;
    side.disturbed = false;
  });
  scene.tell({ type: 'round-ended', rule: 'CM-ROUND-08', round: state.round, quiet: Object.fromEntries(state.sides.map(({ seat, quiet }) => [seat, quiet])) });
  state.stage = 'begin-round';
  if (state.goal === 'hold') countHolds(scene);
  if (state.ended !== null) return;
  for (let side = 0; side < state.sides.length; side++) {
    if (mayCallOff(state, side) && declaresOver(scene, side)) return callOff(scene, state.sides[side]!.seat);
  }
  if (state.maxRounds > 0 && state.round >= state.maxRounds) callOff(scene, null);
}

function declaresOver(scene: Scene, side: number): boolean {
  const { seat, quiet } = scene.state.sides[side]!;
  return chooseOne<boolean>(scene.play, { kind: 'declare-over', rule: scene.state.goal === 'breakthrough' ? 'CM-SCEN-23' : 'CM-SCEN-06', about: [], seats: [seat], sealed: false, facts: { quiet }, offers: () => DECLARE_OR_NOT, otherwise: () => false });
}

const DECLARE_OR_NOT: readonly Offer<boolean>[] = [{ exactly: true }, { exactly: false }];
