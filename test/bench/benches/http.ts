import { deepStrictEqual } from 'node:assert';
import { join } from 'node:path';
import { build, freshFolder, remove, startApplication } from '../application';
import { LOADS_TYPESCRIPT, serve, type Server } from '../child';
import { answerOf, load } from '../http/load';
import { BARE_PATH, OUR_PATH } from '../http/request';
import type { Bench, Line } from '../line';
import { byTurns } from '../race';

const ROUNDS = 7;
const WARM_SECONDS = 3;
const SECONDS = 3;

export const http: Bench = {
  name: 'http',
  async run() {
    await build();
    const folder = freshFolder();
    const bare = await serve([...LOADS_TYPESCRIPT, join(__dirname, '..', 'http', 'bare-server.ts')], { NODE_ENV: 'production' });
    try {
      const ours = await startApplication({ DATA_DIR: folder });
      try {
        return [await raceServers(ours, bare)];
      } finally {
        await ours.stop();
      }
    } finally {
      await bare.stop();
      remove(folder);
    }
  },
};

async function raceServers(ourServer: Server, bareServer: Server): Promise<Line> {
  const our = `${ourServer.address}${OUR_PATH}`;
  const bare = `${bareServer.address}${BARE_PATH}`;
  deepStrictEqual(await answerOf(our), await answerOf(bare), 'the servers answer differently');
  for (const url of [our, bare]) await load(url, WARM_SECONDS);
  const figures = await byTurns(ROUNDS, { ours: () => load(our, SECONDS), theirs: () => load(bare, SECONDS) });
  return { what: 'resolve over HTTP', against: 'bare Fastify route', ours: figures.ours, theirs: figures.theirs, unit: 'requests/s', aim: { atLeast: 0.35 } };
}
