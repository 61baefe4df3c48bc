import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { StartFault } from '../../config/start-fault';
import { urlOf } from './address-file';
import type { ToChild, ToParent } from './messages';
import { thisProcess } from './process-mark';

export interface EmbeddedDatabase {
  readonly url: string;
  /** Resolves with a sentence if the database ends although nobody asked it to. */
  readonly failure: Promise<string>;
  stop(): Promise<void>;
}

const STOP_MS = 10_000;

/** Starts the database process on a data folder and resolves once it takes connections. */
export async function startEmbedded(dataDir: string, execArgv: readonly string[] = process.execArgv): Promise<EmbeddedDatabase> {
  const password = randomBytes(24).toString('hex');
  const child = fork(require.resolve('./child'), [], {
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<undefined>((resolve) => {
    child.once('exit', () => resolve(undefined));
    child.once('error', () => resolve(undefined));
  });
  // The child cannot ask for its parent's mark itself: a parent that was killed meanwhile has left it to another.
  say(child, { kind: 'start', dataDir, password, parent: thisProcess() });
  const port = await firstPort(child, ended);

  let stopping = false;
  let reason = 'its process is gone';
  child.on('message', (message: ToParent) => {
    if (message.kind === 'broken') reason = message.reason;
  });
  return {
    url: urlOf(port, password),
    failure: new Promise((resolve) => {
      void ended.then(() => {
        if (!stopping) resolve(`The embedded database has failed (${reason}); nothing stored is lost, start Umpire again.`);
      });
    }),
    stop: async () => {
      stopping = true;
      if (child.connected) say(child, { kind: 'stop' });
      const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(impatience);
    },
  };
}

function say(child: ChildProcess, message: ToChild): void {
  child.send(message);
}

async function firstPort(child: ChildProcess, ended: Promise<undefined>): Promise<number> {
  const heard = new Promise<ToParent>((resolve) => child.once('message', resolve));
  const message = await Promise.race([heard, ended]);
  if (message?.kind === 'listening') return message.port;
  await ended;
  throw new StartFault(message?.kind === 'refused' ? message.sentence : 'The embedded database ended before it was ready; set DATABASE_URL to use another Postgres.');
}
