import { createApp } from '../../src/app';
import { createTestDatabase, testConfig } from '../support/database';
import { Fuzz } from './fuzz';

/** What no purse allows would never be looked at; notices go to an address of this machine where nobody listens. */
const UNLIMITED = { LIMIT_ADDRESS: '0', LIMIT_KEY: '0', LOG_LEVEL: 'silent', WEBHOOKS_TO_PRIVATE: 'yes' };

export interface Fuzzed {
  readonly fuzz: Fuzz;
  close(): Promise<void>;
}

/** The service on a clean database, ready to be asked anything. */
export async function startFuzzed(): Promise<Fuzzed> {
  const database = await createTestDatabase();
  const app = await createApp(testConfig(database.url, UNLIMITED));
  const close = async (): Promise<void> => {
    await app.close();
    await database.drop();
  };
  try {
    await app.listen(0, '127.0.0.1');
    return { fuzz: await Fuzz.on(app, await app.getUrl()), close };
  } catch (fault) {
    await close();
    throw fault;
  }
}
