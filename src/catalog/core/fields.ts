import type { TObject, TSchema } from '@sinclair/typebox';
import { ENTRIES_OF, type MapEntries, REFERS_TO } from '../../kernel/ruleset/entry-shape';

export type Plain = Readonly<Record<string, unknown>>;
export type Scalar = string | number | boolean | null;

interface Common {
  /** As filters, sorts and facets name it. */
  readonly name: string;
  readonly description: string;
  /** The schema of a value, or of an item of a list. */
  readonly schema: TSchema;
}

/** A place in the entries of a kind that can be asked for. */
export type CatalogField = Common &
  (
    | { readonly sort: 'scalar'; readonly mayBeNull: boolean; read(entry: Plain): Scalar }
    | { readonly sort: 'list'; read(entry: Plain): readonly string[] }
    | { readonly sort: 'map'; readonly entries: MapEntries; read(entry: Plain): Readonly<Record<string, number>> }
    | { readonly sort: 'part'; read(entry: Plain): boolean }
  );

/** Texts that are longer than this are for reading and for searching. */
const LONGEST_WORD = 80;
const NOTHING_LISTED: readonly string[] = [];
const NO_MAP: Readonly<Record<string, number>> = {};

/** The places that the entries of a schema can be asked for, found once. */
export function fieldsOf(schema: TObject): readonly CatalogField[] {
  return within(schema, '', (entry) => entry).filter(({ name }) => name !== 'kind');
}

type Reach = (entry: Plain) => Plain | null;

function within(schema: TSchema, prefix: string, reach: Reach): readonly CatalogField[] {
  const properties = schema['properties'] as Readonly<Record<string, TSchema>>;
  return Object.entries(properties).flatMap(([key, part]) => fieldOf(key, part, prefix === '' ? key : `${prefix}${capital(key)}`, reach));
}

function fieldOf(key: string, part: TSchema, name: string, reach: Reach): readonly CatalogField[] {
  const { schema, mayBeNull } = withoutNull(part);
  const description = String(part['description'] ?? schema['description'] ?? '');
  const value = (entry: Plain): unknown => reach(entry)?.[key] ?? null;
  const presence: readonly CatalogField[] = mayBeNull ? [{ sort: 'part', name, description, schema, read: (entry) => value(entry) !== null }] : [];
  if (isFraction(schema)) return [{ sort: 'scalar', name, description, schema: { type: 'number' } as unknown as TSchema, mayBeNull, read: (entry) => shareOf(value(entry) as Fraction | null) }, ...presence];
  switch (schema['type']) {
    case 'string':
      return isLong(schema) ? presence : [{ sort: 'scalar', name, description, schema, mayBeNull, read: (entry) => value(entry) as Scalar }];
    case 'integer':
    case 'number':
    case 'boolean':
      return [{ sort: 'scalar', name, description, schema, mayBeNull, read: (entry) => value(entry) as Scalar }, ...presence];
    case 'array':
      return listField(name, description, schema['items'] as TSchema, value);
    case 'object': {
      const entries = schema[ENTRIES_OF] as MapEntries | undefined;
      if (entries !== undefined) return [{ sort: 'map', name: entries.key, description, schema, entries, read: (entry) => (value(entry) ?? NO_MAP) as Readonly<Record<string, number>> }, ...presence];
      return schema['properties'] === undefined ? presence : [...presence, ...within(schema, name, (entry) => value(entry) as Plain | null)];
    }
    default:
      return presence;
  }
}

/** Words, slugs, or the slugs of a list of objects; other lists are not asked for. */
function listField(name: string, description: string, item: TSchema, value: (entry: Plain) => unknown): readonly CatalogField[] {
  const slug = (item['properties'] as Readonly<Record<string, TSchema>> | undefined)?.['slug'];
  if (slug?.[REFERS_TO] !== undefined) return [{ sort: 'list', name, description, schema: slug, read: (entry) => ((value(entry) ?? []) as readonly { slug: string }[]).map((each) => each.slug) }];
  if (item['type'] === 'string' && !isLong(item)) return [{ sort: 'list', name, description, schema: item, read: (entry) => (value(entry) ?? NOTHING_LISTED) as readonly string[] }];
  if (item['enum'] !== undefined) return [{ sort: 'list', name, description, schema: { type: 'string' } as unknown as TSchema, read: (entry) => ((value(entry) ?? []) as readonly number[]).map(String) }];
  return [];
}

export function withoutNull(schema: TSchema): { readonly schema: TSchema; readonly mayBeNull: boolean } {
  const choices = schema['anyOf'] as readonly TSchema[] | undefined;
  if (choices === undefined) return { schema, mayBeNull: false };
  const some = choices.filter((each) => each['type'] !== 'null');
  return { schema: some[0]!, mayBeNull: some.length < choices.length };
}

interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

function isFraction(schema: TSchema): boolean {
  return Object.keys((schema['properties'] as object | undefined) ?? {}).join() === 'numerator,denominator';
}

function shareOf(fraction: Fraction | null): number | null {
  return fraction === null ? null : fraction.numerator / fraction.denominator;
}

function isLong(schema: TSchema): boolean {
  return schema['enum'] === undefined && schema[REFERS_TO] === undefined && Number(schema['maxLength'] ?? 0) > LONGEST_WORD;
}

export function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
