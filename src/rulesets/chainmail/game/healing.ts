import type { Spell } from '../rules/spells';
import { GET_UP_DC } from '../rules/saves';
import { liesFor } from './conditions';
import { standUp } from './getting-up';
import { makeSave } from './saving';
import type { Scene } from './scene';

/** Gives back lost health, never more than its card has; who lay for want of health gets up (CM-SPELL-04, CM-SPELL-04a, CM-DOWN-12, CM-RULING-25, CM-ARULING-28). */
export function heal(scene: Scene, number: number, { rule, strength, slug }: Spell): void {
  const before = scene.figure(number);
  const full = scene.card(number).health;
  if (before.health >= full) return scene.tell({ type: 'spell-ineffective', rule: 'CM-SPELLCAST-13', spell: slug, target: before.id });
  const figure = scene.edit(number);
  figure.health = Math.min(full, before.health + strength);
  if (before.health === 0) figure.down = liesFor(figure);
  scene.tell({ type: 'model-healed', rule, model: figure.id, health: figure.health, up: before.down && !figure.down });
}

/** A save to get up, out of turn, that not even a natural 1 makes worse (CM-SPELL-03, CM-ARULING-28). */
export function cureFallen(scene: Scene, number: number, { rule }: Spell): void {
  if (!makeSave(scene, number, GET_UP_DC, rule, 'get up')) return;
  standUp(scene, number);
  scene.tell({ type: 'model-healed', rule, model: scene.figure(number).id, health: scene.figure(number).health, up: true });
}
