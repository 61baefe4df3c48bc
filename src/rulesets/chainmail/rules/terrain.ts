import type { Disc } from '../../../kernel/geometry/disc';
import { discOverlapsPolygon } from '../../../kernel/geometry/polygon-distance';
import { dot, type Vector } from '../../../kernel/geometry/vector';
import { TERRAIN, type TerrainEntry } from '../catalog/terrain';
import { EPS, type TerrainPiece, type TerrainTraits } from './field';

/** What models on hills look over (CM-HILL-09). */
const LOOKED_OVER: readonly string[] = ['briars', 'hedgerow', 'low-wall', 'row-of-headstones'];

const SIGHT = { none: 'none', blocks: 'blocks', 'blocks-at-2in': 'woods', elevation: 'hill' } as const;
const COST_MODE = { max: 'max', per: 'per', 'per-upward-contour': 'contour' } as const;

function traitsOf({ slug, impassable, moveCost, costMode, sight, cover, atop }: TerrainEntry): TerrainTraits {
  return {
    impassable,
    cost: moveCost ?? 0,
    costMode: costMode === null ? 'per' : COST_MODE[costMode],
    sight: SIGHT[sight],
    cover: cover !== 'no',
    atop: atop !== null,
    low: LOOKED_OVER.includes(slug),
  };
}

const TRAITS: ReadonlyMap<string, TerrainTraits> = new Map(TERRAIN.map((entry) => [entry.slug, traitsOf(entry)]));

/** What a kind of terrain of the catalog does, or null for a kind it doesn't have (CM-TERRAIN-06 to 19). */
export function terrainTraits(kind: string): TerrainTraits | null {
  return TRAITS.get(kind) ?? null;
}

/** Whether a base is in a piece: it lies over its outline by more than a touch (CM-RULING-21). */
export function isIn({ polygon }: TerrainPiece, disc: Disc): boolean {
  return discOverlapsPolygon(disc, polygon, EPS);
}

/** The hedgerow, window or low wall that a base stands on, or null (CM-TERRAIN-20, CM-RULING-14). */
export function atopOf(terrain: readonly TerrainPiece[], disc: Disc): TerrainPiece | null {
  for (let i = 0; i < terrain.length; i += 1) {
    const piece = terrain[i]!;
    if (piece.traits.atop && isIn(piece, disc)) return piece;
  }
  return null;
}

/** Whether a base stands on a hedgerow, window or low wall (CM-TERRAIN-20, CM-RULING-14). */
export function isAtop(terrain: readonly TerrainPiece[], disc: Disc): boolean {
  return atopOf(terrain, disc) !== null;
}

/** Whether going into a piece in a direction, a unit vector, runs against the points of its stakes (CM-RULING-22). */
export function entersAgainstStakes({ points }: Pick<TerrainPiece, 'points'>, direction: Vector): boolean {
  return points !== null && dot(direction, points) < -EPS;
}
