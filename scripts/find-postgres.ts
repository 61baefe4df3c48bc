/** Prints the URL of a Postgres for tests on this machine, or ends with 1 when none lets us in. */
import { userInfo } from 'node:os';
import { Client } from 'pg';

const CONNECT_MS = 2_000;

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    await client.query('create temporary table writable ()');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function find(): Promise<void> {
  for (const user of ['postgres', userInfo().username]) {
    const url = `postgres://${encodeURIComponent(user)}@127.0.0.1:5432/test`;
    if (await answers(url)) {
      console.log(url);
      return;
    }
  }
  process.exitCode = 1;
}

void find();
