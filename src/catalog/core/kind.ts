import type { TObject } from '@sinclair/typebox';
import type { CatalogEntry, CatalogKind, OwnEntries } from '../../kernel/ruleset/catalog';
import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { type CatalogField, fieldsOf, type Plain } from './fields';
import { type CatalogFilter, filterShape, filtersOf } from './filters';

/** An entry on its shelf: ours come first in the order of the catalog, then those of a collection as they were added. */
export interface Row {
  readonly entry: CatalogEntry;
  readonly place: number;
}

type Facet = Extract<CatalogField, { sort: 'scalar' | 'list' | 'map' }>;

/** One kind of a game's catalog with everything that can be asked of it. */
export class Kind {
  readonly name: string;
  readonly title: string;
  readonly schema: TObject;
  readonly filters: readonly CatalogFilter[];
  readonly filterShape: TObject;
  readonly sorts: ReadonlyMap<string, Extract<CatalogField, { sort: 'scalar' }>>;
  readonly facets: ReadonlyMap<string, Facet>;
  readonly parts: readonly string[];
  readonly rows: readonly Row[];
  /** How callers' own entries are taken; null where they have none of this kind. */
  readonly own: OwnEntries | null;
  private readonly bySlug: ReadonlyMap<string, CatalogEntry>;

  constructor(
    readonly ruleset: Ruleset,
    { kind, title, schema, entries, own }: CatalogKind,
  ) {
    const fields = fieldsOf(schema);
    this.name = kind;
    this.title = title;
    this.schema = schema;
    this.filters = filtersOf(fields);
    this.filterShape = filterShape(String(schema['title']).replace(/Entry$/, 'Filter'), this.filters);
    this.sorts = new Map(fields.flatMap((field) => (field.sort === 'scalar' ? [[field.name, field] as const] : [])));
    this.facets = new Map(fields.flatMap((field) => (field.sort === 'part' || NO_FACETS.has(field.name) ? [] : [[field.name, field] as const])));
    this.own = own ?? null;
    this.parts = Object.keys(schema.properties);
    this.rows = entries.map((entry, place) => ({ entry, place }));
    this.bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
  }

  entry(slug: string): CatalogEntry | null {
    return this.bySlug.get(slug) ?? null;
  }
}

const NO_FACETS: ReadonlySet<string> = new Set(['slug', 'name']);

/** How often each value of a field occurs. */
export function valuesOf(facet: Facet, entry: Plain): readonly string[] {
  switch (facet.sort) {
    case 'scalar': {
      const value = facet.read(entry);
      return value === null ? [] : [String(value)];
    }
    case 'list':
      return [...new Set(facet.read(entry))];
    case 'map':
      return Object.keys(facet.read(entry));
  }
}
