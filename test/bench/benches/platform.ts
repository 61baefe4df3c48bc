import { join } from 'node:path';
import { build, freshFolder, remove, startApplication } from '../application';
import type { Server } from '../child';
import { OUR_PATH } from '../http/request';
import type { Bench, Line } from '../line';
import { send, type Sending } from '../platform/load';
import { BATCH, GRAPHQL, LARGE_ODDS, LARGE_ODDS_PATH, ODDS, ODDS_PATH, RESOLVE } from '../platform/requests';
import { byTurns } from '../race';

const ROUNDS = 7;
const WARM_SECONDS = 3;
const SECONDS = 3;
const ADMIN_KEY = `umk_${'platform-bench-'.repeat(3)}`;
const WITH_KEY = { 'x-api-key': ADMIN_KEY };
const WITHOUT = join(__dirname, '..', 'platform', 'without.js');
/** So many small calls a second leave the machine time for everything else. */
const CALM_RATE = 50;
const CALM_CONNECTIONS = 2;

/** What the platform around the rules costs, and whom heavy work and floods disturb. */
export const platform: Bench = {
  name: 'platform',
  async run() {
    await build();
    const folders = [freshFolder(), freshFolder(), freshFolder()] as const;
    const servers: Server[] = [];
    const start = async (folder: string, env: Readonly<Record<string, string>>): Promise<Server> => {
      const server = await startApplication({ DATA_DIR: folder, ADMIN_KEY, ...env });
      servers.push(server);
      return server;
    };
    try {
      const whole = await start(folders[0], { LOG_LEVEL: 'info' });
      const bare = await start(folders[1], { NODE_OPTIONS: `--require ${WITHOUT}` });
      const limited = await start(folders[2], { LOG_LEVEL: 'info', LIMIT_KEY: '6000', LIMIT_ADDRESS: '6000' });
      return [
        await around('resolve', whole, bare, OUR_PATH, RESOLVE),
        await around('odds', whole, bare, ODDS_PATH, ODDS),
        await inBatches(whole),
        await overGraphql(whole),
        await besideOdds(whole),
        await besideFlood(limited),
      ];
    } finally {
      for (const each of servers) await each.stop();
      folders.forEach(remove);
    }
  },
};

async function race(what: string, against: string, aim: Line['aim'], ours: Sending, theirs: Sending, ourItems = 1, unit = 'requests/s'): Promise<Line> {
  for (const each of [ours, theirs]) await send({ ...each, seconds: WARM_SECONDS });
  const figures = await byTurns(ROUNDS, { ours: async () => (await send(ours)).rate * ourItems, theirs: async () => (await send(theirs)).rate });
  return { what, against, ours: figures.ours, theirs: figures.theirs, unit, aim };
}

function around(what: string, whole: Server, bare: Server, path: string, body: object): Promise<Line> {
  return race(`${what} with key, limits, logs and metrics`, 'the same without them', { atLeast: 0.8 }, { url: `${whole.address}${path}`, body, headers: WITH_KEY, seconds: SECONDS }, { url: `${bare.address}${path}`, body, seconds: SECONDS });
}

function inBatches({ address }: Server): Promise<Line> {
  return race('items in batches of 100', 'a call for each', { atLeast: 5 }, { url: `${address}/v1/batch`, body: BATCH, headers: WITH_KEY, seconds: SECONDS }, { url: `${address}${OUR_PATH}`, body: RESOLVE, headers: WITH_KEY, seconds: SECONDS }, BATCH.items.length, 'items/s');
}

function overGraphql({ address }: Server): Promise<Line> {
  return race('resolve over GraphQL', 'resolve over REST', { atLeast: 0.5 }, { url: `${address}/graphql`, body: GRAPHQL, headers: WITH_KEY, seconds: SECONDS }, { url: `${address}${OUR_PATH}`, body: RESOLVE, headers: WITH_KEY, seconds: SECONDS });
}

/** The p99 of calm callers, alone and beside something. */
async function beside(what: string, address: string, aim: number, calm: Readonly<Record<string, string>>, noise: Sending): Promise<Line> {
  const small = { url: `${address}${OUR_PATH}`, body: RESOLVE, headers: calm, seconds: SECONDS, rate: CALM_RATE, connections: CALM_CONNECTIONS };
  await send({ ...small, seconds: WARM_SECONDS });
  const loud = async (): Promise<number> => {
    const noisy = send(noise);
    // The noise is there before the calm call, and when it ends.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { p99 } = await send(small);
    await noisy;
    return p99;
  };
  const figures = await byTurns(ROUNDS, { theirs: async () => (await send(small)).p99, ours: loud });
  return { what, against: 'the same alone', ours: figures.ours, theirs: figures.theirs.map((p99) => Math.max(1, p99)), unit: 'ms', aim: { atMost: aim } };
}

function besideOdds({ address }: Server): Promise<Line> {
  return beside('p99 of small calls beside large odds on threads', address, 3, WITH_KEY, { url: `${address}${LARGE_ODDS_PATH}`, body: LARGE_ODDS, headers: WITH_KEY, seconds: SECONDS + 3, connections: 2 });
}

function besideFlood({ address }: Server): Promise<Line> {
  return beside('p99 of one key beside a flood of another', address, 2, {}, { url: `${address}${OUR_PATH}`, body: RESOLVE, headers: WITH_KEY, seconds: SECONDS + 3, connections: 20, mayFail: true });
}
