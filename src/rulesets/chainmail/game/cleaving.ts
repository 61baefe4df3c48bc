import { chooseOne, type Offer } from '../../../kernel/table/table';
import type { Blow } from './action';
import { blowsOf } from './blows';
import type { Scene } from './scene';
import type { Figure } from './state';

/** Whether a blow put down or destroyed somebody who stood before it (CM-ABIL-02, CM-ABIL-02a). */
export function hasFelled(before: Figure, after: Figure): boolean {
  return !before.down && (after.down || after.where !== 'field');
}

/** On whom a model that has just felled an enemy strikes at once, or null; declining keeps the use for later in the round (CM-ABIL-02, CM-ABIL-02c, CM-ABIL-02d). */
export function chooseCleave(scene: Scene, number: number, felled: number): Blow | null {
  const { state } = scene;
  const figure = scene.figure(number);
  if (!scene.card(number).traits.cleave || figure.cleaved || figure.where !== 'field' || state.ended !== null) return null;
  const blows = blowsOf(state, figure, scene.figure(felled).id);
  if (blows.length === 0) return null;
  const offers: readonly Offer<Blow | null>[] = [...blows.map((exactly) => ({ exactly })), { exactly: null }];
  return chooseOne<Blow | null>(scene.play, {
    kind: 'cleave',
    rule: 'CM-ABIL-02',
    about: [figure.id],
    seats: [scene.seatOf(number)],
    sealed: false,
    facts: { striker: figure.id },
    offers: () => offers,
    otherwise: () => blows[0]!,
  });
}
