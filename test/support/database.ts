import type { Config } from '../../src/platform/config/config';
import { readConfig } from '../../src/platform/config/config';
import { connected, newSchemaName, throughSchema } from './database-schemas';

export interface TestDatabase {
  /** Shows an empty schema that no other test file uses. */
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A clean database for one test file: `createApp(testConfig(database.url))` migrates it.
 * Close every connection to it before `drop`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL ?? '';
  const schema = newSchemaName(process.env.TEST_RUN ?? '');
  await connected(server, (client) => client.query(`create schema ${schema}`));
  return {
    url: throughSchema(server, schema),
    drop: async () => {
      await connected(server, (client) => client.query(`drop schema ${schema} cascade`));
    },
  };
}

/** A key with every scope that each service under test knows. */
export const TEST_KEY = 'umk_a-key-that-every-service-under-test-knows';

/** Limits that no test reaches by accident; settings of a test's own go before. */
export function testConfig(databaseUrl: string, settings: Readonly<Record<string, string>> = {}): Config {
  return readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', PORT: '0', ADMIN_KEY: TEST_KEY, LIMIT_ADDRESS: '1000000', LIMIT_KEY: '1000000', DATABASE_URL: databaseUrl, ...settings });
}
