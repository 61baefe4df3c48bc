import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { FastifyInstance } from 'fastify';
import { ArmySource } from '../resolution/armies';
import { CollectionSource } from '../resolution/collections';
import { ArmyDesk } from './armies/army.desk';
import { ArmyEntity } from './armies/army.entity';
import { CollectionEntity, CollectionEntryEntity } from './collections/collection.entities';
import { CollectionStore } from './collections/collection.store';
import { Shelves } from './collections/shelves';
import { CATALOG_CONTROLLERS, CATALOG_DESKS, CATALOG_RESOLVERS } from './faces';
import { CatalogCounter } from './rest/counter';
import { CatalogVersionEntity } from './versions/version.entity';
import { CatalogVersions } from './versions/versions';
import { answerFromReady } from './rest/ready-hook';

/** The catalogs of every game, to query and to search, and what callers add to them. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([CollectionEntity, CollectionEntryEntity, CatalogVersionEntity, ArmyEntity])],
  controllers: [...CATALOG_CONTROLLERS],
  providers: [CollectionStore, CatalogVersions, ...CATALOG_DESKS, { provide: CollectionSource, useExisting: Shelves }, { provide: ArmySource, useExisting: ArmyDesk }, ...CATALOG_RESOLVERS],
  exports: [CollectionSource, ArmySource],
})
export class CatalogModule implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(CatalogCounter) private readonly counter: CatalogCounter,
  ) {}

  onModuleInit(): void {
    answerFromReady(this.host.httpAdapter.getInstance<FastifyInstance>(), this.counter.ready);
  }
}
