import { Inject, Injectable } from '@nestjs/common';
import { shortened } from '../../platform/http/pointer';
import { InvalidInput, NotFound, Problem } from '../../platform/http/problem';
import { Catalogs } from '../catalogs';
import type { GameCatalog } from '../core/game-catalog';
import { MOST_LISTED } from '../core/query';
import { COLLECTION_CHANGE, NAME_PATTERN, NEW_COLLECTION } from './bodies';
import { type CollectionHead, CollectionStore } from './collection.store';
import type { CollectionHeadModel, CollectionModel, CollectionPageModel, StoredEntryModel } from './models';
import { isText, movedOn, NO_TEXT, NOT_OWNER, readBody, taken, unfit } from './faults';
import { ownKinds, readOwn } from './own-entry';
import { noSuchCollection, type Shelf, Shelves } from './shelves';

const MOST_COLLECTIONS = 50;
const MOST_ENTRIES = 500;
const MOST_VERSIONS = 100_000;
const USUAL_LISTED = 50;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Callers' own entries: collections are made, filled, changed and taken away by the key that made them. */
@Injectable()
export class CollectionDesk {
  constructor(
    @Inject(Catalogs) private readonly catalogs: Catalogs,
    @Inject(CollectionStore) private readonly store: CollectionStore,
    @Inject(Shelves) private readonly shelves: Shelves,
  ) {}

  async create(ruleset: string, sent: unknown, keyId: string): Promise<CollectionModel | Problem> {
    const game = this.catalogs.find(ruleset);
    if (game instanceof Problem) return game;
    const body = readBody(NEW_COLLECTION, sent);
    if (body instanceof Problem) return body;
    if ((await this.store.countOf(keyId)) >= MOST_COLLECTIONS) return unfit('collection.too-many', `A key has at most ${MOST_COLLECTIONS} collections.`, '');
    const head = await this.store.insert(ruleset, body.name, body.title ?? body.name, body.public ?? false, keyId);
    return head === null ? taken(body.name) : { ...told(head, keyId), entries: [] };
  }

  async list(ruleset: string, first: unknown, after: string | undefined, keyId: string | null): Promise<CollectionPageModel | Problem> {
    const game = this.catalogs.find(ruleset);
    if (game instanceof Problem) return game;
    const most = first ?? USUAL_LISTED;
    if (typeof most !== 'number' || !Number.isInteger(most) || most < 1 || most > MOST_LISTED) return new InvalidInput([{ pointer: '/first', code: 'input.invalid', message: `first is a whole number from 1 to ${MOST_LISTED}.` }]);
    if (after !== undefined && !new RegExp(NAME_PATTERN).test(after)) return new InvalidInput([{ pointer: '/after', code: 'cursor.unknown', message: 'Not a cursor of this list; take it from next of an earlier page.' }]);
    const found = await this.store.list(ruleset, keyId, after ?? null, most + 1);
    const items = found.slice(0, most);
    return { items: items.map((head) => told(head, keyId)), next: found.length > most ? items[items.length - 1]!.name : null };
  }

  async show(ruleset: string, name: string, keyId: string | null): Promise<CollectionModel | Problem> {
    const shelf = await this.shelf(ruleset, name, keyId);
    if (shelf instanceof Problem) return shelf;
    const entries = (await this.store.entries(shelf.head.id, shelf.version)).flatMap(({ kind, slug, version, entry }) =>
      entry === null ? [] : [{ kind, slug, name: entry.name, version, href: `/v1/${ruleset}/catalog/${kind}/${slug}?collection=${shelf.head.name}` }],
    );
    return { ...told(shelf.head, keyId), version: shelf.version, entries };
  }

  async change(ruleset: string, name: string, sent: unknown, keyId: string): Promise<CollectionModel | Problem> {
    const body = readBody(COLLECTION_CHANGE, sent);
    if (body instanceof Problem) return body;
    const shelf = await this.owned(ruleset, name, keyId);
    if (shelf instanceof Problem) return shelf;
    await this.store.change(shelf.head.id, body.title ?? null, body.public ?? null);
    return this.show(ruleset, name, keyId);
  }

  async remove(ruleset: string, name: string, keyId: string): Promise<Problem | null> {
    const shelf = await this.owned(ruleset, name, keyId);
    if (shelf instanceof Problem) return shelf;
    await this.store.delete(shelf.head.id);
    return null;
  }

  /** Stores an entry, or with null takes it away. */
  async put(ruleset: string, name: string, kindName: string, slug: string, sent: unknown, expected: number | null, keyId: string): Promise<StoredEntryModel | Problem> {
    const shelf = await this.owned(ruleset, name, keyId);
    if (shelf instanceof Problem) return shelf;
    const { head, view } = shelf;
    const kind = view.catalog.kind(kindName);
    if (kind instanceof Problem) return kind;
    if (kind.own === null) return unfit('kind.not-own', `There are no ${kind.title.toLowerCase()} of your own; there are ${ownKinds(view.catalog.kinds.values()).map((each) => each.name).join(', ')}.`, '/kind');
    if (!SLUG.test(slug) || slug.length > 64) return new InvalidInput([{ pointer: '/slug', code: 'input.invalid', message: 'A slug is lower-case words joined by hyphens.' }]);
    if (expected !== null && expected !== head.version) return movedOn(head.version);
    const known = view.added(kindName).some(({ entry }) => entry.slug === slug);
    if (sent === null && !known) return new NotFound('entry.unknown', `The collection has no ${kind.name} "${shortened(slug)}".`);
    if (kind.entry(slug) !== null) return unfit('entry.ours', `The catalog has a ${kind.name} "${slug}" already; give yours another slug.`, '/slug');
    if (sent !== null && !known && ownKinds(view.catalog.kinds.values()).reduce((sum, each) => sum + view.added(each.name).length, 0) >= MOST_ENTRIES) return unfit('collection.full', `A collection has at most ${MOST_ENTRIES} entries.`, '');
    if (head.version >= MOST_VERSIONS) return unfit('collection.worn', 'The collection has been changed too often; begin another.', '');
    if (!isText(sent)) return NO_TEXT;
    const entry = sent === null ? null : readOwn(kind, view, slug, sent);
    if (entry instanceof Problem) return entry;
    const version = await this.store.put(head.id, head.version, kind.name, slug, entry);
    if (version !== null) return { collection: `${head.name}@${version}`, version, entry };
    // Somebody else was faster: without a version to hold to, it is tried again on what is there now.
    return expected === null ? this.put(ruleset, name, kindName, slug, sent, null, keyId) : movedOn(head.version + 1);
  }

  private async shelf(ruleset: string, name: string, keyId: string | null): Promise<Shelf | Problem> {
    const game: GameCatalog | Problem = this.catalogs.find(ruleset);
    if (game instanceof Problem) return game;
    return (await this.shelves.find(game, name, keyId)) ?? noSuchCollection();
  }

  private async owned(ruleset: string, name: string, keyId: string): Promise<Shelf | Problem> {
    const shelf = await this.shelf(ruleset, name, keyId);
    if (shelf instanceof Problem) return shelf;
    if (shelf.head.ownerKey !== keyId) return NOT_OWNER;
    return shelf.version === shelf.head.version ? shelf : unfit('collection.old-version', 'Only the latest version can be changed.', '');
  }
}

function told({ ruleset, name, title, public: isPublic, ownerKey, version, updatedAt }: CollectionHead, keyId: string | null): CollectionHeadModel {
  return { ruleset, name, title, public: isPublic, mine: ownerKey === keyId, version, updatedAt: updatedAt.toISOString() };
}
