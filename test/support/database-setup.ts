import { randomBytes } from 'node:crypto';
import type { EmbeddedDatabase } from '../../src/platform/database/embedded/start-embedded';
import { startFreshChild } from './database-child';

declare global {
  var testDatabaseChild: EmbeddedDatabase | undefined;
}

/** One database for all test files: the one named in the environment, or else an embedded one. */
export default async function setUp(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (!given) globalThis.testDatabaseChild = await startFreshChild();
  process.env.DATABASE_URL = given || globalThis.testDatabaseChild?.url;
  process.env.TEST_RUN = randomBytes(4).toString('hex');
}
