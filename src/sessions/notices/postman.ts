import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Outward } from '../../platform/outward/outward';
import { Clerk } from '../play/clerk';
import { signedHeaders } from './signature';
import { type Due, WebhookStore } from './webhook.store';

const LOOK_MS = 1_000;
const TIDY_MS = 3_600_000;
const MOST_AT_ONCE = 32;
/** A slow receiver holds up nobody but itself. */
const MOST_OF_ONE = 2;

/** Sends notices: beside play, some at a time, again and again until they are taken or given up. */
@Injectable()
export class Postman implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('webhooks');
  private readonly onTheWay = new Map<Promise<void>, string>();
  private readonly timers: NodeJS.Timeout[] = [];
  private looking: Promise<void> | null = null;
  private again = false;
  private stopped = false;

  constructor(
    private readonly store: WebhookStore,
    private readonly outward: Outward,
    clerk: Clerk,
  ) {
    clerk.onNotice(() => this.look());
  }

  onApplicationBootstrap(): void {
    this.timers.push(setInterval(() => this.look(), LOOK_MS).unref(), setInterval(() => void this.store.tidy().catch(() => undefined), TIDY_MS).unref());
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.looking;
    await Promise.all(this.onTheWay.keys());
  }

  /** Takes what is due; whoever asks meanwhile makes it look once more. */
  look(): void {
    if (this.stopped) return;
    if (this.looking !== null) {
      this.again = true;
      return;
    }
    this.looking = this.takeDue()
      .catch((fault: unknown) => this.logger.warn(`Notices could not be read: ${fault instanceof Error ? fault.message : String(fault)}`))
      .then(() => {
        this.looking = null;
        if (!this.again) return;
        this.again = false;
        this.look();
      });
  }

  private async takeDue(): Promise<void> {
    const room = MOST_AT_ONCE - this.onTheWay.size;
    if (room <= 0) return;
    const hooks = [...this.onTheWay.values()];
    const busy = [...new Set(hooks)].filter((hook) => hooks.filter((each) => each === hook).length >= MOST_OF_ONE);
    for (const due of await this.store.take(room, busy)) {
      const sending = this.send(due)
        .catch((fault: unknown) => this.logger.warn(`${due.id}: ${fault instanceof Error ? fault.message : String(fault)}`))
        .then(() => {
          this.onTheWay.delete(sending);
        });
      this.onTheWay.set(sending, due.webhook);
    }
  }

  private async send({ id, url, secret, body, attempts }: Due): Promise<void> {
    const sent = await this.outward.post(url, body, { 'content-type': 'application/json', 'user-agent': 'umpire', ...signedHeaders(secret, id, new Date(), body) });
    if ('status' in sent && sent.status >= 200 && sent.status < 300) return this.store.delivered(id);
    const fault = 'fault' in sent ? sent.fault : sent.status >= 300 && sent.status < 400 ? `it answered ${sent.status}, and redirects are not followed` : `it answered ${sent.status}`;
    await this.store.failed(id, attempts, fault);
  }
}
