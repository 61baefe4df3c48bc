import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { ProblemException } from './problem';
import { Unavailable } from './unavailable';

const STOPPING = new Unavailable('service.stopping', 'This node is stopping; ask again, and another one or the next one will answer.');

/** Lets the requests in hand finish when the service stops, and takes no new ones. */
@Injectable()
export class Drain implements OnModuleDestroy {
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  begin(): void {
    this.stopping = true;
  }

  onModuleDestroy(): void {
    this.begin();
  }

  /** Monitors are answered to the end. */
  guard(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      if (!this.stopping || request.url.startsWith('/health/')) return done();
      void reply.header('connection', 'close');
      done(new ProblemException(STOPPING));
    });
  }
}
