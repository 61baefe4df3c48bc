import { build, freshFolder, remove, startApplication } from '../application';
import type { Bench, Line } from '../line';
import { findPostgres, onFreshSchema } from '../postgres';
import { byTurns } from '../race';

const ROUNDS = 5;
const AIM = { atMost: 2.5 };
const FRESH = 'start to ready, embedded, fresh data folder';
const KEPT = 'start to ready, embedded, kept data folder';

/** The milliseconds from the start of the process until it says it is ready to serve, and does. */
async function startOn(env: { readonly DATA_DIR?: string; readonly DATABASE_URL?: string }): Promise<number> {
  const began = performance.now();
  const server = await startApplication(env);
  const { ok } = await fetch(`${server.address}/health/ready`);
  const took = performance.now() - began;
  await server.stop();
  if (!ok) throw new Error('the service is not ready though it said so');
  return took;
}

async function onFreshFolder(): Promise<number> {
  const folder = freshFolder();
  return startOn({ DATA_DIR: folder }).finally(() => remove(folder));
}

async function raceStarts(server: string, folder: string, keptUrl: string): Promise<readonly Line[]> {
  const kept = () => startOn({ DATA_DIR: folder });
  const keptOnServer = () => startOn({ DATABASE_URL: keptUrl });
  // Once each before the race: the kept ones must exist, and all files be in memory.
  for (const start of [kept, keptOnServer]) await start();
  const figures = await byTurns(ROUNDS, {
    fresh: onFreshFolder,
    freshOnServer: () => onFreshSchema(server, (url) => startOn({ DATABASE_URL: url })),
    kept,
    keptOnServer,
  });
  return [
    { what: FRESH, against: 'Postgres, fresh schema', ours: figures.fresh, theirs: figures.freshOnServer, unit: 'ms', aim: AIM },
    { what: KEPT, against: 'Postgres, kept schema', ours: figures.kept, theirs: figures.keptOnServer, unit: 'ms', aim: AIM },
  ];
}

export const start: Bench = {
  name: 'start',
  async run() {
    const server = await findPostgres();
    if (server === null) return [FRESH, KEPT].map((what) => ({ what, why: 'no DATABASE_URL, and no Postgres on 127.0.0.1:5432 lets us in' }));
    await build();
    const folder = freshFolder();
    try {
      return await onFreshSchema(server, (url) => raceStarts(server, folder, url));
    } finally {
      remove(folder);
    }
  },
};
