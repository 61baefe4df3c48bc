import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { redacted } from '../http/redact';

const OF_MONITORS = /^\/(?:health\/|metrics)/;

/** A logger that writes knows which levels it leaves out. */
interface Levelled {
  isLevelEnabled?(level: string): boolean;
}

/** One line for every request, once it is answered; those of monitors are for debugging only. */
export function logRequests(server: FastifyInstance): void {
  const log = server.log as FastifyBaseLogger & Levelled;
  server.addHook('onResponse', (request, reply, done) => {
    const level = OF_MONITORS.test(request.url) ? 'debug' : 'info';
    if (log.isLevelEnabled?.(level) === false) return done();
    log[level](
      { reqId: request.id, method: request.method, url: redacted(request.url), route: request.routeOptions.url ?? null, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10, address: request.ip, key: request.caller?.key?.id ?? null },
      'answered',
    );
    done();
  });
}
