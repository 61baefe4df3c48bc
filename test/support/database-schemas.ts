import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Runs one task on a connection of its own. */
export async function connected<T>(url: string, task: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

/** A name no other test file has, which says to which run it belongs. */
export function newSchemaName(run: string): string {
  return `test_${run}_${randomBytes(4).toString('hex')}`;
}

/** The same database, seen through one schema: connections made with this URL find and make tables only there. */
export function throughSchema(url: string, schema: string): string {
  const through = new URL(url);
  through.searchParams.set('options', `-c search_path=${schema}`);
  return through.toString().replaceAll('+', '%20');
}

export async function dropSchemasOf(url: string, run: string): Promise<void> {
  if (!/^[0-9a-f]{8}$/.test(run)) return;
  await connected(url, async (client) => {
    const { rows } = await client.query<{ nspname: string }>('select nspname from pg_namespace where starts_with(nspname, $1)', [`test_${run}_`]);
    for (const { nspname } of rows) await client.query(`drop schema ${nspname} cascade`);
  });
}
