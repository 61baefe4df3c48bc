import 'reflect-metadata';
import type { LogLevel as NestLogLevel } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import type { Config, LogLevel } from './platform/config/config';
import { migrate } from './platform/database/migrations/migrate';
import type { Database } from './platform/database/open-database';
import { configureHttp, fastifyAdapter } from './platform/http/fastify';
import { serveDocs } from './documents/docs';

const NEST_LEVELS: Readonly<Record<LogLevel, NestLogLevel[]>> = {
  silent: [],
  error: ['fatal', 'error'],
  warn: ['fatal', 'error', 'warn'],
  info: ['fatal', 'error', 'warn', 'log'],
  debug: ['fatal', 'error', 'warn', 'log', 'debug', 'verbose'],
};

/** Builds the application on a database that answers, ready for requests but not listening. */
export async function buildNestApp(config: Config, database: Database): Promise<NestFastifyApplication> {
  await migrate(database.url);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, database), fastifyAdapter(), {
    bodyParser: false,
    abortOnError: false,
    logger: NEST_LEVELS[config.logLevel === 'info' ? 'warn' : config.logLevel],
  });
  configureHttp(app);
  serveDocs(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  // Only now, so that a line for each module and route does not bury what a person wants to read.
  app.useLogger(NEST_LEVELS[config.logLevel]);
  return app;
}
