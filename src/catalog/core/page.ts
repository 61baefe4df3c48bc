import type { CatalogEntry } from '../../kernel/ruleset/catalog';
import { type After, type SortKey, toCursor } from './cursor';
import type { Plain, Scalar } from './fields';
import { predicateOf } from './filters';
import { type Kind, type Row, valuesOf } from './kind';
import type { CatalogQuery } from './query';

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

export interface FacetCount {
  readonly field: string;
  readonly values: readonly FacetValue[];
}

/** A page of entries, whole or the parts that were asked for. */
export interface EntryPage {
  readonly total: number;
  readonly rows: readonly Row[];
  /** Where each row stands, for those who go on after it. */
  cursorOf(row: Row): string;
  readonly next: string | null;
  readonly facets: readonly FacetCount[];
}

const MOST_VALUES = 100;

/** The page that a query asks for, of these rows. */
export function pageOf(kind: Kind, rows: readonly Row[], query: CatalogQuery): EntryPage {
  const { where, sort, first, after, facets } = query;
  const fits = predicateOf(kind.filters, where);
  const found = rows.filter(({ entry }) => fits(plain(entry)));
  const order = orderBy(sort);
  // Rows stand in the order of their places already.
  if (sort.length > 0) found.sort((a, b) => order(standing(kind, sort, a), standing(kind, sort, b)));
  const rest = after === null ? found : found.filter((row) => order(standing(kind, sort, row), after) > 0);
  const page = rest.slice(0, first);
  const last = page[page.length - 1];
  return {
    total: found.length,
    rows: page,
    cursorOf: (row) => toCursor(kind, sort, row),
    next: rest.length > page.length && last !== undefined ? toCursor(kind, sort, last) : null,
    facets: facets.map((field) => ({ field, values: counted(kind, field, found) })),
  };
}

/** Compares where two rows stand: by each key in turn, then by place; what has no value comes last. */
function orderBy(keys: readonly SortKey[]): (a: After, b: After) => number {
  return (a, b) => {
    for (const [i, { down }] of keys.entries()) {
      const [x = null, y = null] = [a.values[i], b.values[i]];
      if (x === y) continue;
      if (x === null || y === null) return x === null ? 1 : -1;
      return x < y === down ? 1 : -1;
    }
    return a.place - b.place;
  };
}

function standing(kind: Kind, keys: readonly SortKey[], { entry, place }: Row): After {
  return { place, values: keys.map(({ field }): Scalar => kind.sorts.get(field)!.read(plain(entry))) };
}

function counted(kind: Kind, field: string, rows: readonly Row[]): readonly FacetValue[] {
  const facet = kind.facets.get(field)!;
  const counts = new Map<string, number>();
  for (const { entry } of rows) for (const value of valuesOf(facet, plain(entry))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, MOST_VALUES);
}

/** An entry, or the parts of it that were asked for. */
export function partsOf(entry: CatalogEntry, fields: readonly string[] | null): Plain {
  const whole = plain(entry);
  return fields === null ? whole : Object.fromEntries(Object.entries(whole).filter(([name]) => name === 'slug' || fields.includes(name)));
}

function plain(entry: CatalogEntry): Plain {
  return entry as unknown as Plain;
}
