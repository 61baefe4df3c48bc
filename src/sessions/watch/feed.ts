import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Client } from 'pg';
import { Database } from '../../platform/database/open-database';
import { CHANNEL } from '../store/statements';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;

type Listener = () => void;

/** Hears from the database what any node has stored, on one connection of its own. */
@Injectable()
export class Feed implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('feed');
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly observers: ((id: string) => void)[] = [];
  private client: Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private waitMs = FIRST_RETRY_MS;
  private stopped = false;

  constructor(@Inject(Database) private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    if (this.retry !== null) clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  /** Calls back whenever something may have been stored in a session, until told to stop. */
  subscribe(id: string, listener: Listener): () => void {
    const own = this.listeners.get(id) ?? new Set();
    this.listeners.set(id, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0) this.listeners.delete(id);
    };
  }

  /** Calls back with every session in which something was stored. */
  observe(observer: (id: string) => void): void {
    this.observers.push(observer);
  }

  private async connect(): Promise<void> {
    const client = new Client({ connectionString: this.database.url, application_name: 'umpire feed', keepAlive: true });
    client.on('error', (fault) => this.logger.warn(`The connection that listens was lost: ${fault.message}`));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload }) => {
      if (channel !== CHANNEL) return;
      const id = (payload ?? '').split(':', 1)[0]!;
      this.tell(id);
      for (const observer of this.observers) observer(id);
    });
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.waitMs = FIRST_RETRY_MS;
      // What was stored while nobody listened is caught up by sequence number.
      for (const id of this.listeners.keys()) this.tell(id);
    } catch (fault) {
      this.logger.warn(`Cannot listen to the database: ${fault instanceof Error ? fault.message : String(fault)}`);
      await client.end().catch(() => undefined);
      this.lost(client);
    }
  }

  private lost(client: Client): void {
    if (this.stopped || this.client !== client) return;
    this.client = null;
    this.retry = setTimeout(() => void this.connect(), this.waitMs).unref();
    this.waitMs = Math.min(2 * this.waitMs, LONGEST_RETRY_MS);
  }

  private tell(id: string): void {
    for (const listener of this.listeners.get(id) ?? []) listener();
  }
}
