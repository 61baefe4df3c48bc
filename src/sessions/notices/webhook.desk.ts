import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Seat } from '../../kernel/table/table';
import { NotFound, Problem } from '../../platform/http/problem';
import { Outward } from '../../platform/outward/outward';
import { NEW_WEBHOOK, readBody } from '../bodies';
import { NOTHING_YET } from '../core/table-state';
import { type Caller, Gate } from '../gate';
import { NO_TOKEN, unprocessable } from '../problems';
import { Tables } from '../store/tables';
import type { SentHeaders } from '../terms';
import { type Notice, noticesOf } from './notices';
import { Postman } from './postman';
import { newSecret } from './signature';
import { type Delivery, MOST_HOOKS, type Webhook, WebhookStore } from './webhook.store';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Who wants to be told where, and what became of it. Everybody sees and changes the own webhooks alone. */
@Injectable()
export class WebhookDesk {
  constructor(
    private readonly store: WebhookStore,
    private readonly tables: Tables,
    private readonly gate: Gate,
    private readonly outward: Outward,
    private readonly postman: Postman,
  ) {}

  async add(id: string, headers: SentHeaders, sent: unknown): Promise<object | Problem> {
    const body = readBody(NEW_WEBHOOK, sent);
    if (body instanceof Problem) return body;
    const caller = await this.holder(id, headers);
    if (caller instanceof Problem) return caller;
    const fault = await this.whyNot(body.url);
    if (fault !== null) return unprocessable('webhook.address', `Nothing is sent there: ${fault}.`, '/url');
    const events = body.events ?? ['your-turn', 'finished'];
    const hook: Webhook = { id: randomUUID(), session: caller.head.id, seat: caller.seat, url: body.url, secret: newSecret(), events, createdAt: new Date() };
    if (!(await this.store.add(hook))) return unprocessable('webhook.too-many', `Nobody has more than ${MOST_HOOKS} webhooks in a session.`, '');
    await this.tellPresent(hook, caller);
    return { ...told(hook), secret: hook.secret };
  }

  async list(id: string, headers: SentHeaders): Promise<object | Problem> {
    const caller = await this.holder(id, headers);
    return caller instanceof Problem ? caller : { items: (await this.store.list(caller.head.id, caller.seat)).map(told) };
  }

  async remove(id: string, hook: string, headers: SentHeaders): Promise<object | Problem> {
    const caller = await this.holder(id, headers);
    if (caller instanceof Problem) return caller;
    return UUID.test(hook) && (await this.store.remove(hook, caller.head.id, caller.seat)) ? { id: hook } : noSuchHook();
  }

  async deliveries(id: string, hook: string, headers: SentHeaders): Promise<object | Problem> {
    const caller = await this.known(id, hook, headers);
    return caller instanceof Problem ? caller : { items: (await this.store.deliveries(hook, caller.head.id, caller.seat)).map(toldDelivery) };
  }

  /** Sends a notice once more. */
  async again(id: string, hook: string, delivery: string, headers: SentHeaders): Promise<object | Problem> {
    const caller = await this.known(id, hook, headers);
    if (caller instanceof Problem) return caller;
    const found = await this.store.again(hook, caller.head.id, caller.seat, delivery);
    if (found === null) return new NotFound('delivery.unknown', 'This webhook has no such notice.');
    this.postman.look();
    return toldDelivery(found);
  }

  /** Whoever owes something already is told so at once. */
  private async tellPresent({ id, seat, events, session }: Webhook, { head }: Caller): Promise<void> {
    const { house, state, version } = await this.tables.latest(head.id, head.version);
    const present = noticesOf(house, NOTHING_YET, state).filter((notice: Notice) => events.includes(notice.type) && (seat === null || notice.seat === null || notice.seat === seat));
    for (const notice of present) await this.store.first(id, notice.type, JSON.stringify({ type: `session.${notice.type}`, timestamp: new Date().toISOString(), data: { session, version, seat: notice.seat } }));
    if (present.length > 0) this.postman.look();
  }

  private async whyNot(address: string): Promise<string | null> {
    const wrong = this.outward.whyNot(address);
    if (wrong !== null) return `the address ${wrong}`;
    const found = await this.outward.addresses(new URL(address));
    return 'fault' in found ? found.fault : null;
  }

  private async known(id: string, hook: string, headers: SentHeaders): Promise<Caller | Problem> {
    const caller = await this.holder(id, headers);
    if (caller instanceof Problem) return caller;
    const own = UUID.test(hook) ? await this.store.list(caller.head.id, caller.seat) : [];
    return own.some((each) => each.id === hook) ? caller : noSuchHook();
  }

  private async holder(id: string, headers: SentHeaders): Promise<(Caller & { readonly seat: Seat | null }) | Problem> {
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    return caller.as === 'seat' || caller.as === 'creator' ? caller : NO_TOKEN;
  }
}

function noSuchHook(): Problem {
  return new NotFound('webhook.unknown', 'You have no such webhook in this session.');
}

function told({ id, seat, url, events, createdAt }: Webhook): object {
  return { id, seat, url, events, createdAt: createdAt.toISOString() };
}

function toldDelivery({ id, type, attempts, nextAt, deliveredAt, fault, createdAt }: Delivery): object {
  return { id, type, attempts, nextAt: nextAt?.toISOString() ?? null, deliveredAt: deliveredAt?.toISOString() ?? null, fault, createdAt: createdAt.toISOString() };
}
