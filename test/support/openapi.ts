import Ajv2020 from 'ajv/dist/2020';

export interface MediaType {
  readonly schema?: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly description?: string; readonly example?: unknown; readonly schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, MediaType>> }>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const COMPONENT = '#/components/schemas/';

/** The OpenAPI document, read as those do who build on it. */
export class ReadDocument {
  /** Every operation with its method and path. */
  readonly operations: readonly (readonly [title: string, operation: Operation])[];
  /** Every schema that shows an example of itself, with its place. */
  readonly shown: readonly (readonly [place: string, schema: { readonly example: unknown }])[];
  private readonly ajv = new Ajv2020({ allErrors: true, strict: true, keywords: ['example'], formats: { 'date-time': (text: string) => INSTANT.test(text) && !Number.isNaN(Date.parse(text)) } });

  constructor(text: string) {
    const { paths, components } = closed(JSON.parse(text)) as OpenApi;
    this.shown = [...showing('', components.schemas), ...showing('', paths)];
    for (const [name, schema] of Object.entries(components.schemas)) this.ajv.addSchema(schema, name);
    this.operations = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const));
  }

  /** What is wrong with a value by a schema of the document. */
  faults(schema: object, value: unknown): readonly string[] {
    const fits = this.ajv.compile(schema);
    return fits(value) ? [] : (fits.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
  }

  /** What is wrong with an answer by the schema that its operation documents for its status and content type. */
  answerFaults(operationId: string, { status, type, body }: Answer): readonly string[] {
    const schema = this.operations.find(([, operation]) => operation.operationId === operationId)?.[1].responses[status]?.content?.[type]?.schema;
    return schema === undefined ? [`${operationId} documents no ${status} as ${type}`] : this.faults(schema, body);
  }

  /** Whether an operation documents a status that comes without a body. */
  tellsNothing(operationId: string, status: number): boolean {
    const answer = this.operations.find(([, operation]) => operation.operationId === operationId)?.[1].responses[status];
    return answer !== undefined && answer.content === undefined;
  }
}

/** The examples of a media type, however it gives them. */
export function examplesOf({ example, examples = {} }: MediaType): readonly unknown[] {
  return [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)];
}

function* showing(place: string, part: unknown): Generator<readonly [string, { readonly example: unknown }]> {
  if (typeof part !== 'object' || part === null) return;
  if ('example' in part && !('schema' in part)) yield [place, part];
  for (const [name, value] of Object.entries(part)) if (name !== 'example' && name !== 'examples') yield* showing(`${place}/${name}`, value);
}

/** The same schemas, each refusing what it does not name, so that an undocumented field is found; components go by their names. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const made = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, name === 'example' || name === 'examples' ? value : closed(value)]));
  if (typeof made['$ref'] === 'string') return { ...made, $ref: made['$ref'].replace(COMPONENT, '') };
  return made['type'] === 'object' && made['properties'] !== undefined ? { additionalProperties: false, ...made } : made;
}
