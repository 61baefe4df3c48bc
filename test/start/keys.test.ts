import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '../support/database';
import type { Service } from './service';
import { servicesForTests } from './services-for-tests';

jest.setTimeout(180_000);

const ROOT = join(__dirname, '..', '..');
const SCRIPT = ['-r', join(ROOT, 'test', 'support', 'register-typescript.js'), join(ROOT, 'scripts', 'key.ts')];
const KEY = /^umk_[\w-]{43}$/;

interface Done {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

describe('npm run key', () => {
  let folder: string;
  const start = servicesForTests((made) => (folder = made));

  function key(args: readonly string[], settings: Readonly<Record<string, string>> = { DATA_DIR: folder }): Promise<Done> {
    const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
    return new Promise((resolve) => {
      execFile(process.execPath, [...SCRIPT, ...args], { env: { PATH, HOME, TMPDIR, ...settings } }, (fault, stdout, stderr) => resolve({ code: fault === null ? 0 : Number(fault.code), stdout: stdout.trim(), stderr: stderr.trim() }));
    });
  }

  const create = async (address: string, sent: string): Promise<number> =>
    (await fetch(`${address}/v1/sessions`, { method: 'POST', headers: { authorization: `Bearer ${sent}`, 'content-type': 'application/json' }, body: JSON.stringify({ ruleset: 'chainmail', setup: 'starter' }) })).status;
  const printed = (service: Service): string | undefined => /Key {8}(\S+)/.exec(service.stdout)?.[1];

  test('on an embedded database: the first start prints a key once; more are made while it runs and while it is stopped', async () => {
    const first = start();
    const address = await first.ready();
    await new Promise(setImmediate);
    const given = printed(first)!;
    expect(given).toMatch(KEY);
    expect(await create(address, given)).toBe(201);
    expect(statSync(join(folder, 'postgres.url')).mode & 0o777).toBe(0o600);
    const running = await key(['make', '--name', 'while it runs']);
    expect([running.code, running.stdout]).toEqual([0, expect.stringMatching(KEY)]);
    expect(await create(address, running.stdout)).toBe(201);
    expect(await first.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(folder, 'postgres.url'))).toBe(false);

    const stopped = await key(['make', '--name', 'while it is stopped', '--scopes', 'read,play']);
    expect([stopped.code, stopped.stdout]).toEqual([0, expect.stringMatching(KEY)]);
    const second = start();
    const again = await second.ready();
    expect(printed(second)).toBeUndefined();
    for (const each of [given, running.stdout, stopped.stdout]) expect(await create(again, each)).toBe(201);

    const { stdout: list } = await key(['list']);
    const lines = list.split('\n');
    expect(lines).toHaveLength(3);
    const id = lines.find((line) => line.endsWith('while it runs'))!.slice(0, 36);
    const rotated = await key(['rotate', id, '--overlap', '0']);
    expect(await create(again, rotated.stdout)).toBe(201);
    expect((await key(['revoke', id])).code).toBe(0);
    expect((await key(['list'])).stdout).toMatch(/revoked \S+ +while it runs/);
    for (const secret of [given, running.stdout, stopped.stdout, rotated.stdout]) expect(list).not.toContain(secret.slice(4, 40));
  });

  test('a folder left behind by a killed service does not mislead it', async () => {
    const killed = start();
    await killed.ready();
    await killed.stop('SIGKILL');
    expect(await key(['make', 'left behind'])).toMatchObject({ code: 0, stdout: expect.stringMatching(KEY) });
  });

  test('on a server: nothing is printed, and keys are made for it by name', async () => {
    const database = await createTestDatabase();
    const settings = { DATABASE_URL: database.url };
    const made = await key(['make', '--name', 'browser', '--publishable'], settings);
    expect(made).toMatchObject({ code: 0, stdout: expect.stringMatching(/^ump_/) });
    const service = start(settings);
    const address = await service.ready();
    expect(printed(service)).toBeUndefined();
    expect((await fetch(`${address}/v1/rulesets`, { headers: { 'x-api-key': made.stdout } })).status).toBe(200);
    expect(await create(address, made.stdout)).toBe(403);
    expect(await service.stop()).toMatchObject({ code: 0, stderr: '' });
    await database.drop();
  });
});
