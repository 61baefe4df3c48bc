import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Seat } from '../../kernel/table/table';
import type { NoticeType } from './notices';

export interface Webhook {
  readonly id: string;
  readonly session: string;
  readonly seat: Seat | null;
  readonly url: string;
  readonly secret: string;
  readonly events: readonly NoticeType[];
  readonly createdAt: Date;
}

export interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly attempts: number;
  readonly nextAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly fault: string | null;
  readonly createdAt: Date;
}

/** A notice on its way, with all that is needed to send it. */
export interface Due {
  readonly id: string;
  readonly webhook: string;
  readonly url: string;
  readonly secret: string;
  readonly body: string;
  readonly attempts: number;
}

export const MOST_HOOKS = 5;
/** Seconds after each attempt that failed; then it is given up. */
const WAITS = [5, 30, 120, 600, 3_600, 21_600, 86_400];
/** A node that took a notice and went away has it no longer after so many seconds. */
const LEASE = 60;
const KEPT_DAYS = 30;

const ADD = `
insert into session_webhook (id, session_id, seat, url, secret, events, created_at)
select $1, $2, $3, $4, $5, $6, $7 where (select count(*) from session_webhook where session_id = $2 and seat is not distinct from $3) < ${MOST_HOOKS}
returning id`;

const LIST = `
select id, session_id as session, seat, url, secret, events, created_at as "createdAt" from session_webhook
where session_id = $1 and seat is not distinct from $2 order by created_at, id`;

const REMOVE = `
with gone as (delete from session_webhook where id = $1 and session_id = $2 and seat is not distinct from $3 returning id) select id from gone`;

const DELIVERIES = `
select delivery.id, type, attempts, next_at as "nextAt", delivered_at as "deliveredAt", fault, delivery.created_at as "createdAt"
from webhook_delivery delivery join session_webhook hook on hook.id = webhook_id
where hook.id = $1 and session_id = $2 and seat is not distinct from $3 order by delivery.created_at desc, delivery.id limit 100`;

const AGAIN = `
with sent as (
  update webhook_delivery set next_at = now(), attempts = 0, delivered_at = null, fault = null
  where id = $4 and webhook_id in (select id from session_webhook where id = $1 and session_id = $2 and seat is not distinct from $3)
  returning id, type, attempts, next_at, delivered_at, fault, created_at
)
select id, type, attempts, next_at as "nextAt", delivered_at as "deliveredAt", fault, created_at as "createdAt" from sent`;

/** Each node takes others; one that is busy with slow receivers takes none of theirs. */
const TAKE = `
with due as (
  select id from webhook_delivery where next_at <= now() and webhook_id <> all($2::uuid[]) order by next_at limit $1 for update skip locked
), taken as (
  update webhook_delivery set next_at = now() + interval '${LEASE} seconds', attempts = attempts + 1 where id in (select id from due)
  returning id, webhook_id, body, attempts
)
select taken.id, hook.id as webhook, url, secret, body, attempts from taken join session_webhook hook on hook.id = taken.webhook_id`;

const DELIVERED = `update webhook_delivery set delivered_at = now(), next_at = null, fault = null where id = $1`;
const FAILED = `update webhook_delivery set next_at = now() + make_interval(secs => $2::double precision), fault = $3 where id = $1`;
const FIRST = `
insert into webhook_delivery (id, webhook_id, type, body, next_at)
select 'msg_' || replace(gen_random_uuid()::text, '-', ''), $1, $2, $3, now()`;
const TIDY = `delete from webhook_delivery where next_at is null and created_at < now() - interval '${KEPT_DAYS} days'`;

/** Addresses that want notices, and the notices; whatever has to be sent stands here until it was. */
@Injectable()
export class WebhookStore {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Whether there was room for one more. */
  async add({ id, session, seat, url, secret, events, createdAt }: Webhook): Promise<boolean> {
    return (await this.source.query<unknown[]>(ADD, [id, session, seat, url, secret, events, createdAt])).length > 0;
  }

  async list(session: string, seat: Seat | null): Promise<readonly Webhook[]> {
    return this.source.query(LIST, [session, seat]);
  }

  async remove(id: string, session: string, seat: Seat | null): Promise<boolean> {
    return (await this.source.query<unknown[]>(REMOVE, [id, session, seat])).length > 0;
  }

  async deliveries(id: string, session: string, seat: Seat | null): Promise<readonly Delivery[]> {
    return this.source.query(DELIVERIES, [id, session, seat]);
  }

  /** Sends a notice once more, as if it had never been tried. */
  async again(id: string, session: string, seat: Seat | null, delivery: string): Promise<Delivery | null> {
    return (await this.source.query<Delivery[]>(AGAIN, [id, session, seat, delivery]))[0] ?? null;
  }

  /** A notice of what was so before anybody asked to be told. */
  async first(webhook: string, type: NoticeType, body: string): Promise<void> {
    await this.source.query(FIRST, [webhook, type, body]);
  }

  async take(most: number, butOf: readonly string[]): Promise<readonly Due[]> {
    return this.source.query(TAKE, [most, butOf]);
  }

  async delivered(id: string): Promise<void> {
    await this.source.query(DELIVERED, [id]);
  }

  /** To be tried again later, or given up. */
  async failed(id: string, attempts: number, fault: string): Promise<void> {
    const wait = WAITS[attempts - 1];
    await this.source.query(FAILED, [id, wait === undefined ? null : wait * (0.8 + 0.4 * Math.random()), fault]);
  }

  async tidy(): Promise<void> {
    await this.source.query(TIDY);
  }
}
