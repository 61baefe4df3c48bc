import { buildSchema, parse, validate } from 'graphql';
import { depthAtMost } from './depth';
import { operationsOf } from './known-operations';
import { rootFieldsAtMost } from './root-fields';

const schema = buildSchema('type Query { a: Query b: Int }');
const messages = (query: string, rule: Parameters<typeof validate>[2]) => validate(schema, parse(query), rule).map(({ message }) => message);
/** Fragments that each spread the next one twice, 2 to the power of 60 spreads in all. */
const doubling = (last: string) => `${Array.from({ length: 60 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F60 on Query { ${last} }`;

describe('root fields', () => {
  const faults = (query: string) => messages(query, [rootFieldsAtMost(3)]);

  test.each(['{ b }', '{ x: b y: b z: b }', '{ a { p: b q: b r: b s: b } }', '{ ...F b } fragment F on Query { x: b y: b }'])('%s are few enough', (query) => {
    expect(faults(query)).toEqual([]);
  });

  test.each(['{ x: b y: b z: b w: b }', '{ b b b b }', '{ ...F ...F } fragment F on Query { x: b y: b }', '{ ... { x: b y: b } ... on Query { z: b w: b } }', `{ ...F0 } ${doubling('b')}`])('%s are too many', (query) => {
    expect(faults(query)).toEqual(['One operation may ask for at most 3 things at once.']);
  });

  test('each operation counts for itself', () => {
    expect(faults('query A { x: b y: b } query B { x: b y: b }')).toEqual([]);
  });

  test('fragments in a circle, unknown or without fields come to an end', () => {
    expect(faults('{ ...F } fragment F on Query { ...G } fragment G on Query { ...F ...None }')).toEqual([]);
    expect(faults(`{ ...F0 } ${doubling('...None')}`)).toEqual([]);
  });
});

describe('depth', () => {
  const faults = (query: string) => messages(query, [depthAtMost(3)]);

  test('is counted through fragments', () => {
    expect(faults('{ a { a { b } } }')).toEqual([]);
    expect(faults('{ a { a { a { b } } } }')).toEqual(['The operation is 4 levels deep; 3 are allowed.']);
    expect(faults('{ a { ...F } } fragment F on Query { a { ... { a { b } } } }')).toEqual(['The operation is 4 levels deep; 3 are allowed.']);
  });

  test('of introspection is left alone', () => {
    expect(faults('{ __schema { types { fields { type { ofType { ofType { name } } } } } } }')).toEqual([]);
  });

  test('of fragments in a circle or that double at every step comes to an end', () => {
    expect(faults('{ ...F } fragment F on Query { a { ...F } }')).toEqual([]);
    expect(faults(`{ ...F0 } ${doubling('b')}`)).toEqual([]);
  });
});

test('kinds of operation that the schema lacks are refused', () => {
  expect(messages('query { b }', [operationsOf('query')])).toEqual([]);
  expect(messages('mutation { b }', [operationsOf('query')])).toEqual(['There is no mutation here.']);
  expect(messages('subscription { b }', [operationsOf('query')])).toEqual(['There is no subscription here.']);
});
