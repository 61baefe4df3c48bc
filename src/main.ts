import { createApp, loadNestApp } from './app';
import { listen } from './listen';
import { readConfig } from './platform/config/config';
import { StartFault } from './platform/config/start-fault';
import { Database } from './platform/database/open-database';
import { giveBackMemory } from './platform/memory/give-back';
import { welcome } from './welcome';

/** Runs until a signal asks it to stop; resolves with the exit code. */
async function run(): Promise<number> {
  const signal = new Promise<null>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve(null));
  });
  const config = readConfig(process.env);
  const app = await createApp(config);
  const { failure, embedded } = app.get(Database);
  const { firstKey, takeNoMore } = await loadNestApp();
  try {
    await giveBackMemory();
    const port = await listen(app, config);
    console.log(welcome(config, port, embedded ? await firstKey(app) : null));
    const fault = await Promise.race([signal, failure]);
    if (fault !== null) throw new StartFault(fault);
    return 0;
  } finally {
    takeNoMore(app);
    // Requests that never end would hold up the end for ever.
    setTimeout(() => app.getHttpServer().closeAllConnections(), config.drainMs).unref();
    await app.close();
  }
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof StartFault) console.error(error.message);
    else console.error('Umpire stopped by a fault of its own:', error);
    process.exit(1);
  },
);
