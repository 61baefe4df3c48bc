import { stretchesNearPolygon } from '../sweep-polygon';
import { ENTRY } from './ground';
import type { Scene } from './scene';

/** How near to the start of a leg a base may be found on an area and still have stood on it before, in inches. */
export const STOOD = 1e-7;

/** What a straight leg costs for areas paid on entry: once for each time it comes from off one to touching it. */
export function entryCostOfLeg(scene: Scene, ax: number, ay: number, bx: number, by: number): number {
  const { ground } = scene;
  const from = { x: ax, y: ay };
  const to = { x: bx, y: by };
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  let cost = 0;
  for (let p = ground.blockCount; p < ground.polygons.length; p += 1) {
    if (ground.kind[p] !== ENTRY) continue;
    const near = scene.polygonMeets[p]! - ground.radius;
    for (const stretch of stretchesNearPolygon(from, to, ground.radius, ground.polygons[p]!, near)) {
      if (stretch.from * length > STOOD && stretch.to > stretch.from) cost += ground.tolls[p - ground.blockCount]!.cost;
    }
  }
  return cost;
}
