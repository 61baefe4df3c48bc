import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { Problem } from '../../platform/http/problem';
import { THREADS } from '../../platform/threads/threads';
import { botToAct } from '../core/table-state';
import { Games } from '../games';
import { unprocessable } from '../problems';
import { SessionStore } from '../store/session.store';
import { type Seated, Tables } from '../store/tables';
import { Feed } from '../watch/feed';
import type { TurnTaken } from '../threads/bot-turn';
import { sent, SessionThreads } from '../threads/session-threads';
import { Clerk, type Decide } from './clerk';
import { Turnstile } from './turnstile';

const SWEEP_MS = 15_000;
/** A bot that was to act for so long has lost its node. */
const FORSAKEN_SECONDS = 10;
/** After so many turns that others made stale, they wait for the next one. */
const PATIENCE = 3;
const BUSY_PAUSE_MS = 1_000;
const NOBODY = unprocessable('bot.not-to-act', 'No bot is to act.', '');
const STALE = unprocessable('bot.stale', 'The session has moved on.', '');

/**
 * Lets bots act whenever they owe something: after every action that this node has stored, and where another node stopped.
 * A worker also plays where other nodes have stored something; a node of the API leaves all of it to workers.
 */
@Injectable()
export class Bots implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('bots');
  /** The sessions in hand, and whether something was stored in them meanwhile. */
  private readonly busy = new Map<string, { again: boolean; readonly done: Promise<void> }>();
  /** Bots take no more threads than there are, so that none of them waits in the way of a caller. */
  private readonly turnstile = new Turnstile(THREADS);
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly games: Games,
    private readonly store: SessionStore,
    private readonly tables: Tables,
    private readonly clerk: Clerk,
    private readonly threads: SessionThreads,
    @Inject(CONFIG) private readonly config: Config,
    feed: Feed,
  ) {
    if (config.role === 'api') return;
    if (config.role === 'worker') feed.observe((id) => this.wake(id));
    clerk.onStored(({ facts, house, state }) => {
      if (botToAct(house, state) !== null) this.wake(facts.id);
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'api') return;
    this.timer = setInterval(() => void this.sweep(FORSAKEN_SECONDS), SWEEP_MS).unref();
    await this.sweep(0);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    await Promise.all([...this.busy.values()].map(({ done }) => done));
  }

  /** Plays on in a session until a person is to act or it ends. */
  wake(id: string): void {
    if (this.stopped || this.config.role === 'api') return;
    const inHand = this.busy.get(id);
    if (inHand !== undefined) {
      inHand.again = true;
      return;
    }
    const done = this.playOn(id)
      .catch((fault: unknown) => this.logger.error(`${id}: ${fault instanceof Error ? fault.stack : String(fault)}`))
      .then(() => this.rest(id));
    this.busy.set(id, { again: false, done });
  }

  private rest(id: string): void {
    const again = this.busy.get(id)?.again ?? false;
    this.busy.delete(id);
    if (again) this.wake(id);
  }

  private async sweep(quietSeconds: number): Promise<void> {
    try {
      for (const id of await this.store.waitingForBots(quietSeconds, this.games.editions)) this.wake(id);
      await this.store.tidy();
    } catch (fault) {
      this.logger.warn(`The sweep failed: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }

  private async playOn(id: string): Promise<void> {
    for (let lost = 0; !this.stopped; ) {
      const head = await this.store.head(id, null);
      if (head === null || head.status !== 'playing') return;
      const seated = await this.tables.latest(id, head.version);
      if (botToAct(seated.house, seated.state) === null) return;
      const answer = await (lost < PATIENCE ? this.playBeside(seated) : this.playFirst(seated));
      if (!(answer instanceof Problem)) lost = 0;
      else if (answer === STALE) lost++;
      else if (answer.status === 503) await pause(BUSY_PAUSE_MS);
      else if (answer === NOBODY) return;
      else throw new Error(`a bot was refused: ${answer.detail}`);
    }
  }

  /** Works a turn out while others may act; what they stored meanwhile makes it worthless. */
  private async playBeside(seated: Seated): Promise<object | Problem> {
    const turn = await this.turnOf(seated);
    return turn instanceof Problem ? turn : this.record(seated, (draft, now) => (now.version === seated.version ? taken(turn, () => draft.adopt(turn)) : STALE));
  }

  /** Works a turn out while the actions of others wait for it. */
  private async playFirst(seated: Seated): Promise<object | Problem> {
    return this.record(seated, async (draft, now) => {
      const turn = await this.turnOf(now);
      return turn instanceof Problem ? turn : taken(turn, () => draft.adopt(turn));
    });
  }

  private turnOf(seated: Seated): Promise<TurnTaken | Problem> {
    return this.turnstile.through(() => this.threads.run('botTurn', sent(seated)));
  }

  private record({ facts: { id }, version }: Seated, decide: Decide): Promise<object | Problem> {
    return this.clerk.record({ id, version, holder: '', key: null, ifMatch: null, body: null }, decide);
  }
}

function taken({ rows, stuck }: TurnTaken, adopt: () => void): Problem | (() => object) {
  if (rows.length === 0) return stuck === null ? NOBODY : unprocessable('bot.stuck', stuck, '');
  adopt();
  return () => ({});
}
