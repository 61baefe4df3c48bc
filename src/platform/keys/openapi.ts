import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { exampleOf, Problem } from '../http/problem';
import { limitExceeded } from '../limits/problems';
import { BAD_KEY, lacksScope } from './problems';

type Operation = { responses: Record<string, unknown>; tags?: string[]; security?: Record<string, string[]>[] };

const LIMIT_HEADERS = {
  RateLimit: { description: 'What is left, and in how many seconds it is whole again', schema: { type: 'string' }, example: '"address";r=0;t=61' },
  'RateLimit-Policy': { description: 'What may be spent in how many seconds', schema: { type: 'string' }, example: '"address";q=600;w=60' },
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer' }, example: 1 },
};

/** What every operation may answer that counts its callers, by status. */
const ANSWERS = {
  401: answer('A key or a token is missing, or the one sent is not valid', BAD_KEY),
  403: answer('The key or the token is not for this', lacksScope('play', ['read', 'resolve'])),
  429: { ...answer('The caller has spent all that it may for now', limitExceeded({ name: 'address', most: 600 }, 1).problem), headers: LIMIT_HEADERS },
};

/** How a key may be sent, beside the bearer tokens of seats. */
export const KEY_SCHEME = { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'An API key; Authorization: Bearer takes it too' } as const;

/** Adds to every operation under /v1 what the guard may answer, unless it says more itself. */
export function withAccess(document: OpenAPIObject): OpenAPIObject {
  for (const [path, methods] of Object.entries(document.paths)) {
    if (!path.startsWith('/v1/')) continue;
    for (const operation of Object.values(methods) as Operation[]) {
      for (const [status, documented] of Object.entries(ANSWERS)) operation.responses[status] ??= documented;
      // A key may be sent wherever a token may; where none is needed, none need be.
      operation.security ??= [{}];
      if (!operation.security.some((scheme) => 'key' in scheme)) operation.security.push({ key: [] });
    }
  }
  return document;
}

function answer(description: string, problem: Problem): object {
  const schema = { $ref: getSchemaPath(Problem) };
  return { description, content: { 'application/problem+json': { schema, example: exampleOf(problem) }, 'application/json': { schema } } };
}
