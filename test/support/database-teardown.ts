import { dropSchemasOf } from './database-schemas';

export default async function tearDown(): Promise<void> {
  const child = globalThis.testDatabaseChild;
  if (child !== undefined) return child.stop();
  // On a server that goes on living, a test file that crashed must leave nothing behind.
  await dropSchemasOf(process.env.DATABASE_URL ?? '', process.env.TEST_RUN ?? '');
}
