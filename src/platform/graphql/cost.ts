import { type ASTVisitor, type FieldNode, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';

/** The argument that says how long a list is to be. */
const LENGTH = 'first';
/** How long a list may become that a variable decides: variables are not known yet. */
const LONGEST = 200;

/** Refuses operations whose answer could have too many fields: each counts as often as the lists around it are long. */
export function costAtMost(limit: number) {
  return (context: ValidationContext): ASTVisitor => {
    const known = new Map<string, number>();

    function cost(set: SelectionSetNode | undefined): number {
      let sum = 0;
      for (const selection of set?.selections ?? []) {
        if (selection.kind === Kind.FIELD) sum += selection.name.value.startsWith('__') ? 0 : 1 + timesOf(selection) * cost(selection.selectionSet);
        else if (selection.kind === Kind.INLINE_FRAGMENT) sum += cost(selection.selectionSet);
        else sum += fragment(selection.name.value);
        if (sum > limit) return sum;
      }
      return sum;
    }

    function fragment(name: string): number {
      const seen = known.get(name);
      if (seen !== undefined) return seen;
      // Known before it is counted, so that a circle ends; GraphQL itself refuses circles.
      known.set(name, 0);
      const found = cost(context.getFragment(name)?.selectionSet);
      known.set(name, found);
      return found;
    }

    return {
      OperationDefinition(node) {
        if (cost(node.selectionSet) > limit) context.reportError(new GraphQLError(`The answer could have more than ${limit} fields; ask for fewer things, or for shorter lists.`, { nodes: node }));
      },
    };
  };
}

function timesOf({ arguments: given = [] }: FieldNode): number {
  const length = given.find(({ name }) => name.value === LENGTH)?.value;
  if (length === undefined) return 1;
  if (length.kind !== Kind.INT) return length.kind === Kind.VARIABLE ? LONGEST : 1;
  return Math.min(LONGEST, Math.max(1, Number(length.value)));
}
