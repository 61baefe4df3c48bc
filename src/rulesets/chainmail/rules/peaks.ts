import { distance, type Point } from '../../../kernel/geometry/point';
import { contains, type Polygon } from '../../../kernel/geometry/polygon';
import type { Disc } from '../../../kernel/geometry/disc';
import type { Fault } from '../../../kernel/ruleset/refusal';
import { EPS, type TerrainPiece, type TerrainTraits } from './field';
import { isOn } from './hills';

/** What coming closer to a peak costs, once a turn (CM-HILL-12). */
export const PEAK_COST = 1;

const NOT_A_HILL: Fault<[]> = { code: 'terrain.peak-without-hill', rule: 'CM-HILL-12', tell: () => ({ message: 'Only a hill has a peak.' }) };
const OFF_ITS_HILL: Fault<[peak: Point]> = { code: 'terrain.peak-outside', rule: 'CM-HILL-12', tell: ({ x, y }) => ({ message: 'The peak does not lie on its hill.', facts: { peak: { x, y } } }) };

/** Why a piece cannot have a peak there, or null (CM-HILL-12). */
export function whyNotPeak({ sight }: Pick<TerrainTraits, 'sight'>, polygon: Polygon, peak: Point): Fault<[peak: Point]> | null {
  if (sight !== 'hill') return NOT_A_HILL;
  return contains(polygon, peak, EPS) ? null : OFF_ITS_HILL;
}

/** Round a peak, the ground that is closer to it than a base on its hill; null if no ground is, or the base is not on the hill (CM-HILL-12). */
export function closerGround(piece: TerrainPiece, { x, y, r }: Disc): Disc | null {
  const { peak } = piece;
  if (peak === undefined || !isOn(piece, { x, y, r })) return null;
  const away = distance({ x, y }, peak);
  // A radius that makes the base overlap this ground just where its centre comes closer.
  return away > 2 * EPS ? { x: peak.x, y: peak.y, r: away - r } : null;
}
