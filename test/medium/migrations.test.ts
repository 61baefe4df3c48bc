import { DataSource } from 'typeorm';
import { createApp } from '../../src/app';
import { Installation } from '../../src/platform/database/installation.entity';
import { migrate, migrationSource } from '../../src/platform/database/migrations/migrate';
import { readMigration, readMigrationFiles } from '../../src/platform/database/migrations/migration-files';
import { createTestDatabase, testConfig, type TestDatabase } from '../support/database';
import { connected } from '../support/database-schemas';

jest.setTimeout(20_000);

describe('migrations', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const run = (sql: string): Promise<Record<string, unknown>[]> =>
    connected(database.url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);
  const tables = async (): Promise<unknown[]> =>
    (await run('select tablename from pg_tables where schemaname = current_schema() order by 1')).map((row) => row.tablename);
  const extra = (sql: string) => readMigration(`${String(readMigrationFiles().length + 1).padStart(4, '0')}-extra.sql`, `-- up\n${sql}\n-- down\nselect 1;`);

  test('the entities of the whole application find exactly the schema that the migrations make', async () => {
    const app = await createApp(testConfig(database.url));
    const source = app.get(DataSource);
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    expect(source.entityMetadatas.map((entity) => entity.tableName)).toContain('installation');
    expect(upQueries.map((one) => one.query)).toEqual([]);
    await app.close();
  });

  test('there is one installation, and there can be no second', async () => {
    const app = await createApp(testConfig(database.url));
    const installations = app.get(DataSource).getRepository(Installation);
    expect(await installations.find()).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), createdAt: expect.any(Date) }]);
    await expect(installations.insert({})).rejects.toMatchObject({ code: '23505' });
    await app.close();
  });

  test('every migration goes down and up again', async () => {
    await migrate(database.url);
    const migrated = await tables();
    const source = await migrationSource(database.url).initialize();
    const recorded = async () => (await run('select name from schema_migrations order by id')).map((row) => row.name);
    for (let left = await recorded(); left.length > 0; left = left.slice(0, -1)) {
      expect(await recorded()).toEqual(left);
      await source.undoLastMigration();
    }
    expect(await recorded()).toEqual([]);
    expect(await tables()).toEqual(['schema_migrations']);
    await source.destroy();
    await migrate(database.url);
    expect(await tables()).toEqual(migrated);
  });

  test('a migrated database is left as it is', async () => {
    await migrate(database.url);
    const before = await run('select * from installation');
    await migrate(database.url);
    expect(await run('select * from installation')).toEqual(before);
  });

  test('nodes that start together migrate once', async () => {
    await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    expect(await run('select count(*)::int as n from schema_migrations')).toEqual([{ n: readMigrationFiles().length }]);
    expect(await run('select count(*)::int as n from installation')).toEqual([{ n: 1 }]);
  });

  test('a migration that fails leaves nothing of itself or of those before it', async () => {
    const files = [...readMigrationFiles(), extra('create table half (); select 1/0;')];
    await expect(migrate(database.url, files)).rejects.toThrow(/^Migration \d{4}-extra failed \(division by zero\); the database is as it was before\.$/);
    expect(await tables()).toEqual([]);
  });

  test('a database migrated by a newer build is refused', async () => {
    await migrate(database.url, [...readMigrationFiles(), extra('create table newer ();')]);
    await expect(migrate(database.url)).rejects.toThrow(/^The database .+ was migrated by another build: it records \d{4}-extra, unknown to this one; run that build or use another database\.$/);
  });

  test('tables without a record of the migration that made them are refused', async () => {
    await run('create table installation (id int)');
    await expect(migrate(database.url)).rejects.toThrow(/^The database .+ is half migrated: it has installation without the record in schema_migrations that made it;/);
    expect(await tables()).toEqual(['installation']);
  });

  test('tables of others in the same schema do no harm', async () => {
    await run('create table somebody_elses ()');
    await migrate(database.url);
    expect(await tables()).toContain('installation');
  });
});
