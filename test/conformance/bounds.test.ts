import type { TSchema } from '@sinclair/typebox';
import { RULESETS } from '../../src/rulesets';
import * as bodies from '../../src/sessions/bodies';
import { branchesOf, TABLE_ACTIONS } from '../../src/sessions/core/action-check';

type Schema = Readonly<Record<string, unknown>>;

/** Every place of a schema where a caller might send as much as it likes. */
function* unbounded(schema: Schema, at: string): Generator<string> {
  for (const choice of ['anyOf', 'oneOf', 'allOf']) for (const [i, each] of ((schema[choice] ?? []) as Schema[]).entries()) yield* unbounded(each, `${at}/${choice}/${i}`);
  const isFixed = schema['const'] !== undefined || schema['enum'] !== undefined;
  switch (isFixed ? 'fixed' : schema['type']) {
    case 'string':
      if (schema['maxLength'] === undefined && !isShort(schema['pattern'])) yield `${at}: a text of any length`;
      break;
    case 'integer':
    case 'number':
      if ((schema['maximum'] ?? schema['exclusiveMaximum']) === undefined) yield `${at}: a number without a maximum`;
      if ((schema['minimum'] ?? schema['exclusiveMinimum']) === undefined) yield `${at}: a number without a minimum`;
      break;
    case 'array':
      if (schema['maxItems'] === undefined) yield `${at}: a list of any length`;
      yield* unbounded(schema['items'] as Schema, `${at}/*`);
      break;
    case 'object':
      for (const [name, part] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)) yield* unbounded(part, `${at}/${name}`);
      if (schema['patternProperties'] !== undefined && schema['maxProperties'] === undefined) yield `${at}: a map of any size`;
      for (const part of Object.values((schema['patternProperties'] ?? {}) as Record<string, Schema>)) yield* unbounded(part, `${at}/{}`);
      break;
  }
}

/** Whether a pattern holds a text from beginning to end and repeats nothing without end. */
function isShort(pattern: unknown): boolean {
  return typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[^\\][*+]|\{\d+,\}/.test(pattern);
}

const SHAPES: readonly (readonly [name: string, schemas: readonly TSchema[]])[] = [
  ...RULESETS.flatMap(({ id, procedures, game }) => [
    ...procedures.map(({ name, input }) => [`${id} ${name}`, [input]] as const),
    ...(game === null ? [] : [[`${id} set-up`, [game.shapes.setup]] as const, [`${id} actions`, branchesOf(game.shapes.action)] as const]),
  ]),
  ['actions of every game', TABLE_ACTIONS],
  ['bodies of sessions', Object.values(bodies as Readonly<Record<string, unknown>>).filter((each) => typeof each === 'object') as TSchema[]],
];

describe('nothing that a caller sends is unbounded: it is refused by its schema before any work begins', () => {
  test.each(SHAPES)('%s', (name, schemas) => {
    expect(schemas.length).toBeGreaterThan(0);
    expect(schemas.flatMap((schema) => [...unbounded(schema as unknown as Schema, name)])).toEqual([]);
  });

  test('what is unbounded would be found', () => {
    const schema = { type: 'object', properties: { a: { type: 'array', items: { type: 'string' } }, b: { type: 'number', minimum: 0 }, c: { anyOf: [{ type: 'string', pattern: '^a+$' }, { type: 'string', pattern: '^[a-z]{1,9}$' }] }, d: { type: 'object', patternProperties: { x: { type: 'null' } } } } };
    expect([...unbounded(schema, '')]).toEqual(['/a: a list of any length', '/a/*: a text of any length', '/b: a number without a maximum', '/c/anyOf/0: a text of any length', '/d: a map of any size']);
  });
});
