import { Agent, get } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../support/database-child';
import { createTestDatabase } from '../support/database';
import { connected } from '../support/database-schemas';
import { servicesForTests } from './services-for-tests';

jest.setTimeout(120_000);

describe('the service as a process', () => {
  let folder: string;
  const start = servicesForTests((made) => (folder = made));

  async function installation(): Promise<unknown> {
    const database = await startChild(folder);
    try {
      return await connected(database.url, async (client) => (await client.query('select id, created_at from installation')).rows);
    } finally {
      await database.stop();
    }
  }

  test('prints where to go next, answers there, and ends with 0 on SIGTERM', async () => {
    const service = start();
    const address = await service.ready();
    expect(service.stdout).toContain('Umpire is ready.');
    expect(service.stdout).toContain(`embedded, in ${folder}`);
    const printed = [...service.stdout.matchAll(/http:\/\/\S+/g)].map(([url]) => url);
    expect(printed).toEqual([address, `${address}/docs`, `${address}/graphql`, `${address}/v1/rulesets`, `${address}/health/ready`]);
    for (const url of printed.slice(1)) expect([url, (await fetch(url, { headers: { accept: 'text/html, application/json' } })).status]).toEqual([url, 200]);
    expect(await service.stop()).toMatchObject({ code: 0, signal: null, stderr: '' });
  });

  test('keeps its data across a restart', async () => {
    const first = start();
    await first.ready();
    expect(await first.stop('SIGINT')).toMatchObject({ code: 0, stderr: '' });
    const before = await installation();
    expect(before).toEqual([{ id: expect.any(String), created_at: expect.any(Date) }]);
    const second = start();
    await second.ready();
    await second.stop();
    expect(await installation()).toEqual(before);
  });

  test('starts again after kill -9, on the same data', async () => {
    const killed = start();
    await killed.ready();
    expect(await killed.stop('SIGKILL')).toMatchObject({ signal: 'SIGKILL' });
    const again = start();
    const address = await again.ready();
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect(await again.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(await installation()).toHaveLength(1);
  });

  test('starts after a first start that was killed at any moment', async () => {
    for (const ms of [300, 900, 1_500]) {
      const killed = start();
      await new Promise((resolve) => setTimeout(resolve, ms));
      await killed.stop('SIGKILL');
    }
    const service = start();
    await service.ready();
    await service.stop();
    expect(await installation()).toHaveLength(1);
  });

  test('says so and ends with 1 when its database process is killed', async () => {
    const service = start();
    await service.ready();
    const { child } = JSON.parse(readFileSync(join(folder, 'postgres.lock'), 'utf8')) as { child: { pid: number } };
    process.kill(child.pid, 'SIGKILL');
    const { code, stderr } = await service.ended;
    expect({ code, sentence: stderr.trim().split('\n').at(-1) }).toEqual({
      code: 1,
      sentence: 'The embedded database has failed (its process is gone); nothing stored is lost, start Umpire again.',
    });
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('is not kept from ending by a client that stays connected', async () => {
    const service = start();
    const address = await service.ready();
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve, reject) => {
      get(`${address}/health/live`, { agent }, (answer) => answer.resume().once('end', () => resolve())).once('error', reject);
    });
    const asked = Date.now();
    expect(await service.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(Date.now() - asked).toBeLessThan(10_000);
    agent.destroy();
  });

  test('stopped while it starts, it ends with 0', async () => {
    const service = start();
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await service.stop()).toMatchObject({ code: 0, stderr: '' });
  });

  test('on DATABASE_URL it migrates that database and touches no data folder; in production it shows no GraphiQL', async () => {
    const database = await createTestDatabase();
    const service = start({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'unused'), NODE_ENV: 'production' });
    const address = await service.ready();
    expect((await fetch(`${address}/graphql`, { headers: { accept: 'text/html' } })).status).toBe(400);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect(service.stdout).not.toContain('embedded');
    expect(await service.stop()).toMatchObject({ code: 0, stderr: '' });
    const { rows } = await connected(database.url, (client) => client.query('select 1 from installation'));
    expect(rows).toHaveLength(1);
    await database.drop();
  });
});
