import { end, passTurn } from './affliction';
import type { Scene } from './scene';

/** What comes at the end of a model's turn, in its order (CM-ARULING-02). */
export function endTurn(scene: Scene, number: number): void {
  passTurn(scene, number, 'first');
  wakeTheHurt(scene);
  passTurn(scene, number, 'last');
  scene.acting = -1;
}

/** Sleepers that were hurt in this turn wake, those of the active side first (CM-COND-08d). */
function wakeTheHurt(scene: Scene): void {
  if (scene.hurt.length === 0) return;
  const { side } = scene.figure(scene.acting);
  const order = [...scene.hurt].sort((a, b) => Number(scene.figure(b).side === side) - Number(scene.figure(a).side === side) || a - b);
  for (const sleeper of order) if (scene.figure(sleeper).where === 'field') end(scene, sleeper, 'asleep', 'CM-COND-08d');
}
