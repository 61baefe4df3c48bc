import { Inject, Injectable } from '@nestjs/common';
import type { CatalogEntry } from '../kernel/ruleset/catalog';
import { shortened } from '../platform/http/pointer';
import { InvalidInput, NotFound, Problem } from '../platform/http/problem';
import { Catalogs } from './catalogs';
import { noSuchCollection, Shelves } from './collections/shelves';
import type { CatalogView, GameCatalog } from './core/game-catalog';
import type { Kind } from './core/kind';
import { type EntryPage, pageOf } from './core/page';
import { type Asked, openQuery } from './core/query';
import { EntrySearch, type Hit } from './core/search';
import type { CatalogKindModel, CatalogModel, EntryLink, EntryLinks, HitModel, SearchModel, SearchQuery } from './models';

/** An entry with the catalog in which it stands. */
export interface Shown {
  readonly view: CatalogView;
  readonly entry: CatalogEntry;
}

/** A page with the catalog in which it stands, and the fields that were asked for. */
export interface Listed {
  readonly view: CatalogView;
  readonly page: EntryPage;
  readonly fields: readonly string[] | null;
}

const USUAL_HITS = 20;

/** Answers for both APIs what is asked of catalogs. */
@Injectable()
export class CatalogDesk {
  constructor(
    @Inject(Catalogs) private readonly catalogs: Catalogs,
    @Inject(Shelves) private readonly shelves: Shelves,
  ) {}

  catalog(ruleset: string): CatalogModel | Problem {
    const game = this.catalogs.find(ruleset);
    if (game instanceof Problem) return game;
    return catalogModel(game);
  }

  list(view: CatalogView, kind: Kind, asked: Asked): Listed | Problem {
    const query = openQuery(kind, asked);
    return query instanceof Problem ? query : { view, page: pageOf(kind, view.rows(kind), query), fields: query.fields };
  }

  show(view: CatalogView, kind: Kind, slug: string): Shown | Problem {
    const entry = view.entry(kind.name, slug);
    return entry === null ? new NotFound('entry.unknown', `${kind.ruleset.name} has no ${kind.name} "${shortened(slug)}"; search to find it.`) : { view, entry };
  }

  /** Entries by words; those of the collection that was named, and found for this caller, among ours. */
  async search({ q, ruleset, kind, collection, first = USUAL_HITS }: SearchQuery, keyId: string | null): Promise<SearchModel | Problem> {
    const games = this.catalogs.all();
    const among = games.filter((game) => ruleset === undefined || game.ruleset.id === ruleset);
    if (among.length === 0) return unknown('/ruleset', 'ruleset.unknown', 'ruleset', ruleset!, games.map((game) => game.ruleset.id));
    const kinds = new Set(among.flatMap((game) => [...game.kinds.keys()]));
    if (kind !== undefined && !kinds.has(kind)) return unknown('/kind', 'kind.unknown', 'kind', kind, [...kinds]);
    if (collection !== undefined && ruleset === undefined) return new InvalidInput([{ pointer: '/collection', code: 'input.invalid', message: 'A collection is searched with the ruleset that it is for.' }]);
    const shelf = collection === undefined ? null : await this.shelves.find(among[0]!, collection, keyId);
    if (collection !== undefined && shelf === null) return noSuchCollection();
    const ours = this.catalogs.search().find(q, (each) => (ruleset === undefined || each.ruleset === ruleset) && (kind === undefined || each.entry.kind === kind));
    const hits = shelf === null ? ours : merged(ours, searchOf(shelf.view).find(q, ({ entry }) => kind === undefined || entry.kind === kind));
    const items = hits.slice(0, first).map((hit) => hitModel(shelf?.view ?? this.catalogs.ours(hit.ruleset), hit));
    return { total: hits.length, items };
  }
}

const searches = new WeakMap<CatalogView, EntrySearch>();

/** The search among what a collection adds. */
function searchOf(view: CatalogView): EntrySearch {
  const { ruleset, kinds } = view.catalog;
  const known = searches.get(view) ?? new EntrySearch([...kinds.keys()].flatMap((kind) => view.added(kind).map(({ entry }) => ({ ruleset: ruleset.id, entry }))));
  searches.set(view, known);
  return known;
}

function merged(ours: readonly Hit[], own: readonly Hit[]): readonly Hit[] {
  return [...ours, ...own].sort((a, b) => b.score - a.score);
}

export function catalogModel(game: GameCatalog): CatalogModel {
  const kinds = [...game.kinds.values()].map((kind) => kindModel(game, kind));
  return { ruleset: game.ruleset.id, count: kinds.reduce((sum, { count }) => sum + count, 0), kinds };
}

export function hitModel(view: CatalogView, { ruleset, entry, matched, score }: Hit): HitModel {
  const { kind, slug, name, href } = linkTo(view, entry);
  return { ruleset, kind, slug, name, provenance: entry.provenance, href, matched, score };
}

/** The rules of an entry, the entries that it names and those that name it. */
export function linksOf({ view, entry }: Shown): EntryLinks {
  const { id } = view.catalog.ruleset;
  return {
    rules: entry.ruleIds.map((rule) => ({ id: rule, href: `/v1/${id}/rules/${rule}` })),
    entries: view.links(entry).flatMap(({ field, kind, slug }) => {
      const named = view.entry(kind, slug);
      return named === null ? [] : [{ ...linkTo(view, named), field }];
    }),
    usedBy: view.namedBy(entry.kind, entry.slug).map((namer) => linkTo(view, namer)),
  };
}

function linkTo(view: CatalogView, entry: CatalogEntry): EntryLink {
  const { kind, slug, name } = entry;
  const named = view.collection === null || view.catalog.ours.entry(kind, slug) !== null ? '' : `?collection=${encodeURIComponent(view.collection)}`;
  return { kind, slug, name, href: `${hrefOf(view.catalog.ruleset.id, entry)}${named}` };
}

function hrefOf(ruleset: string, { kind, slug }: CatalogEntry): string {
  return `/v1/${ruleset}/catalog/${kind}/${slug}`;
}

function kindModel({ ruleset }: GameCatalog, { name, title, rows, filters, sorts, facets, parts }: Kind): CatalogKindModel {
  return { kind: name, title, count: rows.length, href: `/v1/${ruleset.id}/catalog/${name}`, filters: filters.map((filter) => filter.name), sorts: [...sorts.keys()], facets: [...facets.keys()], fields: parts };
}

function unknown(pointer: string, code: string, what: string, said: string, known: readonly string[]): InvalidInput {
  return new InvalidInput([{ pointer, code, message: `There is no ${what} "${shortened(said)}"; there are ${known.join(', ')}.`, facts: { known } }]);
}
