import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../src/app';
import { Purses } from '../../src/platform/limits/purses';
import { createTestDatabase, TEST_KEY, type TestDatabase, testConfig } from '../support/database';

jest.setTimeout(60_000);

const left = (header: unknown) => Number(/;r=(\d+);/.exec(String(header))?.[1]);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('purses that nodes share through Redis', () => {
  let folder: string;
  let port: number;
  let redis: ChildProcess;
  let database: TestDatabase;
  let nodes: NestFastifyApplication[];

  /** A server of this machine alone, which keeps nothing. */
  async function startRedis(): Promise<ChildProcess> {
    const server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], { stdio: ['ignore', 'pipe', 'ignore'] });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).once('close', () => reject(new Error('redis-server ended')));
      server.stdout!.on('data', (text: Buffer) => (/ready to accept connections/i.test(String(text)) ? resolve() : undefined));
    });
    return server;
  }

  async function killRedis(): Promise<void> {
    const gone = new Promise((resolve) => redis.once('close', resolve));
    redis.kill('SIGKILL');
    await gone;
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'umpire-redis-'));
    port = await freePort();
    redis = await startRedis();
    database = await createTestDatabase();
    const config = testConfig(database.url, { LIMIT_KEY: '40', REDIS_URL: `redis://127.0.0.1:${port}` });
    nodes = [await createApp(config), await createApp(config)];
  });

  afterAll(async () => {
    for (const node of nodes) await node.close();
    await database.drop();
    await killRedis();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (node: number) => nodes[node]!.inject({ method: 'GET', url: '/v1/rulesets', headers: { 'x-api-key': TEST_KEY } });
  const settle = async () => {
    for (const node of nodes) await node.get(Purses).settle();
  };

  test('what is spent at one node is missing at the other', async () => {
    for (let i = 0; i < 30; i++) await ask(0);
    await ask(1);
    await ask(1);
    expect(left((await ask(1)).headers['ratelimit'])).toBe(37);
    await settle();
    expect(left((await ask(1)).headers['ratelimit'])).toBeLessThan(12);
  });

  test('while Redis is away each node goes by what it knows, and tells again when it is back', async () => {
    await killRedis();
    const before = left((await ask(1)).headers['ratelimit']);
    await settle();
    const during = await ask(1);
    expect([during.statusCode, left(during.headers['ratelimit']) <= before]).toEqual([200, true]);
    redis = await startRedis();
    for (let tries = 0; tries < 40; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      for (let i = 0; i < 3; i++) await ask(tries % 2);
      await settle();
    }
    expect(Math.abs(left((await ask(0)).headers['ratelimit']) - left((await ask(1)).headers['ratelimit']))).toBeLessThan(8);
  });
});
