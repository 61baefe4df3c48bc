import { CustomScalar, Scalar } from '@nestjs/graphql';
import { GraphQLError, type ValueNode, valueFromASTUntyped } from 'graphql';

/** Plain JSON, given out only. */
@Scalar('JSON')
export class JsonScalar implements CustomScalar<unknown, unknown> {
  description = 'Plain JSON';

  serialize(value: unknown): unknown {
    return value;
  }

  parseValue(value: unknown): unknown {
    if (value === undefined) throw new GraphQLError('not a JSON value');
    return value;
  }

  parseLiteral(node: ValueNode): unknown {
    return valueFromASTUntyped(node);
  }
}
