import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Cluster } from '../../support/cluster/cluster';
import { HOTSEAT } from '../../support/sessions/setups';
import { build, startApplication } from '../application';
import { LOADS_TYPESCRIPT, serve, type Server, work, type Worker } from '../child';
import { skirmish } from '../contenders/chainmail-games';
import type { Bench, Line } from '../line';
import type { Desk, Orders, Report } from '../sessions/request';
import { ADMIN_KEY, longGame, startSessions, timeView } from '../sessions/sessions';
import { memoryOf, processorMsOf } from '../sessions/usage';
import { watch } from '../sessions/watchers';

const SESSIONS = 64;
const ROUNDS = 7;
const ROUND_MS = 2_500;
const WARM_MS = 4_000;
const LONG_GAME = 500;
const VIEWS = 31;
const WATCHERS = 1_000;
const UNLIMITED = { ADMIN_KEY, LIMIT_ADDRESS: '0', LIMIT_KEY: '0' };

/** Writing durably and watching, on a private Postgres that both servers share. */
export const sessions: Bench = {
  name: 'sessions',
  async run() {
    await build();
    const cluster = await Cluster.make();
    const workers: Worker[] = [];
    const servers: Server[] = [];
    try {
      const DATABASE_URL = cluster.url;
      const ours = await startApplication({ DATABASE_URL, ...UNLIMITED });
      servers.push(ours);
      const bare = await serve([...LOADS_TYPESCRIPT, join(__dirname, '..', 'sessions', 'bare-server.ts')], { DATABASE_URL, NODE_ENV: 'production' });
      servers.push(bare);
      const client = work([...LOADS_TYPESCRIPT, join(__dirname, '..', 'sessions', 'load.ts')]);
      workers.push(client);
      const both: Both = { ours, bare, client, ourDesks: await startSessions(ours, HOTSEAT.setup, SESSIONS), bareDesks: await startSessions(ours, HOTSEAT.setup, SESSIONS) };
      return [...(await many(both, 8)), ...(await many(both, 32)), await crowd(both), ...(await view(ours)), ...(await watching(DATABASE_URL, await startSessions(ours, HOTSEAT.setup, SESSIONS)))];
    } finally {
      for (const each of [...workers, ...servers]) await each.stop();
      await cluster.remove();
    }
  },
};

interface Both {
  readonly ours: Server;
  readonly bare: Server;
  readonly client: Worker;
  readonly ourDesks: readonly Desk[];
  readonly bareDesks: readonly Desk[];
}

let loads = 0;

function load(client: Worker, { address }: Server, desks: readonly Desk[], clients: number, ms = ROUND_MS): Promise<Report> {
  const orders: Orders = { address, desks, clients, ms, name: `load${loads++}` };
  return client.ask<Report>(JSON.stringify(orders));
}

/** So many clients, each with sessions of its own. */
async function many({ ours, bare, client, ourDesks, bareDesks }: Both, clients: number): Promise<readonly Line[]> {
  await load(client, ours, ourDesks, clients, WARM_MS);
  await load(client, bare, bareDesks, clients, WARM_MS);
  const our: Report[] = [];
  const their: Report[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    our.push(await load(client, ours, ourDesks, clients));
    their.push(await load(client, bare, bareDesks, clients));
  }
  const what = `act durably, ${clients} clients, ${SESSIONS} sessions`;
  const against = 'bare server, same statement';
  return [
    { what, against, ours: our.map(({ rate }) => rate), theirs: their.map(({ rate }) => rate), unit: 'actions/s', aim: { atLeast: 0.4 } },
    { what: `${what}, p99`, against, ours: our.map(({ p99 }) => p99), theirs: their.map(({ p99 }) => p99), unit: 'ms', aim: { atMost: 4 } },
  ];
}

/** Many writers on one session against one alone. */
async function crowd({ ours, client, ourDesks }: Both): Promise<Line> {
  const [one, other] = [ourDesks.slice(0, 1), ourDesks.slice(1, 2)];
  const together: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    together.push((await load(client, ours, one, 32)).rate);
    alone.push((await load(client, ours, other, 1)).rate);
  }
  return { what: '32 writers on one session', against: 'one writer', ours: together, theirs: alone, unit: 'actions/s', aim: { atLeast: 0.5 } };
}

/** A version shortly before the next snapshot that is due. */
async function view(ours: Server): Promise<readonly Line[]> {
  const game = await longGame(ours, skirmish(2), LONG_GAME);
  for (let i = 0; i < VIEWS; i++) await timeView(ours, game, LONG_GAME - 1);
  const times: number[] = [];
  const before = processorMsOf(ours.pid);
  for (let i = 0; i < VIEWS; i++) times.push(await timeView(ours, game, LONG_GAME - 1));
  const spent = (processorMsOf(ours.pid) - before) / VIEWS;
  const what = `view of a game of ${LONG_GAME} actions, from its log`;
  return [
    { what, against: 'nothing', ours: times, theirs: [], unit: 'ms', aim: { oursAtMost: 20 } },
    { what: `${what}: processor time of the node`, against: 'nothing', ours: [spent], theirs: [], unit: 'ms', aim: null },
  ];
}

/** On a node that has done nothing else. */
async function watching(databaseUrl: string, desks: readonly Desk[]): Promise<readonly Line[]> {
  const node = await startApplication({ DATABASE_URL: databaseUrl, ...UNLIMITED });
  const before = memoryOf(node.pid);
  const leave = await watch(node, desks, WATCHERS);
  // Long enough for a comment to have gone to everybody.
  await pause(16_000);
  const during = memoryOf(node.pid);
  leave();
  await node.stop();
  const line = (what: string, figure: number): Line => ({ what, against: 'nothing', ours: [figure], theirs: [], unit: 'MB', aim: { oursAtMost: 200 } });
  return [line(`memory of a node with ${WATCHERS} idle watchers`, during), { ...line('the same, before they came', before), aim: null }];
}
