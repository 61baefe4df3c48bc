import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { bodyProblem, LARGEST_BODY } from './body';
import { exampleOf, InvalidInput, NotFound, Problem } from './problem';

const KINDS = {
  400: { model: InvalidInput, description: 'The request does not fit its schema', example: new InvalidInput([{ pointer: '/first', code: 'input.invalid', message: 'first must not be greater than 100' }]) },
  404: { model: NotFound, description: 'There is no such thing', example: new NotFound('ruleset.unknown', 'There is no ruleset "checkers"; there are battlesystem.') },
  413: { model: Problem, description: 'The body is too large', example: bodyProblem(413, 'body.too-large', 'The body is too large', `A body has at most ${LARGEST_BODY} bytes.`) },
  415: { model: Problem, description: 'The body is not JSON in UTF-8', example: bodyProblem(415, 'body.not-json', 'The body is not JSON', 'Send the body as application/json.') },
} as const;

/** Documents the problems an operation may answer with. */
export function ApiProblems(...statuses: readonly (keyof typeof KINDS)[]): MethodDecorator {
  return applyDecorators(
    ...statuses.map((status) => {
      const { model, description, example } = KINDS[status];
      const schema = { $ref: getSchemaPath(model as never) };
      return applyDecorators(ApiExtraModels(model as never), ApiResponse({ status, description, content: { 'application/problem+json': { schema, example: exampleOf(example) }, 'application/json': { schema } } }));
    }),
  );
}
