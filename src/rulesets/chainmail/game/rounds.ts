import { contest } from '../../../kernel/table/questions';
import { chooseOne, type Offer, type Seat } from '../../../kernel/table/table';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { batchSize } from '../rules/warband';
import { endTurn } from './turn-end';
import { settleFlights } from './rout';
import type { Scene } from './scene';
import { isPresent, type Skirmish } from './state';
import { callOff, endIfDecided, mayCallOff } from './victory';

const INITIATIVE = contest({ sides: 20, modifiers: [0, 0], best: 'highest', ties: 'tied-reroll' });

/** Begins a round: everybody is fresh, batches are fixed, and the winner of the throw names who goes first (CM-ROUND-01, CM-ROUND-02, CM-ROUND-04, CM-ROUND-05). */
export function beginRound(scene: Scene): void {
  const { state } = scene;
  state.round++;
  state.figures.forEach((figure, number) => {
    if (figure.where !== 'field' || !(figure.acted || figure.struck)) return;
    const fresh = scene.edit(number);
    fresh.acted = false;
    fresh.struck = false;
  });
  state.sides.forEach((_, side) => (scene.editSide(side).batch = batchSize(modelsOf(state, side))));
  scene.tell({ type: 'round-begun', rule: 'CM-ROUND-01', round: state.round, batches: Object.fromEntries(state.sides.map(({ seat, batch }) => [seat, batch])) });
  const seats = state.sides.map(({ seat }) => seat);
  const winner = seats[scene.play.ask(INITIATIVE, { rule: 'CM-ROUND-02', purpose: 'initiative', by: seats })]!;
  const first = chooseFirst(scene, winner, 'CM-ROUND-02');
  scene.tell({ type: 'initiative-won', rule: 'CM-ROUND-02', seat: winner, first });
  state.stage = 'fight';
  giveTurn(scene, seats.indexOf(first));
}

/** Names who goes first: a round's winner of initiative, or the scouting player before deployment (CM-ROUND-02, CM-SETUP-08). */
export function chooseFirst(scene: Scene, winner: Seat, rule: RuleId): Seat {
  const offers: readonly Offer<Seat>[] = scene.state.sides.map(({ seat }) => ({ exactly: seat }));
  return chooseOne<Seat>(scene.play, { kind: 'first-player', rule, about: [], seats: [winner], sealed: false, facts: { round: scene.state.round }, offers: () => offers, otherwise: () => winner });
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
    const next = (side + i) % state.sides.length;
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
  if (!scene.figure(number).acted) scene.edit(number).acted = true;
  state.active = -1;
  state.tried = [];
  state.spotted = [];
  endIfDecided(scene);
  if (state.ended !== null) return;
  state.left--;
  if (state.left > 0 && hasFresh(state, state.turn)) return;
  giveTurn(scene, (state.turn + 1) % state.sides.length);
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
  for (let side = 0; side < state.sides.length; side++) {
    if (mayCallOff(state, side) && isPresent(state, side) && declaresOver(scene, side)) return callOff(scene, state.sides[side]!.seat);
  }
  if (state.maxRounds > 0 && state.round >= state.maxRounds) callOff(scene, null);
}

function declaresOver(scene: Scene, side: number): boolean {
  const { seat, quiet } = scene.state.sides[side]!;
  return chooseOne<boolean>(scene.play, { kind: 'declare-over', rule: 'CM-SCEN-06', about: [], seats: [seat], sealed: false, facts: { quiet }, offers: () => DECLARE_OR_NOT, otherwise: () => false });
}

const DECLARE_OR_NOT: readonly Offer<boolean>[] = [{ exactly: true }, { exactly: false }];
