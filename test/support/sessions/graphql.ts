import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, type GraphQLOutputType, type GraphQLSchema, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import { TEST_KEY } from '../database';
import { type Kind, rootField } from '../graphql-operation';
import type { Made } from './player';
import type { Node } from './service';

export interface Told {
  readonly __typename: string;
  // What an answer holds is for the test to know.
  readonly [field: string]: unknown;
}

const documents = new WeakMap<GraphQLSchema, Map<string, string>>();

/** An operation that takes every argument but the length of a list as a variable, and asks for all that there is of an answer. */
export function everything(schema: GraphQLSchema, kind: Kind, name: string, first?: number): string {
  const known = documents.get(schema) ?? new Map<string, string>();
  documents.set(schema, known);
  const key = `${kind} ${name} ${first ?? ''}`;
  const made = known.get(key) ?? written(schema, kind, name, first);
  known.set(key, made);
  return made;
}

function written(schema: GraphQLSchema, kind: Kind, name: string, first: number | undefined): string {
  const field = rootField(schema, kind, name);
  const fragments = new Map<string, string>();
  const selection = selected(field.type, fragments);
  const taken = field.args.filter((arg) => arg.name !== 'first');
  const variables = taken.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const args = [...taken.map((arg) => `${arg.name}: $${arg.name}`), ...(first === undefined ? [] : [`first: ${first}`])].join(', ');
  return `${kind} Asked(${variables}) { ${name}(${args}) ${selection} } ${[...fragments.values()].join(' ')}`;
}

/** Types that many parts share are written once, so that an operation stays small; a part that leads back to where it stands is left out. */
function selected(type: GraphQLOutputType, fragments: Map<string, string>, open: readonly string[] = []): string {
  const named = getNamedType(type);
  if (isUnionType(named)) return `{ __typename ${named.getTypes().map((each) => `... on ${each.name} ${selected(each, fragments, open)}`).join(' ')} }`;
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  if (!fragments.has(named.name)) {
    const within = [...open, named.name];
    const onward = Object.values(named.getFields()).filter((field) => !within.includes(getNamedType(field.type).name));
    const fields = onward.map((field) => `${field.name} ${selected(field.type, fragments, within)}`);
    fragments.set(named.name, `fragment ${named.name}Parts on ${named.name} { ${fields.join(' ')} }`);
  }
  return `{ ...${named.name}Parts }`;
}

/** Plays and watches sessions over GraphQL alone. */
export class GraphqlPlayer {
  private readonly schema: GraphQLSchema;

  constructor(readonly node: Node) {
    this.schema = node.app.get(GraphQLSchemaHost).schema;
  }

  document(kind: Kind, name: string, first?: number): string {
    return everything(this.schema, kind, name, first);
  }

  /** What one operation tells; fails on any GraphQL error. */
  async ask(kind: 'query' | 'mutation', name: string, { first, ...variables }: { first?: number; [name: string]: unknown }, token?: string): Promise<Told> {
    const body = await this.send(this.document(kind, name, first), variables, token === undefined ? {} : { authorization: `Bearer ${token}` });
    if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
    return body.data[name] as Told;
  }

  async send(query: string, variables: object, headers: Record<string, string> = {}) {
    return (await this.node.ask().post('/graphql').set(headers).send({ query, variables })).body;
  }

  /** Makes a session; fails unless it was made. */
  async make(variables: object): Promise<Made> {
    const body = await this.send(this.document('mutation', 'createSession'), variables, { 'x-api-key': TEST_KEY });
    const made = body.data?.createSession as { __typename: string; id: string; commitment: string; creator: { token: string }; seats: { seat: string; token: string }[] };
    if (made?.__typename !== 'SessionMade') throw new Error(JSON.stringify(body));
    return { id: made.id, creator: made.creator.token, commitment: made.commitment, tokens: Object.fromEntries(made.seats.map(({ seat, token }) => [seat, token])) };
  }

  async start(variables: object): Promise<Made> {
    const made = await this.make(variables);
    const started = await this.ask('mutation', 'startSession', { id: made.id }, made.creator);
    if (started.__typename !== 'StoredActions') throw new Error(JSON.stringify(started));
    return made;
  }

  offers(made: Made, seat: string, variables: object = {}): Promise<Told & { toAct: string[]; offers: { exactly?: object; example?: object; family?: string }[]; owed: { id: string; kind: string } | null }> {
    return this.ask('query', 'sessionOffers', { id: made.id, ...variables }, made.tokens[seat]) as never;
  }

  act(made: Made, seat: string, actions: object | readonly object[], variables: object = {}): Promise<Told> {
    return this.ask('mutation', 'act', { id: made.id, actions, ...variables }, made.tokens[seat]);
  }

  session(made: Made, token?: string, variables: object = {}): Promise<Told> {
    return this.ask('query', 'session', { id: made.id, ...variables }, token);
  }

  /** Plays seats by their first offers until the game ends or `most` actions were taken. */
  async playOn(made: Made, seats: readonly string[], most = Infinity): Promise<number> {
    let taken = 0;
    for (let looks = 0; looks < 20_000 && taken < most; looks++) {
      const { phase } = await this.session(made, made.tokens[seats[0]!]);
      if (phase === 'FINISHED') return taken;
      for (const seat of seats) {
        const { toAct, offers } = await this.offers(made, seat);
        const action = toAct.includes(seat) ? (offers[0]?.exactly ?? offers[0]?.example) : undefined;
        if (action === undefined) continue;
        const stored = await this.act(made, seat, action);
        if (stored.__typename !== 'StoredActions') throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(stored)}`);
        taken++;
      }
    }
    return taken;
  }
}
