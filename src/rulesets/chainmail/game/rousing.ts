import { isWilling } from '../rules/riders';
import type { Scene } from './scene';

/** Whether a model does what it should: an unreliable one throws a bare die first (CM-ABIL-43, CM-ARULING-11). */
export function isRoused(scene: Scene, number: number): boolean {
  const { unreliable } = scene.card(number).traits;
  if (unreliable === 0) return true;
  const willing = isWilling(scene.play, unreliable, scene.seatOf(number));
  scene.tell({ type: 'model-roused', rule: 'CM-ABIL-43', model: scene.figure(number).id, need: unreliable, willing });
  return willing;
}
