import type { GameRules } from '../../../src/kernel/ruleset/game-rules';
import { type Refusal, refuse } from '../../../src/kernel/ruleset/refusal';
import type { Id, Json, Seat } from '../../../src/kernel/table/table';
import type { ToyAction } from './action';
import { distance } from './board';
import { TOY_BOTS } from './bots';
import type { ToyEvent } from './events';
import { type ToyFault, UNKNOWN_ACTION } from './faults';
import { shoot, strike } from './fighting';
import { move } from './movement';
import { blockedFor, drawFrom, envelopeOf, offersTo } from './offers';
import { whyNotAttack, whyNotInvoke, whyNotMove, whyNotPath, whyNotShoot, whyNotStrike, whyNotTarget } from './permission';
import { beginRound, betweenRounds, endTurn, giveUp, nameBearers } from './rounds';
import { Scene, type ToyPlay } from './scene';
import { setUp, type ToySetup } from './setup';
import { DUEL } from './setups';
import { ACTION_SHAPE, DECISIONS, SETUP_SHAPE } from './shapes';
import { FULL_HEALTH, modelNumber, type ToyState } from './state';
import { redealt, type ToyView, viewFor, witnessed } from './view';

const NOBODY: readonly Seat[] = [];

/** The toy skirmish as a game's author writes it. */
export const TOY_RULES: GameRules<ToyState, ToyAction, ToyEvent, ToySetup, ToyView> = {
  cites: { turn: 'TOY-TURN-01', end: 'TOY-END-01', concede: 'TOY-CONCEDE-01', dice: 'TOY-STRIKE-01' },
  setup: SETUP_SHAPE,
  action: ACTION_SHAPE,
  decisions: DECISIONS,
  create: setUp,
  seats: (state) => state.sides.map(({ seat }) => seat),
  toAct: (state) => (betweenRounds(state) || state.ended !== null ? NOBODY : [state.sides[state.turn]!.seat]),
  proceed(play) {
    const scene = new Scene(play);
    // Two tasks, so that no secret answer stays in the journal of the throw for the first turn.
    if (scene.state.sides.some(({ relic }) => relic === null)) nameBearers(scene);
    else beginRound(scene);
  },
  offers: offersTo,
  blocked: blockedFor,
  envelope: envelopeOf,
  perform: (play, _seat, action) => perform(play, action),
  concede: (play, seat) => giveUp(new Scene(play), seat),
  otherwise: () => ({ type: 'end-turn' }),
  spans: (state) => ({ turn: [state.round, state.taken], round: state.round, game: 0 }),
  view: viewFor,
  witness: witnessed,
  redeal: redealt,
  draw: drawFrom,
  drawAnswer: (_state, _seat, _decision, offer) => ('exactly' in offer ? offer.exactly : offer.example),
  tellApart: changesBetween,
  outcome: (state) => state.ended,
  bots: TOY_BOTS,
  setups: [{ id: 'duel', title: 'A duel of two', setup: DUEL }],
};

function perform(play: ToyPlay, action: ToyAction): Refusal | null {
  const { state } = play;
  switch (action.type) {
    case 'move': {
      const model = modelNumber(state, action.model);
      const fault = whyNotMove(state, model) ?? whyNotPath(state, model, action.path);
      if (fault !== null) return no(fault, state, action.model);
      move(new Scene(play), model, action.path);
      return null;
    }
    case 'strike':
    case 'shoot':
      return attack(play, action);
    case 'invoke': {
      const model = modelNumber(state, action.model);
      const fault = whyNotInvoke(state, model);
      if (fault !== null) return no(fault, state, action.model);
      invoke(new Scene(play), model);
      return null;
    }
    case 'end-turn':
      endTurn(new Scene(play));
      return null;
    default:
      return no(UNKNOWN_ACTION, state, (action satisfies never as { type: string }).type);
  }
}

function attack(play: ToyPlay, { type, model: id, target: targetId }: Extract<ToyAction, { type: 'strike' | 'shoot' }>): Refusal | null {
  const { state } = play;
  const model = modelNumber(state, id);
  const target = modelNumber(state, targetId);
  const unable = whyNotAttack(state, model);
  if (unable !== null) return no(unable, state, id);
  const fault = whyNotReach(state, type, model, target);
  if (fault !== null) return no(fault, state, targetId);
  const scene = new Scene(play);
  scene.editModel(model).fought = true;
  if (type === 'strike') strike(scene, model, target);
  else shoot(scene, model, target);
  return null;
}

function whyNotReach(state: ToyState, type: 'strike' | 'shoot', number: number, other: number): ToyFault | null {
  const model = state.models[number]!;
  const target = state.models[other];
  const fault = whyNotTarget(state, model, target);
  if (fault !== null) return fault;
  const range = distance(state.size, model.at, target!.at);
  return type === 'strike' ? whyNotStrike(range) : whyNotShoot(range);
}

/** The relic heals its bearer and is no secret any more (TOY-RELIC-02). */
function invoke(scene: Scene, number: number): void {
  const side = scene.editSide(scene.state.turn);
  const model = scene.editModel(number);
  side.invoked = true;
  if (!side.shown) {
    side.shown = true;
    scene.tell({ type: 'relic-shown', rule: 'TOY-RELIC-01', seat: side.seat, model: model.id });
  }
  model.health = FULL_HEALTH;
  scene.tell({ type: 'relic-invoked', rule: 'TOY-RELIC-02', model: model.id, health: FULL_HEALTH });
}

/** Which models an action changed, and how it left them. */
function changesBetween(before: ToyState, after: ToyState): Json {
  const changed = after.models.filter((model, i) => model.health !== before.models[i]!.health || model.at !== before.models[i]!.at || model.shaken !== before.models[i]!.shaken);
  return { models: changed.map(({ id, at, health, shaken }) => ({ id, at, health, shaken })), ended: after.ended !== null };
}

function no(fault: ToyFault, state: ToyState, about: Id): Refusal {
  return refuse(fault, state, about);
}
