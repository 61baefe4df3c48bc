import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { connected, throughSchema } from '../support/database-schemas';
import { LOADS_TYPESCRIPT, output, root } from './child';

/** The Postgres named in the environment, or one on this machine that lets us in, or none. */
export async function findPostgres(): Promise<string | null> {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  const found = await output([...LOADS_TYPESCRIPT, join(root, 'scripts', 'find-postgres.ts')]).catch(() => '');
  return found.trim() || null;
}

/** Runs a task on an empty schema of its own, which goes afterwards. */
export async function onFreshSchema<T>(server: string, task: (url: string) => Promise<T>): Promise<T> {
  const schema = `bench_${randomBytes(4).toString('hex')}`;
  await connected(server, (client) => client.query(`create schema ${schema}`));
  try {
    return await task(throughSchema(server, schema));
  } finally {
    await connected(server, (client) => client.query(`drop schema ${schema} cascade`));
  }
}
