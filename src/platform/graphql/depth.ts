import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';

/** Refuses operations that nest deeper than the limit; introspection has its own shape and is left alone. */
export function depthAtMost(limit: number) {
  return (context: ValidationContext): ASTVisitor => {
    const known = new Map<string, number>();

    function depth(set: SelectionSetNode | undefined, within: ReadonlySet<string>): number {
      let deepest = 0;
      for (const selection of set?.selections ?? []) {
        if (selection.kind === Kind.FIELD) {
          if (!selection.name.value.startsWith('__')) deepest = Math.max(deepest, 1 + depth(selection.selectionSet, within));
        } else if (selection.kind === Kind.INLINE_FRAGMENT) deepest = Math.max(deepest, depth(selection.selectionSet, within));
        else deepest = Math.max(deepest, fragment(selection.name.value, within));
      }
      return deepest;
    }

    function fragment(name: string, within: ReadonlySet<string>): number {
      if (within.has(name)) return 0;
      const seen = known.get(name);
      if (seen !== undefined) return seen;
      const found = depth(context.getFragment(name)?.selectionSet, new Set([...within, name]));
      known.set(name, found);
      return found;
    }

    return {
      OperationDefinition(node) {
        const found = depth(node.selectionSet, new Set());
        if (found > limit) context.reportError(new GraphQLError(`The operation is ${found} levels deep; ${limit} are allowed.`, { nodes: node }));
      },
    };
  };
}
