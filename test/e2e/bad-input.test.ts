import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { createApp } from '../../src/app';
import { createTestDatabase, testConfig, type TestDatabase } from '../support/database';

const ATTACK = '/v1/chainmail/resolve/melee-attack';
const model = { melee: { attack: 3, damage: 1 } };
const fine = { attacker: { model }, defender: { model: { armor: 14, health: 2, save: 1 } } };
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** A body as text, the status it is answered with, and the code. */
const BODIES: readonly (readonly [name: string, body: string, status: number, code: string])[] = [
  ['no JSON at all', 'hello', 400, 'input.invalid'],
  ['an empty body', '', 400, 'input.invalid'],
  ['half an object', '{"input":', 400, 'input.invalid'],
  ['a list', '[]', 400, 'input.invalid'],
  ['null', 'null', 400, 'input.invalid'],
  ['NaN', '{"input":{"attacker":NaN}}', 400, 'input.invalid'],
  ['no input', '{}', 400, 'input.invalid'],
  ['an unknown field', JSON.stringify({ input: fine, more: 1 }), 400, 'input.invalid'],
  ['an unknown field inside', JSON.stringify({ input: { ...fine, weather: 'rain' } }), 400, 'input.invalid'],
  ['a wrong type', JSON.stringify({ input: { ...fine, attacker: { model, charged: 'far' } } }), 400, 'input.invalid'],
  ['1e308 inches', '{"input":{"attacker":{"model":{"melee":{"attack":3,"damage":1}},"charged":1e308},"defender":{"model":{"armor":14,"health":2,"save":1}}}}', 400, 'input.invalid'],
  ['a number beyond all numbers', '{"input":{"attacker":{"model":{"melee":{"attack":1e999,"damage":1}}},"defender":{"model":{"armor":14,"health":2,"save":1}}}}', 400, 'input.invalid'],
  ['an unknown reference', JSON.stringify({ input: { ...fine, attacker: { model: { ref: 'nobody' } } } }), 400, 'input.invalid'],
  ['a million faces', JSON.stringify({ input: fine, dice: { faces: new Array<number>(1_000_000).fill(1) } }), 413, 'body.too-large'],
  ['too many faces', JSON.stringify({ input: fine, dice: { faces: new Array<number>(2001).fill(1) } }), 400, 'input.invalid'],
  ['a very long seed', JSON.stringify({ input: fine, dice: { seed: 'x'.repeat(5000) } }), 400, 'input.invalid'],
  ['deep nesting', `{"input":${deep}}`, 400, 'input.invalid'],
  ['a prototype key', '{"input":{"__proto__":{"polluted":true}}}', 400, 'input.invalid'],
  ['a hidden prototype key', '{"input":{"\\u005f_proto__":{"polluted":true}}}', 400, 'input.invalid'],
  ['a constructor key', '{"input":{"constructor":{"prototype":{}}}}', 400, 'input.invalid'],
  ['a face that is not on the die', JSON.stringify({ input: fine, dice: { faces: [21] } }), 422, 'rolls.impossible'],
  ['a face left over', JSON.stringify({ input: fine, dice: { faces: [2, 2] } }), 422, 'rolls.left-over'],
  ['no faces', JSON.stringify({ input: fine, dice: { faces: [] } }), 422, 'rolls.wanted'],
];

describe('bad input', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await createTestDatabase();
    app = await createApp(testConfig(database.url));
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  function isProblem(response: request.Response, status: number): void {
    expect([response.status, response.type]).toEqual([status, 'application/problem+json']);
    expect(response.body).toMatchObject({ status, code: expect.any(String), requestId: response.headers['x-request-id'] });
    expect(JSON.stringify(response.body)).not.toMatch(/node_modules|\.ts:\d/);
  }

  test.each(BODIES)('%s', async (_name, body, status, code) => {
    const response = await request(app.getHttpServer()).post(ATTACK).set('content-type', 'application/json').send(body);
    isProblem(response, status);
    expect(response.body.code).toBe(code);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('the word constructor as a value is nobody’s business', async () => {
    const response = await request(app.getHttpServer()).post(ATTACK).send({ input: fine, dice: { seed: '"constructor":' } });
    expect(response.status).toBe(200);
  });

  test('every fault is told with its place', async () => {
    const { body } = await request(app.getHttpServer()).post(ATTACK).send({ input: { attacker: { model: { melee: { attack: 'x', damage: -1 } } }, defender: {} } });
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(expect.arrayContaining(['/input/attacker/model/melee/attack', '/input/attacker/model/melee/damage', '/input/defender/model']));
  });

  test('bytes that are not UTF-8', async () => {
    const response = await request(app.getHttpServer()).post(ATTACK).set('content-type', 'application/json').send(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]).toString('latin1'));
    isProblem(response, 400);
  });

  test('another content type', async () => {
    isProblem(await request(app.getHttpServer()).post(ATTACK).set('content-type', 'text/plain').send('x'), 415);
  });

  test.each(['/v1/nothing', '/v1/chainmail/rules/CM-NONE-01', '/v1/chainmail/rules/%00', '/nowhere', `/v1/${'x'.repeat(150)}`])('GET %s is not there', async (path) => {
    isProblem(await request(app.getHttpServer()).get(path), 404);
  });

  test('an unknown procedure', async () => {
    isProblem(await request(app.getHttpServer()).post('/v1/chainmail/resolve/nothing').send({ input: {} }), 404);
  });

  test.each(['first=0', 'first=1000', 'first=x', 'after=???', 'colour=red'])('rules?%s is refused', async (query) => {
    isProblem(await request(app.getHttpServer()).get(`/v1/chainmail/rules?${query}`), 400);
  });

  test('plain JSON for those who accept nothing else', async () => {
    const response = await request(app.getHttpServer()).post(ATTACK).set('accept', 'application/json').send({});
    expect([response.status, response.type]).toEqual([400, 'application/json']);
  });

  test.each([
    ['too deep', `{ rulesets { ${'rules { '.repeat(20)} x ${'} '.repeat(20)} } }`],
    ['too many words', `{ ${'a '.repeat(3000)} }`],
    ['an unknown field', '{ nothing }'],
    ['no query', '{'],
  ])('GraphQL: %s is refused and nothing of ours is told', async (_name, query) => {
    const { status, body } = await request(app.getHttpServer()).post('/graphql').send({ query });
    expect(status).toBe(400);
    expect(body.errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|INTERNAL/);
  });
});
