import { Type } from '@sinclair/typebox';
import { measured, shape } from '../../kernel/ruleset/shape';
import { toInches, toScene } from './gauge';
import { idsIn, retold } from './retold';

const spot = { x: Type.Number(), y: Type.Number() };
const schema = shape('Told', {
  id: measured('id', Type.String()),
  note: Type.String(),
  path: Type.Array(measured('point', shape('Place', spot))),
  offset: measured('offset', shape('Offset', spot)),
  heading: Type.Union([measured('direction', shape('Heading', spot)), Type.Null()]),
  bounds: measured('box', shape('Bounds', { minX: Type.Number(), minY: Type.Number(), maxX: Type.Number(), maxY: Type.Number() })),
  base: measured('point', shape('Base', { ...spot, r: measured('length', Type.Number()), health: Type.Integer() })),
  then: Type.Union([shape('Hit', { type: Type.Literal('hit'), target: measured('id', Type.String()) }), shape('Shout', { type: Type.Literal('shout'), target: Type.String() })]),
});
const scene = { origin: { x: 1000, y: 500 }, unitsPerInch: 10, yAxis: 'down' as const };
const names = { 'token-1': 'knight' };
const ours = {
  id: 'knight',
  note: 'knight',
  path: [{ x: 1, y: 2 }],
  offset: { x: 1, y: 2 },
  heading: { x: 0, y: 1 },
  bounds: { minX: 1, minY: 2, maxX: 3, maxY: 4 },
  base: { x: 1, y: 2, r: 0.5, health: 3 },
  then: { type: 'hit', target: 'knight' },
};
const theirs = {
  id: 'token-1',
  note: 'knight',
  path: [{ x: 1010, y: 480 }],
  offset: { x: 10, y: -20 },
  heading: { x: 0, y: -1 },
  bounds: { minX: 1010, minY: 460, maxX: 1030, maxY: 480 },
  base: { x: 1010, y: 480, r: 5, health: 3 },
  then: { type: 'hit', target: 'token-1' },
};

describe('what a schema marks is told in the scene', () => {
  test('and back', () => {
    expect(retold(schema, ours, toScene(scene, names))).toEqual(theirs);
    expect(retold(schema, theirs, toInches(scene, names))).toEqual(ours);
  });

  test('by the variant that a value has', () => {
    expect(retold(schema, { then: { type: 'shout', target: 'knight' }, heading: null }, toScene(scene, names))).toEqual({ then: { type: 'shout', target: 'knight' }, heading: null });
    expect(retold(schema, { then: { type: 'other', target: 'knight' } }, toScene(scene, names))).toEqual({ then: { type: 'other', target: 'knight' } });
  });

  test.each([[null], [7], ['x'], [[]], [{ path: 'far', base: { x: '1', y: 2 }, bounds: { minX: 1 }, id: 7, more: [{}], then: 'hit' }], [{ path: [null, 3, { x: 1 }] }]])('and what does not fit is left as it is: %j', (value) => {
    expect(retold(schema, value, toScene(scene, names))).toEqual(value);
  });

  test('its names are found', () => {
    expect([...idsIn(schema, { ...ours, then: { type: 'hit', target: 'ogre' } })]).toEqual(['knight', 'ogre']);
  });
});
