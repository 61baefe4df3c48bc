import * as fc from 'fast-check';
import { getNamedType, type GraphQLField, type GraphQLInputType, type GraphQLOutputType, type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isListType, isNonNullType, isObjectType, isRequiredInputField, isUnionType } from 'graphql';
import { type Kind, rootField } from '../support/graphql-operation';
import { everything } from '../support/sessions/graphql';
import type { GraphqlAsked } from './asked';
import { breaks } from './breaking';
import { whos } from './rest';

const DEPTH = 4;
const SHALLOW = 1;
const MOST_FIELDS = 6;
const SPOILS: readonly ((query: string, at: number) => string)[] = [
  (query, at) => query.slice(0, at % query.length),
  (query, at) => `${query.slice(0, at % query.length)}{${query.slice(at % query.length)}`,
  (query, at) => `${query.slice(0, at % query.length)} nothing${query.slice(at % query.length)}`,
  (query) => query.replace(/\b(\w+)\(/, (_, name: string) => Array.from({ length: 30 }, (__, i) => `a${i}: ${name}`).join(' ') + '('),
  (query) => `${query} ${query}`,
  (query) => query.replaceAll(/\$(\w+)/g, '$x$1'),
  (query) => `${query} fragment F on Query { ...F }`,
  (query) => query.replace('{', `{ ${'... on Query { '.repeat(40)} __typename ${'} '.repeat(40)}`),
  (query) => query.replace(/^query|^mutation/, 'subscription'),
  (query) => `# ${'\u{1f600}'.repeat(2_000)}\n${query}`,
];

/** Operations on every root field of the schema, good and broken; subscriptions go over the socket. */
export function graphqlRequests(schema: GraphQLSchema, words: readonly string[]): fc.Arbitrary<GraphqlAsked> {
  const inputs = new Inputs(words);
  const selections = new Selections();
  const roots = [['query', schema.getQueryType()], ['mutation', schema.getMutationType()], ['subscription', schema.getSubscriptionType()]] as const;
  return fc.oneof(
    ...roots.flatMap(([kind, type]) =>
      Object.values(type?.getFields() ?? {}).map((field) => ({
        // Few fields are mutations, and they are what changes something.
        weight: kind === 'query' ? 2 : kind === 'mutation' ? 3 : 8,
        arbitrary: fc
          .record({
            face: fc.constant(kind === 'subscription' ? ('socket' as const) : ('graphql' as const)),
            query: fc.oneof({ weight: 2, arbitrary: selections.of(field.type, DEPTH).map((selection) => written(kind, field, selection)) }, { weight: 1, arbitrary: fc.constant(everything(schema, kind, field.name)) }),
            variables: fc.record(Object.fromEntries(field.args.map((arg) => [arg.name, arg.name === 'id' ? inputs.sessions() : inputs.of(arg.type)])), { requiredKeys: field.args.filter(({ type: each }) => isNonNullType(each)).map(({ name }) => name) }),
            breaks: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: breaks }),
            spoil: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.tuple(fc.nat(SPOILS.length - 1), fc.nat(5_000)) }),
            who: whos,
          })
          .map(({ spoil, ...asked }) => (spoil === null ? asked : { ...asked, query: SPOILS[spoil[0]]!(asked.query, spoil[1]) })),
      })),
    ),
  );
}

/** An operation on a field that takes every argument as a variable, and asks for what its answer holds itself and one step on. */
export function wholeOf(schema: GraphQLSchema, kind: Kind, name: string): string {
  const field = rootField(schema, kind, name);
  return written(kind, field, wholeSelection(field.type, SHALLOW));
}

function wholeSelection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isUnionType(named)) return `{ __typename ${named.getTypes().map((each) => `... on ${each.name} ${wholeSelection(each, depth)}`).join(' ')} }`;
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const parts = Object.values(named.getFields()).filter((field) => depth > 0 || isLeaf(field.type)).map((field) => aliased(named.name, field, wholeSelection(field.type, depth - 1)));
  return parts.length === 0 ? '{ __typename }' : `{ ${parts.join(' ')} }`;
}

/** Two members of a union may have a field of the same name and another type. */
function aliased(type: string, { name }: GraphQLField<unknown, unknown>, selection: string): string {
  return `${name}_of_${type}: ${name} ${selection}`;
}

function isLeaf(type: GraphQLOutputType): boolean {
  const named = getNamedType(type);
  return !isObjectType(named) && !isInterfaceType(named) && !isUnionType(named);
}

function written(kind: string, { name, args }: GraphQLField<unknown, unknown>, selection: string): string {
  const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return args.length === 0 ? `${kind} { ${name} ${selection} }` : `${kind} Asked(${variables}) { ${name}(${given}) ${selection} }`;
}

/** Values of input types. */
class Inputs {
  private readonly made = new Map<string, fc.Arbitrary<unknown>>();

  constructor(private readonly words: readonly string[]) {}

  sessions(): fc.Arbitrary<unknown> {
    return fc.oneof({ weight: 5, arbitrary: fc.record({ $session: fc.nat(1000) }) }, { weight: 1, arbitrary: fc.constantFrom(...this.words) });
  }

  of(type: GraphQLInputType): fc.Arbitrary<unknown> {
    if (isNonNullType(type)) return this.of(type.ofType as GraphQLInputType);
    if (isListType(type)) return fc.array(this.of(type.ofType), { maxLength: 4 });
    const known = this.made.get(type.name);
    if (known !== undefined) return known;
    this.made.set(type.name, fc.constant(null).chain(() => this.made.get(type.name)!));
    const made = this.make(type);
    this.made.set(type.name, made);
    return made;
  }

  private make(type: GraphQLInputType): fc.Arbitrary<unknown> {
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields());
      if (type.isOneOf) return fc.oneof(...fields.map((field) => this.of(field.type).map((value) => ({ [field.name]: value }))));
      return fc.record(Object.fromEntries(fields.map((field) => [field.name, this.of(field.type)])), { requiredKeys: fields.filter(isRequiredInputField).map(({ name }) => name) });
    }
    switch (String(type)) {
      case 'Int':
        return fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 20 }) }, { weight: 1, arbitrary: fc.integer() });
      case 'Float':
        return fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 48 }) }, { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) });
      case 'Boolean':
        return fc.boolean();
      case 'String':
      case 'ID':
        return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...this.words) }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) });
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  }
}

/** What to ask of output types, as text. */
class Selections {
  private readonly made = new Map<string, fc.Arbitrary<string>>();

  of(type: GraphQLOutputType, depth: number): fc.Arbitrary<string> {
    const named = getNamedType(type);
    if (!isObjectType(named) && !isInterfaceType(named) && !isUnionType(named)) return fc.constant('');
    const key = `${named.name} ${depth}`;
    const known = this.made.get(key) ?? this.make(named, depth);
    this.made.set(key, known);
    return known;
  }

  private make(named: ReturnType<typeof getNamedType>, depth: number): fc.Arbitrary<string> {
    if (isUnionType(named)) {
      return fc.tuple(...named.getTypes().map((each) => this.of(each, depth).map((selection) => `... on ${each.name} ${selection}`))).map((parts) => `{ __typename ${parts.join(' ')} }`);
    }
    if (!isObjectType(named) && !isInterfaceType(named)) return fc.constant('');
    const all = Object.values(named.getFields());
    const fields = depth > 0 ? all : all.filter((field) => isLeaf(field.type));
    if (fields.length === 0) return fc.constant('{ __typename }');
    return fc
      .subarray(fields, { minLength: 1, maxLength: Math.min(MOST_FIELDS, fields.length) })
      .chain((chosen) => fc.tuple(...chosen.map((field) => this.of(field.type, depth - 1).map((selection) => aliased(named.name, field, selection)))))
      .map((parts) => `{ ${parts.join(' ')} }`);
  }
}
