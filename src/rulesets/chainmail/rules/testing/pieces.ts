import { facing } from '../../../../kernel/geometry/degrees';
import { polygonOf } from '../../../../kernel/geometry/polygon';
import type { Base, TerrainPiece } from '../field';
import { terrainTraits } from '../terrain';

/** For tests: an upright rectangle of a kind of terrain, from its south-west corner to its north-east one. */
export function piece(kind: string, x1: number, y1: number, x2: number, y2: number, points: number | null = null): TerrainPiece {
  const corners = [{ x: x1, y: y1 }, { x: x2, y: y1 }, { x: x2, y: y2 }, { x: x1, y: y2 }];
  return { id: `${kind} ${x1} ${y1}`, kind, traits: terrainTraits(kind)!, polygon: polygonOf(corners), points: points === null ? null : facing(points) };
}

/** For tests: a base of an inch, standing unless it is down. */
export function base(x: number, y: number, down = false, r = 0.5): Base {
  return { x, y, r, down };
}
