import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir as preparedDataDir } from '@electric-sql/pglite-prepopulatedfs';
import type { Engine } from './shared-session';

export interface OpenEngine extends Engine {
  readonly serverVersion: string;
  close(): Promise<void>;
}

/** Opens the database in `folder`, and makes it first if there is none. */
export async function openEngine(folder: string): Promise<OpenEngine> {
  const db = await openOrCreate(folder);
  const { rows } = await db.query<{ server_version: string }>('SHOW server_version');
  return {
    serverVersion: rows[0]?.server_version ?? '',
    run: async (messages) => {
      const output: Buffer[] = [];
      // The streaming call, because the plain one keeps every message it ever parsed in memory.
      // The bytes are copied, because they lie in the engine's own memory.
      await db.execProtocolRawStream(messages, { onRawData: (bytes) => output.push(Buffer.from(bytes)) });
      return Buffer.concat(output);
    },
    close: () => db.close(),
  };
}

async function openOrCreate(folder: string): Promise<PGlite> {
  const unfinished = `${folder}.unfinished`;
  // A first start that was killed leaves half a database, in which nothing can have been stored yet.
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return PGlite.create({ dataDir: folder });
  writeFileSync(unfinished, '');
  const db = await PGlite.create({ dataDir: folder, loadDataDir: await preparedDataDir() });
  rmSync(unfinished);
  return db;
}
