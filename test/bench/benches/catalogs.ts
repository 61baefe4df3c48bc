import { deepStrictEqual } from 'node:assert';
import { join } from 'node:path';
import { build, freshFolder, remove, startApplication } from '../application';
import { LOADS_TYPESCRIPT, serve, type Server } from '../child';
import { ENTRY, LINKED, LIST, SEARCHES } from '../http/catalog-requests';
import { spentOn } from '../http/spent';
import { loadGet } from '../http/load';
import type { Bench, Line } from '../line';
import { byTurns } from '../race';

const ROUNDS = 5;
const WARM_SECONDS = 2;
const SECONDS = 3;
const ASKED = 200;
const WARM_ASKED = 300;

export const catalogs: Bench = {
  name: 'catalogs',
  async run() {
    await build();
    const folder = freshFolder();
    const bare = await serve([...LOADS_TYPESCRIPT, join(__dirname, '..', 'http', 'bare-catalog.ts')], { NODE_ENV: 'production' });
    try {
      const ours = await startApplication({ DATA_DIR: folder });
      try {
        return [
          await raceAnswers('a list of 50 KB', ours, bare, LIST, 2),
          await raceAnswers('one entry', ours, bare, ENTRY, 0.6),
          await time('faction to models to spells over GraphQL', ours, '/graphql', () => post(`${ours.address}/graphql`, { query: LINKED })),
          await time('search over all games', ours, '/v1/catalog/search', (i) => get(`${ours.address}${SEARCHES[i % SEARCHES.length]!}`)),
        ];
      } finally {
        await ours.stop();
      }
    } finally {
      await bare.stop();
      remove(folder);
    }
  },
};

async function raceAnswers(what: string, ourServer: Server, bareServer: Server, paths: { readonly ours: string; readonly bare: string }, atLeast: number): Promise<Line> {
  const [our, bare] = [`${ourServer.address}${paths.ours}`, `${bareServer.address}${paths.bare}`];
  deepStrictEqual(await get(our), await get(bare), 'the servers answer differently');
  for (const url of [our, bare]) await loadGet(url, WARM_SECONDS);
  const figures = await byTurns(ROUNDS, { ours: () => loadGet(our, SECONDS), theirs: () => loadGet(bare, SECONDS) });
  return { what, against: 'bare Fastify serialising it', ours: figures.ours, theirs: figures.theirs, unit: 'requests/s', aim: { atLeast } };
}

/** Milliseconds from the arrival of a request to the end of its answer, by the service's own figures: the mean of those asked one after another in a round. */
async function time(what: string, { address }: Server, route: string, ask: (i: number) => Promise<unknown>): Promise<Line> {
  for (let i = 0; i < WARM_ASKED; i++) await ask(i);
  const ours: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await spentOn(address, route);
    for (let i = 0; i < ASKED; i++) await ask(i);
    const after = await spentOn(address, route);
    ours.push((1000 * (after.seconds - before.seconds)) / (after.requests - before.requests));
  }
  return { what, against: '', ours, theirs: [], unit: 'ms', aim: { oursAtMost: 5 } };
}

async function get(url: string): Promise<unknown> {
  return answered(await fetch(url), url);
}

async function post(url: string, body: object): Promise<unknown> {
  return answered(await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }), url);
}

async function answered(response: Response, url: string): Promise<unknown> {
  const body = (await response.json()) as { readonly errors?: unknown };
  if (!response.ok || body.errors !== undefined) throw new Error(`${url} answered ${response.status}`);
  return body;
}
