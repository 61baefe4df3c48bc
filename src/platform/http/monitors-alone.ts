import type { FastifyInstance } from 'fastify';
import { NotFound, ProblemException } from './problem';

const MONITORS = /^\/(?:health\/|metrics(?:\?|$))/;
const ELSEWHERE = new NotFound('route.elsewhere', 'This node works in the background and answers monitors alone; ask a node of the API.');

/** Leaves a node that listens nothing but health and metrics to answer. */
export function answerMonitorsAlone(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => done(MONITORS.test(request.url) ? undefined : new ProblemException(ELSEWHERE)));
}
