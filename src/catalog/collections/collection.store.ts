import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CatalogEntry } from '../../kernel/ruleset/catalog';
import type { CollectionEntity } from './collection.entities';

/** What is known of a collection without its entries. */
export type CollectionHead = Omit<CollectionEntity, 'createdAt'>;

/** An entry of a collection, or that it was taken away, at the version that made it so. */
export interface EntryVersion {
  readonly kind: string;
  readonly slug: string;
  readonly version: number;
  readonly place: number;
  readonly entry: CatalogEntry | null;
}

const HEAD = 'id, ruleset, name, title, public, owner_key as "ownerKey", version, updated_at as "updatedAt"';

const INSERT = `
with made as (
  insert into catalog_collection (id, ruleset, name, title, public, owner_key) values ($1, $2, $3, $4, $5, $6)
  on conflict (ruleset, name) do nothing returning *
)
select ${HEAD} from made`;

const FIND = `select ${HEAD} from catalog_collection where ruleset = $1 and name = $2`;

const COUNT = 'select count(*)::int as n from catalog_collection where owner_key = $1';

const LIST = `
select ${HEAD} from catalog_collection
where ruleset = $1 and (public or owner_key = $2::uuid) and ($3::text is null or name > $3) order by name limit $4`;

const CHANGE = `
with changed as (
  update catalog_collection set title = coalesce($2, title), public = coalesce($3, public), updated_at = now() where id = $1 returning *
)
select ${HEAD} from changed`;

const DELETE = 'delete from catalog_collection where id = $1';

const LATEST = `
select distinct on (kind, slug) kind, slug, version, place, entry from catalog_collection_entry
where collection_id = $1 and version <= $2 order by kind, slug, version desc`;

const SINCE = `
select distinct on (kind, slug) kind, slug, version, place, entry from catalog_collection_entry
where collection_id = $1 and version > $2 and version <= $3 order by kind, slug, version desc`;

/** One statement: the version is compared, and the collection and its entry change together; or nothing does. */
const PUT = `
with moved as (
  update catalog_collection set version = version + 1, updated_at = now() where id = $1 and version = $2 returning version
), logged as (
  insert into catalog_collection_entry (collection_id, kind, slug, version, place, entry)
  select $1, $3, $4, moved.version, coalesce((select min(place) from catalog_collection_entry where collection_id = $1 and kind = $3 and slug = $4), moved.version), $5::json from moved
  returning version
)
select version from logged`;

/** Every statement about collections. */
@Injectable()
export class CollectionStore {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Null where the name is taken. */
  async insert(ruleset: string, name: string, title: string, isPublic: boolean, ownerKey: string): Promise<CollectionHead | null> {
    return (await this.rows<CollectionHead>(INSERT, [randomUUID(), ruleset, name, title, isPublic, ownerKey]))[0] ?? null;
  }

  async find(ruleset: string, name: string): Promise<CollectionHead | null> {
    return (await this.rows<CollectionHead>(FIND, [ruleset, name]))[0] ?? null;
  }

  async countOf(ownerKey: string): Promise<number> {
    return (await this.rows<{ n: number }>(COUNT, [ownerKey]))[0]!.n;
  }

  list(ruleset: string, ownerKey: string | null, after: string | null, most: number): Promise<readonly CollectionHead[]> {
    return this.rows(LIST, [ruleset, ownerKey, after, most]);
  }

  async change(id: string, title: string | null, isPublic: boolean | null): Promise<CollectionHead> {
    return (await this.rows<CollectionHead>(CHANGE, [id, title, isPublic]))[0]!;
  }

  async delete(id: string): Promise<void> {
    await this.rows(DELETE, [id]);
  }

  /** Every entry as it was at a version, in the order in which they came; what was taken away among them. */
  async entries(id: string, version: number): Promise<readonly EntryVersion[]> {
    return (await this.rows<EntryVersion>(LATEST, [id, version])).sort((a, b) => a.place - b.place);
  }

  /** What changed after one version and up to another. */
  async changes(id: string, since: number, version: number): Promise<readonly EntryVersion[]> {
    return (await this.rows<EntryVersion>(SINCE, [id, since, version])).sort((a, b) => a.version - b.version);
  }

  /** The new version; null where the collection has moved on. */
  async put(id: string, from: number, kind: string, slug: string, entry: CatalogEntry | null): Promise<number | null> {
    return (await this.rows<{ version: number }>(PUT, [id, from, kind, slug, entry === null ? null : JSON.stringify(entry)]))[0]?.version ?? null;
  }

  private async rows<T>(statement: string, parts: unknown[]): Promise<T[]> {
    const answer: unknown = await this.source.query(statement, parts);
    return Array.isArray(answer) ? (answer as T[]) : [];
  }
}
