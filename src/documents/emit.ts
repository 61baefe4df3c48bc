import 'reflect-metadata';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { ApiModule } from '../api.module';
import { DatabaseProbe } from '../platform/health/database-probe';
import { HealthController } from '../platform/health/health.controller';
import { configureHttp, fastifyAdapter } from '../platform/http/fastify';
import { openApiDocument } from './openapi';

@Module({ imports: [ApiModule], controllers: [HealthController], providers: [{ provide: DatabaseProbe, useValue: {} }] })
class DocumentsModule {}

/** Writes openapi.json and schema.graphql from the code, without a database and without listening. */
async function emit(folder: string): Promise<void> {
  const app = await NestFactory.create<NestFastifyApplication>(DocumentsModule, fastifyAdapter(), { logger: ['error', 'fatal'], bodyParser: false });
  configureHttp(app);
  await app.init();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
  writeFileSync(join(folder, 'schema.graphql'), `${printSchema(lexicographicSortSchema(app.get(GraphQLSchemaHost).schema))}\n`);
  await app.close();
}

void emit(process.argv[2] ?? 'openapi');
