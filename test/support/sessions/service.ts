import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AppModule } from '../../../src/app.module';
import { migrate } from '../../../src/platform/database/migrations/migrate';
import { openDatabase } from '../../../src/platform/database/open-database';
import { configureHttp, fastifyAdapter } from '../../../src/platform/http/fastify';
import { RULESETS } from '../../../src/rulesets';
import { SESSION_RULESETS } from '../../../src/sessions/games';
import { gamesResolver } from '../../../src/sessions/graphql/games.resolver';
import { GAMES_RESOLVER } from '../../../src/sessions/graphql/resolvers';
import { SESSION_WORKER } from '../../../src/sessions/threads/session-threads';
import { createTestDatabase, TEST_KEY, testConfig, type TestDatabase } from '../database';
import { toyRuleset } from '../toy/ruleset';

const WITH_TOY = [...RULESETS, toyRuleset];

/** Where a node of the service answers, in this process or in another. */
export interface Place {
  readonly address: string;
  ask(): ReturnType<typeof request>;
}

/** One node of the service; several may share a database. */
export interface Node extends Place {
  readonly app: NestFastifyApplication;
  close(): Promise<void>;
}

/** Starts a node whose sessions play the toy skirmish too. */
export async function startNode(databaseUrl: string, settings: Readonly<Record<string, string>> = {}): Promise<Node> {
  const config = testConfig(databaseUrl, settings);
  const database = await openDatabase(config);
  await migrate(database.url);
  const built = await Test.createTestingModule({ imports: [AppModule.with(config, database)] })
    .overrideProvider(SESSION_RULESETS)
    .useValue(WITH_TOY)
    .overrideProvider(GAMES_RESOLVER)
    .useClass(gamesResolver(WITH_TOY))
    .overrideProvider(SESSION_WORKER)
    .useValue(require.resolve('./worker'))
    .compile();
  const app = built.createNestApplication<NestFastifyApplication>(fastifyAdapter(), { bodyParser: false, logger: ['error', 'fatal'] });
  await configureHttp(app);
  await app.listen(0, '127.0.0.1');
  const address = await app.getUrl();
  return { app, address, ask: () => withKey(request(app.getHttpServer())), close: () => app.close() };
}

/** Sends the key where a session is made, and nowhere else: who made one may see it. */
function withKey(asked: ReturnType<typeof request>): ReturnType<typeof request> {
  const post = (path: string) => (path === '/v1/sessions' ? asked.post(path).set('x-api-key', TEST_KEY) : asked.post(path));
  return { ...asked, post } as unknown as ReturnType<typeof request>;
}

export interface Nodes {
  readonly database: TestDatabase;
  /** The node that every test has. */
  readonly node: Node;
  /** Another node on the same database; closed at the end unless the test does. */
  another(): Promise<Node>;
}

/** Nodes on a clean database, for the tests of one file. */
export function nodesForTests(settings: Readonly<Record<string, string>> = {}): Nodes {
  const open: Node[] = [];
  let database: TestDatabase;
  let node: Node;

  const start = async (): Promise<Node> => {
    const started = await startNode(database.url, settings);
    let closing: Promise<void> | null = null;
    const one = { ...started, close: () => (closing ??= started.close()) };
    open.push(one);
    return one;
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    node = await start();
  });

  afterAll(async () => {
    for (const each of open) await each.close();
    await database.drop();
  });

  return {
    get database() {
      return database;
    },
    get node() {
      return node;
    },
    another: start,
  };
}
