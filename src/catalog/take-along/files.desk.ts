import { Inject, Injectable } from '@nestjs/common';
import { shortened } from '../../platform/http/pointer';
import { InvalidInput, NotFound, Problem } from '../../platform/http/problem';
import { Catalogs } from '../catalogs';
import { CollectionStore } from '../collections/collection.store';
import { noSuchCollection, Shelves } from '../collections/shelves';
import { type CatalogFile, filesOf } from '../core/files';
import type { GameCatalog } from '../core/game-catalog';
import { CatalogVersions } from '../versions/versions';
import type { CatalogChangesModel, CatalogManifestModel } from './models';

const VERSION = /^[0-9a-f]{16}$/;

/** Catalogs to take along, and what has changed since they were. */
@Injectable()
export class FilesDesk {
  constructor(
    @Inject(Catalogs) private readonly catalogs: Catalogs,
    @Inject(CatalogVersions) private readonly versions: CatalogVersions,
    @Inject(Shelves) private readonly shelves: Shelves,
    @Inject(CollectionStore) private readonly store: CollectionStore,
  ) {}

  manifest(ruleset: string): CatalogManifestModel | Problem {
    const game = this.catalogs.find(ruleset);
    return game instanceof Problem ? game : manifestOf(game);
  }

  /** A file by its name, or the one that a name without a hash names now. */
  file(ruleset: string, name: string): CatalogFile | Problem {
    const game = this.catalogs.find(ruleset);
    if (game instanceof Problem) return game;
    const { files } = filesOf(game);
    const found = files.get(name) ?? [...files.values()].find(({ of, format }) => `${of}.${format}` === name);
    return found ?? new NotFound('file.unknown', `There is no file "${shortened(name)}" now; /v1/${ruleset}/catalog/files lists those that there are.`);
  }

  async changes(ruleset: string, since: string): Promise<CatalogChangesModel | Problem> {
    const game = this.catalogs.find(ruleset);
    if (game instanceof Problem) return game;
    if (!VERSION.test(since)) return new InvalidInput([{ pointer: '/since', code: 'input.invalid', message: 'since is the version of an earlier manifest: 16 digits and letters.' }]);
    const { version, hashes } = filesOf(game);
    const before = since === version ? hashes : await this.versions.hashes(ruleset, since);
    if (before === null) return new NotFound('version.unknown', 'This installation never served that version; take the files.');
    const entries = [...game.kinds.values()].flatMap(({ rows }) => rows.map(({ entry }) => entry));
    return {
      ruleset,
      since,
      version,
      changed: entries.filter(({ kind, slug }) => before[`${kind}/${slug}`] !== hashes[`${kind}/${slug}`]),
      removed: Object.keys(before).filter((name) => hashes[name] === undefined).map(named),
    };
  }

  /** The same of a collection, between two of its versions. */
  async collectionChanges(ruleset: string, name: string, since: string, keyId: string | null): Promise<CatalogChangesModel | Problem> {
    const game = this.catalogs.find(ruleset);
    if (game instanceof Problem) return game;
    const shelf = await this.shelves.find(game, name, keyId);
    if (shelf === null) return noSuchCollection();
    if (!/^\d{1,6}$/.test(since) || Number(since) > shelf.version) return new InvalidInput([{ pointer: '/since', code: 'input.invalid', message: `since is a version of the collection: a whole number from 0 to ${shelf.version}.` }]);
    const changes = await this.store.changes(shelf.head.id, Number(since), shelf.version);
    const gone = changes.filter(({ entry, place }) => entry === null && place <= Number(since));
    return { ruleset, since, version: String(shelf.version), changed: changes.flatMap(({ entry }) => entry ?? []), removed: gone.map(({ kind, slug }) => ({ kind, slug })) };
  }
}

export function manifestOf(game: GameCatalog): CatalogManifestModel {
  const { version, files } = filesOf(game);
  const { id: ruleset } = game.ruleset;
  return { ruleset, version, files: [...files.values()].map(({ of, format, name, entries, bytes, sha256 }) => ({ of, format, href: `/v1/${ruleset}/catalog/files/${name}`, entries, bytes: bytes.length, sha256 })) };
}

function named(name: string): { readonly kind: string; readonly slug: string } {
  const [kind = '', slug = ''] = name.split('/');
  return { kind, slug };
}
