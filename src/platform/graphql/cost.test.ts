import { buildSchema, getOperationAST, parse } from 'graphql';
import { tooDear } from './cost';

const schema = buildSchema('type Rule { id: String, related(first: Int): [Rule], words: [Word] } type Word { id: String } type Page { total: Int, nodes: [Rule] } type Query { rules(first: Int): [Rule], page(first: Int): Page, one: Rule }');
const faults = (query: string, limit: number, variables = {}) => {
  const document = parse(query);
  const refused = tooDear(schema, document, getOperationAST(document)!, variables, limit);
  return refused === null ? [] : [refused.message];
};
const REFUSED = (limit: number) => [`The answer could have more than ${limit} fields; ask for fewer things, or for shorter lists.`];

describe('what an operation costs', () => {
  test.each<readonly [query: string, cost: number]>([
    ['{ one { id } }', 2],
    ['{ rules(first: 10) { id } }', 11],
    ['{ rules(first: 10) { id related(first: 5) { id } } }', 71],
    ['{ ...A b: rules(first: 3) { id } } fragment A on Query { rules(first: 3) { id } }', 8],
    ['{ ... on Query { one { ... { id } } } }', 2],
    ['{ rules(first: 0) { id } }', 2],
    ['{ rules(first: 100000) { id } }', 201],
    ['{ rules { id } }', 51],
    ['{ rules(first: null) { id } }', 51],
    ['{ one { related { related { id } } } }', 1 + 1 + 50 * (1 + 50)],
    ['{ one { words { id } } }', 1 + 1 + 4],
    ['{ page(first: 10) { total nodes { id words { id } } } }', 1 + 10 * (1 + 1 + 1 + 1 + 4)],
    ['{ page(first: 10) { ...P } } fragment P on Page { nodes { id } }', 1 + 10 * 2],
    ['{ __typename __schema { types { name } } one { id } }', 2],
  ])('%s costs %i', (query, cost) => {
    expect([faults(query, cost), faults(query, cost - 1)]).toEqual([[], REFUSED(cost - 1)]);
  });

  test.each<readonly [variables: object, first: number]>([[{ n: 7 }, 7], [{ n: 100_000 }, 200], [{ n: -1 }, 1], [{ n: null }, 50], [{ m: 7 }, 50], [{}, 50]])('a length that a variable decides is what %j says', (variables, first) => {
    const query = 'query ($n: Int) { rules(first: $n) { id } }';
    expect([faults(query, 1 + first, variables), faults(query, first, variables)]).toEqual([[], REFUSED(first)]);
  });

  test('a variable that nobody gives is what it is by itself', () => {
    const query = 'query ($n: Int = 7) { rules(first: $n) { id } }';
    expect([faults(query, 8), faults(query, 7), faults(query, 8, { n: 8 })]).toEqual([[], REFUSED(7), REFUSED(8)]);
  });

  test('fragments that double at every step are told at once', () => {
    const doubling = Array.from({ length: 60 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ');
    expect(faults(`{ ...F0 } ${doubling} fragment F60 on Query { one { id } }`, 1000)).toEqual(REFUSED(1000));
  });
});
