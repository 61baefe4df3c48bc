import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';

const TAKES_FILE = 'takesFile';

/** Marks an operation that is sent a file of lines; the others take JSON alone. */
export function TakesFile(): MethodDecorator {
  return RouteConfig({ [TAKES_FILE]: true }) as MethodDecorator;
}

export function takesFile({ routeOptions }: FastifyRequest): boolean {
  return (routeOptions.config as unknown as Record<string, unknown>)[TAKES_FILE] === true;
}
