import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { createApp } from '../../src/app';
import { createTestDatabase, testConfig, type TestDatabase } from './database';

export interface Service {
  readonly app: NestFastifyApplication;
  readonly database: TestDatabase;
  /** Where it answers. */
  readonly address: string;
  /** Asks over HTTP. */
  ask(): ReturnType<typeof request>;
}

/** The whole service on a clean database, for the tests of one file; settings of its own go before those of all tests. */
export function serviceForTests(settings: Readonly<Record<string, string>> = {}): Service {
  let database: TestDatabase;
  let app: NestFastifyApplication;
  let address: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    app = await createApp(testConfig(database.url, settings));
    await app.listen(0, '127.0.0.1');
    address = await app.getUrl();
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  return {
    get app() {
      return app;
    },
    get database() {
      return database;
    },
    get address() {
      return address;
    },
    ask: () => request(app.getHttpServer()),
  };
}
