import type { Point } from '../../../kernel/geometry/point';
import type { Word } from './action';
import { gain } from './affliction';
import { crowdFor, routeTo } from './ground';
import { firstInches, routPath } from './rout';
import type { Scene } from './scene';
import { travel } from './travel';

/** A model does as it is told and loses its next turn; told to fall, it spends that turn getting up (CM-SPELL-02, CM-SPELL-02a to 02d, CM-ARULING-07). */
export function command(scene: Scene, caster: number, target: number, word: Word): void {
  const by = scene.figure(caster).id;
  if (word === 'fall') return gain(scene, target, 'fallen', 'CM-SPELL-02b', by);
  const path = word === 'approach' ? wayTo(scene, caster, target) : wayFrom(scene, caster, target);
  if (path !== null) travel(scene, target, path, { toward: word === 'approach' ? caster : -1, flight: scene.figure(target).routing, forced: true, spared: null });
  gain(scene, target, 'turn-lost', word === 'approach' ? 'CM-SPELL-02a' : 'CM-SPELL-02c', by);
}

/** With its speed toward the caster by the cheapest way, up to base contact; null if there is none. */
function wayTo(scene: Scene, caster: number, target: number): readonly Point[] | null {
  const { state } = scene;
  const figure = scene.figure(target);
  const crowd = crowdFor(state, figure);
  const route = routeTo(state, figure, crowd, { to: 'contact', disc: scene.figure(caster) });
  return route === null ? null : firstInches(state, figure, crowd, route.polyline, scene.card(target).speed);
}

/** At full speed from the caster, as in a rout, but never off the field. */
function wayFrom(scene: Scene, caster: number, target: number): readonly Point[] | null {
  return routPath(scene.state, scene.figure(target), scene.figure(caster), 2 * scene.card(target).speed, false);
}
