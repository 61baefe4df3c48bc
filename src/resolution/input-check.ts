import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import type { TObject } from '@sinclair/typebox';
import { ENTRIES_OF, REFERS_TO } from '../kernel/ruleset/entry-shape';
import { MEASURE, NAMED_BY, PROFILE_OF } from '../kernel/ruleset/shape';
import { pointerTo, shortened } from '../platform/http/pointer';
import type { ProblemError } from '../platform/http/problem';

/** How many faults of one request are told. */
export const MOST_ERRORS = 20;
/** An input with more parts than this is told its first fault only: to look for all would take too long. */
const MOST_PARTS = 1000;

const keywords = [PROFILE_OF, NAMED_BY, MEASURE, REFERS_TO, ENTRIES_OF];
// The engine optimizes what is compiled anyway; to do it beforehand holds up the first request twice as long.
const OPTIONS = { strict: true, keywords, code: { optimize: false } };
const quick = new Ajv(OPTIONS);
const thorough = new Ajv({ ...OPTIONS, allErrors: true });

/** Checks inputs by a procedure's schema, compiled when first needed; tells every fault only when there is one. */
export class InputCheck {
  private fits: ValidateFunction | null = null;
  private tells: ValidateFunction | null = null;

  constructor(private readonly schema: TObject) {}

  passes(input: unknown): boolean {
    return (this.fits ??= quick.compile(this.schema))(input);
  }

  faults(input: unknown): ProblemError[] {
    const check = partsOf(input, MOST_PARTS) < MOST_PARTS ? (this.tells ??= thorough.compile(this.schema)) : (this.fits ??= quick.compile(this.schema));
    check(input);
    return (check.errors ?? []).slice(0, MOST_ERRORS).map(errorOf);
  }
}

/** How many values lie in this one, counted up to a limit. */
function partsOf(value: unknown, limit: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  const parts = Object.values(value);
  if (parts.length >= limit) return limit;
  let count = 1;
  for (const part of parts) {
    count += partsOf(part, limit - count);
    if (count >= limit) return limit;
  }
  return count;
}

function errorOf({ instancePath, keyword, message, params }: ErrorObject): ProblemError {
  const at = `/input${instancePath}`;
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      return { pointer: `${at}${pointerTo([name])}`, code: 'input.unknown-field', message: `There is no field "${shortened(name)}" here.` };
    }
    case 'required': {
      const name = String(params['missingProperty']);
      return { pointer: `${at}${pointerTo([name])}`, code: 'input.missing', message: `The field ${name} is missing.` };
    }
    case 'enum':
      return { pointer: at, code: 'input.invalid', message: `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}` };
    default:
      return { pointer: at, code: 'input.invalid', message: message ?? 'is not valid' };
  }
}
