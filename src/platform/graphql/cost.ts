import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, getNamedType, getNullableType, GraphQLError, type GraphQLField, type GraphQLNamedType, type GraphQLSchema, isInterfaceType, isListType, isObjectType, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/** The argument that says how long a list is to be. */
const LENGTH = 'first';
/** How long a list becomes when nobody says. */
const USUAL = 50;
/** How long a list may become. */
const LONGEST = 200;
/** How long a list is taken to be that has no such argument: what an entry or an event holds. */
const SHORT = 4;

type Values = Readonly<Record<string, unknown>>;

/** What operations cost whose lists are as long whatever their variables say. */
const fixed = new WeakMap<OperationDefinitionNode, number>();

/** An error where an answer could have more fields than the limit: each counts as often as the lists around it are long. Only for operations that are valid. */
export function tooDear(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, variables: Values, limit: number): GraphQLError | null {
  return (fixed.get(operation) ?? counted(schema, document, operation, variables, limit)) > limit ? new GraphQLError(`The answer could have more than ${limit} fields; ask for fewer things, or for shorter lists.`, { nodes: operation }) : null;
}

function counted(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, variables: Values, limit: number): number {
  const cost = new Cost(schema, document, lengthsOf(operation, variables), limit);
  const sum = cost.of(schema.getRootType(operation.operation), operation.selectionSet, false);
  // Beyond the limit nobody went on counting.
  if (!cost.varies && sum <= limit) fixed.set(operation, sum);
  return sum;
}

class Cost {
  /** Whether a variable has a say in it. */
  varies = false;
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly known = new Map<string, number>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly lengths: Values,
    private readonly limit: number,
  ) {
    for (const part of document.definitions) if (part.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(part.name.value, part);
  }

  /** Of what is asked of a type; of a page that has its length, the lists were counted with it. */
  of(type: GraphQLNamedType | null | undefined, set: SelectionSetNode | undefined, isPage: boolean): number {
    let sum = 0;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) sum += this.field(type, selection, isPage);
      else if (selection.kind === Kind.INLINE_FRAGMENT) sum += this.of(this.named(selection.typeCondition?.name.value) ?? type, selection.selectionSet, isPage);
      else sum += this.spread(selection.name.value, isPage);
      if (sum > this.limit) return sum;
    }
    return sum;
  }

  private field(type: GraphQLNamedType | null | undefined, node: FieldNode, isPage: boolean): number {
    const name = node.name.value;
    if (name.startsWith('__')) return 0;
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const hasLength = field !== undefined && field.args.some((arg) => arg.name === LENGTH);
    const times = hasLength ? this.length(node) : isPage || !isList(field) ? 1 : SHORT;
    return node.selectionSet === undefined ? 1 : 1 + times * this.of(field && getNamedType(field.type), node.selectionSet, hasLength);
  }

  private spread(name: string, isPage: boolean): number {
    const key = isPage ? `page ${name}` : name;
    const seen = this.known.get(key);
    if (seen !== undefined) return seen;
    // Fragments that spread the same others are counted once.
    const fragment = this.fragments.get(name);
    const found = this.of(this.named(fragment?.typeCondition.name.value), fragment?.selectionSet, isPage);
    this.known.set(key, found);
    return found;
  }

  private length({ arguments: given = [] }: FieldNode): number {
    const value = given.find(({ name }) => name.value === LENGTH)?.value;
    switch (value?.kind) {
      case Kind.INT:
        return lengthOf(Number(value.value));
      case Kind.VARIABLE:
        this.varies = true;
        return lengthOf(this.lengths[value.name.value]);
      default:
        return USUAL;
    }
  }

  private named(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : this.schema.getType(name);
  }
}

function isList(field: GraphQLField<unknown, unknown> | undefined): boolean {
  return field !== undefined && isListType(getNullableType(field.type));
}

function lengthOf(given: unknown): number {
  return typeof given === 'number' ? Math.min(LONGEST, Math.max(1, given)) : USUAL;
}

/** What variables say, or are by themselves. */
function lengthsOf({ variableDefinitions = [] }: OperationDefinitionNode, variables: Values): Values {
  const lengths: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const { variable, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    if (Object.hasOwn(variables, name)) lengths[name] = variables[name];
    else if (defaultValue?.kind === Kind.INT) lengths[name] = Number(defaultValue.value);
  }
  return lengths;
}
