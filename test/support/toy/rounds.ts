import { contest } from '../../../src/kernel/table/questions';
import type { Id, Offer, Seat } from '../../../src/kernel/table/table';
import { end, endIfDecided } from './ending';
import type { Scene } from './scene';
import { standing, type Stance, type ToyState } from './state';

const STANCES: readonly Offer<Stance>[] = [{ exactly: 'bold' }, { exactly: 'steady' }, { exactly: 'wary' }];
const stances = (): readonly Offer<Stance>[] => STANCES;
const steady = (): Stance => 'steady';

const INITIATIVE = [2, 3, 4].map((contenders) =>
  contest({ sides: 6, modifiers: new Array<number>(contenders).fill(0), best: 'highest', ties: 'tied-reroll' }),
);

/** Every seat names its bearer in secret (TOY-RELIC-01). */
export function nameBearers(scene: Scene): void {
  const { state } = scene;
  const seats = state.sides.map(({ seat }) => seat);
  const own = seats.map((_, side) => state.models.filter((model) => model.side === side).map(({ id }): Offer<Id> => ({ exactly: id })));
  const offers = (seat: Seat): readonly Offer<Id>[] => own[seats.indexOf(seat)]!;
  const named = scene.play.choose<Id>({
    kind: 'bearer',
    rule: 'TOY-RELIC-01',
    about: [],
    seats,
    sealed: true,
    offers,
    otherwise: (seat) => (offers(seat)[0] as { exactly: Id }).exactly,
  });
  seats.forEach((seat, side) => {
    const model = named.get(seat)!;
    scene.editSide(side).relic = model;
    scene.tell({ type: 'bearer-named', rule: 'TOY-RELIC-01', seat, model });
  });
}

/** The throw for the first turn, then the stances (TOY-INIT-01, TOY-STANCE-01). */
export function beginRound(scene: Scene): void {
  const { state } = scene;
  const sides: number[] = [];
  const seats: Seat[] = [];
  for (let side = 0; side < state.sides.length; side++) {
    if (!standing(state, side)) continue;
    sides.push(side);
    seats.push(state.sides[side]!.seat);
  }
  const first = sides[scene.play.ask(INITIATIVE[sides.length - 2]!, { rule: 'TOY-INIT-01', purpose: 'who begins', by: seats })]!;
  state.round++;
  state.turn = first;
  state.taken = 0;
  scene.tell({ type: 'round-begun', rule: 'TOY-INIT-01', round: state.round, first: state.sides[first]!.seat });
  const chosen = scene.play.choose<Stance>({ kind: 'stance', rule: 'TOY-STANCE-01', about: [], seats, sealed: true, offers: stances, otherwise: steady });
  const shown: { [seat: Seat]: Stance } = {};
  for (const side of sides) {
    const edited = scene.editSide(side);
    edited.stance = chosen.get(edited.seat)!;
    shown[edited.seat] = edited.stance;
  }
  scene.tell({ type: 'stances-shown', rule: 'TOY-STANCE-01', stances: shown });
  beginTurn(scene);
}

function beginTurn(scene: Scene): void {
  const { state } = scene;
  const side = state.turn;
  for (let i = 0; i < state.models.length; i++) {
    const model = state.models[i]!;
    if (model.side !== side || model.health === 0 || !(model.moved || model.fought || model.reacted)) continue;
    const fresh = scene.editModel(i);
    fresh.moved = false;
    fresh.fought = false;
    fresh.reacted = false;
  }
  scene.tell({ type: 'turn-begun', rule: 'TOY-TURN-01', seat: state.sides[side]!.seat });
}

/** Rallies the shaken and hands the turn on (TOY-TURN-01, TOY-TURN-02). */
export function endTurn(scene: Scene): void {
  const { state } = scene;
  for (let i = 0; i < state.models.length; i++) {
    const model = state.models[i]!;
    if (model.side !== state.turn || !model.shaken || model.health === 0) continue;
    scene.editModel(i).shaken = false;
    scene.tell({ type: 'model-rallied', rule: 'TOY-TURN-02', model: model.id });
  }
  nextTurn(scene);
}

function nextTurn(scene: Scene): void {
  const { state } = scene;
  while (++state.taken < state.sides.length) {
    state.turn = (state.turn + 1) % state.sides.length;
    if (standing(state, state.turn)) return beginTurn(scene);
  }
  if (state.round === state.rounds) end(scene, 'TOY-END-01', `Round ${state.round} was the last.`);
}

/** Before the first round, and when every seat has had its turn. */
export function betweenRounds({ round, taken, sides }: ToyState): boolean {
  return round === 0 || taken >= sides.length;
}

/** A seat's models leave the board; a turn of its own passes on at once (TOY-CONCEDE-01). */
export function giveUp(scene: Scene, seat: Seat): void {
  const { state } = scene;
  const side = state.sides.findIndex((each) => each.seat === seat);
  if (state.sides[side]!.gone) return;
  const models = leaveBoard(scene, side);
  const gone = scene.editSide(side);
  gone.gone = true;
  scene.tell({ type: 'seat-conceded', rule: 'TOY-CONCEDE-01', seat, models });
  if (gone.relic !== null && !gone.shown) {
    gone.shown = true;
    scene.tell({ type: 'relic-shown', rule: 'TOY-RELIC-01', seat, model: gone.relic });
  }
  endIfDecided(scene);
  if (state.ended === null && state.turn === side && !betweenRounds(state)) nextTurn(scene);
}

function leaveBoard(scene: Scene, side: number): readonly Id[] {
  const left: Id[] = [];
  scene.state.models.forEach(({ side: own, health, id }, i) => {
    if (own !== side || health === 0) return;
    scene.place(i, -1);
    scene.editModel(i).health = 0;
    left.push(id);
  });
  return left;
}
