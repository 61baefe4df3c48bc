import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase } from '../support/database';
import { temporaryFolder } from '../support/database-child';
import { connected } from '../support/database-schemas';
import { Service, silentListener } from './service';

jest.setTimeout(120_000);

describe('a start that cannot succeed ends with 1 and says why in one sentence', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function refusal(settings: Readonly<Record<string, string>>): Promise<string> {
    const service = new Service({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), ...settings });
    const { code, signal, stdout, stderr } = await service.refused();
    expect({ code, signal, stdout }).toEqual({ code: 1, signal: null, stdout: '' });
    expect(stderr).toMatch(/^[A-Z][^\n]+\.\n$/);
    return stderr.trim();
  }

  test.each([
    ['PORT', 'eighty', 'PORT is "eighty", but must be a whole number from 0 to 65535.'],
    ['HOST', 'http://here', 'HOST is "http://here", but must be an IP address or a host name alone, such as 0.0.0.0 or localhost.'],
    ['DATABASE_URL', 'mysql://root@here/games', 'DATABASE_URL starts with "mysql:", but must look like postgres://user:password@host:5432/database.'],
    ['NODE_ENV', 'live', 'NODE_ENV is "live", but must be one of: development, test, production.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but must be one of: silent, error, warn, info, debug.'],
  ])('a bad %s', async (name, value, sentence) => {
    expect(await refusal({ [name]: value })).toBe(sentence);
  });

  test('several bad settings: one line each', async () => {
    const { code, stderr } = await new Service({ PORT: '-1', NODE_ENV: 'live' }).refused();
    expect({ code, lines: stderr.trim().split('\n').map((line) => line.split(' ')[0]) }).toEqual({ code: 1, lines: ['PORT', 'NODE_ENV'] });
  });

  test('DATA_DIR that is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: file })).toBe(`The data folder ${file} cannot be written (it is a file); set DATA_DIR to a folder that can.`);
  });

  test('DATA_DIR below a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatch(/^The data folder .+ cannot be written \(a part of the path is a file\); set DATA_DIR to a folder that can\.$/);
  });

  test('DATA_DIR with a database that is not whole', async () => {
    mkdirSync(join(folder, 'data', 'postgres'), { recursive: true });
    writeFileSync(join(folder, 'data', 'postgres', 'PG_VERSION'), '18');
    expect(await refusal({})).toMatch(/^The embedded database in .+ does not open \(.+\); restore it or set DATA_DIR to another folder\.$/);
  });

  test('an address that is not of this machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toBe('This machine has no address 192.0.2.1; set HOST to one of its own, such as 0.0.0.0.');
    expect(await refusal({ HOST: 'nowhere.invalid' })).toBe('This machine has no address nowhere.invalid; set HOST to one of its own, such as 0.0.0.0.');
  });

  test('a port that is taken', async () => {
    const other = await silentListener();
    expect(await refusal({ PORT: String(other.port) })).toBe(`Port ${other.port} on 127.0.0.1 is taken; stop what listens there or set PORT to another number.`);
    await other.close();
  });

  test('a data folder that another service uses', async () => {
    const dataDir = join(folder, 'data');
    const first = new Service({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
    try {
      const address = await first.ready();
      expect(await refusal({ DATA_DIR: dataDir })).toBe(`The data folder ${dataDir} is in use by another running Umpire; stop that one or set DATA_DIR to another folder.`);
      expect((await fetch(`${address}/health/ready`)).status).toBe(200);
      expect(await first.stop()).toMatchObject({ code: 0, stderr: '' });
    } finally {
      await first.clear();
    }
  });

  test('a database where nothing listens', async () => {
    const gone = await silentListener();
    await gone.close();
    expect(await refusal({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${gone.port}/games` })).toBe(`No database answers at 127.0.0.1:${gone.port}/games; start it or correct DATABASE_URL.`);
  });

  test('a database on a host that nobody knows', async () => {
    expect(await refusal({ DATABASE_URL: 'postgres://u:hunter2@nowhere.invalid/games' })).toBe('The host of the database nowhere.invalid:5432/games is unknown; correct DATABASE_URL.');
  });

  test('a database that takes the connection and says nothing', async () => {
    const silent = await silentListener();
    const sentence = await refusal({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${silent.port}/games` });
    expect(sentence).toBe(`The database 127.0.0.1:${silent.port}/games did not answer in time; check the host in DATABASE_URL and the network.`);
    await silent.close();
  });

  test('a web server in place of a database', async () => {
    const web = createServer((_, answer) => answer.end('hello'));
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
    const { port } = web.address() as AddressInfo;
    expect(await refusal({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/games` })).toMatch(new RegExp(`^The database 127\\.0\\.0\\.1:${port}/games cannot be used \\(.+\\)\\.$`));
    await new Promise((resolve) => web.close(resolve));
  });

  describe('on a database', () => {
    let database: Awaited<ReturnType<typeof createTestDatabase>>;

    beforeEach(async () => {
      database = await createTestDatabase();
    });
    afterEach(() => database.drop());

    test('that is half migrated', async () => {
      await connected(database.url, (client) => client.query('create table installation (id int)'));
      expect(await refusal({ DATABASE_URL: database.url })).toMatch(/^The database .+ is half migrated: it has installation without the record in schema_migrations that made it; restore that record or use an empty database\.$/);
    });

    test('whose tables are gone though its record says they were made', async () => {
      const first = new Service({ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database.url });
      await first.ready();
      await first.stop();
      await connected(database.url, (client) => client.query('drop table installation'));
      expect(await refusal({ DATABASE_URL: database.url })).toMatch(/^The database .+ is half migrated: it lacks installation, which the record in schema_migrations says was made; restore it or use an empty database\.$/);
    });

    test('that a newer build has migrated', async () => {
      const first = new Service({ PORT: '0', HOST: '127.0.0.1', DATABASE_URL: database.url });
      await first.ready();
      await first.stop();
      await connected(database.url, (client) => client.query("insert into schema_migrations (timestamp, name) values (9999, 'from-the-future-0000000009999')"));
      expect(await refusal({ DATABASE_URL: database.url })).toMatch(/^The database .+ was migrated by another build: it records 9999-from-the-future, unknown to this one; run that build or use another database\.$/);
    });
  });
});
