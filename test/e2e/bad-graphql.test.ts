import { getIntrospectionQuery } from 'graphql';
import { TEST_KEY } from '../support/database';
import { serviceForTests } from '../support/service';

jest.setTimeout(60_000);

const ATTACK = `query ($input: BattlesystemAttackInput!, $dice: DiceInput) {
  battlesystemResolveAttack(input: $input, dice: $dice) { __typename ... on Problem { code pointer requestId } }
}`;
const attacker = { troop: { profile: { attackDice: ['x'] } }, figures: 8 };
const fine = { attacker: { troop: { profile: { attackDice: [8] } }, figures: 8 }, defender: { troop: { profile: { armorRating: 7, hits: 2 } } } };
const aliases = (many: number, ask: string) => Array.from({ length: many }, (_, i) => `a${i}: ${ask}`).join(' ');
const doubling = Array.from({ length: 60 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ');

const OPERATIONS: readonly (readonly [name: string, request: object, code: string])[] = [
  ['half a query', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
  ['too many words', { query: `{ ${'a '.repeat(1000)} }` }, 'GRAPHQL_PARSE_FAILED'],
  ['too deep', { query: `{ rulesets { ${'rules { '.repeat(20)} x ${'} '.repeat(20)} } }` }, 'GRAPHQL_VALIDATION_FAILED'],
  ['too many things at once', { query: `{ ${aliases(21, 'rulesets { id }')} }` }, 'GRAPHQL_VALIDATION_FAILED'],
  ['too many things at once, in fragments', { query: `{ ...A ... { ...A } } fragment A on Query { ${aliases(11, 'rulesets { id }')} }` }, 'GRAPHQL_VALIDATION_FAILED'],
  ['an answer that could become too long', { query: `{ ${aliases(20, 'rules(ruleset: "chainmail", first: 100) { ... on RulePage { items { id title topic related statements { text } } } }')} }` }, 'GRAPHQL_VALIDATION_FAILED'],
  ['lists in lists of which nobody says how long they are', { query: `{ chainmailAbilities { ... on ChainmailAbilityConnection { nodes { models { ... on ChainmailModelConnection { nodes { abilities { entry { models { ... on ChainmailModelConnection { nodes { name } } } } } } } } } } } }` }, 'GRAPHQL_VALIDATION_FAILED'],
  ['fragments that double at every step', { query: `{ ...F0 } ${doubling} fragment F60 on Query { ...None }` }, 'GRAPHQL_VALIDATION_FAILED'],
  ['fragments in a circle', { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A rulesets { id } }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['an unknown field', { query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['an unknown field inside', { query: '{ rulesets { id constructor } }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['an unknown argument', { query: '{ ruleset(id: "chainmail", page: 2) { __typename } }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['a mutation', { query: 'mutation { attack }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['a subscription', { query: 'subscription { attack }' }, 'GRAPHQL_VALIDATION_FAILED'],
  ['no input', { query: ATTACK }, 'BAD_USER_INPUT'],
  ['an unknown input field', { query: ATTACK, variables: { input: { ...fine, weather: 'rain' } } }, 'BAD_USER_INPUT'],
  ['a wrong type', { query: ATTACK, variables: { input: { ...fine, attacker } } }, 'BAD_USER_INPUT'],
  ['figures and a reference at once', { query: ATTACK, variables: { input: { ...fine, attacker: { troop: { profile: { attackDice: [8] }, ref: { slug: 'heavy-foot' } }, figures: 8 } } } }, 'BAD_USER_INPUT'],
  ['faces and a seed', { query: ATTACK, variables: { input: fine, dice: { faces: [1], seed: 'x' } } }, 'BAD_USER_INPUT'],
  ['1e308 on a die', { query: ATTACK, variables: { input: fine, dice: { faces: [1e308] } } }, 'BAD_USER_INPUT'],
  ['an unknown word', { query: ATTACK, variables: { input: { ...fine, kind: 'MAGIC' } } }, 'BAD_USER_INPUT'],
];

const TOLD: readonly (readonly [name: string, variables: object, kind: string, code: string, pointer: string])[] = [
  ['a million dice', { input: { ...fine, attacker: { ...fine.attacker, figures: 1_000_000 } } }, 'InvalidInput', 'input.invalid', '/input/attacker/figures'],
  ['1e308 inches', { input: { ...fine, attacker: { ...fine.attacker, distance: 1e308 } } }, 'InvalidInput', 'input.invalid', '/input/attacker/distance'],
  ['an unknown reference', { input: { ...fine, attacker: { troop: { ref: { slug: 'nobody' } }, figures: 8 } } }, 'InvalidInput', 'input.invalid', '/input/attacker/troop/ref'],
  ['a very long seed', { input: fine, dice: { seed: 'x'.repeat(5000) } }, 'InvalidInput', 'input.invalid', '/dice'],
  ['too few faces', { input: fine, dice: { faces: [1] } }, 'RollsWanted', 'rolls.wanted', '/dice/faces'],
  ['an impossible face', { input: fine, dice: { faces: [9] } }, 'RollsUnusable', 'rolls.impossible', '/dice/faces/0'],
  ['a missile without a weapon', { input: { ...fine, kind: 'MISSILE' } }, 'Refused', 'missile.no-weapon', '/input/attacker/weapon'],
];

describe('bad input over GraphQL', () => {
  const service = serviceForTests();
  const post = () => service.ask().post('/graphql').set('content-type', 'application/json');

  test.each(OPERATIONS)('%s is refused, and nothing of ours is told', async (_name, request, code) => {
    const { status, body, headers } = await post().send(request);
    expect([status, body.data]).toEqual([400, undefined]);
    expect(body.errors[0].extensions).toEqual({ code, requestId: headers['x-request-id'] });
    expect(JSON.stringify(body)).not.toMatch(/node_modules|INTERNAL|stacktrace/);
  });

  test('more faults in the variables than anybody would read are the fault of the caller too', async () => {
    const faces = new Array<string>(60).fill('six');
    const { status, body } = await post().send({ query: ATTACK, variables: { input: fine, dice: { faces } } });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(11);
    expect(new Set(body.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
    expect(body.errors.at(-1).message).toMatch(/^Too many errors/);
  });

  test('nor are more faults of an operation told than anybody would read', async () => {
    const { status, body } = await post().send({ query: `{ ${aliases(20, 'nothing')} }` });
    expect([status, body.errors.length]).toEqual([400, 11]);
    expect(new Set(body.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code))).toEqual(new Set(['GRAPHQL_VALIDATION_FAILED']));
  });

  test.each(TOLD)('%s is told in the payload', async (_name, variables, kind, code, pointer) => {
    const { status, body, headers } = await post().send({ query: ATTACK, variables });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data.battlesystemResolveAttack).toEqual({ __typename: kind, code, pointer, requestId: headers['x-request-id'] });
  });

  test('a null where an argument needs a value is the fault of the caller, though it is found late', async () => {
    const { body, headers } = await post().send({ query: 'query ($id: String = "chainmail") { ruleset(id: $id) { __typename } }', variables: { id: null } });
    expect(body.errors[0]).toMatchObject({ message: expect.stringContaining('must not be null'), extensions: { code: 'BAD_USER_INPUT', requestId: headers['x-request-id'] } });
  });

  test.each<readonly [name: string, sent: string, type: string, status: number, code: string]>([
    ['no JSON', 'hello', 'application/json', 400, 'body.unreadable'],
    ['a list', '[{"query":"{ rulesets { id } }"}]', 'application/json', 400, 'input.invalid'],
    ['without a query', '{}', 'application/json', 400, 'input.invalid'],
    ['a query that is empty', '{"query":""}', 'application/json', 400, 'input.invalid'],
    ['a query that is a number', '{"query":1}', 'application/json', 400, 'input.invalid'],
    ['a list of variables', '{"query":"{ rulesets { id } }","variables":[1]}', 'application/json', 400, 'input.invalid'],
    ['another content type', '{ rulesets { id } }', 'application/graphql', 415, 'body.not-json'],
    ['a form', 'query={rulesets{id}}', 'application/x-www-form-urlencoded', 415, 'body.not-json'],
    ['too large', JSON.stringify({ query: '{ rulesets { id } }', variables: { x: 'x'.repeat(300_000) } }), 'application/json', 413, 'body.too-large'],
    ['too deep', `{"variables":${'['.repeat(40)}${']'.repeat(40)}}`, 'application/json', 400, 'body.too-deep'],
    ['a prototype key', '{"query":"{ rulesets { id } }","variables":{"__proto__":{"polluted":true}}}', 'application/json', 400, 'body.forbidden-key'],
  ])('a body: %s, is a problem as everywhere', async (_name, sent, type, status, code) => {
    const response = await post().set('content-type', type).send(sent);
    expect([response.status, response.type]).toEqual([status, 'application/problem+json']);
    expect(response.body).toMatchObject({ code, requestId: response.headers['x-request-id'] });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each<readonly [name: string, method: 'get' | 'post', type: string | null]>([
    ['an address', 'get', null],
    ['a form', 'post', 'application/x-www-form-urlencoded'],
    ['a form with files', 'post', 'multipart/form-data; boundary=x'],
    ['plain text', 'post', 'text/plain'],
  ])('what a foreign page may send without leave, %s, does nothing', async (_name, method, type) => {
    const headers = { origin: 'https://elsewhere.example', 'x-api-key': TEST_KEY };
    const making = 'mutation { createSession(setup: { ready: { ruleset: "chainmail", id: "starter" } }) { __typename } }';
    const mine = async () => (await service.ask().get('/v1/sessions?mine=true').set('x-api-key', TEST_KEY)).body.items.length as number;
    const before = await mine();
    for (const query of ['{ rulesets { id } }', making]) {
      const asked = method === 'get' ? service.ask().get('/graphql').query({ query }) : service.ask().post('/graphql').type(type!).send(JSON.stringify({ query }));
      const { status, body } = await asked.set(headers);
      expect([method === 'get' ? 400 : 415, body.data]).toEqual([status, undefined]);
    }
    expect(await mine()).toBe(before);
    expect((await post().set(headers).send({ query: making })).body).toEqual({ data: { createSession: { __typename: expect.not.stringContaining('Invalid') } } });
    expect(await mine()).toBe(before + 1);
  });

  test('what tools ask to learn the schema stays within the limits', async () => {
    const { status, body } = await post().send({ query: getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }) });
    expect([status, body.errors]).toEqual([200, undefined]);
  });

  test('twenty things at once are answered', async () => {
    const { status, body } = await post().send({ query: `{ ${aliases(20, 'rulesets { id }')} }` });
    expect([status, Object.keys(body.data).length]).toEqual([200, 20]);
  });
});
