import { type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import { rollSave, sum } from '../rules/saves';
import type { Activation, Deed } from './action';
import { advance, regroup } from './advance';
import { charge } from './charge';
import { whyNotChoose } from './choice';
import { isUnderCommand } from './command';
import { whyNotToGoal } from './goal';
import { saveModifiers } from './conditions';
import { isForsaken } from './cowardice';
import { performUnmoved } from './extra-attack';
import * as faults from './faults';
import type { ChainmailFault } from './faults';
import { guidanceFor } from './guidance';
import { getUp } from './getting-up';
import { maneuver, planManeuver, whyNotFirst } from './maneuver';
import { testNerve } from './morale';
import { whyNotAdvanceToCast } from './may-cast';
import { type Ordered, takeOrders } from './orders';
import { canStrike, knowsEnemy, whyNotActivate, whyNotDeclare, whyNotDeed, whyNotKind, whyNotSpot, whyNotStopToShoot, whyNotThrow } from './permission';
import { isRoused } from './rousing';
import { fleeToEdge } from './rout';
import { finishTurn } from './rounds';
import { type ChainmailPlay, Scene } from './scene';
import { wakeTouched } from './waking';
import { cardOf, type Figure, figureNumber, type Skirmish } from './state';

/** A model's turn, whole: one action with what rides on it, or every reason against it (CM-ACT-01, CM-ROUND-06). */
export function takeTurn(play: ChainmailPlay, side: number, action: Activation): Refusal | readonly Refusal[] | null {
  const number = figureNumber(play.state, action.model);
  if (!('orders' in action) || action.orders === undefined || action.orders.length === 0) return takeTurnIn(play, side, number, action);
  const idle = whyNotActivate(play.state, side, number);
  if (idle !== null) return refuse(idle, play.state, action.model);
  const ordered = takeOrders(play.state, number, action.type, action.orders);
  if (!ordered.ok) return ordered.refusals;
  const before = play.state;
  play.state = ordered.value.state;
  const refusals = takeTurnIn(play, side, number, action, ordered.value.told);
  if (refusals !== null) play.state = before;
  return refusals;
}

function takeTurnIn(play: ChainmailPlay, side: number, number: number, action: Activation, orders: Ordered['told'] = NO_ORDERS): Refusal | readonly Refusal[] | null {
  const { state } = play;
  const act: Act = (deed) => carryOut(play, number, action, orders, deed);
  const unable = whyNotActivate(state, side, number) ?? whyNotKind(state, state.figures[number]!, action.type);
  if (unable !== null) return refuse(unable, state, action.model);
  const figure = state.figures[number]!;
  switch (action.type) {
    case 'spot': {
      const target = state.figures[figureNumber(state, action.target)];
      const fault = whyNotSpot(state, figure, target);
      if (fault !== null) return refuse(fault, state, action.target);
      spot(new Scene(play), number, target!);
      return null;
    }
    case 'maneuver': {
      const plan = planManeuver(state, figure, action);
      if (!plan.ok) return plan.refusals;
      return act((scene) => maneuver(scene, number, plan.value, action));
    }
    case 'charge': {
      const fault = whyNotThisCharge(state, figure, action);
      if (fault !== null) return refuse(fault, state, action.model);
      return act((scene) => charge(scene, number, action));
    }
    case 'rouse':
      rouse(new Scene(play), number);
      return null;
    case 'stand': {
      const wrong = whyNotThisStand(state, figure, action.then);
      if (wrong !== null) return refuse(wrong.fault, state, wrong.about);
      return act((scene) => stand(scene, number, action.then));
    }
    case 'advance': {
      const wrong = whyNotThisAdvance(state, figure, action);
      if (wrong !== null) return refuse(wrong.fault, state, wrong.about);
      return act((scene) => advance(scene, number, action));
    }
    case 'regroup':
      return act((scene) => regroup(scene, number));
    case 'rally':
      return act((scene) => rally(scene, number));
    case 'flee':
      return act((scene) => fleeToEdge(scene, number));
    case 'get-up':
      return act((scene) => getUp(scene, number));
    case 'recover':
      return act(() => undefined);
    default:
      return refuse(faults.UNKNOWN_ACTION, state, (action satisfies never as { type: string }).type);
  }
}

const NO_ORDERS: Ordered['told'] = [];

type Act = (deed: (scene: Scene) => void) => null;

function carryOut(play: ChainmailPlay, number: number, { type }: Activation, orders: Ordered['told'], deed: (scene: Scene) => void): null {
  const scene = new Scene(play);
  for (const order of orders) scene.tell(order);
  begin(scene, number);
  const figure = scene.figure(number);
  scene.tell({ type: 'model-activated', rule: 'CM-ACT-01', model: figure.id, action: type, underCommand: isUnderCommand(scene.state, figure) });
  deed(scene);
  finishTurn(scene, number);
  return null;
}

/** The turn of a model begins; whether a coward is alone is seen now, before any die (CM-ARULING-17). */
function begin(scene: Scene, number: number): void {
  scene.acting = number;
  scene.forsaken = isForsaken(scene.state, scene.figure(number));
}

/** An unreliable model throws before it does anything; unwilling, it has had its turn (CM-ABIL-43, CM-ARULING-11). */
function rouse(scene: Scene, number: number): void {
  begin(scene, number);
  if (isRoused(scene, number)) scene.state.active = number;
  else finishTurn(scene, number);
}

function whyNotThisCharge(state: Skirmish, figure: Figure, action: Extract<Activation, { type: 'charge' }>): ChainmailFault | null {
  const { gap, haltIfSlowed } = action;
  const unable = whyNotDeclare(figure, action) ?? whyNotChoose(state, figure, action.target) ?? (action.throw === true ? whyNotThrow(state, figure) : null);
  if (unable !== null) return unable;
  if ((gap === undefined && haltIfSlowed !== true) || isUnderCommand(state, figure)) return null;
  return gap !== undefined ? faults.NOT_CLOSE_UNDER_COMMAND : faults.NO_HALT_OUT_OF_COMMAND;
}

function whyNotThisStand(state: Skirmish, figure: Figure, then: Deed | undefined): { readonly fault: ChainmailFault; readonly about: string } | null {
  if (then !== undefined) return whyNotDeed(state, figure, then, false);
  const idle = cardOf(state, figure).traits.wild && canStrike(state, figure);
  return idle ? { fault: faults.WILD_MUST_STRIKE, about: figure.id } : null;
}

function whyNotThisAdvance(state: Skirmish, figure: Figure, action: Extract<Activation, { type: 'advance' }>): { readonly fault: ChainmailFault; readonly about: string } | null {
  const { shootAfter, attack, toGoal, first, cast } = action;
  const own = (fault: ChainmailFault | null) => (fault === null ? null : { fault, about: figure.id });
  const unable = whyNotDeclare(figure, action);
  if (unable !== null) return own(unable);
  if (toGoal === true) return own(shootAfter !== undefined || cast !== undefined || first !== undefined ? faults.GOAL_ALONE : whyNotToGoal(state, figure));
  if (cardOf(state, figure).traits.wild && !knowsEnemy(state, figure)) return own(faults.WILD_STAYS);
  if (first !== undefined) return shootAfter === undefined ? whyNotFirst(state, figure, first, undefined) : own(faults.FIRST_NEEDS_ORDER);
  if (cast !== undefined) return own(whyNotAdvanceToCast(state, figure, cast, shootAfter));
  if (shootAfter === undefined) return null;
  return own(attack === true ? faults.SHOOT_AND_STRIKE : whyNotStopToShoot(state, figure, shootAfter));
}

/** Tries to see a hider; the turn goes on (CM-ABIL-16a). */
function spot(scene: Scene, number: number, target: Figure): void {
  const { state } = scene;
  const { hide } = cardOf(state, target).traits;
  const modifiers = [...saveModifiers(state, scene.figure(number)), ...guidanceFor(scene, number, 'save')];
  scene.disturb(scene.figure(number).side);
  const spotted = rollSave(scene.play, sum(modifiers), hide, 'CM-ABIL-16a', 'spot a hider', scene.seatOf(number));
  state.active = number;
  state.tried = [...state.tried, target.id];
  if (spotted) state.spotted = [...state.spotted, target.id];
  scene.tell({ type: 'hider-sought', rule: 'CM-ABIL-16a', modifiers, model: scene.figure(number).id, target: target.id, dc: hide, spotted });
}

/** To stand is a move of no length (CM-ACT-09, CM-ARULING-04). */
function stand(scene: Scene, number: number, then: Deed | undefined): void {
  wakeTouched(scene, number);
  if (then !== undefined) performUnmoved(scene, number, then);
}

/** A morale save ends the rout; failing it the model runs for the nearest edge (CM-ACT-10, CM-MORALE-10). */
function rally(scene: Scene, number: number): void {
  if (!testNerve(scene, number, 'CM-MORALE-10', 'rally')) return fleeToEdge(scene, number);
  scene.edit(number).routing = false;
  scene.tell({ type: 'model-rallied', rule: 'CM-ACT-10', model: scene.figure(number).id });
}
