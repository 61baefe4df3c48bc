import type { TObject, TSchema } from '@sinclair/typebox';
import { REFERS_TO } from '../../kernel/ruleset/entry-shape';
import { type Plain, withoutNull } from './fields';

/** Another entry that an entry names, and where it does. */
export interface Link {
  readonly field: string;
  readonly kind: string;
  readonly slug: string;
}

interface LinkPlace {
  readonly field: string;
  readonly kind: string;
  readonly path: readonly string[];
}

/** Stands in a path for every item of a list. */
const EACH = '*';
const known = new WeakMap<TObject, readonly LinkPlace[]>();

/** Every entry that this one names, each once for every field. */
export function linksIn(schema: TObject, entry: Plain): readonly Link[] {
  let places = known.get(schema);
  if (places === undefined) known.set(schema, (places = placesIn(schema, [])));
  const links = places.flatMap(({ field, kind, path }) => [...new Set(reached(entry, path, 0))].map((slug): Link => ({ field, kind, slug })));
  const seen = new Set<string>();
  return links.filter(({ field, kind, slug }) => {
    const said = `${field} ${kind} ${slug}`;
    return !seen.has(said) && seen.add(said) !== undefined;
  });
}

function placesIn(part: TSchema, path: readonly string[]): readonly LinkPlace[] {
  const { schema } = withoutNull(part);
  const kind = schema[REFERS_TO] as string | undefined;
  if (kind !== undefined) return [{ field: path[0] ?? '', kind, path }];
  if (schema['type'] === 'array') return placesIn(schema['items'] as TSchema, [...path, EACH]);
  return Object.entries((schema['properties'] as Readonly<Record<string, TSchema>> | undefined) ?? {}).flatMap(([name, each]) => placesIn(each, [...path, name]));
}

function reached(value: unknown, path: readonly string[], depth: number): readonly string[] {
  if (value === null || value === undefined) return [];
  const name = path[depth];
  if (name === undefined) return [value as string];
  if (name === EACH) return (value as readonly unknown[]).flatMap((item) => reached(item, path, depth + 1));
  return reached((value as Plain)[name], path, depth + 1);
}
