import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { messageOf } from '../config/error-details';
import { type Key, KeyStore, type ListedKey } from './key.store';
import { type KeyKind, type Scope, SCOPES } from './scopes';
import { hashOfKey, isKeyShaped, newSecret } from './secret';

/** How long a node goes by what it knows of a key: so long a key that another node revoked may still work here. */
export const KNOWN_MS = 5_000;
const MOST_KNOWN = 10_000;
const USES_MS = 60_000;

interface Known {
  readonly key: Key | null;
  readonly until: number;
}

/** A key with the secret that is shown once. */
export interface MadeKey {
  readonly listed: ListedKey;
  readonly key: string;
}

/** Knows keys: finds them for requests without asking the database each time, makes, rotates and revokes them. */
@Injectable()
export class Keys implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('keys');
  private readonly store: KeyStore;
  private readonly known = new Map<string, Known>();
  private readonly asking = new Map<string, Promise<Key | null>>();
  private readonly admin: { readonly hash: string; readonly key: Key } | null;
  private uses = new Map<string, Date>();
  private timer: NodeJS.Timeout | null = null;

  constructor(@Inject(DataSource) source: DataSource, @Inject(CONFIG) { adminKey }: Config) {
    this.store = new KeyStore(source);
    this.admin = adminKey === null ? null : adminOf(adminKey);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.writeUses(), USES_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.writeUses();
  }

  /** What is known of a key at once: undefined when the database must be asked. */
  at(hash: string): Key | null | undefined {
    if (hash === this.admin?.hash) return this.admin.key;
    const known = this.known.get(hash);
    return known !== undefined && known.until > Date.now() ? this.stillValid(known.key) : undefined;
  }

  /** The key that was sent, or null if it is none; where the database is away, what was last known. */
  async find(sent: string): Promise<Key | null> {
    if (!isKeyShaped(sent)) return null;
    const hash = hashOfKey(sent);
    const known = this.at(hash);
    if (known !== undefined) return known;
    let asked = this.asking.get(hash);
    if (asked === undefined) this.asking.set(hash, (asked = this.ask(hash).finally(() => this.asking.delete(hash))));
    return asked;
  }

  /** Notes a use; it is written later. */
  noteUse({ id }: Key): void {
    if (id !== this.admin?.key.id) this.uses.set(id, new Date());
  }

  async make(name: string, kind: KeyKind, scopes: readonly Scope[]): Promise<MadeKey> {
    const secret = newSecret(kind);
    const id = randomUUID();
    await this.store.insert({ id, name, kind, scopes: SCOPES.filter((scope) => scopes.includes(scope)) }, secret);
    return { listed: (await this.store.listed(id))!, key: secret.key };
  }

  list(): Promise<readonly ListedKey[]> {
    return this.store.list();
  }

  /** A new secret for the same key, and until when the old ones work; null when there is no such key. */
  async rotate(id: string, overlapSeconds: number): Promise<(MadeKey & { readonly until: Date }) | null> {
    const listed = await this.store.listed(id);
    if (listed === null || listed.revokedAt !== null) return null;
    const secret = newSecret(listed.kind);
    const until = await this.store.rotate(id, secret, overlapSeconds);
    this.forget(id);
    return until === null ? null : { listed: (await this.store.listed(id))!, key: secret.key, until };
  }

  async revoke(id: string): Promise<ListedKey | null> {
    if (!(await this.store.revoke(id))) return null;
    this.forget(id);
    return this.store.listed(id);
  }

  /** A key with every scope, if there is none at all yet. */
  async first(): Promise<string | null> {
    if (this.admin !== null || !(await this.store.isEmpty())) return null;
    return (await this.make('first', 'secret', SCOPES)).key;
  }

  private async ask(hash: string): Promise<Key | null> {
    try {
      const key = await this.store.find(hash);
      this.remember(hash, key);
      return key;
    } catch (fault) {
      const known = this.known.get(hash);
      if (known === undefined) throw fault;
      return this.stillValid(known.key);
    }
  }

  private remember(hash: string, key: Key | null): void {
    this.known.delete(hash);
    this.known.set(hash, { key, until: Date.now() + KNOWN_MS });
    if (this.known.size > MOST_KNOWN) this.known.delete(this.known.keys().next().value as string);
  }

  private forget(id: string): void {
    for (const [hash, { key }] of this.known) if (key?.id === id) this.known.delete(hash);
  }

  private stillValid(key: Key | null): Key | null {
    return key?.expiresAt != null && key.expiresAt.getTime() <= Date.now() ? null : key;
  }

  private async writeUses(): Promise<void> {
    if (this.uses.size === 0) return;
    const uses = this.uses;
    this.uses = new Map();
    try {
      await this.store.used(uses);
    } catch (fault) {
      this.logger.warn(`The last uses of ${uses.size} keys were not written: ${messageOf(fault)}`);
    }
  }
}

/** The key of the settings: it is in no table, so that it ends with the setting; its id follows from its hash. */
function adminOf(sent: string): { readonly hash: string; readonly key: Key } {
  const hash = hashOfKey(sent);
  const id = hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  return { hash, key: { id, name: 'ADMIN_KEY', kind: 'secret', scopes: SCOPES, expiresAt: null } };
}
