import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { Logger } from '@nestjs/common';
import type { Caller } from '../keys/caller';
import { isOurs } from './our-fault';

export interface RequestContext {
  readonly requestId: string;
  /** Who asks; left out where nobody is counted. */
  readonly caller?: Caller | null;
}

/** Names the request in every GraphQL error, and in our logs where the fault is ours. */
@Plugin()
export class RequestNaming implements ApolloServerPlugin<RequestContext> {
  private readonly logger = new Logger('graphql');

  async requestDidStart(): Promise<GraphQLRequestListener<RequestContext>> {
    return {
      didEncounterErrors: async ({ errors, contextValue: { requestId } }) => {
        for (const error of errors) if (isOurs(error)) this.logger.error(`${requestId} ${error.path?.join('.') ?? ''}: ${error.originalError?.stack ?? error.message}`);
      },
      willSendResponse: async ({ response: { body }, contextValue: { requestId } }) => {
        if (body.kind !== 'single' || body.singleResult.errors === undefined) return;
        body.singleResult.errors = body.singleResult.errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
      },
    };
  }
}
