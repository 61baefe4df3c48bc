import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { Module } from '@nestjs/common';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLModule } from '@nestjs/graphql';
import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { CostLimit } from './cost-limit.plugin';
import { DocumentStore } from './document-store';
import { JsonScalar } from './json.scalar';
import { limitsFor, MOST_FAULTS, MOST_TOKENS } from './operation-limits';
import { tellError } from './our-fault';
import { ProblemResolver } from './problem.resolver';
import { type RequestContext, RequestNaming } from './request-naming.plugin';
import { SchemaDriver } from './schema-driver';
import { GraphqlSockets } from './sockets';

/** Each of the longest ones is about a tenth of a megabyte. */
const MOST_DOCUMENTS = 300;

/** GraphQL at /graphql; GraphiQL outside production. */
@Module({
  imports: [
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: SchemaDriver,
      useFactory: () => ({
        path: '/graphql',
        autoSchemaFile: true,
        playground: false,
        graphiql: process.env['NODE_ENV'] !== 'production',
        introspection: true,
        csrfPrevention: true,
        persistedQueries: false,
        documentStore: new DocumentStore(MOST_DOCUMENTS),
        includeStacktraceInErrorResponses: false,
        // Nothing here says how long it may be kept, and to ask every field for it costs as much as to answer it.
        plugins: [ApolloServerPluginCacheControlDisabled()],
        parseOptions: { maxTokens: MOST_TOKENS },
        validationRules: limitsFor('query', 'mutation'),
        validationOptions: { maxErrors: MOST_FAULTS },
        executionOptions: { maxCoercionErrors: MOST_FAULTS },
        context: (request: FastifyRequest): RequestContext => ({ requestId: request.id, caller: request.caller }),
        formatError: tellError,
        transformSchema: described,
      }),
    }),
  ],
  providers: [JsonScalar, ProblemResolver, RequestNaming, CostLimit, GraphqlSockets],
})
export class GraphqlModule {}

/** Nest has no place for what is said of the types that hold every operation. */
function described(schema: GraphQLSchema): GraphQLSchema {
  const roots = [[schema.getQueryType(), 'Everything that can be asked'], [schema.getMutationType(), 'Everything that can be done'], [schema.getSubscriptionType(), 'Everything that can be followed']] as const;
  for (const [type, description] of roots) if (type) type.description = description;
  return schema;
}
