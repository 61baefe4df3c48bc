import { facing } from '../../../kernel/geometry/degrees';
import { at, type Point } from '../../../kernel/geometry/point';
import type { OpenDecision } from '../../../kernel/ruleset/position';
import type { Dice } from '../../../kernel/table/dice';
import type { Id, Json, Offer, Seat } from '../../../kernel/table/table';
import type { ChainmailAction } from './action';
import { laidAt, whyNotPlace, whyNotThere } from './deployment';
import { planManeuver } from './maneuver';
import { deedsOf } from './offers';
import { takeOrders } from './orders';
import { cardOf, copyFigure, type Figure, figureNumber, type Skirmish } from './state';

const TRIES = 8;

/** A random member of a family, found by trying; the example where luck fails. */
export function drawAction(state: Skirmish, _seat: Seat, offer: Offer<ChainmailAction>, dice: Dice): ChainmailAction {
  if ('exactly' in offer) return offer.exactly;
  const { example } = offer;
  switch (example.type) {
    case 'place-terrain':
      return drawPlace(state, example, dice);
    case 'deploy':
      return drawDeployment(state, example, dice);
    case 'maneuver':
      return drawManeuver(state, example, dice);
    case 'charge':
      if (example.throw === true) return { ...example, gap: (dice.next(11) - 1) * (example.gap! / 10) };
      return { ...example, target: drawTarget(offer.bounds, dice) };
    case 'stand':
      return { ...example, then: { type: 'ranged', target: drawTarget(offer.bounds, dice) } };
    case 'advance':
      if (example.shootAfter === undefined) return example.orders === undefined ? example : { ...example, orders: example.orders.map((order) => ({ ...order, at: anywhere(state, dice) })) };
      return { ...example, shootAfter: (dice.next(11) - 1) * (example.shootAfter! / 10) };
    default:
      return example;
  }
}

function drawTarget({ targets }: { readonly [name: string]: Json }, dice: Dice): Id {
  const ids = targets as readonly Id[];
  return ids[dice.next(ids.length) - 1]!;
}

/** The strikers in any order, or any place on the boundary. */
export function drawAnswer(state: Skirmish, _seat: Seat, _decision: OpenDecision, offer: Offer<Json>, dice: Dice): Json {
  if ('exactly' in offer) return offer.exactly;
  if (offer.family === 'home-spot') return drawHomeSpot(state, dice);
  const left = [...(offer.example as readonly Json[])];
  const drawn: Json[] = [];
  while (left.length > 0) drawn.push(...left.splice(dice.next(left.length) - 1, 1));
  return drawn;
}

function anywhere(state: Skirmish, dice: Dice): Point {
  return { x: dice.next(Math.floor(state.width * 4)) / 4, y: dice.next(Math.floor(state.height * 4)) / 4 };
}

function drawHomeSpot({ width, height }: Skirmish, dice: Dice): Json {
  const across = dice.next(Math.floor(width)) - 1;
  const up = dice.next(Math.floor(height)) - 1;
  const spots = [{ x: across, y: 0 }, { x: 0, y: up }, { x: across, y: height }, { x: width, y: up }];
  return spots[dice.next(spots.length) - 1]!;
}

function drawPlace(state: Skirmish, example: Extract<ChainmailAction, { type: 'place-terrain' }>, dice: Dice): ChainmailAction {
  const loose = state.loose.find(({ id }) => id === example.piece)!;
  for (let i = 0; i < TRIES; i++) {
    const place = anywhere(state, dice);
    const turned = dice.next(24) * 15;
    if (whyNotPlace(state, loose, laidAt(loose, place, turned)) === null) return { type: 'place-terrain', piece: example.piece, at: place, turned };
  }
  return example;
}

function drawDeployment(state: Skirmish, example: Extract<ChainmailAction, { type: 'deploy' }>, dice: Dice): ChainmailAction {
  const taken: Figure[] = [];
  for (const { model } of example.models) {
    const figure = state.figures[figureNumber(state, model)]!;
    const place = placeInZone(state, figure, taken, dice);
    if (place === null) return example;
    taken.push({ ...figure, ...place });
  }
  return { type: 'deploy', models: taken.map(({ id, x, y }) => ({ model: id, at: { x, y } })) };
}

function placeInZone(state: Skirmish, figure: Figure, taken: readonly Figure[], dice: Dice): Point | null {
  const { zones } = state.sides[figure.side]!;
  for (let i = 0; i < TRIES; i++) {
    const { minX, minY, maxX, maxY } = zones[zones.length > 1 ? dice.next(zones.length) - 1 : 0]!;
    const place = at(minX + dice.next(Math.ceil((maxX - minX) * 4)) / 4, minY + dice.next(Math.ceil((maxY - minY) * 4)) / 4);
    if (whyNotThere(state, figure, place, taken) === null) return place;
  }
  return null;
}

/** One or two legs of random length and heading, with an attack now and then where one is open. */
function drawManeuver(state: Skirmish, example: Extract<ChainmailAction, { type: 'maneuver' }>, dice: Dice): ChainmailAction {
  const number = figureNumber(state, example.model);
  const ordered = example.orders === undefined ? null : takeOrders(state, number, 'maneuver', example.orders);
  return ordered !== null && ordered.ok ? drawWay(ordered.value.state, number, example, dice) : drawWay(state, number, example, dice);
}

function drawWay(state: Skirmish, number: number, example: Extract<ChainmailAction, { type: 'maneuver' }>, dice: Dice): ChainmailAction {
  const figure = state.figures[number]!;
  const { speed } = cardOf(state, figure);
  for (let i = 0; i < TRIES; i++) {
    const far = example.first !== undefined || dice.next(2) === 1 ? speed : 2 * speed;
    const path = [leg(figure, (dice.next(20) / 20) * far, dice)];
    if (dice.next(3) === 1) path.push(leg(path[0]!, (dice.next(20) / 40) * far, dice));
    if (path.some(({ x, y }) => x <= 0 || y <= 0 || x >= state.width || y >= state.height)) continue;
    const action: ChainmailAction = example.first === undefined ? { type: 'maneuver', model: example.model, path } : { type: 'maneuver', model: example.model, path, first: example.first };
    if (!planManeuver(state, figure, action).ok) continue;
    const whole = example.first === undefined ? withDeed(state, figure, action, dice) : action;
    return example.orders === undefined ? whole : { ...whole, orders: example.orders };
  }
  return example;
}

function withDeed(state: Skirmish, figure: Figure, action: Extract<ChainmailAction, { type: 'maneuver' }>, dice: Dice): Extract<ChainmailAction, { type: 'maneuver' }> {
  const end = copyFigure(figure);
  const last = action.path![action.path!.length - 1]!;
  end.x = last.x;
  end.y = last.y;
  const deeds = deedsOf(state, end, true);
  if (deeds.length === 0) return action;
  const armed = { ...action, then: deeds[dice.next(deeds.length) - 1]! };
  return planManeuver(state, figure, armed).ok ? armed : action;
}

function leg(from: Point, inches: number, dice: Dice): Point {
  const { x, y } = facing(dice.next(72) * 5);
  return at(from.x + x * inches, from.y + y * inches);
}
