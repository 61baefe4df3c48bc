import { ENTRIES_OF, type MapEntries, REFERS_TO } from '../../src/kernel/ruleset/entry-shape';

export type Entry = Readonly<Record<string, unknown>>;
type Schema = Readonly<Record<string, unknown>>;
export type Scalar = string | number | boolean | null;

/** A place in the entries of a kind, by what may be asked of it; read from the published schema by the table in docs/catalogs.md, apart from the code that answers. */
export type Place = { readonly name: string; readonly isEnum: boolean } & (
  | { readonly sort: 'word' | 'number' | 'yes'; read(entry: Entry): Scalar }
  | { readonly sort: 'words'; read(entry: Entry): readonly string[] }
  | { readonly sort: 'map'; readonly value: string; read(entry: Entry): readonly (readonly [word: string, number: number])[] }
  | { readonly sort: 'presence'; read(entry: Entry): boolean }
);

const LONGEST_WORD = 80;

export function placesOf(schema: object): readonly Place[] {
  return within(schema as Schema, '', (entry) => entry).filter(({ name }) => name !== 'kind');
}

function within(schema: Schema, prefix: string, reach: (entry: Entry) => Entry | null): readonly Place[] {
  return Object.entries(schema['properties'] as Readonly<Record<string, Schema>>).flatMap(([key, part]) => {
    const name = prefix === '' ? key : `${prefix}${capital(key)}`;
    const some = ((part['anyOf'] as readonly Schema[] | undefined) ?? [part]).filter(({ type }) => type !== 'null');
    const value = (entry: Entry): unknown => reach(entry)?.[key] ?? null;
    const there: readonly Place[] = some.length < ((part['anyOf'] as readonly Schema[] | undefined)?.length ?? 1) ? [{ name: `has${capital(name)}`, isEnum: false, sort: 'presence', read: (entry) => value(entry) !== null }] : [];
    return placesAt(some[0]!, name, value, there);
  });
}

function placesAt(schema: Schema, name: string, value: (entry: Entry) => unknown, there: readonly Place[]): readonly Place[] {
  const scalar = (sort: 'word' | 'number' | 'yes'): Place => ({ name, sort, isEnum: schema['enum'] !== undefined && sort === 'word', read: (entry) => value(entry) as Scalar });
  switch (schema['type']) {
    case 'string':
      return isWord(schema) ? [scalar('word')] : there;
    case 'integer':
    case 'number':
      return [scalar('number'), ...there];
    case 'boolean':
      return [scalar('yes'), ...there];
    case 'array':
      return wordsAt(schema['items'] as Schema, name, value);
    default:
      return partsAt(schema, name, value, there);
  }
}

function wordsAt(item: Schema, name: string, value: (entry: Entry) => unknown): readonly Place[] {
  const list = (entry: Entry): readonly unknown[] => (value(entry) ?? []) as readonly unknown[];
  const has = `has${capital(name.endsWith('ies') ? `${name.slice(0, -3)}y` : /[^s]s$/.test(name) ? name.slice(0, -1) : name)}`;
  const slug = (item['properties'] as Readonly<Record<string, Schema>> | undefined)?.['slug'];
  if (slug?.[REFERS_TO] !== undefined) return [{ name: has, sort: 'words', isEnum: false, read: (entry) => list(entry).map((each) => (each as { slug: string }).slug) }];
  if (item['type'] === 'string' && isWord(item)) return [{ name: has, sort: 'words', isEnum: item['enum'] !== undefined, read: (entry) => list(entry) as readonly string[] }];
  return item['enum'] === undefined ? [] : [{ name: has, sort: 'words', isEnum: false, read: (entry) => list(entry).map(String) }];
}

function partsAt(schema: Schema, name: string, value: (entry: Entry) => unknown, there: readonly Place[]): readonly Place[] {
  const map = schema[ENTRIES_OF] as MapEntries | undefined;
  if (map !== undefined) return [{ name: map.key, value: map.value, sort: 'map', isEnum: false, read: (entry) => Object.entries((value(entry) ?? {}) as Readonly<Record<string, number>>) }, ...there];
  const names = Object.keys((schema['properties'] as object | undefined) ?? {});
  if (names.join() === 'numerator,denominator') {
    const share = ({ numerator, denominator }: { numerator: number; denominator: number }): number => numerator / denominator;
    return [{ name, sort: 'number', isEnum: false, read: (entry) => (value(entry) === null ? null : share(value(entry) as never)) }, ...there];
  }
  return names.length === 0 ? there : [...there, ...within(schema, name, (entry) => value(entry) as Entry | null)];
}

function isWord(schema: Schema): boolean {
  return schema['enum'] !== undefined || schema[REFERS_TO] !== undefined || Number(schema['maxLength'] ?? 0) <= LONGEST_WORD;
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
