import { type GraphQLObjectType, type GraphQLSchema, isObjectType } from 'graphql';
import type { Asked } from './asked';
import type { Answered } from './asker';

const PLAYED = { act: 'act', dry: 'act', odds: 'actionOdds' } as const;
const PROBLEM = 'Problem';

/** Which operations of both APIs have done at least once what they are for; what was only ever refused has not been tried. */
export class Reached {
  private readonly wanting: Set<string>;

  constructor(
    operations: readonly string[],
    private readonly schema: GraphQLSchema,
  ) {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    this.wanting = new Set([...operations.map(rest), ...roots.flatMap((type) => fieldsOf(type).map(graphql))]);
  }

  note(asked: Asked, { status, text }: Answered): void {
    if (status < 200 || status > 299) return;
    switch (asked.face) {
      case 'rest':
        if (asked.twist === null) this.wanting.delete(rest(asked.operation));
        break;
      case 'play':
        this.wanting.delete(rest(PLAYED[asked.how]));
        break;
      case 'staged':
        if (asked.on.api === 'rest') this.wanting.delete(rest(asked.on.operation));
        else this.noteGraphql(text);
        break;
      case 'graphql':
      case 'socket':
        this.noteGraphql(text);
        break;
      default:
        asked satisfies never;
    }
  }

  /** Those that never answered but with a problem. */
  get missing(): readonly string[] {
    return [...this.wanting];
  }

  private noteGraphql(text: string): void {
    for (const root of this.told(text)) this.wanting.delete(graphql(root));
  }

  /** Root fields that told something that is no problem. */
  private told(text: string): readonly string[] {
    const { data } = JSON.parse(text) as { data?: Readonly<Record<string, unknown>> | null };
    return Object.entries(data ?? {}).flatMap(([root, told]) => (told === null || this.isProblem(told) ? [] : [root]));
  }

  private isProblem(told: unknown): boolean {
    const type = this.schema.getType(String((told as { __typename?: string }).__typename));
    return isObjectType(type) && type.getInterfaces().some(({ name }) => name === PROBLEM);
  }
}

function rest(operation: string): string {
  return `REST ${operation}`;
}

function graphql(root: string): string {
  return `GraphQL ${root}`;
}

function fieldsOf(type: GraphQLObjectType | null | undefined): readonly string[] {
  return Object.keys(type?.getFields() ?? {});
}
