import type { Point } from '../../../kernel/geometry/point';
import type { Blocked } from '../../../kernel/ruleset/game';
import { refuse } from '../../../kernel/ruleset/refusal';
import type { Offer } from '../../../kernel/table/table';
import { type OrderName, ORDER_NAMES } from '../rules/orders';
import type { ChainmailAction, Deed, GivenOrder } from './action';
import { canSee, hostile } from './contact';
import { whyNotToGoal } from './goal';
import type { Look } from './look';
import { ordersFor, pointsFor, priceOf, whyNotOrder } from './orders';
import { whyNotKind } from './permission';
import { cardOf, type Figure, figureNumber, type Skirmish } from './state';

type ChainmailOffer = Offer<ChainmailAction>;

const LEADING: readonly OrderName[] = ['under-command'];
const MORALE: readonly OrderName[] = ['morale-plus-2', 'morale-plus-4', 'morale-plus-8'];
const GETTING_UP: readonly OrderName[] = ['get-up-plus-4'];
const STANDING: readonly OrderName[] = ['attack-plus-2', 'focus', 'second-nearest', 'any-in-sight', 'attack-then-move'];

/** A fallen model with a commander's help (CM-ORDER-10). */
export function ordersToGetUp(state: Skirmish, figure: Figure): readonly ChainmailOffer[] {
  return ordersFor(state, figureNumber(state, figure.id), GETTING_UP).map((order) => ({ exactly: { type: 'get-up', model: figure.id, orders: [order] } }));
}

/** A routing model that a commander has rally, and steadies if it can pay for that too (CM-ORDER-07 to 09, CM-ORDER-11, CM-ACT-10). */
export function ordersToRally(state: Skirmish, figure: Figure): readonly ChainmailOffer[] {
  const number = figureNumber(state, figure.id);
  const steadied = ordersFor(state, number, MORALE);
  const own = cardOf(state, figure).traits;
  const led = own.commander > 0 || own.independent ? [[]] : ordersFor(state, number, LEADING).map((order) => [order]);
  return led.flatMap((leading) => [...(leading.length > 0 ? [leading] : []), ...steadied.filter((order) => affords(state, number, leading, order)).map((order) => [...leading, order])].map((orders): ChainmailOffer => ({ exactly: { type: 'rally', model: figure.id, orders } })));
}

/** Whether the same commander can pay for both. */
function affords(state: Skirmish, number: number, leading: readonly GivenOrder[], { by, order }: GivenOrder): boolean {
  const first = leading[0];
  if (first === undefined || first.by !== by) return true;
  const commander = figureNumber(state, by);
  const { pool } = state.figures[commander]!.command;
  return priceOf(state, commander, number, first.order) + priceOf(state, commander, number, order) <= pool;
}

/** What a model on its feet may do by order, given where it may step and whom it may attack (CM-ORDER-02, CM-ORDER-06, CM-ORDER-11 to 15). */
export function ordersToAct(state: Skirmish, figure: Figure, look: Look, step: Point | null, deeds: readonly Deed[]): readonly ChainmailOffer[] {
  const number = figureNumber(state, figure.id);
  const model = figure.id;
  const found: ChainmailOffer[] = [];
  const led = ordersFor(state, number, LEADING);
  for (const order of led) {
    if (cardOf(state, figure).traits.wild) found.push({ exactly: { type: 'regroup', model, orders: [order] } });
    else if (step !== null) found.push(maneuverFamily(state, figure, { type: 'maneuver', model, path: [step], orders: [order] }));
  }
  const targets = state.figures.filter((other) => other.where === 'field' && hostile(other, figure) && canSee(state, figure, other)).map(({ id }) => id);
  const mayCharge = whyNotKind(state, figure, 'charge', look) === null;
  for (const order of ordersFor(state, number, STANDING)) {
    const orders = [order];
    switch (order.order) {
      case 'attack-plus-2':
        for (const then of deeds) if (then.type === 'melee' || then.type === 'ranged') found.push({ exactly: { type: 'stand', model, then, orders } });
        if (mayCharge) found.push({ exactly: { type: 'charge', model, orders } });
        break;
      case 'second-nearest':
      case 'any-in-sight':
        if (targets.length < 2) break;
        if (mayCharge) found.push({ family: 'charge-by-order', rule: 'CM-RULING-45', bounds: { model, targets }, example: { type: 'charge', model, target: targets[0]!, orders } });
        if (deeds.some(({ type }) => type === 'ranged')) found.push({ family: 'shoot-by-order', rule: 'CM-RULING-45', bounds: { model, targets }, example: { type: 'stand', model, then: { type: 'ranged', target: targets[0]! }, orders } });
        break;
      case 'focus':
        if (look.commanded || look.aware || cardOf(state, figure).traits.wild) break;
        found.push({ family: 'focus', rule: 'CM-ORDER-12', bounds: { model, width: state.width, height: state.height }, example: { type: 'advance', model, orders: [{ by: order.by, order: 'focus', at: { x: state.width / 2, y: state.height / 2 } }] } });
        break;
      case 'attack-then-move':
        for (const first of deeds) {
          if (first.type === 'ranged' && cardOf(state, figure).traits.slowShot) continue;
          if (!look.commanded) found.push({ exactly: { type: 'advance', model, first, orders } });
          const leading = look.commanded ? [] : led.filter((each) => affords(state, number, [each], order)).slice(0, 1);
          if (step !== null && (look.commanded || leading.length > 0)) found.push(maneuverFamily(state, figure, { type: 'maneuver', model, path: [step], first, orders: [...leading, order] }));
        }
        break;
      default:
        break;
    }
  }
  return found;
}

function maneuverFamily(state: Skirmish, figure: Figure, example: Extract<ChainmailAction, { type: 'maneuver' }>): ChainmailOffer {
  const { speed } = cardOf(state, figure);
  const alone = example.first === undefined;
  return { family: 'maneuver', rule: 'CM-ORDER-02', bounds: { model: figure.id, from: { x: figure.x, y: figure.y }, speed, allowance: alone ? 2 * speed : speed, then: alone ? ['melee', 'ranged'] : [] }, example };
}

/** A model out of command may make for what the scenario is about (CM-SCEN-16, CM-SCEN-24). */
export function goalOffers(state: Skirmish, figure: Figure): readonly ChainmailOffer[] {
  if (whyNotToGoal(state, figure) !== null) return [];
  const model = figure.id;
  return [{ exactly: { type: 'advance', model, toGoal: true } }, { exactly: { type: 'advance', model, toGoal: true, haltAtThreat: true } }];
}

/** The orders that no commander of its side can give a model now, and why. */
export function blockedOrders(state: Skirmish, number: number): readonly Blocked[] {
  if (state.rules === 'basic') return [];
  const { id, side } = state.figures[number]!;
  return state.figures.flatMap((commander, by): readonly Blocked[] => {
    if (commander.where !== 'field' || commander.side !== side || pointsFor(state, commander, by === number) === 0) return [];
    return ORDER_NAMES.flatMap((order): readonly Blocked[] => {
      const fault = whyNotOrder(state, by, number, order);
      return fault === null ? [] : [{ action: order, about: [id, commander.id], refusal: refuse(fault, state, id) }];
    });
  });
}
