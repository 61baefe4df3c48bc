import { Injectable } from '@nestjs/common';
import type { CatalogEntry } from '../kernel/ruleset/catalog';
import { shortened } from '../platform/http/pointer';
import { InvalidInput, NotFound, Problem } from '../platform/http/problem';
import { Catalogs } from './catalogs';
import type { CatalogView, GameCatalog } from './core/game-catalog';
import type { Kind } from './core/kind';
import { type EntryPage, pageOf } from './core/page';
import { type Asked, openQuery } from './core/query';
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
  constructor(private readonly catalogs: Catalogs) {}

  catalog(ruleset: string): CatalogModel | Problem {
    const game = this.catalogs.find(ruleset);
    if (game instanceof Problem) return game;
    const kinds = [...game.kinds.values()].map((kind) => kindModel(game, kind));
    return { ruleset, count: kinds.reduce((sum, { count }) => sum + count, 0), kinds };
  }

  list(view: CatalogView, kind: Kind, asked: Asked): Listed | Problem {
    const query = openQuery(kind, asked);
    return query instanceof Problem ? query : { view, page: pageOf(kind, view.rows(kind), query), fields: query.fields };
  }

  show(view: CatalogView, kind: Kind, slug: string): Shown | Problem {
    const entry = view.entry(kind.name, slug);
    return entry === null ? new NotFound('entry.unknown', `${kind.ruleset.name} has no ${kind.name} "${shortened(slug)}"; search to find it.`) : { view, entry };
  }

  search({ q, ruleset, kind, first = USUAL_HITS }: SearchQuery): SearchModel | Problem {
    const games = this.catalogs.all();
    const among = games.filter((game) => ruleset === undefined || game.ruleset.id === ruleset);
    if (among.length === 0) return unknown('/ruleset', 'ruleset.unknown', 'ruleset', ruleset!, games.map((game) => game.ruleset.id));
    const kinds = new Set(among.flatMap((game) => [...game.kinds.keys()]));
    if (kind !== undefined && !kinds.has(kind)) return unknown('/kind', 'kind.unknown', 'kind', kind, [...kinds]);
    const hits = this.catalogs.search().find(q, (each) => (ruleset === undefined || each.ruleset === ruleset) && (kind === undefined || each.entry.kind === kind));
    const items = hits.slice(0, first).map(({ ruleset: id, entry, matched, score }): HitModel => ({ ruleset: id, kind: entry.kind, slug: entry.slug, name: entry.name, provenance: entry.provenance, href: hrefOf(id, entry), matched, score }));
    return { total: hits.length, items };
  }
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
