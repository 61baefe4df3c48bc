import { buildSchema, execute, getOperationAST, type GraphQLObjectType, type GraphQLUnionType, parse } from 'graphql';
import { Plan } from './plan';

const schema = buildSchema(`
  enum Kind { HIGH LOW }
  type Wall { name: String! kind: Kind height: Float }
  type Wood { name: String! depth: Int, near(reach: Int = 2): [Place!] }
  union Place = Wall | Wood
  type Query { places(first: Int): [Place!], wood: Wood!, tags: [[String]], nothing: Wall }
`);
const WALL = { name: 'the wall', kind: 'LOW', height: 1.5 };
const WOOD = { name: 'the wood', depth: 3 };

let found: Readonly<Record<string, (args: { readonly first?: number }) => unknown>> = {};
const near = (_source: unknown, { reach }: { readonly reach?: number }) => Promise.resolve(Array.from({ length: reach ?? 0 }, () => WALL));
const answered = new Set<object>();
for (const field of Object.values(schema.getQueryType()!.getFields())) answered.add(Object.assign(field, { resolve: (_source: unknown, args: object) => found[field.name]!(args) }));
answered.add(Object.assign((schema.getType('Wood') as GraphQLObjectType).getFields()['near']!, { resolve: near }));
(schema.getType('Place') as GraphQLUnionType).resolveType = (value: unknown) => ('depth' in (value as object) ? 'Wood' : 'Wall');

/** What the plan tells, and what graphql-js does. */
async function bothWays(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const plan = Plan.of(schema, document, getOperationAST(document)!, (field) => answered.has(field));
  const { data, errors } = await execute({ schema, document, variableValues: variables });
  return { plan: plan === null ? 'none' : JSON.stringify(await plan.answer({}, variables)), whole: errors === undefined ? JSON.stringify(data) : 'null' };
}

describe('a plan', () => {
  beforeEach(() => {
    found = { places: ({ first }) => Promise.resolve([WALL, WOOD, WALL].slice(0, first)), wood: () => WOOD, tags: () => [['a', null], null], nothing: () => undefined };
  });

  test.each<readonly [what: string, query: string, variables: Record<string, unknown>]>([
    ['fields in the order they are asked for', '{ wood { depth name } places { __typename ... on Wall { kind height name } } }', {}],
    ['the same field under other names', '{ a: wood { b: name c: name } wood { name } }', {}],
    ['what several parts of a query ask of one field', '{ wood { name } ...More wood { near { ...Named } } } fragment More on Query { wood { depth near { ... on Wall { kind } } } } fragment Named on Place { __typename ... { ... on Wall { name } } }', {}],
    ['arguments, variables, and what they are by themselves', 'query ($first: Int = 2, $reach: Int) { places(first: $first) { ... on Wood { near(reach: $reach) { ... on Wall { name } } name } } }', { reach: 1 }],
    ['lists in lists, with gaps', '{ tags }', {}],
    ['nothing', '{ nothing { name } }', {}],
  ])('tells %s as graphql-js does', async (_, query, variables) => {
    const { plan, whole } = await bothWays(query, variables);
    expect(plan).toBe(whole);
    expect(whole).not.toBe('null');
  });

  test.each<readonly [what: string, query: string, given: typeof found]>([
    ['nothing where something must be', '{ wood { name } }', { wood: () => null }],
    ['nothing in a field that must have something', '{ wood { name } }', { wood: () => ({ name: null }) }],
    ['what is no value of its type', '{ wood { depth } }', { wood: () => ({ depth: 'deep' }) }],
    ['no list where a list is', '{ tags }', { tags: () => 'a' }],
    ['an error', '{ tags wood { near { ... on Wall { name } } } }', { tags: () => { throw new Error('no tags'); }, wood: () => WOOD }],
    ['an error that comes late', '{ places { __typename } wood { near { ... on Wall { name } } } }', { places: () => Promise.reject(new Error('no places')), wood: () => WOOD }],
    ['a variable of another type', 'query ($first: Int) { places(first: $first) { __typename } }', { places: () => [] }],
  ])('tells nothing where it meets %s', async (_, query, given) => {
    found = given;
    expect(await bothWays(query, { first: 'two' })).toEqual({ plan: 'null', whole: 'null' });
  });

  test.each(['{ wood @skip(if: false) { name } }', '{ __schema { queryType { name } } }', '{ __proto__: nothing { name } }'])('is not made for %s', async (query) => {
    expect((await bothWays(query)).plan).toBe('none');
  });
});
