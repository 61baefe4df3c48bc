import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { RULESETS } from '../rulesets';
import { Catalogs } from './catalogs';
import { CatalogDesk } from './desk';
import { CatalogResolver } from './graphql/catalog.resolver';
import { entriesResolvers } from './graphql/entries.resolver';
import { CatalogController } from './rest/catalog.controller';
import { catalogController } from './rest/entries.controller';
import { CatalogCounter } from './rest/counter';
import { answerFromReady } from './rest/ready-hook';

/** The catalogs of every game, to query and to search. */
@Module({ controllers: [...RULESETS.map(catalogController), CatalogController], providers: [Catalogs, CatalogDesk, CatalogCounter, CatalogResolver, ...RULESETS.flatMap(entriesResolvers)] })
export class CatalogModule implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(CatalogCounter) private readonly counter: CatalogCounter,
  ) {}

  onModuleInit(): void {
    answerFromReady(this.host.httpAdapter.getInstance<FastifyInstance>(), this.counter.ready);
  }
}
