import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { createApp } from '../../src/app';
import { DatabaseProbe } from '../../src/platform/health/database-probe';
import { createTestDatabase, testConfig, type TestDatabase } from '../support/database';

jest.setTimeout(20_000);

describe('health', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await createTestDatabase();
    app = await createApp(testConfig(database.url));
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  afterEach(() => jest.restoreAllMocks());

  test('a running service is live', async () => {
    const response = await request(app.getHttpServer()).get('/health/live').expect(200);
    expect(response.body).toEqual({ status: 'live' });
  });

  test('a service whose database answers is ready', async () => {
    const response = await request(app.getHttpServer()).get('/health/ready').expect(200);
    expect(response.body).toEqual({ status: 'ready' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('a service whose database fails is live but not ready', async () => {
    jest.spyOn(app.get(DataSource), 'query').mockRejectedValue(new Error('gone'));
    const response = await request(app.getHttpServer()).get('/health/ready').expect(503);
    expect(response.body).toMatchObject({ status: 'not-ready' });
    await request(app.getHttpServer()).get('/health/live').expect(200);
  });

  test('a database that hangs is asked once, however often the probe is called', async () => {
    let answer: (rows: unknown[]) => void = () => undefined;
    const query = jest.spyOn(app.get(DataSource), 'query').mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const probe = app.get(DatabaseProbe);
    expect(await Promise.all([probe.answers(20), probe.answers(20), probe.answers(20)])).toEqual([false, false, false]);
    expect(query).toHaveBeenCalledTimes(1);
    answer([]);
    await new Promise(setImmediate);
    expect(await probe.answers(20)).toBe(false);
    expect(query).toHaveBeenCalledTimes(2);
    answer([]);
  });
});
