import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD, HttpAdapterHost } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { FastifyInstance } from 'fastify';
import { Purses } from '../limits/purses';
import { AccessGuard } from './access.guard';
import { learnCallers } from './caller-hooks';
import { Callers } from './callers';
import { ApiKeyEntity, ApiKeySecretEntity } from './key.entities';
import { Keys } from './keys';
import { KeysController } from './keys.controller';

/** Keys and limits: who asks, what they may do, and how much of it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ApiKeyEntity, ApiKeySecretEntity])],
  controllers: [KeysController],
  providers: [Keys, Purses, Callers, { provide: APP_GUARD, useClass: AccessGuard }],
  exports: [Keys, Callers],
})
export class KeysModule implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(Callers) private readonly callers: Callers,
  ) {}

  onModuleInit(): void {
    learnCallers(this.host.httpAdapter.getInstance<FastifyInstance>(), this.callers);
  }
}
