import { type ASTVisitor, GraphQLError, type OperationDefinitionNode, type ValidationContext } from 'graphql';

export type OperationKind = `${OperationDefinitionNode['operation']}`;

const ELSEWHERE: Readonly<Record<OperationKind, string>> = {
  query: 'Send queries by POST.',
  mutation: 'Send mutations by POST.',
  subscription: 'Subscriptions are for WebSockets, by the protocol graphql-transport-ws.',
};

/** Refuses kinds of operation that the schema does not have, or that are not taken here; left alone, they fail while answering and look like a fault of ours. */
export function operationsOf(...kinds: readonly OperationKind[]) {
  return (context: ValidationContext): ASTVisitor => ({
    OperationDefinition(node) {
      if (!context.getSchema().getRootType(node.operation)) context.reportError(new GraphQLError(`There is no ${node.operation} here.`, { nodes: node }));
      else if (!kinds.includes(node.operation)) context.reportError(new GraphQLError(ELSEWHERE[node.operation], { nodes: node }));
    },
  });
}
