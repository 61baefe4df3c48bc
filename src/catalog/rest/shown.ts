import { getSchemaPath } from '@nestjs/swagger';

/** An answer whose example is worked out when the document is made. */
export function shown(model: unknown, description: string, example: () => unknown) {
  return {
    description,
    content: {
      'application/json': {
        schema: { $ref: getSchemaPath(model as never) },
        get example() {
          return example();
        },
      },
    },
  };
}
