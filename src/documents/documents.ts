import 'reflect-metadata';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { ApiModule } from '../api.module';
import { CATALOG_CONTROLLERS, CATALOG_DESKS, CATALOG_RESOLVERS } from '../catalog/faces';
import { DatabaseProbe } from '../platform/health/database-probe';
import { HealthController } from '../platform/health/health.controller';
import { Drain } from '../platform/http/drain';
import { configureHttp, fastifyAdapter } from '../platform/http/fastify';
import { Keys } from '../platform/keys/keys';
import { KeysController } from '../platform/keys/keys.controller';
import { ArmySource } from '../resolution/armies';
import { CollectionSource } from '../resolution/collections';
import { RESOLVERS } from '../sessions/graphql/resolvers';
import { CONTROLLERS, DESKS } from '../sessions/rest/controllers';
import { openApiDocument } from './openapi';

@Global()
@Module({ providers: [CollectionSource, ArmySource].map((provide) => ({ provide, useValue: {} })), exports: [CollectionSource, ArmySource] })
class NoCollections {}

@Module({ imports: [ApiModule, NoCollections], controllers: [HealthController, KeysController, ...CONTROLLERS, ...CATALOG_CONTROLLERS], providers: [...[DatabaseProbe, Drain, Keys, ...DESKS, ...CATALOG_DESKS].map((provide) => ({ provide, useValue: {} })), ...RESOLVERS, ...CATALOG_RESOLVERS] })
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
