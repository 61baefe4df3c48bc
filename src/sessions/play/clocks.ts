import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Problem } from '../../platform/http/problem';
import { owingAt, plansAt } from '../core/table-state';
import { Games } from '../games';
import { refusedBy, unprocessable } from '../problems';
import { SessionStore } from '../store/session.store';
import { Clerk } from './clerk';

const LOOK_MS = 1_000;
const STALE = unprocessable('clock.stale', 'The session has moved on.', '');

/** Acts for people whose clock has run out. What is due stands in the database, so that it survives a restart; the version check lets one node act. */
@Injectable()
export class Clocks implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('clocks');
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly games: Games,
    private readonly store: SessionStore,
    private readonly clerk: Clerk,
  ) {}

  onApplicationBootstrap(): void {
    let busy = false;
    this.timer = setInterval(() => {
      if (busy) return;
      busy = true;
      this.looking = this.look().finally(() => (busy = false));
    }, LOOK_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    await this.looking;
  }

  private async look(): Promise<void> {
    try {
      for (const { id, version } of await this.store.timedOut(this.games.editions)) await this.runOut(id, version);
    } catch (fault) {
      this.logger.warn(`The clocks could not be read: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }

  /** Takes for everybody who owes something what the rules take for them, in a version that nobody has moved on from. */
  private async runOut(id: string, version: number): Promise<void> {
    const answer = await this.clerk.record({ id, version, holder: '', key: null, ifMatch: null, body: null }, (draft, seated) => {
      if (seated.version !== version) return STALE;
      const late = owingAt(seated.house, draft.state);
      const people = plansAt(seated.house, draft.state).filter(({ seat, bot }) => bot === null && late.includes(seat));
      for (const { seat } of people) {
        if (!owingAt(seated.house, draft.state).includes(seat)) continue;
        const refusals = draft.take(seat, { type: 'session.time-out' });
        if (refusals.length > 0) return refusedBy(refusals, '');
      }
      return draft.rows.length === 0 ? STALE : () => ({});
    });
    if (!(answer instanceof Problem) || answer === STALE || answer.code === 'version.conflict') return;
    this.logger.error(`${id}: the clock was refused: ${answer.detail}`);
    await this.store.stopClock(id, version);
  }
}
