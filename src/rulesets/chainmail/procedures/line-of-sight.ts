import { type Static, Type } from '@sinclair/typebox';
import { procedure } from '../../../kernel/ruleset/procedure';
import { toGrid } from '../../../kernel/geometry/point';
import { granted } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { coverFrom } from '../rules/cover';
import type { Base, TerrainPiece } from '../rules/field';
import { elevationScore, isHigher } from '../rules/hills';
import { lookAlong, sees } from '../rules/sight';
import { isAtop } from '../rules/terrain';
import { baseOf, namedPiece, nameOf, placedBase, readTerrain, terrain } from './field-shapes';

const input = shape('LineOfSight', { viewer: placedBase, target: placedBase, terrain });

const result = shape('LineOfSightResult', {
  seen: Type.Boolean({ description: 'Whether the viewer sees the target (CM-LOS-01)' }),
  seesBack: Type.Boolean({ description: 'Whether the target sees the viewer: the same unless one of them lies behind cover (CM-LOS-05, CM-LOS-06)' }),
  blockers: Type.Array(
    shape('Blocker', {
      ...namedPiece,
      rule: Type.String({ description: 'Rule by which it blocks' }),
      inches: Type.Number({ description: 'Inches of the line inside it' }),
      why: Type.String({ description: 'What keeps the target out of sight' }),
    }),
    { description: 'Every piece that keeps the target out of sight' },
  ),
  cover: Type.Boolean({ description: 'Whether the target has cover from the viewer (CM-COVER-01)' }),
  coverFrom: Type.Array(shape('CoveringPiece', namedPiece), { description: 'Every piece that gives it (CM-COVER-07)' }),
  higher: oneOf('HigherGround', ['viewer', 'target', 'neither'], 'Who stands on higher ground (CM-HILL-02, CM-HILL-12)'),
  viewerElevation: Type.Integer({ description: 'Elevation score of the viewer: per contour 1 on its line, 2 clear inside it (CM-HILL-02)' }),
  targetElevation: Type.Integer({ description: 'Elevation score of the target' }),
  viewerAtop: Type.Boolean({ description: 'Whether the viewer is atop a hedgerow, window or low wall (CM-TERRAIN-20)' }),
  targetAtop: Type.Boolean({ description: 'Whether the target is' }),
});

interface Scene {
  readonly viewer: Base;
  readonly target: Base;
  readonly pieces: readonly TerrainPiece[];
}

function begin({ viewer, target, terrain: laid }: Static<typeof input>) {
  const read = readTerrain(laid);
  return read.ok ? granted<Scene>({ viewer: baseOf(viewer, viewer.down), target: baseOf(target, target.down), pieces: read.value }) : read;
}

function looked({ viewer, target, pieces }: Scene): Static<typeof result> {
  const viewerElevation = elevationScore(pieces, viewer);
  const targetElevation = elevationScore(pieces, target);
  const covering = coverFrom(pieces, viewer, target);
  return {
    seen: sees(pieces, viewer, target),
    seesBack: sees(pieces, target, viewer),
    blockers: lookAlong(pieces, viewer, target).map(({ piece, rule, inches, why }) => ({ ...nameOf(piece), rule, inches: toGrid(inches), why })),
    cover: covering.length > 0,
    coverFrom: covering.map(nameOf),
    higher: isHigher(pieces, viewer, target) ? 'viewer' : isHigher(pieces, target, viewer) ? 'target' : 'neither',
    viewerElevation,
    targetElevation,
    viewerAtop: isAtop(pieces, viewer),
    targetAtop: isAtop(pieces, target),
  };
}

const rectangle = (x1: number, y1: number, x2: number, y2: number) => [{ x: x1, y: y1 }, { x: x2, y: y1 }, { x: x2, y: y2 }, { x: x1, y: y2 }];

export const lineOfSight = procedure({
  name: 'line-of-sight',
  title: 'Line of sight',
  summary: 'Whether one model sees another across the terrain, what blocks the line and by which rule, whether there is cover, and who stands higher.',
  rules: ['CM-LOS-01', 'CM-LOS-02', 'CM-LOS-04', 'CM-LOS-05', 'CM-LOS-06', 'CM-COVER-02', 'CM-COVER-03', 'CM-HILL-02', 'CM-HILL-04', 'CM-HILL-08', 'CM-HILL-09', 'CM-HILL-10', 'CM-HILL-12', 'CM-RULING-19', 'CM-RULING-42', 'CM-RULING-55'],
  input,
  result,
  outcome: result,
  begin,
  steps: [],
  resultOf: looked,
  outcomeOf: looked,
  examples: [
    {
      title: 'An archer behind a row of trees less than 2 inches deep is seen, with cover (CM-EX-24)',
      input: { viewer: { x: 10, y: 24 }, target: { x: 30, y: 24 }, terrain: [{ kind: 'row-of-trees', outline: rectangle(27, 20, 28, 28) }] },
    },
    {
      title: 'Woods block from 2 inches on, and a low wall hides who lies behind it',
      input: {
        viewer: { x: 10, y: 24 },
        target: { x: 30, y: 24, down: true },
        terrain: [
          { id: 'copse', kind: 'woods', outline: rectangle(15, 20, 18, 28) },
          { id: 'wall', kind: 'low-wall', outline: rectangle(28, 20, 28.5, 28) },
        ],
      },
    },
    {
      title: 'From a hill of two contours over a hill of one',
      input: {
        viewer: { x: 6, y: 24 },
        target: { x: 34, y: 24 },
        terrain: [
          { id: 'slope', kind: 'hill', outline: rectangle(0, 16, 12, 32) },
          { id: 'top', kind: 'hill', outline: rectangle(3, 20, 9, 28) },
          { id: 'rise', kind: 'hill', outline: rectangle(16, 20, 24, 28) },
        ],
      },
    },
  ],
});
