/** The process that holds the embedded database: started by start-embedded, and gone when its parent is. */
import { messageOf } from '../../config/error-details';
import { writeAddress } from './address-file';
import { Bridge } from './bridge';
import { openEngine } from './engine';
import type { ToChild, ToParent } from './messages';
import { openFolder } from './open-folder';
import type { ProcessMark } from './process-mark';

function tell(message: ToParent): void {
  if (process.connected) process.send?.(message);
}

async function serve(dataDir: string, password: string, parent: ProcessMark): Promise<() => Promise<void>> {
  const folder = await openFolder(dataDir, parent);
  const engine = await openEngine(folder.path).catch((error: unknown) => {
    folder.release();
    throw new Error(`The embedded database in ${folder.path} does not open (${messageOf(error)}); restore it or set DATA_DIR to another folder.`);
  });
  const bridge = new Bridge({
    engine,
    password,
    serverVersion: engine.serverVersion,
    onBroken: (reason) => {
      tell({ kind: 'broken', reason: messageOf(reason) });
      // The engine's state is unknown; its files are safe, because the next start replays the log.
      process.exit(1);
    },
  });
  const port = await bridge.listen();
  const takeBack = writeAddress(dataDir, port, password);
  tell({ kind: 'listening', port });
  return async () => {
    takeBack();
    await bridge.close();
    await engine.close();
    folder.release();
  };
}

let closing: Promise<void> | null = null;
let started: Promise<() => Promise<void>> | null = null;

async function stop(): Promise<void> {
  const close = await started?.catch(() => null);
  await close?.();
  process.exit(0);
}

function stopOnce(): void {
  closing ??= stop();
}

process.on('message', (message: ToChild) => {
  if (message.kind === 'stop') stopOnce();
  else {
    started ??= serve(message.dataDir, message.password, message.parent);
    started.catch((error: unknown) => {
      tell({ kind: 'refused', sentence: messageOf(error) });
      process.disconnect();
    });
  }
});
process.on('disconnect', stopOnce);
// A terminal signals the whole group; the parent decides when the database closes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
