import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';

/** Refuses kinds of operation that the schema does not have; left alone, they fail while answering and look like a fault of ours. */
export function knownOperations(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (!context.getSchema().getRootType(node.operation)) context.reportError(new GraphQLError(`There is no ${node.operation} here.`, { nodes: node }));
    },
  };
}
