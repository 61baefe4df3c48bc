import { gap } from '../../../kernel/geometry/disc';
import { EPS } from '../rules/field';
import { breakNerve } from './fighting';
import { testNerve } from './morale';
import { settleFlights } from './rout';
import type { Scene } from './scene';
import { cardOf, type Figure, type Skirmish } from './state';

const COMPANY = 6;

/** Whether a coward is far from every ally that neither lies nor routs (CM-ABIL-05, CM-ABIL-05a, CM-ABIL-05b). */
export function isForsaken(state: Skirmish, figure: Figure): boolean {
  if (!cardOf(state, figure).traits.cowardly) return false;
  return !state.figures.some((other) => other.where === 'field' && other.side === figure.side && other.id !== figure.id && !other.down && !other.routing && gap(other, figure) <= COMPANY + EPS);
}

/** A coward that was alone when its turn began and still is tries its nerve; it runs from nobody, so for the nearest edge (CM-ABIL-05, CM-ABIL-05c, CM-ABIL-05d, CM-ARULING-17). */
export function tryCourage(scene: Scene, number: number, wasForsaken: boolean): void {
  const figure = scene.figure(number);
  if (!wasForsaken || figure.where !== 'field' || figure.down || figure.routing || !isForsaken(scene.state, figure)) return;
  if (testNerve(scene, number, 'CM-ABIL-05', 'morale save of a coward')) return;
  breakNerve(scene, number, null);
  settleFlights(scene);
}
