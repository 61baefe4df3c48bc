import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath, ApiExtraModels } from '@nestjs/swagger';
import { InvalidInput, NotFound, type Problem } from './problem';

const KINDS = {
  400: { model: InvalidInput, description: 'The request does not fit its schema', example: new InvalidInput([{ pointer: '/first', code: 'input.invalid', message: 'first must not be greater than 100' }]) },
  404: { model: NotFound, description: 'There is no such thing', example: new NotFound('ruleset.unknown', 'There is no ruleset "checkers"; there are battlesystem.') },
} as const;

/** Documents the problems an operation may answer with. */
export function ApiProblems(...statuses: readonly (keyof typeof KINDS)[]): MethodDecorator {
  return applyDecorators(
    ...statuses.map((status) => {
      const { model, description, example } = KINDS[status];
      const content = { schema: { $ref: getSchemaPath(model as never) }, example: example as Problem };
      return applyDecorators(ApiExtraModels(model as never), ApiResponse({ status, description, content: { 'application/problem+json': content, 'application/json': content } }));
    }),
  );
}
