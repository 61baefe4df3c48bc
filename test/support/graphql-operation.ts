import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  isUnionType,
} from 'graphql';

type Values = Readonly<Record<string, unknown>>;

export type Kind = 'query' | 'mutation' | 'subscription';

export interface GraphqlAnswer {
  /** Name of the type that answered, a success or a kind of problem; empty where there is only one. */
  readonly kind: string;
  /** All that it said, in the words of REST. */
  readonly answer: object;
}

/** A query that takes every argument as a variable and selects everything there is. */
export function everythingOf(schema: GraphQLSchema, name: string): string {
  const { args, type } = rootField(schema, 'query', name);
  if (args.length === 0) return `{ ${name} ${selectionOf(type)} }`;
  const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  return `query (${variables}) { ${name}(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')}) ${selectionOf(type)} }`;
}

/** Arguments as REST says them, as GraphQL wants them: words as enum names, figures and references in their wrappers. */
export function variablesFor(schema: GraphQLSchema, kind: Kind, name: string, given: Values): Values {
  return Object.fromEntries(rootField(schema, kind, name).args.flatMap((arg) => (given[arg.name] === undefined ? [] : [[arg.name, wrapped(arg.type, given[arg.name])]])));
}

/** An answer as REST says it: enum names as words, and nothing where there is null. */
export function asRest(schema: GraphQLSchema, name: string, answer: unknown): GraphqlAnswer {
  return { kind: (answer as { __typename?: string }).__typename ?? '', answer: withoutNulls(plain(schema, rootField(schema, 'query', name).type, answer) as object) };
}

/** The same without its nulls: where REST leaves a field out, GraphQL says null. */
export function withoutNulls(value: object): object {
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) => part ?? undefined) as object;
}

/** A field of one of the roots of the schema. */
export function rootField(schema: GraphQLSchema, kind: Kind, name: string) {
  const root = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() }[kind];
  const field = root?.getFields()[name];
  if (!field) throw new Error(`there is no ${kind} ${name}`);
  return field;
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isUnionType(named)) return `{ __typename ${named.getTypes().map((each) => `... on ${each.name} ${selectionOf(each)}`).join(' ')} }`;
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  return `{ ${Object.values(named.getFields()).map((field) => `${field.name} ${selectionOf(field.type)}`).join(' ')} }`;
}

function wrapped(type: GraphQLInputType, value: unknown): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return (value as readonly unknown[]).map((each) => wrapped(bare.ofType, each));
  if (isEnumType(bare)) return bare.getValues().find((each) => each.value === value)?.name ?? value;
  if (!isInputObjectType(bare)) return value;
  const fields = bare.getFields();
  const given = value as Values;
  if (fields['profile'] && fields['ref']) {
    if (given['ref'] === undefined) return { profile: wrapped(fields['profile'].type, given) };
    return { ref: { slug: given['ref'], collection: given['collection'] } };
  }
  return Object.fromEntries(Object.entries(given).map(([name, part]) => [name, fields[name] ? wrapped(fields[name].type, part) : part]));
}

function plain(schema: GraphQLSchema, type: GraphQLOutputType, value: unknown): unknown {
  const bare = getNullableType(type);
  if (value === null || value === undefined) return value;
  if (isListType(bare)) return (value as readonly unknown[]).map((each) => plain(schema, bare.ofType as GraphQLOutputType, each));
  if (isEnumType(bare)) return bare.getValue(value as string)?.value;
  if (isUnionType(bare)) {
    const { __typename, ...rest } = value as Values;
    return plain(schema, schema.getType(__typename as string) as GraphQLOutputType, rest);
  }
  if (!isObjectType(bare)) return value;
  const fields = bare.getFields();
  return Object.fromEntries(Object.entries(value as Values).map(([name, part]) => [name, plain(schema, fields[name]!.type, part)]));
}
