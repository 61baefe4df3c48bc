import { gap } from '../../../kernel/geometry/disc';
import type { Point } from '../../../kernel/geometry/point';
import { type Checked, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import { EPS } from '../rules/field';
import { orderCost, type OrderName, ORDER_NAMES, type OrderRange, termsOf } from '../rules/orders';
import type { Activation, GivenOrder } from './action';
import { bears } from './conditions';
import { canSee, isHelpless, touches } from './contact';
import type { ChainmailEvent } from './events';
import * as faults from './faults';
import type { ChainmailFault } from './faults';
import { cardOf, type Command, copyFigure, draftOf, type Figure, figureNumber, type Skirmish, type SkirmishDraft } from './state';

const NEAR = 6;
const FAR = 24;
/** One order, and one to be under command besides (CM-ORDER-04, CM-ORDER-11). */
const MOST_ON_AN_ACTION = 2;

type OrderGiven = Extract<ChainmailEvent, { readonly type: 'order-given' }>;

/** The kinds of action that each order has a bearing on; the rest are given when their moment comes (CM-ORDER-02, CM-RULING-54). */
const BEARS_ON: { readonly [order in OrderName]: readonly Activation['type'][] } = {
  'attack-plus-2': ['maneuver', 'charge', 'stand', 'advance'],
  'morale-plus-2': ['rally', 'maneuver', 'charge', 'advance'],
  'morale-plus-4': ['rally', 'maneuver', 'charge', 'advance'],
  'morale-plus-8': ['rally', 'maneuver', 'charge', 'advance'],
  'get-up-plus-4': ['get-up'],
  focus: ['advance'],
  'under-command': ['maneuver', 'charge', 'rally', 'regroup'],
  'second-nearest': ['charge', 'stand', 'maneuver', 'advance'],
  'any-in-sight': ['charge', 'stand', 'maneuver', 'advance'],
  'attack-then-move': ['maneuver', 'advance'],
  'decline-attacks-of-opportunity': [],
};

/** Whether a model with command points can spend them now: on the field and in its senses (CM-CP-03, CM-CP-04, CM-ABIL-18). */
export function canSpend(state: Skirmish, figure: Figure): boolean {
  return figure.where === 'field' && cardOf(state, figure).traits.commandPoints > 0 && !isHelpless(figure);
}

/** Why a commander can't give a model an order now (CM-ORDER-01, CM-ORDER-03, CM-ORDER-04, CM-ORDER-11, CM-ORDER-17, CM-ORDER-21, CM-CP-01 to 04, CM-COND-10). */
export function whyNotOrder(state: Skirmish, by: number, to: number, order: OrderName): ChainmailFault | null {
  const commander = state.figures[by];
  const receiver = state.figures[to]!;
  if (state.rules === 'basic') return faults.BASIC_RULES;
  if (commander === undefined || commander.where !== 'field' || commander.side !== receiver.side || pointsFor(state, commander, by === to) === 0) return faults.NOT_A_COMMANDER;
  if (isHelpless(commander)) return faults.CANNOT_ORDER;
  const { untrained, wild, commander: rating, independent } = cardOf(state, receiver).traits;
  if (untrained || (wild && order !== 'under-command')) return faults.TAKES_NO_ORDERS;
  if (order === 'under-command') {
    if (rating > 0 || independent || receiver.command.ledBy >= 0) return faults.LED_ALREADY;
  } else {
    if (commander.command.gives !== null && commander.command.gives !== order) return faults.OTHER_KIND;
    if (receiver.command.order !== null) return faults.ORDERED_ALREADY;
  }
  const { range, mayTargetSelf } = termsOf(order);
  if (by === to && !mayTargetSelf) return faults.NOT_TO_ITSELF;
  if (bears(commander, 'ghost-sounded') || bears(receiver, 'ghost-sounded')) return faults.CANNOT_HEAR;
  if (by !== to && !isInRange(state, commander, receiver, range)) return faults.OUT_OF_REACH;
  return priceOf(state, by, to, order) > commander.command.pool ? faults.NOT_ENOUGH_POINTS : null;
}

/** The command points that a model has each round for a receiver: an independent troop has some for itself alone (CM-CP-01, CM-ABIL-18). */
export function pointsFor(state: Skirmish, commander: Figure, itself: boolean): number {
  const { traits } = cardOf(state, commander);
  return itself ? traits.commandPoints : traits.commander;
}

function isInRange(state: Skirmish, commander: Figure, receiver: Figure, range: OrderRange): boolean {
  const apart = gap(commander, receiver);
  switch (range) {
    case 'base-contact':
      return touches(commander, receiver);
    case '6in':
      return apart <= NEAR + EPS;
    case '6in-or-24in-with-line-of-sight':
      return apart <= NEAR + EPS || (apart <= FAR + EPS && canSee(state, commander, receiver));
    default:
      return range satisfies never;
  }
}

/** What an order would cost (CM-ORDER-18, CM-ORDER-19). */
export function priceOf(state: Skirmish, by: number, to: number, order: OrderName): number {
  return orderCost(order, cardOf(state, state.figures[by]!), cardOf(state, state.figures[to]!), by === to);
}

/** Every order that some commander could give a model now. */
export function ordersFor(state: Skirmish, to: number, orders: readonly OrderName[] = ORDER_NAMES): readonly GivenOrder[] {
  const found: GivenOrder[] = [];
  if (state.rules === 'basic') return found;
  for (let by = 0; by < state.figures.length; by++) {
    const commander = state.figures[by]!;
    if (commander.side !== state.figures[to]!.side || pointsFor(state, commander, by === to) === 0) continue;
    for (const order of orders) if (whyNotOrder(state, by, to, order) === null) found.push({ by: commander.id, order });
  }
  return found;
}

/** An order takes effect: it is paid, and both are bound by it until the end of the round (CM-ORDER-03 to 05). */
export function giveOrder(state: SkirmishDraft, by: number, to: number, order: OrderName, at: Point | undefined): OrderGiven {
  const cost = priceOf(state, by, to, order);
  const free = order === 'under-command';
  const { pool, gives, order: had, ledBy, focus } = state.figures[by]!.command;
  changeCommand(state, by, { pool: pool - cost, gives: free ? gives : order, order: had, ledBy, focus });
  const told = state.figures[to]!.command;
  changeCommand(state, to, { pool: told.pool, gives: told.gives, order: free ? told.order : order, ledBy: free ? by : told.ledBy, focus: at === undefined ? told.focus : { x: at.x, y: at.y } });
  return { type: 'order-given', rule: termsOf(order).rule, by: state.figures[by]!.id, model: state.figures[to]!.id, order, cost, left: pool - cost };
}

function changeCommand(state: SkirmishDraft, number: number, command: Command): void {
  const figure = copyFigure(state.figures[number]!);
  figure.command = command;
  state.figures[number] = figure;
}

/** What an action's orders make of the state, or why one of them can't be given. */
export interface Ordered {
  readonly state: Skirmish;
  readonly told: readonly OrderGiven[];
}

/** Gives the orders that ride on an action, one after the other (CM-ORDER-02, CM-RULING-06). */
export function takeOrders(state: Skirmish, number: number, type: Activation['type'], orders: readonly GivenOrder[]): Checked<Ordered> {
  const draft = draftOf(state);
  const told: OrderGiven[] = [];
  const kinds = orders.filter(({ order }) => order !== 'under-command').length;
  if (orders.length > MOST_ON_AN_ACTION || kinds > 1) return refused(refuse(faults.ORDER_TWICE, state, state.figures[number]!.id));
  for (let i = 0; i < orders.length; i++) {
    const { by, order, at } = orders[i]!;
    const commander = figureNumber(state, by);
    const fault = !BEARS_ON[order].includes(type) && state.rules === 'advanced' ? faults.ORDER_IDLE : (whyNotOrder(draft, commander, number, order) ?? whyNotFocus(state, order, at));
    if (fault !== null) return refused({ ...refuse(fault, state, fault === faults.NOT_A_COMMANDER || fault === faults.CANNOT_ORDER ? by : state.figures[number]!.id), pointer: `/orders/${i}` });
    told.push(giveOrder(draft, commander, number, order, at));
  }
  return granted({ state: draft, told });
}

function whyNotFocus({ width, height }: Skirmish, order: OrderName, at: Point | undefined): ChainmailFault | null {
  if ((order === 'focus') !== (at !== undefined)) return faults.FOCUS_NEEDS_POINT;
  return at === undefined || (at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height) ? null : faults.FOCUS_NEEDS_POINT;
}
