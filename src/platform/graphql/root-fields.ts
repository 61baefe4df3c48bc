import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';

/** Refuses operations that ask for more things at once than the limit, under whatever names. */
export function rootFieldsAtMost(limit: number) {
  return (context: ValidationContext): ASTVisitor => {
    const known = new Map<string, number>();

    function count(set: SelectionSetNode | undefined): number {
      let fields = 0;
      for (const selection of set?.selections ?? []) {
        if (fields > limit) break;
        if (selection.kind === Kind.FIELD) fields++;
        else if (selection.kind === Kind.INLINE_FRAGMENT) fields += count(selection.selectionSet);
        else fields += fragment(selection.name.value);
      }
      return fields;
    }

    function fragment(name: string): number {
      const seen = known.get(name);
      if (seen !== undefined) return seen;
      // Known before it is counted, so that a circle ends; GraphQL itself refuses circles.
      known.set(name, 0);
      const found = count(context.getFragment(name)?.selectionSet);
      known.set(name, found);
      return found;
    }

    return {
      OperationDefinition(node) {
        if (count(node.selectionSet) > limit) context.reportError(new GraphQLError(`One operation may ask for at most ${limit} things at once.`, { nodes: node }));
      },
    };
  };
}
