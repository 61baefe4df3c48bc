import * as fc from 'fast-check';
import type { AnySession, RestAsked, Twist, Who } from './asked';
import { breaks } from './breaking';
import type { Schema, Values } from './values';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
}

export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const TWISTS: readonly Twist[] = ['cut', 'garbage', 'huge', 'deep', 'empty', 'no-type', 'text', 'form', 'latin1', 'method', 'tail', 'long-part', 'bad-percent', 'more-query', 'double-query'];
const PROCEDURE = /^\/v1\/([\w-]+)\/(resolve|odds)\/([\w-]+)$/;
/** What an operation needs that few sessions have; asked for less, since it costs the machine more than it finds. */
const RARE = new Set(['startSession', 'verifySession', 'createSession']);

export const whos: fc.Arbitrary<Who> = fc.record({ kind: fc.constantFrom('nobody' as const, 'nobody' as const, 'key' as const, 'publishable' as const, 'creator' as const, 'seat' as const, 'seat' as const, 'stranger' as const) });
const sessions: fc.Arbitrary<AnySession> = fc.record({ $session: fc.nat(1000) });

/** Requests of every operation of the document, good and broken. */
export function restRequests(paths: Paths, values: Values): fc.Arbitrary<RestAsked> {
  const operations = Object.entries(paths).flatMap(([template, methods]) => Object.entries(methods).map(([method, operation]) => ({ template, method: method.toUpperCase(), operation })));
  const bodies = new Map(operations.map(({ template, operation }) => [template, bodyOf(operation, values)]));
  const items = fc.oneof(...[...bodies].flatMap(([template, body]) => batchItem(template, body)));
  return fc.oneof(
    ...operations.map(({ template, method, operation }) => ({
      weight: RARE.has(operation.operationId) ? 1 : 4,
      arbitrary: requestOf(template, method, operation, operation.operationId === 'batch' ? fc.record({ items: fc.array(items, { maxLength: 8 }) }) : (bodies.get(template) ?? fc.constant(undefined)), values),
    })),
  );
}

function requestOf(template: string, method: string, { operationId, parameters = [] }: Operation, body: fc.Arbitrary<unknown>, values: Values): fc.Arbitrary<RestAsked> {
  const of = (place: Parameter['in']) => parameters.filter((each) => each.in === place);
  const value = ({ schema, example }: Parameter) => fc.oneof({ weight: 3, arbitrary: values.of(schema) }, { weight: 1, arbitrary: fc.constant(example ?? schema.example ?? 'x') });
  const path = fc.record(Object.fromEntries(of('path').map((each) => [each.name, each.name === 'id' && template.includes('sessions') ? fc.oneof({ weight: 6, arbitrary: sessions }, { weight: 1, arbitrary: fc.string() }) : text(value(each))])));
  const query = fc.record(Object.fromEntries(of('query').map((each) => [each.name, value(each)])), { requiredKeys: [] });
  const headers = fc.record(Object.fromEntries(of('header').map((each) => [each.name.toLowerCase(), header(each.name)])), { requiredKeys: [] });
  return fc.record({
    face: fc.constant('rest' as const),
    operation: fc.constant(operationId),
    method: fc.constant(method),
    template: fc.constant(template),
    path,
    query,
    headers: headers as fc.Arbitrary<Record<string, string>>,
    body: method === 'GET' ? fc.constant(undefined) : body,
    breaks: fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: breaks }),
    twist: fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...TWISTS) }),
    who: whos,
  });
}

function bodyOf({ requestBody }: Operation, values: Values): fc.Arbitrary<unknown> {
  const media = requestBody?.content['application/json'];
  if (media === undefined) return fc.constant(undefined);
  const examples = examplesIn(media);
  const made = values.of(media.schema);
  return examples.length === 0 ? made : fc.oneof(made, fc.constantFrom(...examples));
}

/** The first example of what an operation takes. */
export function exampleOf({ requestBody }: Operation): unknown {
  const media = requestBody?.content['application/json'];
  return media === undefined ? undefined : examplesIn(media)[0];
}

function examplesIn({ example, examples = {} }: Media): readonly unknown[] {
  return [example, ...Object.values(examples).map(({ value }) => value)].filter((each) => each !== undefined);
}

function batchItem(template: string, body: fc.Arbitrary<unknown>): fc.Arbitrary<unknown>[] {
  const [, ruleset, verb, procedure] = PROCEDURE.exec(template) ?? [];
  return procedure === undefined ? [] : [body.map((each) => ({ ruleset, verb, procedure, ...(each as object) }))];
}

function text(value: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof({ weight: 5, arbitrary: value.map(String) }, { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1 }) }).map((each) => (each === '' ? 'x' : each));
}

/** Header values are what Node lets through: visible Latin letters. */
function header(name: string): fc.Arbitrary<string> {
  if (name === 'If-Match') return fc.oneof(fc.nat(5).map((version) => `"${version}"`), fc.constantFrom('*', 'W/"1"', '"x"', '""', '"99999999999999999999"'));
  return fc.string({ minLength: 1, maxLength: 300 }).map((each) => each.trim() || 'x');
}
