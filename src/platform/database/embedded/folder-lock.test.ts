import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock';
import { isStillRunning, thisProcess } from './process-mark';

describe('lockFolder', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'umpire-lock-'));
    file = join(folder, 'postgres.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const heldBy = (child: object, parent: object): void => writeFileSync(file, JSON.stringify({ child, parent }));
  const nobody = { pid: 2 ** 22 + 1, startedAt: null };

  test('a free folder is locked until it is released', async () => {
    const lock = await lockFolder(file);
    expect(await lockFolder(file)).toBeNull();
    lock?.release();
    expect(existsSync(file)).toBe(false);
    expect(await lockFolder(file)).not.toBeNull();
  });

  test('the lock of a dead process does not block', async () => {
    heldBy(nobody, nobody);
    expect(await lockFolder(file)).not.toBeNull();
    expect(readdirSync(folder)).toEqual(['postgres.lock']);
  });

  test('the lock of a dead process does not block when another process has its number now', async () => {
    heldBy({ pid: process.pid, startedAt: '1' }, thisProcess());
    expect(await lockFolder(file)).not.toBeNull();
  });

  test('a holder whose parent is dead is given time to close its files', async () => {
    heldBy(thisProcess(), nobody);
    setTimeout(() => rmSync(file), 100);
    expect(await lockFolder(file)).not.toBeNull();
  });

  test('a lock that was never written does not block for long', async () => {
    writeFileSync(file, '');
    expect(await lockFolder(file)).not.toBeNull();
  });

  test('of many that find a stale lock, one gets the folder', async () => {
    heldBy(nobody, nobody);
    const locks = await Promise.all([1, 2, 3, 4].map(() => lockFolder(file)));
    expect(locks.filter((lock) => lock !== null)).toHaveLength(1);
  });

  test('a process runs until it has ended', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const mark = { pid: child.pid ?? 0, startedAt: null };
    expect(isStillRunning(mark)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isStillRunning(mark)).toBe(false);
  });
});
