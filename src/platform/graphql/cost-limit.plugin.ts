import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { GraphQLError } from 'graphql';
import { tooDear } from './cost';
import { GREATEST_COST } from './operation-limits';

/** Refuses what would have too long an answer. No rule of validation: how long lists are may be said by variables. */
@Plugin()
export class CostLimit implements ApolloServerPlugin {
  async requestDidStart(): Promise<GraphQLRequestListener<object>> {
    return LISTENER;
  }
}

const LISTENER: GraphQLRequestListener<object> = {
  didResolveOperation: async ({ schema, document, operation, request: { variables } }) => {
    if (operation === undefined) return;
    const refused = tooDear(schema, document, operation, variables ?? {}, GREATEST_COST);
    if (refused !== null) throw new GraphQLError(refused.message, { nodes: operation, extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } } });
  },
};
