import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemException } from '../http/problem';
import type { Caller } from './caller';
import type { Callers } from './callers';

const COUNTED = /^\/(?:v1|graphql|metrics)(?:[/?]|$)/;
/** What every request costs, whatever comes of it. */
export const COST_OF_ASKING = 1;
/** So many refusals wait to be told; any more are told at once. */
const MOST_HELD = 1_000;

/** Learns who asks before anything is read, sends those away who have nothing left, and tells everybody what is. */
export function learnCallers(server: FastifyInstance, callers: Callers): void {
  server.decorateRequest('caller', null);
  let held = 0;

  const admit = (request: FastifyRequest, found: Caller | ProblemException, done: (problem?: ProblemException) => void): void => {
    if (found instanceof ProblemException) return done(found);
    request.caller = found;
    const refusal = found.whyWait();
    if (refusal === null) {
      found.spend(COST_OF_ASKING);
      return done();
    }
    const wait = found.refuse();
    if (wait === 0 || held >= MOST_HELD) return done(refusal);
    held++;
    setTimeout(() => {
      held--;
      done(refusal);
    }, wait);
  };

  server.addHook('onRequest', (request, _reply, done) => {
    if (!COUNTED.test(request.url)) return done();
    const { headers } = request;
    const found = callers.identify(headers, request.ip);
    // From here on there is one place to look for a key.
    if (headers.authorization === undefined && typeof headers['x-api-key'] === 'string') headers.authorization = `Bearer ${headers['x-api-key']}`;
    if (found instanceof Promise) void found.then((each) => admit(request, each, done), done);
    else admit(request, found, done);
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
