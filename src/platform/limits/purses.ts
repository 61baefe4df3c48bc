import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { messageOf } from '../config/error-details';
import { Database } from '../database/open-database';
import { type Policy, Purse } from './purse';
import { PostgresLevels } from './postgres-levels';
import { redisLevels } from './redis-levels';
import type { SharedLevels } from './shared-levels';

const SETTLE_MS = 1_000;
const TIDY_EVERY = 300;
const MOST_KEPT = 200_000;
const MOST_TOLD = 5_000;

/** The purses of all callers. Each node goes by its own and tells the others once a second, never while a request waits. */
@Injectable()
export class Purses implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('limits');
  private readonly purses = new Map<string, Purse>();
  private readonly policies: Readonly<Record<Policy['name'], Policy>>;
  private shared: SharedLevels | null = null;
  private timer: NodeJS.Timeout | null = null;
  private settling: Promise<void> | null = null;
  private rounds = 0;
  private away = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(DataSource) private readonly source: DataSource,
  ) {
    this.policies = { address: { name: 'address', most: config.limits.address }, key: { name: 'key', most: config.limits.key } };
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.redisUrl !== null) this.shared = await redisLevels(this.config.redisUrl, (message) => this.logger.warn(message));
    // The embedded database has one node, which need not tell itself.
    else if (!this.database.embedded) this.shared = new PostgresLevels(this.source);
    this.timer = setInterval(() => void this.settle(), SETTLE_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.settling;
    await this.shared?.close();
  }

  /** The purse of a caller; null where no limit is set. */
  of(id: string, kind: Policy['name'], now = performance.now()): Purse | null {
    const policy = this.policies[kind];
    if (policy.most === 0) return null;
    const full = `${kind}:${id}`;
    let purse = this.purses.get(full);
    if (purse === undefined) {
      purse = new Purse(full, policy, now);
      this.purses.set(full, purse);
      if (this.purses.size > MOST_KEPT) this.purses.delete(this.purses.keys().next().value as string);
    }
    return purse;
  }

  /** Tells the other nodes what was spent here, and learns what is left. */
  settle(): Promise<void> {
    return (this.settling ??= this.settleAll().finally(() => (this.settling = null)));
  }

  private async settleAll(): Promise<void> {
    this.rounds++;
    const now = performance.now();
    const worth: Purse[] = [];
    for (const [id, purse] of this.purses) {
      if (this.shared !== null && purse.isWorthTelling && worth.length < MOST_TOLD) worth.push(purse);
      else if (purse.isFull(now)) this.purses.delete(id);
    }
    if (this.shared === null) return;
    for (const policy of Object.values(this.policies)) await this.tell(this.shared, policy, worth.filter((purse) => purse.policy === policy));
    if (this.rounds % TIDY_EVERY === 0) await this.shared.tidy().catch(() => undefined);
  }

  private async tell(shared: SharedLevels, policy: Policy, purses: readonly Purse[]): Promise<void> {
    if (purses.length === 0) return;
    const told = purses.map((purse) => ({ purse, spent: purse.take() }));
    try {
      const levels = await shared.add(policy, told.map(({ purse: { id }, spent }) => ({ id, spent })));
      const now = performance.now();
      for (const { purse } of told) purse.settle(levels.get(purse.id) ?? purse.left(now), now);
      this.away = false;
    } catch (fault) {
      for (const { purse, spent } of told) purse.putBack(spent);
      if (!this.away) this.logger.warn(`Limits are not shared between nodes for now: ${messageOf(fault)}`);
      this.away = true;
    }
  }
}
