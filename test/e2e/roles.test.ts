import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../src/app';
import { createTestDatabase, TEST_KEY, type TestDatabase, testConfig } from '../support/database';
import { SKIRMISH } from '../support/sessions/setups';

jest.setTimeout(120_000);

/** Nobody but bots, so that it goes on as soon as anybody plays them. */
const BOTS = { ...SKIRMISH, seats: { north: { bot: 'greedy' }, south: { bot: 'greedy' } } };

describe('a node of the API and a worker on one database', () => {
  let database: TestDatabase;
  let api: NestFastifyApplication;
  const open: NestFastifyApplication[] = [];
  const start = async (role: string): Promise<NestFastifyApplication> => {
    const app = await createApp(testConfig(database.url, { ROLE: role }));
    open.push(app);
    return app;
  };
  const versionOf = async (id: string): Promise<number> => (await api.inject({ method: 'GET', url: `/v1/sessions/${id}` })).json().version as number;
  const until = async (id: string, version: number): Promise<void> => {
    for (let tries = 0; (await versionOf(id)) < version; tries++) {
      if (tries > 400) throw new Error(`still at version ${await versionOf(id)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const startGame = async (): Promise<string> => {
    const { id, creator } = (await api.inject({ method: 'POST', url: '/v1/sessions', headers: { 'x-api-key': TEST_KEY }, payload: BOTS })).json() as { id: string; creator: { token: string } };
    await api.inject({ method: 'POST', url: `/v1/sessions/${id}/start`, headers: { authorization: `Bearer ${creator.token}` }, payload: {} });
    return id;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    api = await start('api');
  });
  afterAll(async () => {
    for (const each of open) await each.close();
    await database.drop();
  });

  test('bots wait while there is no worker, and are played as soon as there is one', async () => {
    const id = await startGame();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await versionOf(id)).toBe(1);
    await start('worker');
    await until(id, 3);
    const later = await startGame();
    await until(later, 3);
  });

  test('a worker answers monitors alone', async () => {
    const worker = open[1]!;
    const ask = async (url: string) => (await worker.inject({ method: 'GET', url })).statusCode;
    expect([await ask('/health/live'), await ask('/health/ready'), await ask('/metrics'), await ask('/v1/rulesets'), await ask('/docs'), await ask('/graphql')]).toEqual([200, 200, 200, 404, 404, 404]);
    expect((await worker.inject({ method: 'GET', url: '/v1/rulesets' })).json()).toMatchObject({ code: 'route.elsewhere' });
  });
});
