import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import type { Config } from './platform/config/config';
import { migrate } from './platform/database/migrations/migrate';
import type { Database } from './platform/database/open-database';
import { configureHttp, fastifyAdapter } from './platform/http/fastify';
import { Drain } from './platform/http/drain';
import { answerMonitorsAlone } from './platform/http/monitors-alone';
import { Keys } from './platform/keys/keys';
import { JsonLog } from './platform/telemetry/json-log';
import { serveDocs } from './documents/docs';

/** Builds the application on a database that answers, ready for requests but not listening. */
export async function buildNestApp(config: Config, database: Database): Promise<NestFastifyApplication> {
  await migrate(database.url);
  const adapter = fastifyAdapter(config);
  const log = new JsonLog(adapter.getInstance().log);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, database), adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: log,
  });
  await configureHttp(app);
  if (config.role === 'worker') answerMonitorsAlone(app.getHttpAdapter().getInstance() as never);
  serveDocs(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  log.speakUp();
  return app;
}

/** A key for whoever starts with an empty database; null where there are keys already. */
export function firstKey(app: NestFastifyApplication): Promise<string | null> {
  return app.get(Keys).first();
}

/** Lets what is in hand finish, and answers nothing new. */
export function takeNoMore(app: NestFastifyApplication): void {
  app.get(Drain).begin();
}
