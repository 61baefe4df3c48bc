import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiParam, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { DATABASE_AWAY } from '../../platform/database/database-away';
import { ApiProblems } from '../../platform/http/api-problems';
import { exampleOf, Problem } from '../../platform/http/problem';
import { Unavailable } from '../../platform/http/unavailable';
import { movedOn, NOT_OWNER, unfit } from '../collections/faults';

const KINDS = {
  403: { description: 'It was made by another key', model: Problem, example: NOT_OWNER },
  409: { description: 'It has moved on, or the name is taken', model: Problem, example: movedOn(3) },
  422: { description: 'It is not allowed', model: Problem, example: unfit('entry.ours', 'The catalog has a model "orc-trooper" already; give yours another slug.', '/slug') },
  503: { description: 'The database does not answer; Retry-After says when to try again', model: Unavailable, example: DATABASE_AWAY },
} as const;

/** Documents the problems that an operation on what callers keep may answer with. */
export function ApiKeptProblems(...statuses: readonly (403 | 409 | 422 | 400 | 404 | 413 | 415)[]): MethodDecorator {
  const common = statuses.filter((status) => !(status in KINDS)) as readonly (400 | 404 | 413 | 415)[];
  const own = [...statuses.filter((status): status is 403 | 409 | 422 => status in KINDS), 503 as const];
  return applyDecorators(
    ApiExtraModels(Problem, Unavailable),
    ApiProblems(...common),
    ...own.map((status) => {
      const { description, model, example } = KINDS[status];
      const schema = { $ref: getSchemaPath(model as never) };
      return ApiResponse({ status, description, content: { 'application/problem+json': { schema, example: exampleOf(example) }, 'application/json': { schema } } });
    }),
  );
}

const EXAMPLES = { ruleset: ['Id of the ruleset', 'chainmail'], name: ['Name of the collection', 'my-ogres'], kind: ['Kind of entry', 'model'], slug: ['Slug of the entry', 'cave-ogre'], id: ['Id of the army', '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11'] } as const;

/** Documents parts of the address. */
export function ApiPlaces(...names: readonly (keyof typeof EXAMPLES)[]): MethodDecorator {
  return applyDecorators(...names.map((name) => ApiParam({ name, description: EXAMPLES[name][0], schema: { type: 'string', example: EXAMPLES[name][1] } })));
}

/** Documents a body by the name of its schema. */
export function ApiSent(component: string | readonly string[], example: unknown): MethodDecorator {
  const refs = [component].flat().map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return ApiBody({ required: true, schema: refs.length === 1 ? refs[0]! : { anyOf: refs }, examples: { one: { summary: 'An example', value: example } } });
}
