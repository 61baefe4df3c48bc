import { GraphQLSchemaHost } from '@nestjs/graphql';
import { entryOperation, listOperation } from '../../src/catalog/core/names';
import { CostLimit } from '../../src/platform/graphql/cost-limit.plugin';
import { RULESETS } from '../../src/rulesets';
import { wholeOf } from '../fuzz/graphql';
import { TEST_KEY } from '../support/database';
import { variablesFor } from '../support/graphql-operation';
import { serviceForTests } from '../support/service';

const ATTACK = '{ battlesystemResolveAttack(input: { attacker: { troop: { profile: { attackDice: [8] } }, figures: 2 }, defender: { troop: { profile: { armorRating: 7, hits: 1 } } } }, dice: { seed: "s" }) { __typename ... on BattlesystemResolveAttackSuccess { thrown { faces } } } }';
const TWO = 'query A { rulesets { id } } query B { rulesets { edition } }';
const MODELS = 'query ($first: Int!) { chainmailModels(first: $first) { ... on ChainmailModelConnection { total nodes { name } } } }';
const COSTLY = 'query ($first: Int!) { chainmailModels(first: $first) { ... on ChainmailModelConnection { nodes { abilities { entry { models(first: $first) { ... on ChainmailModelConnection { nodes { name } } } } } } } } }';

const WHOLE_WAY = 'application/graphql-response+json';
const OF_THE_MOMENT = ['date', 'x-request-id', 'ratelimit'];

type Headers = Readonly<Record<string, string>>;

describe('queries that were answered before take the short way', () => {
  const service = serviceForTests({ LIMIT_ADDRESS: '0', LIMIT_KEY: '0' });
  const wholeWay = jest.spyOn(CostLimit.prototype, 'requestDidStart');
  afterAll(() => wholeWay.mockRestore());

  const ask = async (body: object, headers: Headers = {}) => {
    wholeWay.mockClear();
    const { status, headers: told, body: answer } = await service.ask().post('/graphql').set('x-api-key', TEST_KEY).set(headers).send(body);
    const same = Object.fromEntries(Object.entries(told as Record<string, string>).filter(([name]) => !OF_THE_MOMENT.includes(name)));
    const said = JSON.stringify(answer).replace(/"requestId\w*":"[^"]+"/g, '');
    return { whole: wholeWay.mock.calls.length > 0, answer: { status, same, said } };
  };
  const twice = async (body: object, headers?: Headers) => {
    const first = await ask(body, headers);
    const second = await ask(body, headers);
    expect(first.whole).toBe(true);
    expect(second.answer).toEqual(first.answer);
    return second;
  };

  /** By graphql-js, and then by the plan. */
  const twiceOrAgain = async (body: object) => {
    const first = await ask(body, { accept: WHOLE_WAY });
    const second = await ask(body);
    expect([first.whole, second.whole, second.answer.said]).toEqual([true, false, first.answer.said]);
    return second;
  };

  test.each<readonly [what: string, body: object]>([
    ['a resolution', { query: ATTACK }],
    ['a list with a length', { query: MODELS, variables: { first: 2 } }],
    ['one of two operations', { query: TWO, operationName: 'B' }],
    ['nulls in place of what may be left out', { query: '{ rulesets { id edition } }', variables: null, operationName: null, extensions: null }],
    ['a failure that is expected', { query: '{ rule(ruleset: "chainmail", id: "CM-NONE-01") { __typename ... on NotFound { code status requestId } } }' }],
    ['introspection', { query: '{ __schema { queryType { name } } }' }],
  ])('%s, and is answered just as before', async (_, body) => {
    const { whole, answer } = await twice(body);
    expect(answer).toMatchObject({ status: 200, same: { 'content-type': 'application/json; charset=utf-8' }, said: expect.stringContaining('"data":{') });
    expect(whole).toBe(false);
  });

  test.each<readonly [what: string, body: object, status: number, headers: Headers]>([
    ['no operation is named of two', { query: TWO }, 400, {}],
    ['the operation named is not there', { query: TWO, operationName: 'C' }, 400, {}],
    ['a variable is missing', { query: MODELS, variables: {} }, 400, {}],
    ['a variable is of another type', { query: MODELS, variables: { first: 'two' } }, 400, {}],
    ['another type of answer is wanted', { query: MODELS, variables: { first: 1 } }, 200, { accept: 'application/graphql-response+json' }],
    ['no type is wanted that there is', { query: MODELS, variables: { first: 1 } }, 406, { accept: 'text/csv' }],
    ['there are extensions', { query: MODELS, variables: { first: 1 }, extensions: { a: 1 } }, 200, {}],
  ])('not where %s', async (_, body, status, headers) => {
    await ask({ query: MODELS, variables: { first: 2 } });
    await ask({ query: TWO, operationName: 'A' });
    const { whole, answer } = await twice(body, headers);
    expect({ whole, status: answer.status }).toEqual({ whole: true, status });
  });

  test.each(RULESETS.map(({ id }) => id))('everything that a catalog has of %s, and is answered just as before', async (id) => {
    const { schema } = service.app.get(GraphQLSchemaHost);
    const ruleset = RULESETS.find((each) => each.id === id)!;
    for (const { kind, entries } of ruleset.catalog) {
      for (const [name, given] of [[listOperation(ruleset, kind), { first: 5 }], [entryOperation(ruleset, kind), { slug: entries[0]!.slug }], [entryOperation(ruleset, kind), { slug: 'nobody' }]] as const) {
        const { answer } = await twiceOrAgain({ query: wholeOf(schema, 'query', name), variables: variablesFor(schema, 'query', name, given) });
        expect([name, answer.status, answer.said.includes('"errors":[{"message"')]).toEqual([name, 200, false]);
      }
    }
  });

  test('what its variables make too dear is refused though it was cheap before', async () => {
    expect((await twice({ query: COSTLY, variables: { first: 2 } })).whole).toBe(false);
    expect(await ask({ query: COSTLY, variables: { first: 100 } })).toMatchObject({ whole: true, answer: { status: 400, said: expect.stringContaining('GRAPHQL_VALIDATION_FAILED') } });
  });

  test('what is done goes the whole way each time', async () => {
    const query = 'mutation ($name: String!) { createCollection(ruleset: "chainmail", name: $name) { __typename } }';
    for (const name of ['first', 'second']) expect(await ask({ query, variables: { name } })).toMatchObject({ whole: true, answer: { said: expect.stringContaining('"__typename":"Collection"') } });
  });

  test('by POST alone; the key is asked for each time', async () => {
    await ask({ query: ATTACK });
    wholeWay.mockClear();
    const got = await service.ask().get('/graphql').query({ query: ATTACK }).set('apollo-require-preflight', 'yes');
    expect([got.status, wholeWay.mock.calls.length]).toEqual([200, 1]);
    expect((await service.ask().post('/graphql').set('x-api-key', 'umk_nobody').send({ query: ATTACK })).status).toBe(401);
  });
});
