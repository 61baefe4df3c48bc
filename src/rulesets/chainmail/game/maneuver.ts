import { at, type Point } from '../../../kernel/geometry/point';
import { type Checked, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import type { ChainmailAction, Deed } from './action';
import { isHelpless } from './contact';
import { isAffordable } from './course';
import { perform } from './deed';
import { performUnmoved } from './extra-attack';
import * as faults from './faults';
import type { ChainmailFault } from './faults';
import { crowdFor, routeTo, walkOf } from './ground';
import { whyNotDeed } from './permission';
import { firstInches, settleFlights } from './rout';
import type { Scene } from './scene';
import { cardOf, copyFigure, type Figure, figureNumber, type Skirmish } from './state';
import { travel, WALK } from './travel';

export type Maneuver = Extract<ChainmailAction, { readonly type: 'maneuver' }>;

/** The path a maneuver takes, and the model its player sent it toward. */
export interface Plan {
  readonly path: readonly Point[];
  readonly toward: number;
}

/** Finds and checks the path of a maneuver and what is to follow it (CM-ACT-03, CM-MOVE-01 to 05, CM-MOVE-07). */
export function planManeuver(state: Skirmish, figure: Figure, action: Maneuver): Checked<Plan> {
  const { path, to, toward, then, first } = action;
  const no = (fault: ChainmailFault, about: string = figure.id) => refused(refuse(fault, state, about));
  if ([path, to, toward].filter((each) => each !== undefined).length !== 1) return no(faults.NO_PATH);
  const { speed } = cardOf(state, figure);
  const early = first === undefined ? null : whyNotFirst(state, figure, first, then);
  if (early !== null) return no(early.fault, early.about);
  const allowance = then === undefined && first === undefined ? 2 * speed : speed;
  const plan = wayOf(state, figure, action, allowance);
  if ('fault' in plan) return no(plan.fault, plan.about);
  if (then !== undefined) {
    const end = copyFigure(figure);
    const last = plan.path[plan.path.length - 1]!;
    end.x = last.x;
    end.y = last.y;
    const wrong = whyNotDeed(state, end, then, plan.path.length > 1);
    if (wrong !== null) return no(wrong.fault, wrong.about);
  }
  return granted(plan);
}

/** Why a model can't attack before it moves: it wants the order for it, and does not attack again (CM-ORDER-15). */
export function whyNotFirst(state: Skirmish, figure: Figure, first: Deed, then: Deed | undefined): Wrong | null {
  if (figure.command.order !== 'attack-then-move' || then !== undefined) return { fault: faults.FIRST_NEEDS_ORDER, about: figure.id };
  return whyNotDeed(state, figure, first, true);
}

interface Wrong {
  readonly fault: ChainmailFault;
  readonly about: string;
}

function wayOf(state: Skirmish, figure: Figure, { path, to, toward, then }: Maneuver, allowance: number): Plan | Wrong {
  return toward === undefined ? alongPath(state, figure, path, to, allowance) : upTo(state, figure, toward, allowance, then?.type === 'melee' && then.target === toward);
}

function alongPath(state: Skirmish, figure: Figure, path: readonly Point[] | undefined, to: Point | undefined, allowance: number): Plan | Wrong {
  const crowd = crowdFor(state, figure);
  const wrong = (fault: ChainmailFault): Wrong => ({ fault, about: figure.id });
  let whole: readonly Point[];
  if (to !== undefined) {
    const route = routeTo(state, figure, crowd, { to: 'point', point: at(to.x, to.y) });
    if (route === null) return wrong(faults.UNREACHABLE);
    whole = route.polyline;
  } else whole = [{ x: figure.x, y: figure.y }, ...path!.map(({ x, y }) => at(x, y))];
  const walk = walkOf(state, figure, crowd, whole);
  if (walk.stopped !== null || whole.slice(0, -1).some((corner) => isOff(state, corner))) return wrong(faults.BLOCKED);
  if (!walk.endFree) return wrong(faults.NO_ROOM);
  return isAffordable(walk.length, walk.cost, allowance) ? { path: whole, toward: -1 } : wrong(faults.TOO_FAR);
}

/** Whether a centre there is off the field: nobody comes back from the boundary (CM-RULING-26). */
function isOff({ width, height }: Skirmish, { x, y }: Point): boolean {
  return x <= 0 || y <= 0 || x >= width || y >= height;
}

/** A way that costs so much more than the allowance is longer than the minimum inch, and ends short of a blow. */
const MOST_TO_STRIKE = 12;

/** As far as it gets on the cheapest way to contact with a model. */
function upTo(state: Skirmish, figure: Figure, toward: string, allowance: number, toStrike: boolean): Plan | Wrong {
  const number = figureNumber(state, toward);
  const target = state.figures[number];
  if (target === undefined || target.where !== 'field' || target.id === figure.id) return { fault: target === undefined ? faults.NO_SUCH_MODEL : faults.NOT_ON_FIELD, about: toward };
  const crowd = crowdFor(state, figure);
  const route = routeTo(state, figure, crowd, { to: 'contact', disc: target }, toStrike ? allowance + MOST_TO_STRIKE : undefined);
  if (route === null) return { fault: toStrike ? faults.NOT_IN_CONTACT : faults.UNREACHABLE, about: toward };
  return { path: firstInches(state, figure, crowd, route.polyline, allowance) ?? [{ x: figure.x, y: figure.y }], toward: number };
}

/** Moves, then does what was to follow if it came through; held where it stands, it does what it can from there (CM-ACT-03, CM-AOO-07, CM-ARULING-19). */
export function maneuver(scene: Scene, number: number, plan: Plan, action: Maneuver): void {
  const { then, first } = action;
  if (first !== undefined) return attackThenMove(scene, number, first, plan, action);
  const { path, toward } = plan;
  const { arrived, stuck, inches } = travel(scene, number, path, { ...WALK, toward });
  if (then === undefined || !(arrived || stuck)) return;
  if (stuck && whyNotDeed(scene.state, scene.figure(number), then, false) !== null) return;
  if (inches === 0) performUnmoved(scene, number, then);
  else perform(scene, number, then);
}

/** By order the attack comes first, with the flight it causes, and then as much of the move as is open yet (CM-ORDER-15). */
function attackThenMove(scene: Scene, number: number, first: Deed, planned: Plan, action: Maneuver): void {
  if (!attackFirst(scene, number, first)) return;
  const { state } = scene;
  const figure = scene.figure(number);
  const { speed } = cardOf(state, figure);
  // Whom it makes for may have run, and who stood in its way.
  const now = wayOf(state, figure, action, speed);
  const { path, toward } = 'fault' in now ? planned : now;
  const open = path.length < 2 ? null : firstInches(state, figure, crowdFor(state, figure), path, speed);
  if (open !== null) travel(scene, number, open, { ...WALK, toward });
}

/** The attack before a move, and whoever it makes run; whether the model may still move: its own spell or fire may have caught it (CM-ORDER-15, CM-ROUT-01, CM-ROUT-08, CM-DOWN-02, CM-COND-08). */
export function attackFirst(scene: Scene, number: number, first: Deed): boolean {
  perform(scene, number, first);
  settleFlights(scene);
  const figure = scene.figure(number);
  return scene.state.ended === null && figure.where === 'field' && !isHelpless(figure);
}
