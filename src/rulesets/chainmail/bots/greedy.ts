import { gap, gapToPoint } from '../../../kernel/geometry/disc';
import type { Bot, Sight, TableAction } from '../../../kernel/ruleset/game';
import type { Offer, Seat } from '../../../kernel/table/table';
import type { ChainmailAction, Deed, GivenOrder } from '../game/action';
import { hostile, inContact } from '../game/contact';
import { planManeuver } from '../game/maneuver';
import { cardOf, type Figure, figureNumber, sideOf, type Skirmish } from '../game/state';
import { worthOfBlow, worthOfBomb, worthOfShot, worthOfThrow } from './worth';
import { worthOfCast, worthOfTurning } from './worth-of-spells';

type Choice = ChainmailAction | TableAction;

export interface Rated {
  readonly action: Choice;
  readonly worth: number;
}

/** Takes the action that promises the most damage in points, and closes in where none does. */
export const greedy: Bot<Skirmish, ChainmailAction> = {
  id: 'greedy',
  name: 'Greedy',
  summary: 'Strikes where it hurts most at once, and else closes in on the nearest enemy.',
  decide(sight, seat, offers) {
    if (sight.owed !== null) return answer(sight, seat, offers);
    let best: Rated | null = null;
    let toBeat = -Infinity;
    for (const offer of offers) {
      for (const rated of rate(sight.game, offer, toBeat)) {
        if (rated.worth <= toBeat) continue;
        best = rated;
        toBeat = rated.worth;
      }
    }
    if (best !== null && toBeat >= CLOSING) return best.action;
    return closeIn(sight.game, offers) ?? best!.action;
  },
};

/** Whatever it may declare it declares; of further blows it takes the best. */
const DECLARED: ReadonlySet<string> = new Set(['smite', 'stunning-attack', 'death-touch', 'guidance']);

function answer({ owed, game }: Sight<Skirmish>, seat: Seat, offers: readonly Offer<Choice>[]): Choice {
  // The last offer is the strongest order, or the last commander who pays.
  if (owed!.kind === 'order' || owed!.kind === 'challenge') {
    const last = offers[offers.length - 1]!;
    if ('exactly' in last) return last.exactly;
  }
  const { kind } = owed!;
  if (kind === 'cleave' || kind === 'extra-attack') return bestBlow(game, owed!.about[0]!, offers);
  const wanted = kind === 'first-player' ? seat : DECLARED.has(kind) ? true : kind === 'declare-over' ? isCloser(game, seat) : null;
  const found = offers.find((offer) => 'exactly' in offer && offer.exactly.type === 'answer' && offer.exactly.answer === wanted) ?? offers[0]!;
  return 'exactly' in found ? found.exactly : found.example;
}

function bestBlow(state: Skirmish, striker: string, offers: readonly Offer<Choice>[]): Choice {
  let best: Choice | null = null;
  let toBeat = -Infinity;
  for (const offer of offers) {
    if (!('exactly' in offer) || offer.exactly.type !== 'answer') continue;
    const deed = offer.exactly.answer as Deed | null;
    const worth = deed === null ? 0 : worthOfDeed(state, figureOf(state, striker), deed);
    if (worth > toBeat) {
      best = offer.exactly;
      toBeat = worth;
    }
  }
  return best!;
}

/** Whether calling the battle off would win it (CM-SCEN-07). */
function isCloser(state: Skirmish, seat: Seat): boolean {
  const own = sideOf(state, seat);
  const centre = { x: state.width / 2, y: state.height / 2 };
  const closest = (mine: boolean): number => Math.min(...state.figures.filter((figure) => figure.where === 'field' && (figure.side === own) === mine).map((figure) => gapToPoint(figure, centre)));
  return closest(true) < closest(false);
}

/** The actions of an offer that are worth a thought, with the points they promise. */
export function rate(state: Skirmish, offer: Offer<Choice>, toBeat: number): readonly Rated[] {
  const action = 'exactly' in offer ? offer.exactly : offer.example;
  switch (action.type) {
    case 'maneuver':
      return rateManeuvers(state, action, toBeat);
    case 'stand':
      return [{ action, worth: action.then === undefined ? 0 : worthOfDeed(state, figureOf(state, action.model), action.then) * (1 + ordered(action.orders)) - spent(action.orders) }];
    case 'charge':
      return rateCharge(state, action);
    case 'advance':
      return [{ action, worth: action.first !== undefined || action.haltAtThreat === true ? 0 : action.toGoal === true ? 2 * CLOSING : CLOSING - spent(action.orders) }];
    case 'rally':
    case 'flee':
    case 'get-up':
    case 'rouse':
      // Help comes first where somebody has points to spare.
      return [{ action, worth: 'orders' in action && action.orders !== undefined ? HELPED * action.orders.length : SOON }];
    case 'spot':
      return [{ action, worth: SPOTTING }];
    default:
      return [{ action, worth: 0 }];
  }
}

const NOTHING = {};
const CLOSING = 0.05;
const SOON = 0.02;
const HELPED = 0.06;
const SPOTTING = 0.3;

function figureOf(state: Skirmish, id: string): Figure {
  return state.figures[figureNumber(state, id)]!;
}

function worthOfDeed(state: Skirmish, figure: Figure, deed: Deed): number {
  switch (deed.type) {
    case 'ranged':
      return worthOfShot(state, figure);
    case 'fire-bomb':
      return worthOfBomb(state, figure);
    case 'cast':
      return worthOfCast(state, figure, deed);
    case 'turn-undead':
      return worthOfTurning(state, figure);
    case 'melee':
      return worthOfBlow(state, figure, figureOf(state, deed.target), { charged: false, declared: deed });
    default:
      return (deed satisfies never, 0);
  }
}

/** What an attack gains by an order, as a share of its worth. */
function ordered(orders: readonly GivenOrder[] | undefined): number {
  return orders?.some(({ order }) => order === 'attack-plus-2') === true ? ORDERED : 0;
}

/** What orders take from what is left for others. */
function spent(orders: readonly GivenOrder[] | undefined): number {
  return orders === undefined ? 0 : orders.length * SPENT;
}

const ORDERED = 0.2;
const SPENT = 0.04;

function rateCharge(state: Skirmish, action: Extract<ChainmailAction, { type: 'charge' }>): readonly Rated[] {
  const figure = figureOf(state, action.model);
  const target = nearestEnemies(state, figure)[0];
  if (target === undefined) return [];
  const reach = gap(figure, target) - (action.throw === true ? (action.gap ?? 0) : 0) <= 2 * cardOf(state, figure).speed;
  if (!reach) return [{ action, worth: CLOSING / 2 - spent(action.orders) }];
  return [{ action, worth: action.throw === true ? worthOfThrow(state, figure, target) : worthOfBlow(state, figure, target, { charged: gap(figure, target) >= 2, declared: action }) * (1 + ordered(action.orders)) - spent(action.orders) }];
}

/** Up to the nearest enemies within its speed, with a blow; a way is looked for only where the blow is worth more than what is known. */
function rateManeuvers(state: Skirmish, { model, first, orders }: Extract<ChainmailAction, { type: 'maneuver' }>, toBeat: number): readonly Rated[] {
  if (first !== undefined) return [];
  const figure = figureOf(state, model);
  const { speed } = cardOf(state, figure);
  const rated: Rated[] = [];
  for (const enemy of nearestEnemies(state, figure).slice(0, 2)) {
    if (gap(figure, enemy) > speed) break;
    if (inContact(state, figure, enemy)) continue;
    const worth = worthOfBlow(state, figure, enemy, { charged: false, declared: NOTHING }) - spent(orders);
    if (worth <= toBeat) continue;
    const action: ChainmailAction = withOrders({ type: 'maneuver', model, toward: enemy.id, then: { type: 'melee', target: enemy.id } }, orders);
    if (planManeuver(state, figure, action).ok) rated.push({ action, worth });
  }
  return rated;
}

/** The first model that can go closer to its nearest enemy does, with a shot where that brings it into range. */
function closeIn(state: Skirmish, offers: readonly Offer<Choice>[]): Choice | null {
  for (const offer of offers) {
    const [action] = closingIn(state, offer);
    if (action !== undefined) return action;
  }
  return null;
}

/** The move of a model that takes it closer to one of its nearest enemies, if there is one. */
export function closingIn(state: Skirmish, offer: Offer<Choice>): readonly ChainmailAction[] {
  if ('exactly' in offer || offer.example.type !== 'maneuver' || offer.example.first !== undefined) return [];
  const { model, orders } = offer.example;
  const figure = figureOf(state, model);
  const { ranged } = cardOf(state, figure);
  for (const enemy of nearestEnemies(state, figure).slice(0, 2)) {
    const shot = withOrders({ type: 'maneuver', model, toward: enemy.id, then: { type: 'ranged' } }, orders);
    if (ranged !== null && gap(figure, enemy) > ranged.range && planManeuver(state, figure, shot).ok) return [shot];
    const action = withOrders({ type: 'maneuver', model, toward: enemy.id }, orders);
    if (planManeuver(state, figure, action).ok) return [action];
  }
  return [];
}

type Maneuver = Extract<ChainmailAction, { type: 'maneuver' }>;

function withOrders(action: Maneuver, orders: readonly GivenOrder[] | undefined): Maneuver {
  return orders === undefined ? action : { ...action, orders };
}

function nearestEnemies(state: Skirmish, figure: Figure): readonly Figure[] {
  return state.figures
    .filter((other) => other.where === 'field' && hostile(other, figure))
    .sort((a, b) => Number(a.down) - Number(b.down) || gap(a, figure) - gap(b, figure));
}
