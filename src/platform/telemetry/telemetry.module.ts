import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Threads } from '../threads/threads';
import { countRequest, showFigure, watchProcess } from './metrics';
import { MetricsController } from './metrics.controller';
import { showPool } from './pool-figures';
import { logRequests } from './request-log';
import { type StopTracing, traceRequests } from './tracing';

const MS_A_SECOND = 1000;

/** Logs, figures and traces of every request. */
@Module({ controllers: [MetricsController] })
export class TelemetryModule implements OnModuleInit, OnApplicationShutdown {
  private readonly shown: (() => void)[] = [];
  private stopTracing: StopTracing | null = null;

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Threads) private readonly threads: Threads,
  ) {}

  async onModuleInit(): Promise<void> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    logRequests(server);
    server.addHook('onResponse', (request, reply, done) => {
      countRequest(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / MS_A_SECOND);
      done();
    });
    watchProcess();
    this.shown.push(showPool(this.source), showFigure('umpire_threads_waiting', 'Jobs that wait for a thread', () => this.threads.waiting));
    if (this.config.tracesUrl !== null) this.stopTracing = await traceRequests(server, this.config.tracesUrl, this.config.tracedAs);
  }

  async onApplicationShutdown(): Promise<void> {
    for (const hide of this.shown) hide();
    await this.stopTracing?.();
  }
}
