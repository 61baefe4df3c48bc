import { buildSchema, type GraphQLNamedType, isEnumType, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType } from 'graphql';
import { documents } from '../../src/documents/documents';
import { examplesOf, type MediaType, ReadDocument } from '../support/openapi';

jest.setTimeout(60_000);

describe('the documents', () => {
  let read: ReadDocument;
  let sdl: string;

  beforeAll(async () => {
    const made = await documents();
    read = new ReadDocument(made.get('openapi.json')!);
    sdl = made.get('schema.graphql')!;
  });

  /** Every body that an operation takes or answers with. */
  function bodies(): readonly (readonly [title: string, media: MediaType])[] {
    return read.operations.flatMap(([title, { requestBody, responses }]) => [
      ...Object.entries(requestBody?.content ?? {}).map(([type, media]) => [`${title} takes ${type}`, media] as const),
      ...Object.entries(responses).flatMap(([status, { content = {} }]) => Object.entries(content).map(([type, media]) => [`${title} answers ${status} ${type}`, media] as const)),
    ]);
  }

  test('every REST operation has a name of its own, a summary and a description', () => {
    expect(read.operations.filter(([, { operationId, summary, description }]) => !operationId || !summary || !description).map(([title]) => title)).toEqual([]);
    const names = read.operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(30);
  });

  test('every request, every answer and every parameter has a schema and an example', () => {
    // A problem is shown as problem+json and not again as plain JSON.
    const shown = bodies().filter(([title]) => !/ [45]\d\d application\/json$/.test(title));
    expect(shown.filter(([, media]) => media.schema === undefined || examplesOf(media).length === 0).map(([title]) => title)).toEqual([]);
    const parameters = read.operations.flatMap(([title, operation]) => (operation.parameters ?? []).map((parameter) => [`${title} ${parameter.name}`, parameter] as const));
    expect(parameters.filter(([, { description, example, schema }]) => !description || (example ?? (schema as MediaType).example) === undefined).map(([title]) => title)).toEqual([]);
  });

  test('every example fits its schema', () => {
    const examples = bodies().flatMap(([title, media]) => examplesOf(media).map((example) => [title, media.schema!, example] as const));
    expect(examples.length).toBeGreaterThan(200);
    expect(examples.flatMap(([title, schema, example]) => read.faults(schema, example).map((fault) => `${title}: ${fault}`))).toEqual([]);
  });

  test('what a schema shows of itself fits it', () => {
    expect(read.shown.length).toBeGreaterThan(50);
    expect(read.shown.flatMap(([place, schema]) => read.faults(schema, schema.example).map((fault) => `${place}: ${fault}`))).toEqual([]);
  });

  test('an example that does not fit its schema would be found', () => {
    const [, media] = bodies().find(([title]) => title === 'POST /v1/battlesystem/resolve/attack takes application/json')!;
    expect(read.faults(media.schema!, { input: { attacker: {} }, more: 1 })).not.toEqual([]);
  });

  test('every type, field, argument and value of the GraphQL schema is described', () => {
    const types = Object.values(buildSchema(sdl).getTypeMap()).filter((type) => !isIntrospectionType(type));
    expect(types.length).toBeGreaterThan(100);
    expect(types.flatMap(undescribed)).toEqual([]);
  });
});

function undescribed(type: GraphQLNamedType): readonly string[] {
  const parts: (readonly [name: string, part: { readonly description?: string | null | undefined }])[] = [[type.name, type]];
  if (isEnumType(type)) parts.push(...type.getValues().map((value) => [`${type.name}.${value.name}`, value] as const));
  if (isInputObjectType(type)) parts.push(...Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const));
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) parts.push([`${type.name}.${field.name}`, field], ...field.args.map((arg) => [`${type.name}.${field.name}(${arg.name})`, arg] as const));
  }
  return parts.filter(([, { description }]) => !description).map(([name]) => name);
}
