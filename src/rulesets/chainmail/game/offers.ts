import { facing } from '../../../kernel/geometry/degrees';
import type { Crowd } from '../../../kernel/geometry/path';
import { at, type Point } from '../../../kernel/geometry/point';
import type { Blocked } from '../../../kernel/ruleset/game';
import { refuse } from '../../../kernel/ruleset/refusal';
import type { Json, Offer, Seat } from '../../../kernel/table/table';
import type { OrderName } from '../rules/orders';
import type { Activation, ChainmailAction, Deed } from './action';
import { deployedAtOnce, roomFor, roomToDeploy, waitingOf } from './deployment';
import { mustRecover } from './conditions';
import { blowsOf } from './blows';
import { FARTHEST_THROW } from './charge';
import { mayRally } from './command';
import type { ChainmailFault } from './faults';
import { hasRoom, isFree, isOpen, walkOf } from './ground';
import { Look } from './look';
import { castsAtAll, castsOnAdvance, castsOpenTo, whyNoCast } from './may-cast';
import { blockedOrders, goalOffers, ordersToAct, ordersToGetUp, ordersToRally } from './order-offers';
import { ordersFor } from './orders';
import { awaitsRousing, canStrike, knowsEnemy, whyNotActivate, whyNotKind, whyNotShoot, whyNotSpot, whyNotStopToShoot, whyNotThrow } from './permission';
import { preparationsOpen } from './preparation';
import { whyNotTurnUndead } from './turn-undead';
import { cardOf, type Figure, sideOf, type Skirmish, type Zone } from './state';

type ChainmailOffer = Offer<ChainmailAction>;
const NOTHING: readonly ChainmailOffer[] = [];

/** Everything the seat whose turn it is may do; targets and ways are found when an action is taken (CM-RULING-12). */
export function offersTo(state: Skirmish, seat: Seat): readonly ChainmailOffer[] {
  const side = sideOf(state, seat);
  if (state.ended !== null || side < 0 || state.turn !== side) return NOTHING;
  switch (state.stage) {
    case 'terrain':
      return terrainOffers(state);
    case 'prepare':
      return [...preparationsOpen(state).map((exactly) => ({ exactly })), { exactly: { type: 'end-preparation' } }];
    case 'deploy':
      return deploymentOffers(state, side);
    case 'fight':
      return fightOffers(state, side);
    default:
      return NOTHING;
  }
}

function fightOffers(state: Skirmish, side: number): readonly ChainmailOffer[] {
  const offers: ChainmailOffer[] = [];
  for (let number = 0; number < state.figures.length; number++) {
    if (whyNotActivate(state, side, number) === null) for (const offer of turnOffers(state, state.figures[number]!)) offers.push(offer);
  }
  return offers;
}

function terrainOffers(state: Skirmish): readonly ChainmailOffer[] {
  return state.loose.map((piece): ChainmailOffer => {
    const room = roomFor(state, piece);
    if (room === null) return { exactly: { type: 'set-terrain-aside', piece: piece.id } };
    return { family: 'place-terrain', rule: 'CM-SETUP-04', bounds: { piece: piece.id, width: state.width, height: state.height }, example: { type: 'place-terrain', piece: piece.id, at: room.at, turned: room.turned } };
  });
}

function deploymentOffers(state: Skirmish, side: number): readonly ChainmailOffer[] {
  const example = roomToDeploy(state, side);
  if (example === null) return NOTHING;
  return [{ family: 'deploy', rule: 'CM-SETUP-08', bounds: { models: waitingOf(state, side).map(({ id }) => id), number: deployedAtOnce(state, side), zones: state.sides[side]!.zones.map(zoneTold) }, example }];
}

/** A zone as the bounds of an offer tell it. */
function zoneTold({ minX, minY, maxX, maxY, edge, spot, most }: Zone): Json {
  return { minX, minY, maxX, maxY, edge, spot: spot === null ? null : { x: spot.x, y: spot.y, r: spot.r }, most };
}

/** What a model may do in its turn (CM-ACT-01 to 03, CM-ACT-09, CM-CMD-07, CM-CMD-08). */
export function turnOffers(state: Skirmish, figure: Figure): readonly ChainmailOffer[] {
  const model = figure.id;
  if (mustRecover(figure)) return [{ exactly: { type: 'recover', model } }];
  if (awaitsRousing(state, figure)) return [{ exactly: { type: 'rouse', model } }];
  const advanced = state.rules === 'advanced';
  if (figure.down) return [{ exactly: { type: 'get-up', model } }, ...(advanced ? ordersToGetUp(state, figure) : NOTHING)];
  if (figure.routing) return [{ exactly: { type: mayRally(state, figure) ? 'rally' : 'flee', model } }, ...(advanced ? ordersToRally(state, figure) : NOTHING)];
  const look = new Look(state, figure);
  const may = (type: Activation['type']): boolean => whyNotKind(state, figure, type, look) === null;
  const offers: ChainmailOffer[] = [];
  if (may('stand')) offers.push(...standOffers(state, figure, look));
  if (may('charge')) offers.push(...chargeOffers(state, figure, look));
  if (may('maneuver')) offers.push(...maneuverOffer(state, figure, look));
  if (may('advance')) offers.push(...advanceOffers(state, figure, look));
  if (may('regroup')) offers.push({ exactly: { type: 'regroup', model } });
  if (advanced) offers.push(...ordersToAct(state, figure, look, stepOf(state, figure, look), deedsOf(state, figure, false, look)));
  for (const target of state.figures) {
    if (cardOf(state, target).traits.hide > 0 && whyNotSpot(state, figure, target) === null) offers.push({ exactly: { type: 'spot', model, target: target.id } });
  }
  return offers;
}

function standOffers(state: Skirmish, figure: Figure, look: Look): readonly ChainmailOffer[] {
  const model = figure.id;
  const offers: ChainmailOffer[] = [];
  if (!(cardOf(state, figure).traits.wild && canStrike(state, figure))) offers.push({ exactly: { type: 'stand', model } });
  for (const deed of deedsOf(state, figure, false, look)) offers.push({ exactly: { type: 'stand', model, then: deed } });
  return offers;
}

/** The attacks open to a model where it stands. */
export function deedsOf(state: Skirmish, figure: Figure, moved: boolean, look = new Look(state, figure)): readonly Deed[] {
  const deeds: Deed[] = [...blowsOf(state, figure)];
  if (whyNotShoot(state, figure, moved, look) === null) deeds.push({ type: cardOf(state, figure).traits.fireBomb > 0 ? 'fire-bomb' : 'ranged' });
  deeds.push(...castsOpenTo(state, figure));
  if (whyNotTurnUndead(state, figure) === null) deeds.push({ type: 'turn-undead' });
  return deeds;
}

/** A charge, plain, with what it may declare, and with a throw at its end (CM-CHARGE-01, CM-ABIL-38, CM-ABIL-39). */
function chargeOffers(state: Skirmish, figure: Figure, { commanded }: Look): readonly ChainmailOffer[] {
  const model = figure.id;
  const offers: ChainmailOffer[] = [{ exactly: { type: 'charge', model } }];
  if (figure.stuns > 0) offers.push({ exactly: { type: 'charge', model, stun: true } });
  if (whyNotThrow(state, figure) !== null) return offers;
  const most = Math.min(cardOf(state, figure).ranged!.range, FARTHEST_THROW);
  if (commanded) offers.push({ family: 'charge-and-throw', rule: 'CM-ABIL-39', bounds: { model, gap: { from: 0, to: most } }, example: { type: 'charge', model, throw: true, gap: most } });
  else offers.push({ exactly: { type: 'charge', model, throw: true } });
  return offers;
}

/** What else a model may be able to do after a move, by its card. */
function deedsBeside(state: Skirmish, figure: Figure): readonly string[] {
  const card = cardOf(state, figure);
  return [...(castsAtAll(card) ? ['cast'] : []), ...(card.traits.turning >= 0 ? ['turn-undead'] : [])];
}

const EXAMPLE_HEADINGS = [90, 270, 0, 180, 45, 135, 225, 315].map((degrees) => facing(degrees));

function stepOf(state: Skirmish, figure: Figure, { crowd }: Look): Point | null {
  return firstStep(state, figure, Math.min(1, cardOf(state, figure).speed), crowd);
}

function maneuverOffer(state: Skirmish, figure: Figure, look: Look): readonly ChainmailOffer[] {
  const { speed } = cardOf(state, figure);
  const step = stepOf(state, figure, look);
  if (step === null) return NOTHING;
  return [
    {
      family: 'maneuver',
      rule: 'CM-ACT-03',
      bounds: { model: figure.id, from: { x: figure.x, y: figure.y }, speed, allowance: 2 * speed, then: ['melee', cardOf(state, figure).traits.fireBomb > 0 ? 'fire-bomb' : 'ranged', ...deedsBeside(state, figure)] },
      example: { type: 'maneuver', model: figure.id, path: [step] },
    },
  ];
}

/** A step of an inch in the first direction that is quite free, else in the first that is open; null if there is none. */
function firstStep(state: Skirmish, figure: Figure, inches: number, crowd: Crowd): Point | null {
  if (inches <= 0) return null;
  let open: Point | null = null;
  for (const { x, y } of EXAMPLE_HEADINGS) {
    const place = at(figure.x + x * inches, figure.y + y * inches);
    if (place.x <= 0 || place.y <= 0 || place.x >= state.width || place.y >= state.height) continue;
    if (isFree(state, figure, crowd, place)) return place;
    if (open === null && canStep(state, figure, crowd, place)) open = place;
  }
  return open;
}

function canStep(state: Skirmish, figure: Figure, crowd: Crowd, place: Point): boolean {
  if (!hasRoom(state, figure, crowd, place)) return false;
  return isOpen(state, figure, crowd, place) || walkOf(state, figure, crowd, [figure, place]).stopped === null;
}

function advanceOffers(state: Skirmish, figure: Figure, look: Look): readonly ChainmailOffer[] {
  const model = figure.id;
  const offers: ChainmailOffer[] = [];
  if (!cardOf(state, figure).traits.wild || knowsEnemy(state, figure, look)) offers.push({ exactly: { type: 'advance', model } }, { exactly: { type: 'advance', model, haltAtThreat: true } });
  offers.push(...goalOffers(state, figure));
  const { speed } = cardOf(state, figure);
  if (whyNotStopToShoot(state, figure, 0, look) === null) {
    offers.push({ family: 'advance-and-shoot', rule: 'CM-CMD-09', bounds: { model, shootAfter: { from: 0, to: speed } }, example: { type: 'advance', model, shootAfter: speed } });
  }
  for (const { cast, stops } of castsOnAdvance(state, figure)) {
    if (stops) offers.push({ family: 'advance-and-cast', rule: 'CM-RULING-08', bounds: { model, spell: cast.spell, shootAfter: { from: 0, to: speed } }, example: { type: 'advance', model, shootAfter: speed, cast } });
    else offers.push({ exactly: { type: 'advance', model, cast } });
  }
  return offers;
}

const KINDS: readonly Activation['type'][] = ['rouse', 'maneuver', 'charge', 'stand', 'advance', 'regroup', 'rally', 'flee', 'get-up', 'recover'];

/** What a model out of command does as soon as a commander pays for it (CM-ORDER-11). */
const BY_ORDER: readonly Activation['type'][] = ['maneuver', 'rally', 'regroup'];
const LEADING: readonly OrderName[] = ['under-command'];

/** What each model of the seat can't do now, and why. */
export function blockedFor(state: Skirmish, seat: Seat): readonly Blocked[] {
  const side = sideOf(state, seat);
  if (state.stage !== 'fight' || state.turn !== side || state.ended !== null) return [];
  return state.figures.flatMap((figure, number): readonly Blocked[] => {
    if (figure.side !== side || figure.where !== 'field') return [];
    const unable = whyNotActivate(state, side, number);
    if (unable !== null) return [{ action: 'any', about: [figure.id], refusal: refuse(unable, state, figure.id) }];
    const led = ordersFor(state, number, LEADING).length > 0;
    const blocked = KINDS.flatMap((action): readonly Blocked[] => {
      const fault = whyNotKind(state, figure, action);
      return fault === null || (led && BY_ORDER.includes(action)) ? [] : [{ action, about: [figure.id], refusal: refuse(fault, state, figure.id) }];
    });
    const card = cardOf(state, figure);
    const unableTo = (action: string, fault: ChainmailFault | null): readonly Blocked[] => (fault === null ? [] : [{ action, about: [figure.id], refusal: refuse(fault, state, figure.id) }]);
    return [
      ...blocked,
      ...(card.ranged === null ? [] : unableTo('shoot', whyNotShoot(state, figure, false))),
      ...unableTo('cast', whyNoCast(state, figure)),
      ...(card.traits.turning < 0 ? [] : unableTo('turn-undead', whyNotTurnUndead(state, figure))),
      ...blockedOrders(state, number),
    ];
  });
}
