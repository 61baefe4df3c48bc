import { graphqlSync, type GraphQLError, buildSchema } from 'graphql';
import { isOurs, tellError } from './our-fault';

const schema = buildSchema('type Query { half(of: Int!): Int! }');

/** The first error of a query whose field throws, or answers with this. */
function errorOf(query: string, half: () => unknown, variables = {}): GraphQLError {
  return graphqlSync({ schema, source: query, rootValue: { half }, variableValues: variables }).errors![0]!;
}

const failing = () => {
  throw new Error('secret');
};

describe('an error while answering', () => {
  test('that our code throws is ours and told without details', () => {
    const error = errorOf('{ half(of: 2) }', failing);
    expect(isOurs(error)).toBe(true);
    expect(JSON.stringify(tellError(error.toJSON(), error))).not.toContain('secret');
    expect(tellError(error.toJSON(), error).extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
  });

  test('for an answer that does not fit its type is ours', () => {
    expect(isOurs(errorOf('{ half(of: 2) }', () => null))).toBe(true);
    expect(isOurs(errorOf('{ half(of: 2) }', () => 'one'))).toBe(true);
    expect(isOurs(new Error('anything'))).toBe(true);
  });

  test('for a variable that does not fit its argument is the caller’s and told', () => {
    const error = errorOf('query ($n: Int = 2) { half(of: $n) }', () => 1, { n: null });
    expect(isOurs(error)).toBe(false);
    expect(tellError(error.toJSON(), error)).toMatchObject({ message: expect.stringContaining('must not be null'), extensions: { code: 'BAD_USER_INPUT' } });
  });
});
