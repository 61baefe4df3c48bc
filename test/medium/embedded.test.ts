import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedDatabase } from '../../src/platform/database/embedded/start-embedded';
import { startChild, temporaryFolder } from '../support/database-child';
import { connected } from '../support/database-schemas';

// Most tests here start the database more than once.
jest.setTimeout(20_000);

describe('the embedded database', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function running<T>(task: (database: EmbeddedDatabase) => Promise<T>): Promise<T> {
    const database = await startChild(folder);
    try {
      return await task(database);
    } finally {
      await database.stop();
    }
  }

  test('what is stored is there after a stop, and after the process was killed', async () => {
    await running(({ url }) => connected(url, (client) => client.query("create table kept as select 'a stop' as through")));
    const killed = await startChild(folder);
    await connected(killed.url, (client) => client.query("insert into kept values ('a kill')"));
    const { child } = JSON.parse(readFileSync(join(folder, 'postgres.lock'), 'utf8')) as { child: { pid: number } };
    process.kill(child.pid, 'SIGKILL');
    expect(await killed.failure).toMatch(/^The embedded database has failed \(its process is gone\);/);
    const { rows } = await running(({ url }) => connected(url, (client) => client.query<{ through: string }>('select through from kept')));
    expect(rows.map((row) => row.through)).toEqual(['a stop', 'a kill']);
  });

  test('a first start that was cut off is begun again', async () => {
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18');
    writeFileSync(join(folder, 'postgres.unfinished'), '');
    await running(({ url }) => connected(url, async (client) => {
      expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    }));
  });

  test('a folder that holds no whole database is refused in one sentence', async () => {
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18');
    await expect(startChild(folder)).rejects.toThrow(/^The embedded database in .+ does not open \(.+\); restore it or set DATA_DIR to another folder\.$/);
  });

  test('a data folder that is a file is refused in one sentence', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(startChild(file)).rejects.toThrow(`The data folder ${file} cannot be written (it is a file); set DATA_DIR to a folder that can.`);
  });
});
