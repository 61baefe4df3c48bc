import type { FastifyReply } from 'fastify';
import { Problem, ProblemException } from '../../platform/http/problem';

export function answered<T extends object>(answer: T | Problem): T {
  if (answer instanceof Problem) throw new ProblemException(answer);
  return answer;
}

/** The same, with the version as ETag. */
export function tagged(reply: FastifyReply, answer: object | Problem): object {
  const body = answered(answer);
  if ('version' in body) void reply.header('etag', `"${String(body.version)}"`);
  return body;
}
