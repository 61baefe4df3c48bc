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
/** What ranks for itself; everything else of an entry is one text to the index. */
const RANKED: ReadonlySet<string> = new Set(['name', 'kind']);
const REST = 'rest';
const BOOST = { name: 8, kind: 2 };
/** Words of up to two letters must be right. */
const FUZZY = 0.25;
const SHORTEST_FUZZY = 3;
const SHORTEST_PREFIX = 2;

const wordsIn = MiniSearch.getDefault('tokenize') as (text: string) => string[];

/** A word as the index knows it: one and many are alike, so that a slip in archer is forgiven where archers stand too. */
function termOf(word: string): string {
  return word.toLowerCase().replace(/(?<=\w{3}[^s])s$/, '');
}

/** Finds entries by words in any of their fields; forgives slips, and ranks names first. */
export class EntrySearch {
  private readonly index: MiniSearch;

  constructor(private readonly searched: readonly Searched[]) {
    this.index = new MiniSearch({
      idField: 'id',
      fields: [...RANKED, REST],
      processTerm: termOf,
      extractField: (document: { readonly id: number }, field) => (field === 'id' ? document.id : this.text(document.id, field)) as string,
      searchOptions: { boost: BOOST, combineWith: 'AND', prefix: (term) => term.length >= SHORTEST_PREFIX, fuzzy: (term) => (term.length >= SHORTEST_FUZZY ? FUZZY : false) },
    });
    this.index.addAll(searched.map((_, id) => ({ id })));
  }

  find(words: string, wanted: (each: Searched) => boolean): readonly Hit[] {
    const filter = ({ id }: SearchResult): boolean => wanted(this.searched[id as number]!);
    return this.index.search(words, { filter }).map(({ id, score, terms }) => {
      const { ruleset, entry } = this.searched[id as number]!;
      let matched: readonly string[] | null = null;
      return {
        ruleset,
        entry,
        score: Math.round(score * 100) / 100,
        // Looked for only in the hits that are shown.
        get matched() {
          return (matched ??= fieldsWith(entry, new Set(terms)));
        },
      };
    });
  }

  private text(id: number, field: string): string {
    const entry = this.searched[id]!.entry as unknown as Plain;
    if (field !== REST) return textOf(entry[field]);
    return Object.entries(entry).flatMap(([name, value]) => (UNSEARCHED.has(name) || RANKED.has(name) ? [] : [textOf(value)])).join(' ');
  }
}

/** The fields in which any of these words stands, the name first. */
function fieldsWith(entry: CatalogEntry, terms: ReadonlySet<string>): readonly string[] {
  const found = Object.entries(entry).filter(([name, value]) => !UNSEARCHED.has(name) && wordsIn(textOf(value)).some((word) => terms.has(termOf(word)))).map(([name]) => name);
  return found.sort((a, b) => Number(b === 'name') - Number(a === 'name'));
}

/** Every word and number of a field. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value === 'object') return Object.entries(value).map(([key, part]) => `${key} ${textOf(part)}`).join(' ');
  return String(value);
}
