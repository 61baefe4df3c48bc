import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, getArgumentValues, getVariableValues, type GraphQLAbstractType, type GraphQLField, type GraphQLObjectType, type GraphQLOutputType, type GraphQLResolveInfo, type GraphQLSchema, isAbstractType, isLeafType, isListType, isNonNullType, isObjectType, Kind, type OperationDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';

/** Whether a resolver of ours finds a field; all others are read off what they are part of. */
export type IsAnswered = (field: AnyField) => boolean;

type AnyField = GraphQLField<unknown, unknown>;
type Values = Readonly<Record<string, unknown>>;
type Told = Record<string, unknown>;
/** Makes what is told of a value of some type. */
type Teller = (value: unknown, run: Run) => unknown;
/** What is told of one field of an object. */
interface Part {
  readonly key: string;
  find(source: unknown, run: Run): unknown;
  readonly tell: Teller;
}

/** One answer on its way. */
interface Run {
  readonly context: object;
  readonly variables: Values;
  pending: Promise<void>[];
}

const NO_ARGUMENTS = {};
/** Thrown where an operation has what no plan is made for, and where an answer has an error to tell. */
const UNPLANNED = new Error('no plan');

/**
 * An operation with everything worked out that is the same each time: which fields of which types are asked for, who finds
 * them, how they are told. It answers as graphql-js does, which works that out for every value, and knows no errors.
 */
export class Plan {
  private constructor(
    private readonly schema: GraphQLSchema,
    private readonly operation: OperationDefinitionNode,
    private readonly parts: readonly Part[],
  ) {}

  /** Null where an operation has directives, or asks for the schema. */
  static of(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, isAnswered: IsAnswered): Plan | null {
    const root = schema.getQueryType();
    if (!root) return null;
    try {
      return new Plan(schema, operation, new Planner(schema, document, operation, isAnswered).partsOf(root, [operation.selectionSet]));
    } catch (fault) {
      if (fault === UNPLANNED) return null;
      throw fault;
    }
  }

  /** What is told, or null if there is an error in it. */
  async answer(context: object, given: Values): Promise<object | null> {
    // One fault is enough: whoever answers next lists them.
    const { coerced } = getVariableValues(this.schema, this.operation.variableDefinitions ?? [], given, { maxErrors: 1 });
    if (coerced === undefined) return null;
    const run: Run = { context, variables: coerced, pending: [] };
    try {
      const told = tellParts(this.parts, undefined, run);
      while (run.pending.length > 0) {
        const { pending } = run;
        run.pending = [];
        await Promise.all(pending);
      }
      return told;
    } catch {
      // Whoever answers next finds the same fault, and says what it is.
      return null;
    }
  }
}

class Planner {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
    private readonly isAnswered: IsAnswered,
  ) {
    for (const part of document.definitions) if (part.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(part.name.value, part);
  }

  partsOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): readonly Part[] {
    if (type.isTypeOf) throw UNPLANNED;
    const nodes = new Map<string, FieldNode[]>();
    for (const set of sets) this.collect(type, set, nodes);
    return [...nodes].map(([key, same]) => this.part(type, key, same));
  }

  /** The fields that are asked for of a type, by the names they are told under. */
  private collect(type: GraphQLObjectType, { selections }: SelectionSetNode, nodes: Map<string, FieldNode[]>): void {
    for (const selection of selections) {
      if ((selection.directives?.length ?? 0) > 0) throw UNPLANNED;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const known = nodes.get(key);
        if (known === undefined) nodes.set(key, [selection]);
        else known.push(selection);
      } else {
        const { condition, set } = this.spread(selection);
        if (this.applies(condition, type)) this.collect(type, set, nodes);
      }
    }
  }

  private spread(selection: Exclude<SelectionNode, FieldNode>): { readonly condition: string | undefined; readonly set: SelectionSetNode } {
    if (selection.kind === Kind.INLINE_FRAGMENT) return { condition: selection.typeCondition?.name.value, set: selection.selectionSet };
    const { typeCondition, selectionSet } = this.fragments.get(selection.name.value)!;
    return { condition: typeCondition.name.value, set: selectionSet };
  }

  private applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true;
    const named = this.schema.getType(condition);
    return isAbstractType(named) && this.schema.isSubType(named, type);
  }

  private part(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): Part {
    const [node] = nodes as readonly [FieldNode, ...FieldNode[]];
    const name = node.name.value;
    if (key === '__proto__') throw UNPLANNED;
    if (name === '__typename') return { key, find: () => type.name, tell: (value) => value };
    const field = type.getFields()[name];
    if (field === undefined) throw UNPLANNED;
    const tell = this.teller(field.type, nodes.flatMap(({ selectionSet }) => selectionSet ?? []));
    const { resolve } = field;
    if (resolve === undefined) return { key, find: (source) => (source as Told)[name], tell };
    if (!this.isAnswered(field)) return { key, find: (source, { context }) => resolve(source, NO_ARGUMENTS, context, NO_INFO), tell };
    const { schema, operation } = this;
    const fragments = Object.fromEntries(this.fragments);
    return {
      key,
      find: (source, { context, variables }) => {
        const info = { fieldName: name, fieldNodes: nodes, returnType: field.type, parentType: type, path: { prev: undefined, key, typename: type.name }, schema, fragments, rootValue: undefined, operation, variableValues: variables } as unknown as GraphQLResolveInfo;
        return resolve(source, field.args.length === 0 ? NO_ARGUMENTS : getArgumentValues(field, node, variables), context, info);
      },
      tell,
    };
  }

  private teller(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): Teller {
    if (isNonNullType(type)) return needed(this.teller(type.ofType, sets));
    if (isListType(type)) return listed(this.teller(type.ofType, sets));
    if (isLeafType(type)) return written((value) => type.serialize(value));
    if (isObjectType(type)) {
      const parts = this.partsOf(type, sets);
      return (value, run) => (value === null || value === undefined ? null : tellParts(parts, value, run));
    }
    return this.oneOf(type, sets);
  }

  private oneOf(type: GraphQLAbstractType, sets: readonly SelectionSetNode[]): Teller {
    const { resolveType } = type;
    if (!resolveType) throw UNPLANNED;
    const parts = new Map(this.schema.getPossibleTypes(type).map((member) => [member.name, this.partsOf(member, sets)]));
    return (value, run) => {
      if (value === null || value === undefined) return null;
      const asked = parts.get(resolveType(value, run.context, NO_INFO, type) as string);
      if (asked === undefined) throw UNPLANNED;
      return tellParts(asked, value, run);
    };
  }
}

/** What reads a field off its object, or tells the types of a union apart, asks for nothing about the operation. */
const NO_INFO = undefined as unknown as GraphQLResolveInfo;

function tellParts(parts: readonly Part[], source: unknown, run: Run): Told {
  const told: Told = {};
  for (const { key, find, tell } of parts) {
    const value = find(source, run);
    if (isPromise(value)) {
      // Its place among the others is kept.
      told[key] = null;
      const settled = value.then((found) => void (told[key] = tell(found, run)));
      // Nobody waits for it where another field has failed before.
      settled.catch(() => undefined);
      run.pending.push(settled);
    } else told[key] = tell(value, run);
  }
  return told;
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}

function needed(tell: Teller): Teller {
  return (value, run) => {
    const told = tell(value, run);
    if (told === null) throw UNPLANNED;
    return told;
  };
}

function listed(tell: Teller): Teller {
  return (value, run) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value) || value.some(isPromise)) throw UNPLANNED;
    return value.map((item) => tell(item, run));
  };
}

function written(serialize: (value: unknown) => unknown): Teller {
  return (value) => {
    if (value === null || value === undefined) return null;
    const told = typeof value === 'function' ? null : serialize(value);
    if (told === null || told === undefined) throw UNPLANNED;
    return told;
  };
}
