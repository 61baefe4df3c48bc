import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Seat } from '../../kernel/table/table';
import { CHANNEL } from '../store/statements';

export type Room = 'all' | 'team' | 'seat' | 'spectators';

export interface Message {
  readonly id: string;
  readonly at: Date;
  readonly room: Room;
  readonly author: string;
  readonly fromSeat: Seat | null;
  readonly toSeat: Seat | null;
  readonly team: string | null;
  readonly text: string;
}

/** Who listens: a seat with its team, or with null somebody who only watches. */
export interface Listener {
  readonly seat: Seat | null;
  readonly team: string | null;
}

export const MOST_MESSAGES = 5_000;
const MOST_TRIES = 20;
const TAKEN = '23505';

/** Numbers follow each other in the order in which they can be read: two at once are one after the other. */
const SAY = `
with said as (
  insert into session_message (session_id, seq, id, at, room, author, from_seat, to_seat, team, text)
  select session.id, coalesce((select max(seq) from session_message where session_id = session.id), 0) + 1, $2::uuid, $3::timestamptz, $4, $5, $6, $7, $8, $9
  from session where session.id = $1 and (select count(*) from session_message where session_id = $1) < ${MOST_MESSAGES}
  returning session_id
)
select pg_notify('${CHANNEL}', session_id::text || ':talk') from said`;

const HEARD = `
select id, at, room, author, from_seat as "fromSeat", to_seat as "toSeat", team, text from session_message
where session_id = $1 and seq > coalesce((select seq from session_message where session_id = $1 and id = $2::uuid), 0)
  and (room = 'all' or (room = 'seat' and $3::text in (from_seat, to_seat)) or (room = 'team' and team = $4::text) or (room = 'spectators' and $3::text is null))
order by seq limit $5`;

/** What is said in sessions, beside their logs. */
@Injectable()
export class MessageStore {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Whether it was stored; a session holds so much talk and no more. */
  async say(session: string, { id, at, room, author, fromSeat, toSeat, team, text }: Message): Promise<boolean> {
    for (let tries = 1; ; tries++) {
      try {
        return (await this.source.query<unknown[]>(SAY, [session, id, at, room, author, fromSeat, toSeat, team, text])).length > 0;
      } catch (fault) {
        if ((fault as { code?: string }).code !== TAKEN || tries === MOST_TRIES) throw fault;
      }
    }
  }

  async heard(session: string, after: string | null, { seat, team }: Listener, most: number): Promise<readonly Message[]> {
    return this.source.query(HEARD, [session, after, seat, team, most]);
  }
}
