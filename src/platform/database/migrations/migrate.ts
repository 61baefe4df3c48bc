import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { codeOf } from '../../config/error-details';
import { StartFault } from '../../config/start-fault';
import { describeDatabase } from '../describe-database';
import { connectionFault } from '../connection-fault';
import { MIGRATIONS_TABLE, refuseHalfMigrated } from './half-migrated';
import { migrationClass } from './migration-classes';
import { type MigrationFile, readMigrationFiles } from './migration-files';

/** The key of the advisory lock that nodes starting together queue for; any constant will do. */
const LOCK_KEY = 7_446_211;
const LOCK_SECONDS = 30;
const CONNECT_MS = 4_000;
const LOCK_NOT_AVAILABLE = '55P03';

/** A data source that knows the migrations and no entities. */
export function migrationSource(url: string, files: readonly MigrationFile[] = readMigrationFiles()): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    applicationName: 'umpire migrations',
    connectTimeoutMS: CONNECT_MS,
    installExtensions: false,
    // The default logger prints a failed migration on its own, beside the sentence that we say.
    logger: 'debug',
    migrationsTableName: MIGRATIONS_TABLE,
    migrations: files.map(migrationClass),
  });
}

/** Brings the database to this build's schema: all of it or nothing, one node at a time. */
export async function migrate(url: string, files: readonly MigrationFile[] = readMigrationFiles()): Promise<void> {
  const source = migrationSource(url, files);
  await source.initialize().catch((error: unknown) => {
    throw connectionFault(url, error);
  });
  try {
    await migrateConnected(source, files, describeDatabase(url));
  } finally {
    await source.destroy();
  }
}

async function migrateConnected(source: DataSource, files: readonly MigrationFile[], where: string): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await runner.startTransaction();
    await takeLock(runner, where);
    await refuseHalfMigrated(runner, files, where);
    await new MigrationExecutor(source, runner).executePendingMigrations();
    await runner.commitTransaction();
  } catch (error) {
    // A lost connection cannot roll back, and need not: the server does.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}

async function takeLock(runner: QueryRunner, where: string): Promise<void> {
  await runner.query(`set local lock_timeout = '${LOCK_SECONDS}s'`);
  await runner.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]).catch((error: unknown) => {
    if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartFault(`Another node has been migrating the database ${where} for more than ${LOCK_SECONDS} seconds; start again when it is done.`);
  });
}
