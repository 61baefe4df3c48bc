import type { KeyKind, Scope } from './scopes';
import type { NewSecret } from './secret';

/** A key as a request shows it. */
export interface Key {
  readonly id: string;
  readonly name: string;
  readonly kind: KeyKind;
  readonly scopes: readonly Scope[];
  /** When the secret that was sent stops working; null while it was not rotated out. */
  readonly expiresAt: Date | null;
}

/** A key as its keeper sees it. */
export interface ListedKey {
  readonly id: string;
  readonly name: string;
  readonly kind: KeyKind;
  readonly scopes: readonly Scope[];
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  /** The end of the newest secret. */
  readonly hint: string;
}

export interface NewKey {
  readonly id: string;
  readonly name: string;
  readonly kind: KeyKind;
  readonly scopes: readonly Scope[];
}

/** Whatever runs a statement: the application's data source, or the one connection of a script. */
export interface Statements {
  query(statement: string, parts: unknown[]): Promise<unknown>;
}

const INSERT = `
with made as (insert into api_key (id, name, kind, scopes) values ($1, $2, $3, $4) returning id)
insert into api_key_secret (hash, key_id, hint) select $5, made.id, $6 from made`;

const FIND = `
select api_key.id, name, kind, scopes, secret.expires_at as "expiresAt"
from api_key_secret secret join api_key on api_key.id = secret.key_id
where secret.hash = $1 and revoked_at is null and (secret.expires_at is null or secret.expires_at > now())`;

const LIST = `
select id, name, kind, scopes, created_at as "createdAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt",
  (select hint from api_key_secret secret where secret.key_id = api_key.id order by secret.created_at desc limit 1) as hint
from api_key where $1::uuid is null or id = $1::uuid order by created_at, id`;

/** The older secrets go on for a while, none of them longer than it was to. */
const ROTATE = `
with key as (select id from api_key where id = $1 and revoked_at is null for update), ending as (
  update api_key_secret set expires_at = least(coalesce(expires_at, 'infinity'), now() + make_interval(secs => $4)) from key where key_id = key.id
), added as (
  insert into api_key_secret (hash, key_id, hint) select $2, key.id, $3 from key
)
select now() + make_interval(secs => $4) as until from key`;

const REVOKE = `
with gone as (update api_key set revoked_at = coalesce(revoked_at, now()) where id = $1 returning id)
select id from gone`;

const USED = `
update api_key set last_used_at = greatest(coalesce(last_used_at, use.at), use.at)
from json_to_recordset($1::json) as use(id uuid, at timestamptz) where api_key.id = use.id`;

/** Every statement about keys. */
export class KeyStore {
  constructor(private readonly statements: Statements) {}

  async insert({ id, name, kind, scopes }: NewKey, { hash, hint }: NewSecret): Promise<void> {
    await this.statements.query(INSERT, [id, name, kind, scopes, hash, hint]);
  }

  async find(hash: string): Promise<Key | null> {
    return (await this.rows<Key>(FIND, [hash]))[0] ?? null;
  }

  list(): Promise<readonly ListedKey[]> {
    return this.rows(LIST, [null]);
  }

  async listed(id: string): Promise<ListedKey | null> {
    return (await this.rows<ListedKey>(LIST, [id]))[0] ?? null;
  }

  /** Until when the older secrets work; null when there is no such key, or it was revoked. */
  async rotate(id: string, { hash, hint }: NewSecret, overlapSeconds: number): Promise<Date | null> {
    return (await this.rows<{ until: Date }>(ROTATE, [id, hash, hint, overlapSeconds]))[0]?.until ?? null;
  }

  /** Whether there is such a key; it is revoked now if it was not before. */
  async revoke(id: string): Promise<boolean> {
    return (await this.rows(REVOKE, [id])).length > 0;
  }

  async used(uses: ReadonlyMap<string, Date>): Promise<void> {
    await this.statements.query(USED, [JSON.stringify([...uses].map(([id, at]) => ({ id, at })))]);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.rows('select 1 from api_key limit 1', [])).length === 0;
  }

  private async rows<T>(statement: string, parts: unknown[]): Promise<T[]> {
    const answer = await this.statements.query(statement, parts);
    return Array.isArray(answer) ? (answer as T[]) : (answer as { rows: T[] }).rows;
  }
}
