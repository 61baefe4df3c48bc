import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Seat } from '../../kernel/table/table';
import { Problem } from '../../platform/http/problem';
import type { Deed } from '../core/deeds';
import { whimOf } from '../core/fair-dice';
import { botToAct } from '../core/table-state';
import { refusedBy, unprocessable } from '../problems';
import { SessionStore } from '../store/session.store';
import type { Seated } from '../store/tables';
import { Clerk } from './clerk';
import type { Draft } from './draft';

const SWEEP_MS = 15_000;
/** A bot that was to act for so long has lost its node. */
const FORSAKEN_SECONDS = 10;
const NOBODY = unprocessable('bot.not-to-act', 'No bot is to act.', '');

/** Lets bots act whenever they owe something: after every stored action, when the service starts, and where another node stopped. */
@Injectable()
export class Bots implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('bots');
  /** The sessions in hand, and whether something was stored in them meanwhile. */
  private readonly busy = new Map<string, boolean>();
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  constructor(
    private readonly store: SessionStore,
    private readonly clerk: Clerk,
  ) {
    clerk.onStored((id) => this.wake(id));
  }

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.sweep(FORSAKEN_SECONDS), SWEEP_MS).unref();
    await this.sweep(0);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
    while (this.busy.size > 0) await breathe();
  }

  /** Plays on in a session until a person is to act or it ends. */
  wake(id: string): void {
    if (this.stopped) return;
    if (this.busy.has(id)) {
      this.busy.set(id, true);
      return;
    }
    this.busy.set(id, false);
    void this.playOn(id)
      .catch((fault: unknown) => this.logger.error(`${id}: ${fault instanceof Error ? fault.stack : String(fault)}`))
      .finally(() => this.rest(id));
  }

  private rest(id: string): void {
    const more = this.busy.get(id) === true;
    this.busy.delete(id);
    if (more) this.wake(id);
  }

  private async sweep(quietSeconds: number): Promise<void> {
    try {
      for (const id of await this.store.waitingForBots(quietSeconds)) this.wake(id);
      await this.store.tidy();
    } catch (fault) {
      this.logger.warn(`The sweep failed: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
  }

  private async playOn(id: string): Promise<void> {
    while (!this.stopped) {
      await breathe();
      const head = await this.store.head(id, null);
      if (head === null || head.status !== 'playing') return;
      const answer = await this.clerk.record({ id, version: head.version, holder: '', key: null, ifMatch: null, body: null }, act);
      if (!(answer instanceof Problem)) continue;
      if (answer !== NOBODY) this.logger.error(`${id}: a bot was refused: ${answer.detail}`);
      return;
    }
  }
}

function act(draft: Draft, seated: Seated): Problem | (() => object) {
  const plan = botToAct(seated.house, seated.state);
  if (plan === null) return NOBODY;
  const deed = choiceOf(seated, plan.seat, plan.bot!);
  const refusals = draft.take(plan.seat, deed);
  if (refusals.length === 0) return () => ({});
  const fallback = seated.house.game.otherwise(seated.state.position!, plan.seat);
  return fallback !== null && draft.take(plan.seat, fallback).length === 0 ? () => ({}) : refusedBy(refusals, '');
}

/** What a bot does, from nothing but what its seat may know. */
function choiceOf({ facts, house: { game }, version, state }: Seated, seat: Seat, id: string): Deed {
  const position = state.position!;
  const bot = game.bots.find((each) => each.id === id);
  if (bot === undefined) throw new Error(`there is no bot ${id}`);
  return bot.decide(game.view(position, seat), seat, game.legalActions(position, seat), whimOf(facts.seed, seat, version + 1));
}
