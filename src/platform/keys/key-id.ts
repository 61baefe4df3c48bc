import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller';
import type { Key } from './key.store';

/** The id of the caller's key, in either API; null without one. */
export const KeyId = createParamDecorator((_: unknown, context: ExecutionContext): string | null => keyOf(context)?.id ?? null);

/** The same, if the key is one for play. */
export const PlayKeyId = createParamDecorator((_: unknown, context: ExecutionContext): string | null => {
  const key = keyOf(context);
  return key?.scopes.includes('play') === true ? key.id : null;
});

function keyOf(context: ExecutionContext): Key | null {
  const caller = context.getType<string>() === 'graphql' ? context.getArgByIndex<{ caller?: Caller | null } | undefined>(2)?.caller : context.switchToHttp().getRequest<FastifyRequest>().caller;
  return caller?.key ?? null;
}
