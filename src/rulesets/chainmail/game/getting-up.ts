import { GET_UP_ORDER } from '../rules/orders';
import { modifier, rollToGetUp, sum } from '../rules/saves';
import { end } from './affliction';
import { bears, saveModifiers } from './conditions';
import { destroy } from './elimination';
import { guidanceFor } from './guidance';
import type { Scene } from './scene';

/** All that a model that lies does: a save, or for one that just fell none (CM-DOWN-06 to 09, CM-COND-06, CM-COND-12a). */
export function getUp(scene: Scene, number: number): void {
  const { health } = scene.figure(number);
  if (health > 0 && bears(scene.figure(number), 'fallen') && !bears(scene.figure(number), 'poisoned') && !bears(scene.figure(number), 'asleep')) return end(scene, number, 'fallen', 'CM-COND-06');
  const ordered = scene.figure(number).command.order === 'get-up-plus-4' ? [modifier('order', 'CM-ORDER-10', GET_UP_ORDER)] : [];
  const modifiers = [...saveModifiers(scene.state, scene.figure(number)), ...ordered, ...guidanceFor(scene, number, 'save')];
  scene.disturb(scene.figure(number).side);
  const rolled = rollToGetUp(scene.play, sum(modifiers), scene.seatOf(number));
  // A natural 1 spares who only sleeps, or fell besides (CM-COND-08b, CM-COND-12a).
  const spared = rolled === 'destroyed' && health > 0 && bears(scene.figure(number), 'asleep') && !bears(scene.figure(number), 'poisoned');
  const ended = spared ? 'down' : rolled;
  if (ended === 'up') standUp(scene, number);
  const figure = scene.figure(number);
  scene.tell({ type: 'get-up-tried', rule: ended === 'destroyed' ? 'CM-DOWN-07' : 'CM-DOWN-06', modifiers, model: figure.id, up: ended === 'up', health: figure.health });
  if (ended === 'destroyed') destroy(scene, number, 'CM-DOWN-07', figure.blame.felled);
}

/** A model stands: whatever laid it down is over, and 0 health becomes 1 (CM-DOWN-06, CM-COND-05a, CM-COND-08a, CM-COND-12a). */
export function standUp(scene: Scene, number: number): void {
  const figure = scene.edit(number);
  figure.health = Math.max(1, figure.health);
  figure.down = false;
  end(scene, number, 'poisoned', 'CM-COND-05');
  end(scene, number, 'asleep', 'CM-COND-08b');
  end(scene, number, 'fallen', 'CM-COND-06');
}
