import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { InvalidInput, type Problem } from './problem';
import { pointerTo, shortened } from './pointer';

const TAKES_QUERY = 'takesQuery';

/** Marks an operation that has query parameters; the others refuse them all. */
export function TakesQuery(): MethodDecorator {
  return RouteConfig({ [TAKES_QUERY]: true }) as MethodDecorator;
}

/** What is wrong with the query of an operation of ours that has no parameters. */
export function whyNoQuery({ url, query, routeOptions }: FastifyRequest): Problem | null {
  if (!url.includes('?') || routeOptions.url?.startsWith('/v1/') !== true) return null;
  if ((routeOptions.config as unknown as Record<string, unknown>)[TAKES_QUERY] === true) return null;
  const [name] = Object.keys(query as object);
  if (name === undefined) return null;
  return new InvalidInput([{ pointer: pointerTo([name]), code: 'input.unknown-field', message: `There is no parameter "${shortened(name)}" here; this operation has none.` }]);
}
