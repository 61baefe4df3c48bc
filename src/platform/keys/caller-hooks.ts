import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemException } from '../http/problem';
import type { Caller } from './caller';
import type { Callers } from './callers';

const COUNTED = /^\/(?:v1|graphql|metrics)(?:[/?]|$)/;
/** What every request costs, whatever comes of it. */
export const COST_OF_ASKING = 1;

/** Learns who asks before anything is read, sends those away who have nothing left, and tells everybody what is. */
export function learnCallers(server: FastifyInstance, callers: Callers): void {
  server.decorateRequest('caller', null);

  server.addHook('onRequest', (request, _reply, done) => {
    if (!COUNTED.test(request.url)) return done();
    const { headers } = request;
    const found = callers.identify(headers, request.ip);
    // From here on there is one place to look for a key.
    if (headers.authorization === undefined && typeof headers['x-api-key'] === 'string') headers.authorization = `Bearer ${headers['x-api-key']}`;
    if (found instanceof Promise) void found.then((each) => done(admit(request, each)), done);
    else done(admit(request, found));
  });

  server.addHook('onSend', (request, reply, _payload, done) => {
    request.caller?.chargeTime();
    const limits = request.caller?.limits() ?? null;
    if (limits !== null) {
      void reply.header('ratelimit-policy', limits.policy).header('ratelimit', limits.left);
      if (reply.statusCode === 429 && limits.waitSeconds > 0) void reply.header('retry-after', String(limits.waitSeconds));
    }
    done();
  });
}

function admit(request: FastifyRequest, found: Caller | ProblemException): ProblemException | undefined {
  if (found instanceof ProblemException) return found;
  request.caller = found;
  const wait = found.whyWait();
  if (wait !== null) return wait;
  found.spend(COST_OF_ASKING);
  return undefined;
}
