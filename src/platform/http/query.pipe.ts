import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { InvalidInput, type ProblemError, ProblemException } from './problem';

/** Checks a query or a set of arguments by its class; unknown names and every fault are told at once. */
export const QUERY_PIPE = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  transform: true,
  exceptionFactory: (faults: ValidationError[]) => new ProblemException(new InvalidInput(faults.flatMap(errorsOf))),
});

function errorsOf({ property, constraints }: ValidationError): ProblemError[] {
  return Object.entries(constraints ?? {}).map(([kind, message]) => ({
    pointer: `/${property}`,
    code: kind === 'whitelistValidation' ? 'input.unknown-field' : 'input.invalid',
    message: kind === 'whitelistValidation' ? `There is no parameter "${property}" here.` : message,
  }));
}
