import { applyDecorators } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiExtraModels, ApiHeader, ApiParam, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/http/api-problems';
import { exampleOf, Problem } from '../../platform/http/problem';
import { DATABASE_AWAY } from '../../platform/database/database-away';
import { Unavailable } from '../../platform/http/unavailable';
import { NO_TOKEN, OTHER_SEAT, refusedBy, versionConflict } from '../problems';

const KINDS = {
  401: { description: 'The token is missing, unknown, revoked or expired', example: NO_TOKEN },
  403: { description: 'The token is for somebody else', example: OTHER_SEAT },
  409: { description: 'The session has moved on, or this build lacks its rules', example: versionConflict(13) },
  422: { description: 'The rules do not allow it', example: refusedBy([{ code: 'turn.not-yours', rule: 'CM-ROUND-04', message: 'It is not for this seat to act now.', facts: {} }], '/action') },
} as const;

type Kind = keyof typeof KINDS;

/** Documents the problems that an operation on sessions may answer with; a session that is not for the caller is a 404. */
export function ApiSessionProblems(...statuses: readonly (Kind | 400 | 404 | 413 | 415)[]): MethodDecorator {
  const schema = { $ref: getSchemaPath(Problem) };
  const common = statuses.filter((status) => !(status in KINDS)) as readonly (400 | 404 | 413 | 415)[];
  const own = statuses.filter((status): status is Kind => status in KINDS);
  return applyDecorators(
    ApiExtraModels(Problem, Unavailable),
    ApiResponse({ status: 503, description: 'The database does not answer, or too much is asked at once; Retry-After says when to try again', content: { 'application/problem+json': { schema: { $ref: getSchemaPath(Unavailable) }, example: exampleOf(DATABASE_AWAY) }, 'application/json': { schema: { $ref: getSchemaPath(Unavailable) } } } }),
    ApiProblems(...common),
    ...own.map((status) => {
      const { description, example } = KINDS[status];
      return ApiResponse({ status, description, content: { 'application/problem+json': { schema, example: exampleOf(example) }, 'application/json': { schema } } });
    }),
  );
}

/** Documents a body by the name of its schema. */
export function ApiShape(name: string | readonly string[], examples: Readonly<Record<string, unknown>>): MethodDecorator {
  const refs = [name].flat().map((each) => ({ $ref: `#/components/schemas/${each}` }));
  return ApiBody({ required: true, schema: refs.length === 1 ? refs[0]! : { anyOf: refs }, examples: Object.fromEntries(Object.entries(examples).map(([key, value]) => [key, { summary: key, value }])) });
}

export function ApiSession(): MethodDecorator {
  return applyDecorators(ApiBearerAuth(), ApiParam({ name: 'id', description: 'Id of the session', schema: { type: 'string', pattern: '^[0-9a-f-]{36}$', example: '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11' } }));
}

export function ApiSeat(): MethodDecorator {
  return ApiParam({ name: 'seat', description: 'Name of the seat', example: 'south' });
}

/** Documents on what terms something is stored. */
export function ApiTerms(): MethodDecorator {
  return applyDecorators(
    ApiHeader({ name: 'If-Match', description: 'ETag of the session the caller has seen; if it has moved on, nothing is stored', required: false, schema: { type: 'string', example: '"12"' } }),
    ApiHeader({ name: 'Idempotency-Key', description: 'Any text of up to 200 visible characters; the same request sent again within 24 hours gets the first answer', required: false, schema: { type: 'string', example: 'move-12' } }),
  );
}
