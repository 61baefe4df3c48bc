import type { Attack } from '../rules/attack';
import { throwBones } from '../rules/riders';
import { gain } from './affliction';
import { bears } from './conditions';
import { noteFelled } from './elimination';
import { makeSave } from './saving';
import type { Scene } from './scene';

/** What of a blow's damage comes through: bones may shrug off some of it (CM-ABIL-31, CM-ARULING-09). */
export function throughBones(scene: Scene, { bones }: Attack, other: number, dealt: number): number {
  if (!bones || dealt === 0) return dealt;
  const shrugged = throwBones(scene.play, dealt, scene.seatOf(other));
  scene.tell({ type: 'bones-rolled', rule: 'CM-ABIL-31', model: scene.figure(other).id, damage: dealt, shrugged });
  return dealt - shrugged;
}

/** What a hit brings besides its damage: first poison, then stun, on whoever is still in play (CM-ARULING-01, CM-ABIL-22, CM-ABIL-38). */
export function afflict(scene: Scene, { poison, stun }: Attack, number: number | null, other: number): void {
  const by = number === null ? null : scene.figure(number).id;
  if (poison > 0 && isInPlay(scene, other) && !bears(scene.figure(other), 'poisoned') && !makeSave(scene, other, poison, 'CM-ABIL-22', 'resist poison')) {
    noteFelled(scene, other, number);
    gain(scene, other, 'poisoned', 'CM-ABIL-22', by);
  }
  if (stun > 0 && isInPlay(scene, other) && !makeSave(scene, other, stun, 'CM-ABIL-38', 'resist stun')) gain(scene, other, 'stunned', 'CM-ABIL-38', by);
}

function isInPlay(scene: Scene, number: number): boolean {
  return scene.figure(number).where === 'field';
}
