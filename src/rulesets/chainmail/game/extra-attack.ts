import { chooseOne, type Offer } from '../../../kernel/table/table';
import type { Deed } from './action';
import { blowsOf } from './blows';
import { isHelpless } from './contact';
import { perform } from './deed';
import { blowOf, strike } from './fighting';
import { whyNotShoot } from './permission';
import { settleFlights } from './rout';
import type { Scene } from './scene';
import { figureNumber } from './state';

/** What a model that has not moved does, and does once more if it can: the second blow or shot is chosen when the first is over; whether it attacked twice (CM-ABIL-10, CM-ABIL-10a, CM-ABIL-10b, CM-ABIL-11). */
export function performUnmoved(scene: Scene, number: number, deed: Deed): boolean {
  const hit = perform(scene, number, deed);
  const { extraMelee, extraShot } = scene.card(number).traits;
  if (deed.type === 'melee' ? !extraMelee : !extraShot || (deed.type !== 'ranged' && deed.type !== 'fire-bomb')) return false;
  settleFlights(scene);
  const { state } = scene;
  const figure = scene.figure(number);
  if (state.ended !== null || figure.where !== 'field' || isHelpless(figure)) return false;
  const again = chooseAgain(scene, number, deed.type === 'melee' ? blowsOf(state, figure) : shotsOf(scene, number));
  if (again === null) return false;
  scene.tell({ type: 'attacks-again', rule: deed.type === 'melee' ? 'CM-ABIL-10' : 'CM-ABIL-11', model: figure.id });
  if (again.type === 'melee') strike(scene, number, figureNumber(state, again.target), blowOf(again, false, hit && deed.type === 'melee' && deed.target === again.target));
  else perform(scene, number, again);
  return true;
}

function shotsOf({ state }: Scene, number: number): readonly Deed[] {
  const figure = state.figures[number]!;
  if (whyNotShoot(state, figure, false) !== null) return [];
  return [{ type: state.cards[figure.card]!.traits.fireBomb > 0 ? 'fire-bomb' : 'ranged' }];
}

function chooseAgain(scene: Scene, number: number, deeds: readonly Deed[]): Deed | null {
  if (deeds.length === 0) return null;
  const { id } = scene.figure(number);
  const offers: readonly Offer<Deed | null>[] = [...deeds.map((exactly) => ({ exactly })), { exactly: null }];
  return chooseOne<Deed | null>(scene.play, { kind: 'extra-attack', rule: 'CM-ABIL-10', about: [id], seats: [scene.seatOf(number)], sealed: false, facts: { striker: id }, offers: () => offers, otherwise: () => deeds[0]! });
}
