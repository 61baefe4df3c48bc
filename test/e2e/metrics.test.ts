import { TEST_KEY, testConfig } from '../support/database';
import { createApp } from '../../src/app';
import { serviceForTests } from '../support/service';

jest.setTimeout(60_000);

const TOKEN = 'a-token-for-the-metrics';
const ATTACK = { input: { attacker: { troop: { attackDice: [8] }, figures: 8 }, defender: { troop: { armorRating: 7, hits: 2 } } } };

describe('/metrics', () => {
  const service = serviceForTests({ METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' });
  const ask = (headers: Record<string, string> = {}) => service.ask().get('/metrics').set(headers);

  test('tells requests, latencies, the lag of the event loop, sizes of odds, the database and the threads', async () => {
    await service.ask().get('/v1/rulesets');
    await service.ask().get('/v1/checkers');
    await service.ask().post('/v1/battlesystem/odds/attack').send(ATTACK);
    const { status, type, text } = await ask();
    expect([status, type]).toEqual([200, 'text/plain']);
    expect(text).toMatch(/^umpire_requests_total\{method="GET",route="\/v1\/rulesets",status="200"\} 1$/m);
    expect(text).toMatch(/^umpire_requests_total\{method="GET",route="\/v1\/:ruleset",status="404"\} 1$/m);
    expect(text).toMatch(/^umpire_request_seconds_count\{method="POST",route="\/v1\/battlesystem\/odds\/attack"\} 1$/m);
    expect(text).toMatch(/^umpire_odds_outcomes_count [1-9]/m);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'umpire_database_connections', 'umpire_database_waiting', 'umpire_threads_waiting', 'umpire_limited_total']) expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  test('is open to the machine itself, to its token and to keys with the scope admin, and to nobody else', async () => {
    const outside = { 'x-forwarded-for': '203.0.113.7' };
    expect((await ask()).status).toBe(200);
    expect((await ask({ ...outside, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect((await ask({ ...outside, 'x-api-key': TEST_KEY })).status).toBe(200);
    const { body: made } = await service.ask().post('/v1/keys').set('x-api-key', TEST_KEY).send({ name: 'no admin' });
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { 'x-api-key': made.key as string }]) {
      const { status, body } = await ask({ ...outside, ...headers });
      expect([status, body.code]).toEqual([401, 'operator.only']);
    }
  });

  test('is not opened by a proxy on the same machine that nobody told of', async () => {
    const node = await createApp(testConfig(service.database.url));
    const asked = async (headers: Record<string, string>) => (await node.inject({ method: 'GET', url: '/metrics', headers })).statusCode;
    expect([await asked({}), await asked({ 'x-forwarded-for': '127.0.0.1' }), await asked({ forwarded: 'for=127.0.0.1' }), await asked({ authorization: 'Bearer null' })]).toEqual([200, 401, 401, 200]);
    await node.close();
  });
});
