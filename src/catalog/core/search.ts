import MiniSearch, { type SearchResult } from 'minisearch';
import type { CatalogEntry } from '../../kernel/ruleset/catalog';
import type { Plain } from './fields';

/** An entry as the search knows it. */
export interface Searched {
  readonly ruleset: string;
  readonly entry: CatalogEntry;
}

/** A find, with the fields in which the words were found, the best first. */
export interface Hit extends Searched {
  readonly score: number;
  readonly matched: readonly string[];
}

/** Fields that say nothing that anybody would look for. */
const UNSEARCHED: ReadonlySet<string> = new Set(['slug', 'provenance', 'source', 'derivation', 'stated', 'set']);
const BOOST = { name: 8, kind: 2 };
/** Words of up to two letters must be right. */
const FUZZY = 0.25;
const SHORTEST_FUZZY = 3;
const SHORTEST_PREFIX = 2;

/** Finds entries by words in any of their fields; forgives slips, and ranks names first. */
export class EntrySearch {
  private readonly searched: readonly Searched[];
  private readonly index: MiniSearch;

  constructor(searched: readonly Searched[]) {
    this.searched = searched;
    const fields = new Set(searched.flatMap(({ entry }) => Object.keys(entry).filter((name) => !UNSEARCHED.has(name))));
    this.index = new MiniSearch({
      idField: 'id',
      fields: [...fields],
      extractField: (document: { readonly id: number }, field) => (field === 'id' ? document.id : textOf((searched[document.id]!.entry as unknown as Plain)[field])) as string,
      searchOptions: { boost: BOOST, combineWith: 'AND', prefix: (term) => term.length >= SHORTEST_PREFIX, fuzzy: (term) => (term.length >= SHORTEST_FUZZY ? FUZZY : false) },
    });
    this.index.addAll(searched.map((_, id) => ({ id })));
  }

  find(words: string, wanted: (each: Searched) => boolean): readonly Hit[] {
    const filter = ({ id }: SearchResult): boolean => wanted(this.searched[id as number]!);
    return this.index.search(words, { filter }).map(({ id, score, match }) => ({ ...this.searched[id as number]!, score: Math.round(score * 100) / 100, matched: fieldsIn(match) }));
  }
}

function fieldsIn(match: SearchResult['match']): readonly string[] {
  const fields = new Set(Object.values(match).flat());
  return [...fields].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function rank(field: string): number {
  return field === 'name' ? 0 : 1;
}

/** Every word and number of a field. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value === 'object') return Object.entries(value).map(([key, part]) => `${key} ${textOf(part)}`).join(' ');
  return String(value);
}
