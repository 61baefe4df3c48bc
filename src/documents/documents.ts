import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { ApiModule } from '../api.module';
import { DatabaseProbe } from '../platform/health/database-probe';
import { HealthController } from '../platform/health/health.controller';
import { configureHttp, fastifyAdapter } from '../platform/http/fastify';
import { CONTROLLERS, DESKS } from '../sessions/rest/controllers';
import { openApiDocument } from './openapi';

@Module({ imports: [ApiModule], controllers: [HealthController, ...CONTROLLERS], providers: [DatabaseProbe, ...DESKS].map((provide) => ({ provide, useValue: {} })) })
class DocumentsModule {}

/** Both schemas as files, by name: made from the code, without a database and without listening. */
export async function documents(): Promise<ReadonlyMap<string, string>> {
  const app = await NestFactory.create<NestFastifyApplication>(DocumentsModule, fastifyAdapter(), { logger: ['error', 'fatal'], bodyParser: false });
  configureHttp(app);
  await app.init();
  const made = new Map([
    ['openapi.json', `${JSON.stringify(openApiDocument(app), null, 2)}\n`],
    ['schema.graphql', `${printSchema(lexicographicSortSchema(app.get(GraphQLSchemaHost).schema))}\n`],
  ]);
  await app.close();
  return made;
}
