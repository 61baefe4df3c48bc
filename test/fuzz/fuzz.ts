import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as fc from 'fast-check';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { documents } from '../../src/documents/documents';
import { RULESETS } from '../../src/rulesets';
import { ReadDocument } from '../support/openapi';
import type { Asked, PlayAsked, StagedAsked, StagedOn } from './asked';
import { type Answered, Asker, type Sent } from './asker';
import { breaks } from './breaking';
import { burdenOf } from './burden';
import { graphqlRequests } from './graphql';
import { Judge } from './judge';
import { Reached } from './reached';
import { exampleOf, type Operation, type Paths, restRequests } from './rest';
import { type Documented, Scenes } from './scenes';
import { Sessions } from './sessions';
import { type Schema, Values } from './values';

/** No turn of the event loop may take longer, in milliseconds of the processor. */
export const LONGEST_TURN_MS = 50;
/** Whoever waits longer for an answer has none: jobs on threads end sooner, and so does long-polling. */
const LONGEST_WAIT_MS = 100_000;
/** What takes long once may be the garbage of others; what does so each time is its own fault. */
const TRIES = 3;

export interface Report {
  requests: number;
  readonly statuses: Record<string, number>;
  /** Requests that held the loop too long the first time, and not again. */
  readonly slowOnce: { readonly ms: number; readonly what: string }[];
  longestTurn: number;
}

/** Draws requests from both schemas, sends them into a service, and judges every answer. */
export class Fuzz {
  readonly report: Report = { requests: 0, statuses: {}, slowOnce: [], longestTurn: 0 };

  private constructor(
    private readonly asker: Asker,
    private readonly judge: Judge,
    readonly reached: Reached,
    private readonly requests: fc.Arbitrary<Asked>,
    private readonly stages: readonly StagedOn[],
  ) {}

  static async on(app: NestFastifyApplication, address: string): Promise<Fuzz> {
    const text = (await documents()).get('openapi.json')!;
    const { paths, components } = JSON.parse(text) as { paths: Paths; components: { schemas: Record<string, Schema> } };
    const schema = app.get(GraphQLSchemaHost).schema;
    const slugs = RULESETS.flatMap(({ catalog }) => catalog.flatMap(({ entries }) => entries.map(({ slug }) => slug)));
    const words = [...RULESETS.map(({ id }) => id), ...RULESETS.flatMap(({ game }) => game?.setups.map(({ id }) => id) ?? []), 'greedy', 'random', 'south', 'north', 'paladin', 'trooper', 'm0', ...slugs];
    const plays: fc.Arbitrary<PlayAsked> = fc.record({ face: fc.constant('play' as const), session: fc.nat(1000), offer: fc.nat(1000), breaks: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: breaks }), how: fc.constantFrom('act' as const, 'act' as const, 'dry' as const, 'odds' as const) });
    const documented = documentedIn(paths);
    const stages = stagesOf(documented, schema);
    const staged: fc.Arbitrary<StagedAsked> = fc.record({ face: fc.constant('staged' as const), on: fc.constantFrom(...stages), breaks: fc.oneof(fc.constant([]), breaks) });
    const requests = fc.oneof<fc.MaybeWeightedArbitrary<Asked>[]>({ weight: 8, arbitrary: restRequests(paths, new Values(components.schemas, words)) }, { weight: 4, arbitrary: graphqlRequests(schema, words) }, { weight: 1, arbitrary: plays }, { weight: 1, arbitrary: staged });
    const asker = new Asker(app, address, await Sessions.make(app), new Scenes(app, documented), schema);
    return new Fuzz(asker, new Judge(new ReadDocument(text), schema), new Reached([...documented.keys()], schema), requests, stages);
  }

  /** So many requests, drawn from a seed; throws at the first answer that is not as it should be, with the smallest request that shows it. */
  async run(many: number, seed: number): Promise<void> {
    await fc.assert(fc.asyncProperty(this.requests, (asked) => this.try(asked)), { numRuns: many, seed, endOnFailure: false });
  }

  /** Every operation of both APIs once, with all that it needs. */
  async tour(): Promise<void> {
    for (const on of this.stages) await this.try({ face: 'staged', on, breaks: [] });
  }

  private async try(asked: Asked): Promise<void> {
    const sent = await this.asker.prepare(asked);
    if (sent === null) return;
    const turns: number[] = [];
    let again = isQuery(asked, sent);
    for (let tries = 0; tries < TRIES; tries++) {
      const { value: answer, longestTurn } = await burdenOf(() => inTime(this.asker.send(asked, sent), () => `${sent.method} ${sent.url} was not answered in ${LONGEST_WAIT_MS} ms\n${sent.payload?.slice(0, 2_000)}`));
      turns.push(longestTurn);
      if (tries === 0) this.note(asked, answer, longestTurn);
      const faults = this.judge.faults(asked, answer);
      if (faults.length > 0) throw new Error(`${sent.method} ${sent.url}\n${JSON.stringify(sent.headers)}\n${sent.payload?.slice(0, 2_000)}\nanswered ${answer.status} ${answer.type} ${answer.text.slice(0, 1_000)}\n${faults.slice(0, 5).join('\n')}`);
      // A query that is known is answered by another way.
      if (longestTurn <= LONGEST_TURN_MS && !again) break;
      again = false;
    }
    if (Math.min(...turns) > LONGEST_TURN_MS) throw new Error(`${sent.method} ${sent.url} held the event loop for ${turns.map((ms) => ms.toFixed(0)).join(', ')} ms\n${sent.payload?.slice(0, 20_000)}`);
    if (turns[0]! > LONGEST_TURN_MS) this.report.slowOnce.push({ ms: Math.round(turns[0]!), what: `${sent.method} ${sent.url} ${sent.payload?.slice(0, 200) ?? ''}` });
  }

  private note(asked: Asked, answer: Answered, longestTurn: number): void {
    const { report } = this;
    report.requests++;
    this.reached.note(asked, answer);
    const line = `${asked.face} ${answer.status}`;
    report.statuses[line] = (report.statuses[line] ?? 0) + 1;
    report.longestTurn = Math.max(report.longestTurn, longestTurn);
  }
}

function isQuery(asked: Asked, { payload }: Sent): boolean {
  return (asked.face === 'graphql' || (asked.face === 'staged' && asked.on.api === 'query')) && payload?.startsWith('{"query":"query') === true;
}

async function inTime<T>(answer: Promise<T>, whatElse: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error(whatElse())), LONGEST_WAIT_MS)));
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function documentedIn(paths: Paths): ReadonlyMap<string, Documented> {
  return new Map(
    Object.entries(paths).flatMap(([template, methods]) => Object.entries(methods).map(([method, operation]: [string, Operation]): [string, Documented] => [operation.operationId, { method: method.toUpperCase(), template, example: exampleOf(operation) }])),
  );
}

function stagesOf(documented: ReadonlyMap<string, Documented>, schema: GraphQLSchema): readonly StagedOn[] {
  const fields = (api: 'query' | 'mutation' | 'subscription', type: GraphQLObjectType | null | undefined): readonly StagedOn[] => Object.keys(type?.getFields() ?? {}).map((operation) => ({ api, operation }));
  return [...[...documented.keys()].map((operation): StagedOn => ({ api: 'rest', operation })), ...fields('query', schema.getQueryType()), ...fields('mutation', schema.getMutationType()), ...fields('subscription', schema.getSubscriptionType())];
}
