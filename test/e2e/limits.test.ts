import WebSocket from 'ws';
import { createApp } from '../../src/app';
import { Purses } from '../../src/platform/limits/purses';
import { TEST_KEY, testConfig } from '../support/database';
import { serviceForTests } from '../support/service';

jest.setTimeout(60_000);

const SMALL = { input: { attacker: { troop: { attackDice: [8] }, figures: 8 }, defender: { troop: { armorRating: 7, hits: 2 } } } };
const from = (address: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': address, ...more });
const left = (header: string | undefined) => Number(/;r=(\d+);/.exec(header ?? '')?.[1]);

describe('limits', () => {
  const service = serviceForTests({ LIMIT_ADDRESS: '20', LIMIT_KEY: '40', TRUST_PROXY: '1' });
  const read = (headers: Record<string, string>) => service.ask().get('/v1/rulesets').set(headers);
  const resolve = (headers: Record<string, string>) => service.ask().post('/v1/battlesystem/resolve/attack').set(headers).send(SMALL);

  async function spendAll(headers: Record<string, string>, most = 60): Promise<number> {
    for (let asked = 0; asked < most; asked++) if ((await read(headers)).status === 429) return asked;
    throw new Error('never refused');
  }

  test('every answer says what may be spent and what is left', async () => {
    const { headers } = await read(from('10.0.0.1'));
    expect([headers['ratelimit-policy'], headers['ratelimit']]).toEqual(['"address";q=20;w=60', '"address";r=19;t=3']);
    const after = await resolve(from('10.0.0.1'));
    expect(left(after.headers['ratelimit'])).toBe(18);
    const withKey = await read({ 'x-api-key': TEST_KEY });
    expect(withKey.headers['ratelimit-policy']).toBe('"key";q=40;w=60');
  });

  test('who has spent all is refused with when to come again, and the others are not', async () => {
    const asked = await spendAll(from('10.0.0.2'));
    expect(asked).toBeGreaterThanOrEqual(20);
    expect(asked).toBeLessThanOrEqual(22);
    const { status, type, headers, body } = await resolve(from('10.0.0.2'));
    expect([status, type, headers['ratelimit']]).toEqual([429, 'application/problem+json', expect.stringContaining('r=0;')]);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(body).toMatchObject({ code: 'limit.exceeded', errors: [{ facts: { limit: 20, windowSeconds: 60, retryAfterSeconds: Number(headers['retry-after']) } }] });
    expect((await read(from('10.0.0.3'))).status).toBe(200);
    expect((await read(from('10.0.0.2', { 'x-api-key': TEST_KEY }))).status).toBe(200);
    expect((await service.ask().get('/health/ready').set(from('10.0.0.2'))).status).toBe(200);
  });

  test('a body is not even read of those who are refused', async () => {
    await spendAll(from('10.0.0.4'));
    const { status } = await service.ask().post('/v1/battlesystem/resolve/attack').set(from('10.0.0.4', { 'content-type': 'application/json' })).send('{');
    expect(status).toBe(429);
  });

  test('a flood of those who are refused is told slowly, and nobody else waits for it', async () => {
    await spendAll(from('10.0.5.1'));
    const waited: number[] = [];
    const timed = async (headers: Record<string, string>) => {
      const began = performance.now();
      const { status } = await read(headers);
      waited.push(performance.now() - began);
      return status;
    };
    const flood = Promise.all(Array.from({ length: 30 }, () => timed(from('10.0.5.1'))));
    expect((await read(from('10.0.5.2'))).status).toBe(200);
    expect(waited.length).toBeLessThan(30);
    expect(await flood).toEqual(new Array(30).fill(429));
    // One every 20 ms, but for the first.
    expect(Math.max(...waited)).toBeGreaterThan(28 * 20);
  });

  test('a home has one purse, however many of its addresses ask', async () => {
    await spendAll(from('2001:db8:1:2::1'));
    expect((await read(from('2001:db8:1:2:ffff::7'))).status).toBe(429);
    expect((await read(from('2001:db8:1:3::1'))).status).toBe(200);
  });

  test('what costs more takes more', async () => {
    const spent = async (asked: () => ReturnType<typeof read>, address: string) => {
      const before = left((await read(from(address))).headers['ratelimit']);
      return before - left((await asked()).headers['ratelimit']);
    };
    expect(await spent(() => resolve(from('10.0.1.1')), '10.0.1.1')).toBe(1);
    expect(await spent(() => service.ask().post('/v1/battlesystem/odds/attack').set(from('10.0.1.2')).send(SMALL), '10.0.1.2')).toBeGreaterThanOrEqual(2);
  });

  test('GraphQL is counted by the things asked for, and refused in its own way', async () => {
    const ask = (query: string) => service.ask().post('/graphql').set(from('10.0.2.1')).send({ query });
    const first = await ask('{ rulesets { id } a: rulesets { id } b: rulesets { id } }');
    expect(left(first.headers['ratelimit'])).toBe(16);
    await ask(`{ ${Array.from({ length: 20 }, (_, i) => `a${i}: rulesets { id }`).join(' ')} }`);
    const { status, headers, body } = await ask('{ rulesets { id } }');
    expect([status, body.code]).toEqual([429, 'limit.exceeded']);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });

  test('an operation that runs out of it half-way is refused', async () => {
    for (let i = 0; i < 5; i++) await read(from('10.0.2.2'));
    const { status, headers, body } = await service.ask().post('/graphql').set(from('10.0.2.2')).send({ query: `{ ${Array.from({ length: 20 }, (_, i) => `a${i}: rulesets { id }`).join(' ')} }` });
    expect([status, body.data, body.errors.map((error: { extensions: object }) => error.extensions)]).toEqual([200, null, [{ code: 'limit.exceeded', requestId: headers['x-request-id'] }]]);
  });

  test('guessing keys costs the address', async () => {
    const guess = (i: number) => service.ask().get('/v1/rulesets').set(from('10.0.3.1', { 'x-api-key': `umk_${String(i).padStart(43, 'x')}` }));
    for (let i = 0; i < 20; i++) expect((await guess(i)).body.code).toBe('key.unknown');
    expect((await guess(20)).body.code).toBe('limit.exceeded');
    expect((await read(from('10.0.3.1'))).status).toBe(429);
  });

  test('sockets are counted by the address behind the proxy, and so is each thing they ask for', async () => {
    const open = (address: string) => new WebSocket(`${service.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: from(address) });
    const greeted = (socket: WebSocket) =>
      new Promise<string>((resolve) => {
        socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
        socket.on('message', (message) => resolve((JSON.parse(String(message)) as { type: string }).type));
        socket.on('close', (code, reason) => resolve(`${code} ${String(reason)}`));
      });
    const first = open('10.0.4.1');
    expect(await greeted(first)).toBe('connection_ack');
    const codes: string[] = [];
    for (let i = 0; i < 22; i++) {
      const told = new Promise<{ payload: { extensions: { code: string } }[] }>((resolve) => first.once('message', (message) => resolve(JSON.parse(String(message)))));
      first.send(JSON.stringify({ type: 'subscribe', id: String(i), payload: { query: 'subscription { nothing }' } }));
      codes.push((await told).payload[0]!.extensions.code);
    }
    expect([codes[0], codes.at(-1)]).toEqual(['GRAPHQL_VALIDATION_FAILED', 'limit.exceeded']);
    expect(await greeted(open('10.0.4.1'))).toBe('4403 limit.exceeded');
    const other = open('10.0.4.2');
    expect(await greeted(other)).toBe('connection_ack');
    for (const socket of [first, other]) socket.close();
  });

  test('nobody is believed about an address who is no known proxy', async () => {
    const node = await createApp(testConfig(service.database.url, { LIMIT_ADDRESS: '20' }));
    for (let i = 0; i < 25; i++) await node.inject({ method: 'GET', url: '/v1/rulesets', headers: from(`10.9.0.${i}`) });
    expect((await node.inject({ method: 'GET', url: '/v1/rulesets', headers: from('10.9.1.1') })).statusCode).toBe(429);
    await node.close();
  });

  test('nodes share what is spent', async () => {
    const nodes = [await createApp(testConfig(service.database.url, { LIMIT_KEY: '40' })), await createApp(testConfig(service.database.url, { LIMIT_KEY: '40' }))] as const;
    const ask = (node: number) => nodes[node]!.inject({ method: 'GET', url: '/v1/rulesets', headers: { 'x-api-key': TEST_KEY } });
    for (let i = 0; i < 30; i++) await ask(0);
    await ask(1);
    await ask(1);
    expect(left(String((await ask(1)).headers['ratelimit']))).toBe(37);
    for (const node of nodes) await node.get(Purses).settle();
    expect(left(String((await ask(1)).headers['ratelimit']))).toBeLessThan(10);
    for (const node of nodes) await node.close();
  });
});
