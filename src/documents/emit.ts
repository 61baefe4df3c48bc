import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from './documents';

/** Writes openapi.json and schema.graphql into a folder. */
async function emit(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of await documents()) writeFileSync(join(folder, name), text);
}

void emit(process.argv[2] ?? 'openapi');
