import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Problem } from '../../platform/http/problem';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { Gate } from '../gate';
import type { SentHeaders } from '../terms';
import { SessionStore } from './session.store';

const LOOK_MS = 3_600_000;

/** Deletes sessions: when their creator says so, and when nobody has touched them for as long as the service keeps them. Of a public game that has ended the log stays. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('retention');
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly store: SessionStore,
    private readonly gate: Gate,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.keepDays === 0) return;
    this.timer = setInterval(() => void this.retire(), LOOK_MS).unref();
    void this.retire();
  }

  onModuleDestroy(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }

  async delete(id: string, headers: SentHeaders): Promise<object | Problem> {
    const caller = await this.gate.creator(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { head } = caller;
    // An open or running game may end meanwhile: what is deleted is decided by the database.
    const stays = await this.store.delete(head.id);
    return { id: head.id, stays };
  }

  private async retire(): Promise<void> {
    try {
      await this.store.retire(this.config.keepDays);
    } catch (fault) {
      this.logger.warn(`Old sessions could not be deleted: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }
}
