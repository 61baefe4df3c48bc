import { shoot, strike } from './fighting';
import { findNearestInSight } from './nearest';
import type { Deed } from './action';
import type { Scene } from './scene';
import { figureNumber } from './state';

/** What a model does at the end of its move: a blow at whom it names, or a shot at the nearest (CM-ACT-03 to 05, CM-RULING-12). */
export function perform(scene: Scene, number: number, deed: Deed): void {
  const smite = deed.smite ?? false;
  if (deed.type === 'melee') return strike(scene, number, figureNumber(scene.state, deed.target), { opportunity: false, charged: null, smite });
  const nearest = findNearestInSight(scene, number);
  if (nearest !== null) shoot(scene, number, nearest, smite);
}
