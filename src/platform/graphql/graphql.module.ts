import { Module } from '@nestjs/common';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { depthAtMost } from './depth';
import { JsonScalar } from './json.scalar';
import { knownOperations } from './known-operations';
import { tellError } from './our-fault';
import { ProblemResolver } from './problem.resolver';
import { type RequestContext, RequestNaming } from './request-naming.plugin';
import { rootFieldsAtMost } from './root-fields';

const MOST_TOKENS = 1_000;
const GREATEST_DEPTH = 12;
const MOST_ROOT_FIELDS = 20;

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
        persistedQueries: false,
        includeStacktraceInErrorResponses: false,
        parseOptions: { maxTokens: MOST_TOKENS },
        validationRules: [knownOperations, depthAtMost(GREATEST_DEPTH), rootFieldsAtMost(MOST_ROOT_FIELDS)],
        context: (request: FastifyRequest): RequestContext => ({ requestId: request.id }),
        formatError: tellError,
        transformSchema: described,
      }),
    }),
  ],
  providers: [JsonScalar, ProblemResolver, RequestNaming],
})
export class GraphqlModule {}

/** Nest has no place for what is said of the type that holds every query. */
function described(schema: GraphQLSchema): GraphQLSchema {
  const queries = schema.getQueryType();
  if (queries) queries.description = 'Everything that can be asked';
  return schema;
}
