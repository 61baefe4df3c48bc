import { type TArray, type TObject, type TProperties, type TSchema, type TString, type TUnion, type TNull, Type } from '@sinclair/typebox';
import { oneOf, shape } from './shape';

/** The keyword that marks a text as the slug of a catalog entry of this kind. */
export const REFERS_TO = 'x-refers-to';
/** The keyword that names what the keys and the values of a map are. */
export const ENTRIES_OF = 'x-entries-of';

export interface MapEntries {
  readonly key: string;
  readonly value: string;
}

const SLUG_PATTERN = '^[a-z0-9]+(-[a-z0-9]+)*$';
export const PROVENANCES = ['rulebook', 'sample', 'public', 'derived', 'house', 'general'] as const;

export const provenance = oneOf('Provenance', PROVENANCES, 'Where it comes from');

/** The shape of every entry of one kind: what all entries say of themselves, and what this kind adds. */
export function entryShape<K extends string, P extends TProperties>(kind: K, title: string, description: string, properties: P) {
  return shape(
    title,
    {
      slug: Type.String({ pattern: SLUG_PATTERN, maxLength: 64, description: 'Names it among those of its kind' }),
      kind: Type.Literal(kind, { description: 'Its kind' }),
      name: Type.String({ minLength: 1, maxLength: 80, description: 'Its name' }),
      provenance,
      source: Type.Optional(Type.String({ maxLength: 2000, description: 'What its figures rest on' })),
      ruleIds: Type.Array(Type.String({ pattern: '^[A-Z]{2,3}-[A-Z]+-[0-9]+[a-z]?$' }), { minItems: 1, maxItems: 30, uniqueItems: true, description: 'Rules that it goes by' }),
      ...properties,
    },
    description,
  );
}

/** The slug of an entry of another kind. */
export function slugOf(kind: string, description: string): TString {
  return Type.String({ pattern: SLUG_PATTERN, maxLength: 64, description, [REFERS_TO]: kind });
}

export function listOf<T extends TSchema>(item: T, description: string, maxItems = 60): TArray<T> {
  return Type.Array(item, { maxItems, description });
}

export function orNull<T extends TSchema>(schema: T, description: string): TUnion<[T, TNull]> {
  return Type.Union([schema, Type.Null()], { description });
}

export function whole(minimum: number, maximum: number, description: string) {
  return Type.Integer({ minimum, maximum, description });
}

export function figure(minimum: number, maximum: number, description: string) {
  return Type.Number({ minimum, maximum, description });
}

export function text(description: string, maxLength = 400) {
  return Type.String({ maxLength, description });
}

export function yes(description: string) {
  return Type.Boolean({ description });
}

/** A map from words to whole numbers, such as the classes that have a spell to its level for them. */
export function wholeByWord(entries: MapEntries, maximum: number, description: string) {
  return Type.Record(Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }), Type.Integer({ minimum: 0, maximum }), { maxProperties: 20, additionalProperties: false, description, [ENTRIES_OF]: entries });
}

/** Facts whose shape differs from entry to entry. */
export function facts(description: string): TObject {
  return Type.Unsafe<object>({ type: 'object', patternProperties: { '^.{1,60}$': {} }, description }) as unknown as TObject;
}
