import { hostile, isHelpless } from './contact';
import { canRout } from './conditions';
import { breakNerve } from './fighting';
import { testNerve } from './morale';
import type { Scene } from './scene';
import { cardOf, type Figure, type Skirmish } from './state';

/** Whether a scary model frightens another: a living enemy of no higher level that has faced nothing of the sort, and that makes morale saves now (CM-ABIL-28, CM-ABIL-28c, CM-ARULING-15). */
export function isFrightenedBy(state: Skirmish, scary: Figure, figure: Figure): boolean {
  const most = cardOf(state, scary).traits.scary;
  if (most < 0 || figure.braved || isHelpless(scary) || !hostile(scary, figure)) return false;
  const { traits, level } = cardOf(state, figure);
  return traits.living && level <= most && figure.where === 'field' && canRout(figure) && !figure.routing;
}

/** A frightened model makes its save, once in a skirmish; whether it held (CM-ABIL-28c). */
export function holdsAgainst(scene: Scene, number: number, scary: number): boolean {
  scene.edit(number).braved = true;
  scene.tell({ type: 'model-frightened', rule: 'CM-ABIL-28', model: scene.figure(number).id, by: scene.figure(scary).id });
  if (testNerve(scene, number, 'CM-ABIL-28', 'morale save against something scary')) return true;
  // No attack caused the rout, so that the scary model may strike too.
  breakNerve(scene, number, scary, null);
  return false;
}
