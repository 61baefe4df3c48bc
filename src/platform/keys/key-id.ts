import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller';

/** The id of the caller's key, in either API; null without one. */
export const KeyId = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const caller = context.getType<string>() === 'graphql' ? context.getArgByIndex<{ caller?: Caller | null } | undefined>(2)?.caller : context.switchToHttp().getRequest<FastifyRequest>().caller;
  return caller?.key?.id ?? null;
});
