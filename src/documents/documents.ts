import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { ApiModule } from '../api.module';
import { DatabaseProbe } from '../platform/health/database-probe';
import { HealthController } from '../platform/health/health.controller';
import { Drain } from '../platform/http/drain';
import { configureHttp, fastifyAdapter } from '../platform/http/fastify';
import { Keys } from '../platform/keys/keys';
import { KeysController } from '../platform/keys/keys.controller';
import { RESOLVERS } from '../sessions/graphql/resolvers';
import { CONTROLLERS, DESKS } from '../sessions/rest/controllers';
import { openApiDocument } from './openapi';

@Module({ imports: [ApiModule], controllers: [HealthController, KeysController, ...CONTROLLERS], providers: [...[DatabaseProbe, Drain, Keys, ...DESKS].map((provide) => ({ provide, useValue: {} })), ...RESOLVERS] })
class DocumentsModule {}

/** Both schemas as files, by name: made from the code, without a database and without listening. */
export async function documents(): Promise<ReadonlyMap<string, string>> {
  const app = await NestFactory.create<NestFastifyApplication>(DocumentsModule, fastifyAdapter(), { logger: ['error', 'fatal'], bodyParser: false });
  await configureHttp(app);
  await app.init();
  const made = new Map([
    ['openapi.json', `${JSON.stringify(openApiDocument(app), null, 2)}\n`],
    ['schema.graphql', `${printSchema(lexicographicSortSchema(app.get(GraphQLSchemaHost).schema))}\n`],
  ]);
  await app.close();
  return made;
}
