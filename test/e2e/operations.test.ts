import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { createApp } from '../../src/app';
import { Drain } from '../../src/platform/http/drain';
import { createTestDatabase, TEST_KEY, testConfig, type TestDatabase } from '../support/database';
import { Relay } from '../support/relay';
import { until } from '../support/sessions/player';

jest.setTimeout(60_000);

const GAME = { ruleset: 'chainmail', setup: 'starter', public: true };
const ATTACK = { input: { attacker: { troop: { attackDice: [8] }, figures: 8 }, defender: { troop: { armorRating: 7, hits: 2 } } } };

describe('a service whose database can be taken away', () => {
  let database: TestDatabase;
  let relay: Relay;
  let app: NestFastifyApplication;
  const ask = () => request(app.getHttpServer());
  const told = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim();

  beforeEach(async () => {
    database = await createTestDatabase();
    relay = await Relay.to(database.url);
    app = await createApp(testConfig(relay.url, { LOG_LEVEL: 'silent', STATEMENT_TIMEOUT_MS: '1000' }));
    await app.listen(0, '127.0.0.1');
  });
  afterEach(async () => {
    await app.close();
    await relay.cut();
    await database.drop();
  });

  test('says so at once with when to come again, resolves on, and recovers by itself', async () => {
    const made = (await ask().post('/v1/keys').set('x-api-key', TEST_KEY).send({ name: 'x' })).body as { key: string };
    expect(told(await ask().post('/v1/sessions').set('x-api-key', TEST_KEY).send(GAME))).toBe('201');
    await relay.cut();
    await until(async () => told(await ask().get('/v1/sessions')), (answer) => answer === '503 database.away');
    const refused = await ask().post('/v1/sessions').set('x-api-key', TEST_KEY).send(GAME);
    expect([told(refused), refused.headers['retry-after']]).toEqual(['503 database.away', '1']);
    expect(told(await ask().get('/health/ready'))).toBe('503');
    expect(told(await ask().get('/health/live'))).toBe('200');
    for (const headers of [{}, { 'x-api-key': TEST_KEY }, { 'x-api-key': made.key }]) expect(told(await ask().post('/v1/battlesystem/resolve/attack').set(headers).send(ATTACK))).toBe('200');
    expect(told(await ask().post('/v1/sessions').set('x-api-key', made.key).send(GAME))).toBe('503 database.away');
    await relay.mend();
    await until(async () => told(await ask().get('/health/ready')), (answer) => answer === '200');
    expect(told(await ask().post('/v1/sessions').set('x-api-key', made.key).send(GAME))).toBe('201');
  });

  test('lets what is in hand finish when it stops, and takes nothing new', async () => {
    relay.hold();
    const inHand = ask().get('/v1/sessions').then((answer) => answer);
    await until(async () => (app.get(DataSource).driver as unknown as { master: { totalCount: number; idleCount: number } }).master, ({ totalCount, idleCount }) => totalCount > idleCount);
    app.get(Drain).begin();
    const late = await ask().get('/v1/rulesets');
    expect([told(late), late.headers['connection'], late.headers['retry-after']]).toEqual(['503 service.stopping', 'close', '1']);
    const ready = await ask().get('/health/ready');
    expect([ready.status, ready.body]).toEqual([503, { status: 'not-ready', reason: 'The service is stopping.' }]);
    expect((await ask().get('/health/live')).status).toBe(200);
    const closing = app.close();
    relay.letGo();
    expect((await inHand).status).toBe(200);
    await closing;
  });

  test('a statement that gets no answer in time is given up, and the next one is answered', async () => {
    relay.hold();
    await expect(app.get(DataSource).query('select 1')).rejects.toThrow(/timeout/i);
    relay.letGo();
    await until(async () => told(await ask().get('/v1/sessions')), (answer) => answer === '200');
  });
});
