import { Inject, Injectable } from '@nestjs/common';
import type { CatalogEntry } from '../../kernel/ruleset/catalog';
import { NotFound, Problem } from '../../platform/http/problem';
import { type Collection, type Collections, CollectionSource } from '../../resolution/collections';
import { Catalogs } from '../catalogs';
import { CatalogView, type GameCatalog } from '../core/game-catalog';
import type { Row } from '../core/kind';
import { type CollectionHead, CollectionStore, type EntryVersion } from './collection.store';

/** A collection at a version, with the catalog as it stands with it. */
export interface Shelf {
  readonly head: CollectionHead;
  readonly version: number;
  readonly view: CatalogView;
}

const NAMED = /^([a-z0-9][a-z0-9-]{0,39})(?:@(\d{1,6}))?$/;
const MOST_KEPT = 200;
/** Entries of collections stand after ours. */
const AFTER_OURS = 1_000_000;

export function noSuchCollection(): Problem {
  return new NotFound('collection.unknown', 'There is no such collection, or it is not for you to see.');
}

/** Finds collections for those who may see them, and keeps their entries at hand; a version never changes. */
@Injectable()
export class Shelves extends CollectionSource {
  private readonly kept = new Map<string, CatalogView>();

  constructor(
    @Inject(CollectionStore) private readonly store: CollectionStore,
    @Inject(Catalogs) private readonly catalogs: Catalogs,
  ) {
    super();
  }

  /** The collection that a name names, `my-ogres` or `my-ogres@3`; null if there is none for this caller. */
  async find(game: GameCatalog, named: string, keyId: string | null): Promise<Shelf | null> {
    const [, name, at] = NAMED.exec(named) ?? [];
    if (name === undefined) return null;
    const head = await this.store.find(game.ruleset.id, name);
    if (head === null || (!head.public && head.ownerKey !== keyId)) return null;
    const version = at === undefined ? head.version : Number(at);
    return version > head.version ? null : { head, version, view: await this.view(game, head, version) };
  }

  async load(ruleset: string, names: readonly string[], keyId: string | null): Promise<Collections> {
    const game = this.catalogs.find(ruleset);
    if (game instanceof Problem) return new Map();
    const found = await Promise.all(names.map(async (name) => [name, await this.find(game, name, keyId)] as const));
    return new Map(found.flatMap(([name, shelf]) => (shelf === null ? [] : [[name, collectionOf(shelf)] as const])));
  }

  private async view(game: GameCatalog, { id, name }: CollectionHead, version: number): Promise<CatalogView> {
    const known = `${id}@${version}`;
    const kept = this.kept.get(known);
    if (kept !== undefined) return kept;
    const view = new CatalogView(game, rowsOf(await this.store.entries(id, version)), `${name}@${version}`);
    this.kept.set(known, view);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value as string);
    return view;
  }
}

function rowsOf(entries: readonly EntryVersion[]): ReadonlyMap<string, readonly Row[]> {
  const rows = new Map<string, Row[]>();
  for (const { kind, place, entry } of entries) {
    if (entry === null) continue;
    const known = rows.get(kind) ?? [];
    known.push({ entry, place: AFTER_OURS + place });
    rows.set(kind, known);
  }
  return rows;
}

function collectionOf({ view }: Shelf): Collection {
  return {
    name: view.collection!,
    entry: (kind, slug): CatalogEntry | null => view.entry(kind, slug),
    slugs: (kind) => view.added(kind).map(({ entry }) => entry.slug),
  };
}
