import type { FastifyInstance } from 'fastify';
import type { ReadyAnswers } from './ready';
import { sendReady } from './ready';

/** Answers what is ready before Nest is asked; whoever may not read is left to Nest. */
export function answerFromReady(server: FastifyInstance, ready: ReadyAnswers): void {
  server.addHook('preValidation', (request, reply, done) => {
    const { caller, method, url } = request;
    const found = method === 'GET' && url.includes('/catalog/') && (caller?.key?.scopes.includes('read') ?? true) ? ready.find(url) : null;
    if (found === null) return done();
    sendReady(request, reply, found);
  });
}
