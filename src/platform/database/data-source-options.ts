import { Logger } from '@nestjs/common';
import type { DataSourceOptions } from 'typeorm';
import { MIGRATIONS_TABLE } from './migrations/half-migrated';
import type { Database } from './open-database';

const POOL_SIZE = 16;
const CONNECT_MS = 3_000;
/** A network that swallows answers must not hold a query longer than the server would. */
const GRACE_MS = 1_000;
/**
 * On the embedded database a query that opens a second connection inside a transaction waits for that same
 * transaction; with a limit it fails instead of waiting for ever.
 */
const EMBEDDED_QUERY_MS = 10_000;

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

export function dataSourceOptions(database: Database, statementMs: number): PostgresOptions {
  const logger = new Logger('Database');
  return {
    type: 'postgres',
    url: database.url,
    applicationName: 'umpire',
    // The schema belongs to the migrations.
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    migrationsTableName: MIGRATIONS_TABLE,
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_MS,
    poolErrorHandler: (error: Error) => logger.warn(`A database connection was lost: ${error.message}`),
    extra: database.embedded ? { query_timeout: EMBEDDED_QUERY_MS } : { statement_timeout: statementMs, idle_in_transaction_session_timeout: statementMs, query_timeout: statementMs + GRACE_MS },
  };
}
