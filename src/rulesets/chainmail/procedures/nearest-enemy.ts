import { Type } from '@sinclair/typebox';
import { gap } from '../../../kernel/geometry/disc';
import { at, toGrid } from '../../../kernel/geometry/point';
import { procedure } from '../../../kernel/ruleset/procedure';
import { granted } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { nearestByPath, nearestInSight } from '../game/nearest';
import type { Figure, Skirmish } from '../game/state';
import { point } from './field-shapes';
import { fieldOf, whichModel, wholeField } from './skirmish';

const result = shape('NearestEnemyResult', {
  forMovement: Type.Array(
    shape('NearestByPath', {
      id: Type.String({ description: 'Which enemy' }),
      cost: Type.Number({ description: 'Inches of the cheapest way to base contact, with what terrain, squeezes and the fallen cost' }),
      length: Type.Number({ description: 'Inches of that way alone' }),
      path: Type.Array(point, { description: 'A way to walk' }),
    }),
    { description: 'The nearest by path cost, for movement and charges; more than one are equally near and are told apart by dice (CM-NEAREST-03, CM-RULING-15)' },
  ),
  forShooting: Type.Array(shape('NearestInSight', { id: Type.String({ description: 'Which enemy' }), gap: Type.Number({ description: 'Inches between the bases' }) }), { description: 'The nearest in sight by straight distance, for shots and spells (CM-NEAREST-04)' }),
});

function nearestOf({ state, figure }: { readonly state: Skirmish; readonly figure: Figure }) {
  return {
    forMovement: nearestByPath(state, figure, true).map(({ number, route }) => ({ id: state.figures[number]!.id, cost: toGrid(route.cost), length: toGrid(route.length), path: route.polyline.map(({ x, y }) => at(x, y)) })),
    forShooting: nearestInSight(state, figure).map((number) => ({ id: state.figures[number]!.id, gap: toGrid(gap(figure, state.figures[number]!)) })),
  };
}

export const nearestEnemy = procedure({
  name: 'nearest-enemy',
  title: 'Nearest enemy',
  summary: 'The nearest enemy of a model: by the cost of the way for movement and charges, by straight distance for shots.',
  rules: ['CM-NEAREST-01', 'CM-NEAREST-02', 'CM-NEAREST-03', 'CM-NEAREST-04', 'CM-NEAREST-05', 'CM-RULING-11'],
  input: shape('NearestEnemy', { model: whichModel, ...wholeField }),
  result,
  outcome: result,
  begin: (given) => {
    const field = fieldOf(given, given.model);
    return field.ok ? granted(nearestOf(field.value)) : field;
  },
  steps: [],
  resultOf: (told) => told,
  outcomeOf: (told) => told,
  examples: [
    {
      title: 'One enemy in the open at 4 inches, one in woods at 3 (CM-EX-09)',
      input: {
        model: 'marine',
        models: [
          { id: 'marine', side: 'thalos', x: 20, y: 20, model: { ref: 'human-marine' } },
          { id: 'open', side: 'naresh', x: 25, y: 20, model: { ref: 'gnoll-trooper' } },
          { id: 'wooded', side: 'naresh', x: 16, y: 20, model: { ref: 'gnoll-trooper' } },
        ],
        terrain: [{ kind: 'woods', outline: [{ x: 14, y: 18 }, { x: 17, y: 18 }, { x: 17, y: 22 }, { x: 14, y: 22 }] }],
      },
    },
  ],
});
