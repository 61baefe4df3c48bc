import { getNamedType, getNullableType, type GraphQLObjectType, type GraphQLOutputType, type GraphQLSchema, isEnumType, isListType, isNonNullType, isObjectType, isScalarType, isUnionType } from 'graphql';
import type { ReadDocument } from '../support/openapi';
import type { Asked, RestAsked, StagedAsked } from './asked';
import type { Answered } from './asker';

type Root = GraphQLObjectType | null | undefined;

/** Statuses of requests that never come to their operation. */
const ELSEWHERE = [400, 401, 403, 404, 405, 413, 414, 415, 429, 431];
const OURS = ['INTERNAL_SERVER_ERROR', 'server.fault'];
const PLAY_OPERATION = { act: 'act', dry: 'act', odds: 'actionOdds' } as const;

/** What is wrong with an answer; nothing may be. */
export class Judge {
  private readonly problem: object;

  constructor(
    private readonly document: ReadDocument,
    private readonly schema: GraphQLSchema,
  ) {
    this.problem = { $ref: 'Problem' };
  }

  faults(asked: Asked, answer: Answered): readonly string[] {
    if (answer.status >= 500) return [`answered ${answer.status}: ${answer.text.slice(0, 500)}`];
    switch (asked.face) {
      case 'rest':
        return this.rest(asked, answer);
      case 'play':
        return this.documented(PLAY_OPERATION[asked.how], answer);
      case 'graphql':
        return this.graphql([this.schema.getQueryType(), this.schema.getMutationType()], answer);
      case 'socket':
        return this.graphql([this.schema.getSubscriptionType()], answer);
      case 'staged':
        return this.staged(asked, answer);
      default:
        return asked satisfies never;
    }
  }

  private staged({ on: { api, operation } }: StagedAsked, answer: Answered): readonly string[] {
    switch (api) {
      case 'rest':
        return this.documented(operation, answer);
      case 'query':
        return this.graphql([this.schema.getQueryType()], answer);
      case 'mutation':
        return this.graphql([this.schema.getMutationType()], answer);
      case 'subscription':
        return this.graphql([this.schema.getSubscriptionType()], answer);
      default:
        return api satisfies never;
    }
  }

  private rest({ operation, twist }: RestAsked, answer: Answered): readonly string[] {
    const faults = this.documented(operation, answer);
    if (faults.length === 0 || twist === null || !ELSEWHERE.includes(answer.status)) return faults;
    // Whatever it was made into, it is told as every problem is.
    return answer.type === 'application/problem+json' ? this.document.faults(this.problem, JSON.parse(answer.text)) : [`a problem came as ${answer.type}`];
  }

  private documented(operation: string, { status, type, text }: Answered): readonly string[] {
    if (type === 'application/json' || type === 'application/problem+json') return this.document.answerFaults(operation, { status, type, body: JSON.parse(text) });
    if (text === '' && this.document.tellsNothing(operation, status)) return [];
    return this.document.answerFaults(operation, { status, type, body: text });
  }

  private graphql(roots: readonly Root[], { status, type, text }: Answered): readonly string[] {
    const body = JSON.parse(text) as { data?: Readonly<Record<string, unknown>> | null; errors?: readonly { message: string; extensions?: { code?: string; requestId?: string } }[] };
    if (type === 'application/problem+json') return this.document.faults(this.problem, body);
    const faults = (body.errors ?? []).flatMap(({ message, extensions }) => {
      const code = extensions?.code;
      if (code === undefined) return [`an error without a code: ${message}`];
      return OURS.includes(code) ? [`our fault: ${message}`] : [];
    });
    if (status !== 200) return body.errors === undefined ? [`${status} without errors: ${text.slice(0, 300)}`] : faults;
    return [...faults, ...Object.entries(body.data ?? {}).flatMap(([root, told]) => this.told(roots, root, told))];
  }

  /** What is wrong with what one root field tells, by its type; the names of parts tell their fields. */
  private told(roots: readonly Root[], root: string, data: unknown): readonly string[] {
    const field = roots.map((type) => type?.getFields()[root]).find((each) => each !== undefined);
    return field === undefined || data === undefined ? [] : [...misfits(this.schema, field.type, data, root)];
  }
}

function* misfits(schema: GraphQLSchema, type: GraphQLOutputType, value: unknown, at: string): Generator<string> {
  if (value === null || value === undefined) {
    if (isNonNullType(type)) yield `${at}: null where ${String(type)} is promised`;
    return;
  }
  const bare = getNullableType(type);
  if (isListType(bare)) {
    if (!Array.isArray(value)) yield `${at}: no list`;
    else for (const [i, each] of value.entries()) yield* misfits(schema, bare.ofType as GraphQLOutputType, each, `${at}/${i}`);
    return;
  }
  const named = getNamedType(bare);
  if (isEnumType(named) && named.getValue(String(value)) === undefined) yield `${at}: ${String(value)} is no ${named.name}`;
  if (isScalarType(named) && ['Int', 'Float'].includes(named.name) && typeof value !== 'number') yield `${at}: no number`;
  if (isScalarType(named) && named.name === 'String' && typeof value !== 'string') yield `${at}: no text`;
  if (isUnionType(named) && named.getTypes().every(({ name }) => name !== (value as { __typename?: string }).__typename)) yield `${at}: no member of ${named.name}`;
  const holder = isUnionType(named) ? schema.getType((value as { __typename: string }).__typename) : named;
  if (!isObjectType(holder)) return;
  for (const [alias, part] of Object.entries(value)) {
    const field = holder.getFields()[alias.split('_of_')[0]!];
    if (field !== undefined) yield* misfits(schema, field.type, part, `${at}/${alias}`);
  }
}
