import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import type { TObject } from '@sinclair/typebox';
import { PROFILE_OF } from '../kernel/ruleset/shape';
import type { ProblemError } from '../platform/http/problem';

const MOST_ERRORS = 20;
const quick = new Ajv({ strict: true, keywords: [PROFILE_OF] });
const thorough = new Ajv({ strict: true, allErrors: true, verbose: true, keywords: [PROFILE_OF] });

/** Checks inputs by a procedure's schema, compiled when first needed; tells every fault only when there is one. */
export class InputCheck {
  private fits: ValidateFunction | null = null;
  private tells: ValidateFunction | null = null;

  constructor(private readonly schema: TObject) {}

  passes(input: unknown): boolean {
    return (this.fits ??= quick.compile(this.schema))(input);
  }

  faults(input: unknown): ProblemError[] {
    const check = (this.tells ??= thorough.compile(this.schema));
    check(input);
    return (check.errors ?? []).slice(0, MOST_ERRORS).map(errorOf);
  }
}

function errorOf({ instancePath, keyword, message, params }: ErrorObject): ProblemError {
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      return { pointer: `/input${instancePath}/${name.slice(0, 60)}`, code: 'input.unknown-field', message: `There is no field "${name.slice(0, 60)}" here.` };
    }
    case 'required':
      return { pointer: `/input${instancePath}/${String(params['missingProperty'])}`, code: 'input.missing', message: `The field ${String(params['missingProperty'])} is missing.` };
    case 'enum':
      return { pointer: `/input${instancePath}`, code: 'input.invalid', message: `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}` };
    default:
      return { pointer: `/input${instancePath}`, code: 'input.invalid', message: message ?? 'is not valid' };
  }
}
