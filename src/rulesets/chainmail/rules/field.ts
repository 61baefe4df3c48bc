import type { Disc } from '../../../kernel/geometry/disc';
import type { Point } from '../../../kernel/geometry/point';
import type { Polygon } from '../../../kernel/geometry/polygon';
import type { Vector } from '../../../kernel/geometry/vector';
import type { Id } from '../../../kernel/table/table';

/** Distances closer than this count as equal (conventions of the rule list). */
export const EPS = 0.001;

/** What a kind of terrain does (CM-TERRAIN-05 to 22). */
export interface TerrainTraits {
  readonly impassable: boolean;
  /** Inches of movement it costs. */
  readonly cost: number;
  /** Of all `max` pieces only the dearest is paid, `per` pieces are paid each, `contour` each time it is climbed. */
  readonly costMode: 'max' | 'per' | 'contour';
  readonly sight: 'none' | 'blocks' | 'woods' | 'hill';
  readonly cover: boolean;
  /** Whether a base on it is atop: -2 attack and -2 armor (CM-TERRAIN-20). */
  readonly atop: boolean;
  /** Whether models on hills look over it (CM-HILL-09). */
  readonly low: boolean;
}

/** A piece of terrain on the field; only its outline counts (CM-TERRAIN-01). */
export interface TerrainPiece {
  readonly id: Id;
  readonly kind: string;
  readonly traits: TerrainTraits;
  readonly polygon: Polygon;
  /** Where the stakes of a barrier point (CM-RULING-22). */
  readonly points: Vector | null;
  /** The peak of a hill that has one (CM-HILL-12); left out of all others. */
  readonly peak?: Point;
}

/** A piece as it lies on the field, with its peak if it has one. */
export function laidOut({ id, kind, traits }: Pick<TerrainPiece, 'id' | 'kind' | 'traits'>, polygon: Polygon, points: Vector | null, peak: Point | undefined): TerrainPiece {
  return peak === undefined ? { id, kind, traits, polygon, points } : { id, kind, traits, polygon, points, peak };
}

/** What sight and cover ask of a model: its base, and whether it lies on the ground. */
export interface Base extends Disc {
  readonly down: boolean;
}
