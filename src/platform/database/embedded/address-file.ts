import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'postgres.url';
const OWNER_ONLY = 0o600;

/** Says in the data folder where the database that has it open can be reached, for the scripts of the same user; answers how to take that back. */
export function writeAddress(dataDir: string, port: number, password: string): () => void {
  const file = join(dataDir, NAME);
  rmSync(file, { force: true });
  writeFileSync(file, urlOf(port, password), { mode: OWNER_ONLY });
  return () => rmSync(file, { force: true });
}

/** Where a database says that it can be reached; one that was killed may have left it. */
export function readAddress(dataDir: string): string | null {
  try {
    return readFileSync(join(dataDir, NAME), 'utf8').trim() || null;
  } catch {
    return null;
  }
}

export function urlOf(port: number, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}
