import { Logger, Module } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { JsonScalar } from './json.scalar';
import { depthAtMost } from './depth';

const MOST_TOKENS = 2_000;
const GREATEST_DEPTH = 12;
const OURS = 'INTERNAL_SERVER_ERROR';
const logger = new Logger('graphql');

/** GraphQL at /graphql; GraphiQL outside production. */
@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      useFactory: () => ({
        path: '/graphql',
        autoSchemaFile: true,
        sortSchema: true,
        playground: false,
        graphiql: process.env['NODE_ENV'] !== 'production',
        introspection: true,
        csrfPrevention: true,
        includeStacktraceInErrorResponses: false,
        parseOptions: { maxTokens: MOST_TOKENS },
        validationRules: [depthAtMost(GREATEST_DEPTH)],
        context: (request: FastifyRequest) => ({ requestId: request.id }),
        formatError: told,
      }),
    }),
  ],
  providers: [JsonScalar],
})
export class GraphqlModule {}

/** What the caller got wrong is told; what we got wrong is logged. */
function told(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = formatted.extensions?.['code'];
  if (code !== undefined && code !== OURS) return formatted;
  const cause = error instanceof GraphQLError ? error.originalError : error;
  logger.error(cause instanceof Error ? cause.stack : String(cause));
  return { message: 'Something went wrong on our side; the request id names it in our logs.', extensions: { code: OURS } };
}
