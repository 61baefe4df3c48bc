import { buildSchema, parse, validate } from 'graphql';
import { costAtMost } from './cost';

const schema = buildSchema('type Rule { id: String, related(first: Int): [Rule] } type Query { rules(first: Int): [Rule], one: Rule }');
const faults = (query: string, limit: number) => validate(schema, parse(query), [costAtMost(limit)]).map(({ message }) => message);
const REFUSED = (limit: number) => [`The answer could have more than ${limit} fields; ask for fewer things, or for shorter lists.`];

describe('what an operation costs', () => {
  test.each<readonly [query: string, cost: number]>([
    ['{ one { id } }', 2],
    ['{ rules(first: 10) { id } }', 11],
    ['{ rules(first: 10) { id related(first: 5) { id } } }', 71],
    ['{ ...A b: rules(first: 3) { id } } fragment A on Query { rules(first: 3) { id } }', 8],
    ['{ ... on Query { one { ... { id } } } }', 2],
    ['{ rules(first: 0) { id } }', 2],
    ['{ __typename __schema { types { name } } one { id } }', 2],
  ])('%s costs %i', (query, cost) => {
    expect([faults(query, cost), faults(query, cost - 1)]).toEqual([[], REFUSED(cost - 1)]);
  });

  test('a length that a variable decides counts as the greatest', () => {
    const query = 'query ($n: Int) { rules(first: $n) { id } }';
    expect([faults(query, 201), faults(query, 200)]).toEqual([[], REFUSED(200)]);
  });

  test('fragments that double at every step are told at once', () => {
    const doubling = Array.from({ length: 60 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ');
    expect(faults(`{ ...F0 } ${doubling} fragment F60 on Query { one { id } }`, 1000)).toEqual(REFUSED(1000));
    expect(faults('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A one { id } }', 10)).toEqual([]);
  });
});
