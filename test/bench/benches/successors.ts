import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Cluster } from '../../support/cluster/cluster';
import { build, startApplication } from '../application';
import type { Server } from '../child';
import { skirmish } from '../contenders/chainmail-games';
import { SIMULATED_GAMES } from '../contenders/simulated';
import type { Bench, Line } from '../line';
import { race } from '../race';
import { ADMIN_KEY, finishedFile, playTogether, takeIn } from '../sessions/sessions';

const LONG_GAME = 500;
const IMPORTS = 9;
const ROUNDS = 6;
const PLAYED = 150;

/** What is done with stored games beside playing them. */
export const successors: Bench = {
  name: 'successors',
  async run() {
    await build();
    const cluster = await Cluster.make();
    const node = await startApplication({ DATABASE_URL: cluster.url, ADMIN_KEY, LIMIT_ADDRESS: '0', LIMIT_KEY: '0', WEBHOOKS_TO_PRIVATE: 'yes' });
    try {
      return [await imports(node), await slowReceiver(node), await simulation()];
    } finally {
      await node.stop();
      await cluster.remove();
    }
  },
};

/** The first one starts a thread, which no later one does. */
async function imports(node: Server): Promise<Line> {
  const file = await finishedFile(node, skirmish(2), LONG_GAME);
  await takeIn(node, file);
  const times: number[] = [];
  for (let i = 0; i < IMPORTS; i++) times.push(await takeIn(node, file));
  return { what: `import of a game of ${LONG_GAME} actions, every die verified`, against: 'nothing', ours: times, theirs: [], unit: 'ms', aim: { oursAtMost: 1_000 } };
}

/** The same games with and without notices of every decision to somebody who never answers. */
async function slowReceiver(node: Server): Promise<Line> {
  const receiver = createServer((request) => request.resume());
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const told: number[] = [];
  const untold: number[] = [];
  try {
    await playTogether(node, skirmish(1), PLAYED, address);
    for (let round = 0; round < ROUNDS; round++) {
      untold.push(await playTogether(node, skirmish(1), PLAYED, null));
      told.push(await playTogether(node, skirmish(1), PLAYED, address));
    }
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
  return { what: 'an action whose notices nobody takes', against: 'one without notices', ours: told, theirs: untold, unit: 'ms', aim: { atMost: 1.2 } };
}

async function simulation(): Promise<Line> {
  const figures = await race('simulate-ours', 'simulate-bare');
  const perSecond = (times: readonly number[]) => times.map((us) => (SIMULATED_GAMES * 1e6) / us);
  return { what: 'simulated games, one thread', against: 'the engine alone', ours: perSecond(figures['simulate-ours']), theirs: perSecond(figures['simulate-bare']), unit: 'games/s', aim: { atLeast: 0.85 } };
}
