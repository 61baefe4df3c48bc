import fastify from 'fastify';
import { catalogOf } from '../../../src/catalog/core/game-catalog';
import { pageOf } from '../../../src/catalog/core/page';
import { type CatalogQuery, openQuery } from '../../../src/catalog/core/query';
import { entryAnswer, pageAnswer } from '../../../src/catalog/rest/answers';
import { chainmail } from '../../../src/rulesets/chainmail/ruleset';
import { ENTRY, LIST, LISTED } from './catalog-requests';

/** The same objects from routes with nothing around them: no checks, no filters, no limits; each answer is serialised anew. */
const game = catalogOf(chainmail);
const kind = game.kinds.get('model')!;
const page = pageOf(kind, kind.rows, openQuery(kind, { first: LISTED }) as CatalogQuery);
const list = pageAnswer({ view: game.ours, page, fields: null });
const entry = entryAnswer({ view: game.ours, entry: kind.entry(ENTRY.slug)! });

const server = fastify();
server.get(LIST.bare, async () => list);
server.get(ENTRY.bare, async () => entry);

process.once('SIGTERM', () => process.exit(0));
void server.listen({ host: '127.0.0.1', port: 0 }).then((address) => console.log(address));
