import { chooseOne, type Offer } from '../../../kernel/table/table';
import type { OrderName } from '../rules/orders';
import type { GivenOrder } from './action';
import { giveOrder, ordersFor } from './orders';
import type { Scene } from './scene';
import { cardOf, figureNumber } from './state';

const MORALE_ORDERS: readonly OrderName[] = ['morale-plus-2', 'morale-plus-4', 'morale-plus-8'];
const OPPORTUNITY_ORDERS: readonly OrderName[] = ['decline-attacks-of-opportunity', 'attack-plus-2'];

/** What a player says when one of its models is about to roll or to strike: one of the orders, or none. */
type OrderAnswer = { readonly order: 'none' } | GivenOrder;

const NO_ORDER: OrderAnswer = { order: 'none' };

/** Every pool is filled, of commanders and of the independent, and the orders of the round before lapse; only a focus stays (CM-CP-01, CM-CP-02, CM-ORDER-05, CM-ORDER-12, CM-ABIL-18). */
export function refill(scene: Scene): void {
  const { state } = scene;
  state.figures.forEach((figure, number) => {
    const { commandPoints } = cardOf(state, figure).traits;
    const { pool, gives, order, ledBy, focus } = figure.command;
    if (figure.where !== 'field' || (pool === commandPoints && gives === null && order === null && ledBy < 0)) return;
    scene.edit(number).command = { pool: commandPoints, gives: null, order: null, ledBy: -1, focus };
  });
}

/** Before a morale save a commander may steady the model with an order (CM-ORDER-07 to 09, CM-RULING-54, CM-EX-16). */
export function steady(scene: Scene, number: number, purpose: string): void {
  askForOrder(scene, number, MORALE_ORDERS, { purpose });
}

/** Before an attack of opportunity a commander may help it or have it declined; true if it is declined (CM-ORDER-06, CM-ORDER-16, CM-AOO-09, CM-RULING-54). */
export function holdsBack(scene: Scene, number: number, mover: number): boolean {
  const { id, command } = scene.figure(number);
  const target = scene.figure(mover).id;
  if (command.order === null) return askForOrder(scene, number, OPPORTUNITY_ORDERS, { mover: target }) === 'decline-attacks-of-opportunity';
  if (command.order !== 'decline-attacks-of-opportunity') return false;
  return chooseOne<boolean>(scene.play, {
    kind: 'hold-back',
    rule: 'CM-ORDER-16',
    about: [id, target],
    seats: [scene.seatOf(number)],
    sealed: false,
    facts: { striker: id, mover: target },
    offers: () => HOLD_OR_STRIKE,
    otherwise: () => false,
  });
}

const HOLD_OR_STRIKE: readonly Offer<boolean>[] = [{ exactly: true }, { exactly: false }];

function askForOrder(scene: Scene, number: number, orders: readonly OrderName[], facts: { readonly [name: string]: string }): OrderName | null {
  if (scene.figure(number).command.order !== null) return null;
  const open = ordersFor(scene.state, number, orders);
  if (open.length === 0) return null;
  const { id } = scene.figure(number);
  const chosen = chooseOne<OrderAnswer>(scene.play, {
    kind: 'order',
    rule: 'CM-RULING-54',
    about: [id],
    seats: [scene.seatOf(number)],
    sealed: false,
    facts: { model: id, ...facts },
    offers: () => [{ exactly: NO_ORDER }, ...open.map((exactly) => ({ exactly }))],
    otherwise: () => NO_ORDER,
  });
  if (chosen.order === 'none') return null;
  scene.tell(giveOrder(scene.state, figureNumber(scene.state, chosen.by), number, chosen.order, undefined));
  return chosen.order;
}
