import { end, passTurn } from './affliction';
import { tryCourage } from './cowardice';
import { inContact } from './contact';
import { holdsAgainst, isFrightenedBy } from './fright';
import { chooseOrder } from './ordering';
import { settleFlights } from './rout';
import type { Scene } from './scene';

/** What comes at the end of a model's turn, in its order (CM-ARULING-02). */
export function endTurn(scene: Scene, number: number): void {
  passTurn(scene, number, 'first');
  frightenContacts(scene, number);
  wakeTheHurt(scene);
  tryCourage(scene, number, scene.forsaken);
  passTurn(scene, number, 'last');
  scene.acting = -1;
}

/** At the end of its turn a scary model frightens everybody in its contact, in the order the active player likes (CM-ABIL-28a). */
function frightenContacts(scene: Scene, number: number): void {
  const { state } = scene;
  if (scene.card(number).traits.scary < 0 || scene.figure(number).where !== 'field') return;
  const scary = scene.figure(number);
  const near = state.figures.flatMap((figure, other) => (figure.where === 'field' && isFrightenedBy(state, scary, figure) && inContact(state, scary, figure) ? [other] : []));
  const order = near.length < 2 ? near : chooseOrder(scene, 'fright-order', 'CM-ABIL-28a', scene.seatOf(number), number, near);
  for (const other of order) {
    if (state.ended !== null || !isFrightenedBy(state, scary, scene.figure(other))) continue;
    if (!holdsAgainst(scene, other, number)) settleFlights(scene);
  }
}

/** Sleepers that were hurt in this turn wake, those of the active side first (CM-COND-08d). */
function wakeTheHurt(scene: Scene): void {
  if (scene.hurt.length === 0) return;
  const { side } = scene.figure(scene.acting);
  const order = [...scene.hurt].sort((a, b) => Number(scene.figure(b).side === side) - Number(scene.figure(a).side === side) || a - b);
  for (const sleeper of order) if (scene.figure(sleeper).where === 'field') end(scene, sleeper, 'asleep', 'CM-COND-08d');
}
