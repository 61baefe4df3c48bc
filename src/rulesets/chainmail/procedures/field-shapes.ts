import { type Static, Type } from '@sinclair/typebox';
import { facing } from '../../../kernel/geometry/degrees';
import { type OutlineFault, outlineFaults } from '../../../kernel/geometry/outline-faults';
import { at } from '../../../kernel/geometry/point';
import { polygonOf } from '../../../kernel/geometry/polygon';
import { type Checked, type Fault, granted, refuse, refused, type Refusal } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { TERRAIN } from '../catalog/terrain';
import { type Base, EPS, laidOut, type TerrainPiece, type TerrainTraits } from '../rules/field';
import { whyNotPeak } from '../rules/peaks';
import { terrainTraits } from '../rules/terrain';
import { flag } from './shapes';

const FARTHEST = 200;
const MOST_CORNERS = 32;
const MOST_PIECES = 60;
export const MOST_MODELS = 200;

const coordinate = (description: string) => Type.Number({ minimum: -FARTHEST, maximum: FARTHEST, description });

/** A place on the field (section 0 of the rule list). */
export const point = shape('FieldPoint', { x: coordinate('Inches to the east'), y: coordinate('Inches to the north') });

/** Where a base stands and how wide it is. */
export const place = {
  x: coordinate('Centre of its base, inches to the east'),
  y: coordinate('Centre of its base, inches to the north'),
  baseDiameter: Type.Optional(Type.Number({ minimum: 0.5, maximum: 12, description: 'Diameter of its base in inches (CM-RULING-01); 1 unless given' })),
};

export const placedBase = shape('PlacedBase', { ...place, down: Type.Optional(flag('It lies knocked down (CM-LOS-06)')) });

/** How a model on the field stands; all but the first are in melee contact with nobody (CM-MELEE-02). */
export const placedCondition = oneOf('PlacedCondition', ['standing', 'knocked-down', 'routing', 'stunned', 'dazed'], 'How it stands; standing unless given');

/** Terrain of one's own (CM-TERRAIN-22). */
export const customTerrain = shape('CustomTerrain', {
  impassable: Type.Optional(flag('No base may enter it (CM-TERRAIN-05)')),
  cost: Type.Optional(Type.Number({ minimum: 0, maximum: 48, description: 'Inches of movement it costs; none unless given' })),
  costMode: Type.Optional(oneOf('TerrainCostMode', ['max', 'per'], 'Of all max pieces only the dearest is paid, and they cover also those who stand in them, as woods do (CM-TERRAIN-03, CM-RULING-24); per unless given')),
  sight: Type.Optional(oneOf('TerrainSight', ['none', 'blocks', 'woods', 'hill'], 'Whether it blocks sight, blocks it from 2 inches on as woods do, or is a contour of a hill; none unless given')),
  cover: Type.Optional(flag('It gives cover (CM-COVER-06)')),
  atop: Type.Optional(flag('Whoever stands on it is atop, as on a low wall (CM-TERRAIN-20)')),
  low: Type.Optional(flag('Models on hills look over it (CM-HILL-09)')),
});

export const terrainPiece = shape('TerrainPiece', {
  id: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'Name by which the answer speaks of it; its place in the list, such as terrain-1, unless given' })),
  kind: Type.Optional(oneOf('TerrainKind', TERRAIN.map(({ slug }) => slug), 'Kind of terrain of the catalog; either this or custom')),
  custom: Type.Optional(customTerrain),
  outline: Type.Array(point, { minItems: 3, maxItems: MOST_CORNERS, description: 'Corners in order, either way round; each contour of a hill is a piece of its own (CM-TERRAIN-01)' }),
  points: Type.Optional(Type.Number({ minimum: -360, maximum: 360, description: 'Where the points of a stake barrier look, in degrees counter-clockwise from east (CM-RULING-22)' })),
  peak: Type.Optional(shape('FieldPeak', { x: coordinate('Inches to the east'), y: coordinate('Inches to the north') }, 'The peak of a hill that has one: of two models on it the closer is higher, and coming closer costs an inch (CM-HILL-12)')),
});

export const terrain = Type.Optional(Type.Array(terrainPiece, { maxItems: MOST_PIECES, description: 'Terrain on the field; none unless given' }));

/** A piece of terrain as an answer names it. */
export const namedPiece = {
  piece: Type.String({ description: 'Which piece' }),
  kind: Type.String({ description: 'Its kind' }),
};

/** A piece by its name and kind. */
export function nameOf({ id, kind }: TerrainPiece): { readonly piece: string; readonly kind: string } {
  return { piece: id, kind };
}

const KIND_OR_CUSTOM: Fault<[]> = { code: 'terrain.kind-or-custom', rule: 'CM-TERRAIN-22', tell: () => ({ message: 'A piece has either a kind of the catalog or a custom description.' }) };
const SAME_PIECE: Fault<[id: string]> = { code: 'terrain.same-id', rule: 'CM-TERRAIN-01', tell: (id) => ({ message: `Two pieces are called "${id}".`, facts: { id } }) };
const BAD_OUTLINE: Fault<[fault: OutlineFault]> = {
  code: 'terrain.outline',
  rule: 'CM-TERRAIN-01',
  tell: (fault) => ({ message: `The outline is no simple polygon: ${spoken(fault)}.`, facts: { ...fault } }),
};

function spoken(fault: OutlineFault): string {
  switch (fault.fault) {
    case 'too-few-vertices':
      return `it has ${fault.count} corners`;
    case 'too-many-vertices':
      return `it has ${fault.count} corners, more than ${fault.most}`;
    case 'not-finite':
      return `corner ${fault.vertex} is no place`;
    case 'repeated-vertex':
      return `corners ${fault.vertices.join(' and ')} are the same place`;
    case 'edges-cross':
      return `the edges from corners ${fault.edges.join(' and ')} meet`;
    case 'zero-area':
      return 'it encloses nothing';
    default:
      return fault satisfies never;
  }
}

/** How many faults of one piece are told. */
const MOST_FAULTS = 5;

function faultsOf(piece: Static<typeof terrainPiece>, pointer: string): readonly Refusal[] {
  const { kind, custom: described, outline, peak } = piece;
  const found: Refusal[] = [];
  if ((kind === undefined) === (described === undefined)) found.push({ ...refuse(KIND_OR_CUSTOM), pointer });
  for (const fault of outlineFaults(outline.map(({ x, y }) => at(x, y)), { maxVertices: MOST_CORNERS, tolerance: EPS }).slice(0, MOST_FAULTS)) {
    found.push({ ...refuse(BAD_OUTLINE, fault), pointer: `${pointer}/outline` });
  }
  const summit = peak === undefined || found.length > 0 ? null : at(peak.x, peak.y);
  const misplaced = summit === null ? null : whyNotPeak(traitsOf(piece), polygonOf(outline.map(({ x, y }) => at(x, y))), summit);
  if (summit !== null && misplaced !== null) found.push({ ...refuse(misplaced, summit), pointer: `${pointer}/peak` });
  return found;
}

function traitsOf({ kind, custom: described }: Static<typeof terrainPiece>): TerrainTraits {
  return (kind === undefined ? null : terrainTraits(kind)) ?? customTraits(described ?? {});
}

/** What terrain of one's own does; whatever is left out it doesn't (CM-TERRAIN-22). */
export function customTraits({ impassable = false, cost = 0, costMode = 'per', sight = 'none', cover = false, atop = false, low = false }: Static<typeof customTerrain>): TerrainTraits {
  return { impassable, cost, costMode, sight, cover, atop, low };
}

/** The terrain as the rules read it, on the grid of stored coordinates, or everything that is wrong with it (CM-TERRAIN-01, CM-TERRAIN-22, CM-RULING-51). */
export function readTerrain(given: Static<typeof terrain> | undefined, pointer = '/terrain'): Checked<readonly TerrainPiece[]> {
  const pieces = given ?? [];
  const faults: Refusal[] = [];
  const ids = new Set<string>();
  const read = pieces.map((piece, i): TerrainPiece => {
    const id = piece.id ?? `terrain-${i + 1}`;
    if (ids.has(id)) faults.push({ ...refuse(SAME_PIECE, id), pointer: `${pointer}/${i}/id` });
    ids.add(id);
    faults.push(...faultsOf(piece, `${pointer}/${i}`));
    const corners = piece.outline.map(({ x, y }) => at(x, y));
    const peak = piece.peak === undefined ? undefined : at(piece.peak.x, piece.peak.y);
    return laidOut({ id, kind: piece.kind ?? 'custom', traits: traitsOf(piece) }, polygonOf(corners), piece.points === undefined ? null : facing(piece.points), peak);
  });
  return faults.length > 0 ? refused(...faults) : granted(read);
}

/** A base as the rules read it; an inch wide unless given (CM-RULING-01, CM-RULING-51). */
export function baseOf({ x, y, baseDiameter = 1 }: { readonly x: number; readonly y: number; readonly baseDiameter?: number }, down = false): Base {
  return { ...at(x, y), r: baseDiameter / 2, down };
}
