import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { isForbiddenKey } from './forbidden-keys';
import { pointerTo, shortened } from './pointer';
import { InvalidInput, type ProblemError, ProblemException } from './problem';

/** Checks a query by its class; unknown names and every fault are told at once. */
class QueryPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      transform: true,
      exceptionFactory: (faults: ValidationError[]) => new ProblemException(new InvalidInput(faultsOf(faults))),
    });
  }

  override async transform(query: object, metadata: ArgumentMetadata): Promise<unknown> {
    // The transformer drops such names in silence, and what is unknown is to be refused.
    const forbidden = Object.keys(query).find(isForbiddenKey);
    if (forbidden !== undefined) throw new ProblemException(new InvalidInput([unknown(forbidden)]));
    return super.transform(query, metadata);
  }
}

export const QUERY_PIPE = new QueryPipe();

/** Checks a body by its class; no body is an empty object. */
class BodyPipe extends QueryPipe {
  override async transform(body: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const sent = body ?? {};
    if (typeof sent !== 'object' || Array.isArray(sent)) throw new ProblemException(new InvalidInput([{ pointer: '', code: 'input.invalid', message: 'Send a JSON object.' }]));
    return super.transform(sent, metadata);
  }
}

export const BODY_PIPE = new BodyPipe();

/** What class-validator found, in the shape of every other problem. */
export function faultsOf(faults: readonly ValidationError[]): ProblemError[] {
  return faults.flatMap(({ property, constraints }) =>
    Object.entries(constraints ?? {}).map(([kind, message]) => (kind === 'whitelistValidation' ? unknown(property) : { pointer: pointerTo([property]), code: 'input.invalid', message })),
  );
}

function unknown(name: string): ProblemError {
  return { pointer: pointerTo([name]), code: 'input.unknown-field', message: `There is no parameter "${shortened(name)}" here.` };
}
