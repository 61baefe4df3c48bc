import type { Config } from '../config/config';
import { startEmbedded } from './embedded/start-embedded';

/** A Postgres this service may use: its own, or the one it was pointed at. */
export abstract class Database {
  abstract readonly url: string;
  abstract readonly embedded: boolean;
  /** Resolves with a sentence if the embedded database ends by itself; a server's failures show in queries. */
  abstract readonly failure: Promise<string>;
  abstract stop(): Promise<void>;
}

export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl === null) return { ...(await startEmbedded(config.dataDir)), embedded: true };
  return { url: config.databaseUrl, embedded: false, failure: new Promise(() => undefined), stop: async () => undefined };
}
