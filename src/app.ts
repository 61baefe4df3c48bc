import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from './platform/config/config';
import { openDatabase } from './platform/database/open-database';

/** Builds the whole service without listening; closing it closes its database too. */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const opening = openDatabase(config);
  const [database, { buildNestApp }] = await Promise.all([opening, loadNestApp()]);
  try {
    return await buildNestApp(config, database);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

// Loaded late on purpose: Nest and TypeORM take a second to load, in which the database process starts.
export async function loadNestApp(): Promise<typeof import('./nest-app')> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require('./nest-app') as typeof import('./nest-app');
}
