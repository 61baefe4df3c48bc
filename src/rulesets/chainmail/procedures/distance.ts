import { type Static, Type } from '@sinclair/typebox';
import { farthestFromPoint, gap, gapToPoint } from '../../../kernel/geometry/disc';
import { at, distance as lengthBetween, type Point, toGrid } from '../../../kernel/geometry/point';
import { procedure } from '../../../kernel/ruleset/procedure';
import { type Fault, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { type Base, EPS, type TerrainPiece } from '../rules/field';
import { extraRange } from '../rules/hills';
import { baseOf, place, point, readTerrain, terrain } from './field-shapes';

const measured = shape('MeasuredBase', place);

const input = shape('Distance', {
  from: measured,
  to: Type.Optional(measured),
  point: Type.Optional(point),
  inches: Type.Optional(Type.Number({ minimum: 0, maximum: 600, description: 'A distance to test, such as a range or a radius' })),
  terrain,
});

const result = shape('DistanceResult', {
  gap: Type.Number({ description: 'Inches between the nearest parts of the bases, or from the nearest part of the base to the point (CM-MEASURE-01, CM-MEASURE-05)' }),
  centres: Type.Number({ description: 'Inches from centre to centre, or to the point' }),
  farthest: Type.Number({ description: 'Inches from the farthest part of the first base to the nearest part of the other, or to the point (CM-MEASURE-05)' }),
  contact: Type.Boolean({ description: 'Whether the bases touch, or the point lies under the base' }),
  extraInches: Type.Integer({ description: 'Inches that a shot counts more, the target being higher (CM-HILL-06); none for a point' }),
  rangedGap: Type.Number({ description: 'The gap as it counts against the range of a shot (CM-RANGED-03)' }),
  within: Type.Optional(Type.Boolean({ description: 'Whether the gap is no more than the inches asked for' })),
  entirelyWithin: Type.Optional(Type.Boolean({ description: 'Whether every part of the first base is that near (CM-MEASURE-05)' })),
  inRange: Type.Optional(Type.Boolean({ description: 'Whether a shot of that range reaches' })),
});

const ONE_END: Fault<[]> = { code: 'distance.one-end', rule: 'CM-MEASURE-05', tell: () => ({ message: 'A distance goes either to another base or to a point.' }) };

interface Tape {
  readonly from: Base;
  readonly to: Base | Point;
  readonly pieces: readonly TerrainPiece[];
  readonly inches: number | undefined;
}

function begin({ from, to, point: spot, inches, terrain: laid }: Static<typeof input>) {
  const read = readTerrain(laid);
  const end = to === undefined ? (spot === undefined ? null : at(spot.x, spot.y)) : spot === undefined ? baseOf(to) : null;
  const faults = [...(read.ok ? [] : read.refusals), ...(end === null ? [{ ...refuse(ONE_END), pointer: '/to' }] : [])];
  if (!read.ok || end === null) return refused(...faults);
  return granted<Tape>({ from: baseOf(from), to: end, pieces: read.value, inches });
}

function measure({ from, to, pieces, inches }: Tape): Static<typeof result> {
  const isBase = 'r' in to;
  const near = isBase ? gap(from, to) : gapToPoint(from, to);
  const far = Math.max(0, farthestFromPoint(from, to) - (isBase ? to.r : 0));
  const extra = isBase ? extraRange(pieces, from, to) : 0;
  const tested = inches === undefined ? {} : { within: near <= inches + EPS, entirelyWithin: far <= inches + EPS, inRange: near + extra <= inches + EPS };
  return {
    gap: toGrid(near),
    centres: toGrid(lengthBetween(from, to)),
    farthest: toGrid(far),
    contact: near <= EPS,
    extraInches: extra,
    rangedGap: toGrid(near + extra),
    ...tested,
  };
}

export const distanceProcedure = procedure({
  name: 'distance',
  title: 'Distance',
  summary: 'Measures from one base to another or to a point, as the rules measure: from the nearest parts, with an inch more for each contour up to a higher target of a shot.',
  rules: ['CM-MEASURE-01', 'CM-MEASURE-05', 'CM-RANGED-03', 'CM-HILL-06', 'CM-RULING-01', 'CM-RULING-51'],
  input,
  result,
  outcome: result,
  begin,
  steps: [],
  resultOf: measure,
  outcomeOf: measure,
  examples: [
    { title: 'Two bases of an inch, 7 inches from centre to centre', input: { from: { x: 10, y: 10 }, to: { x: 17, y: 10 }, inches: 6 } },
    { title: 'From a base to the centre of the field', input: { from: { x: 20, y: 24 }, point: { x: 24, y: 24 }, inches: 4 } },
    {
      title: 'Up to a model on a hill of two contours, at the limit of a range of 24',
      input: {
        from: { x: 4, y: 24 },
        to: { x: 28, y: 24 },
        inches: 24,
        terrain: [
          { kind: 'hill', outline: [{ x: 20, y: 16 }, { x: 36, y: 16 }, { x: 36, y: 32 }, { x: 20, y: 32 }] },
          { kind: 'hill', outline: [{ x: 24, y: 20 }, { x: 32, y: 20 }, { x: 32, y: 28 }, { x: 24, y: 28 }] },
        ],
      },
    },
  ],
});
