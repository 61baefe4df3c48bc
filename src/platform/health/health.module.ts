import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { Drain } from '../http/drain';
import { DatabaseProbe } from './database-probe';
import { HealthController } from './health.controller';

@Module({ controllers: [HealthController], providers: [DatabaseProbe, Drain], exports: [Drain] })
export class HealthModule implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(Drain) private readonly drain: Drain,
  ) {}

  onModuleInit(): void {
    this.drain.guard(this.host.httpAdapter.getInstance<FastifyInstance>());
  }
}
