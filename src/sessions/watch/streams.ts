import type { ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Problem } from '../../platform/http/problem';
import { type Caller, Gate } from '../gate';
import { Feed } from './feed';
import { EventStream } from './event-stream';
import { WatchDesk } from './watch.desk';

/** Opens streams and ends them when the service stops. */
@Injectable()
export class Streams implements OnModuleDestroy {
  private readonly open = new Set<EventStream>();

  constructor(
    private readonly watch: WatchDesk,
    private readonly gate: Gate,
    private readonly feed: Feed,
  ) {}

  onModuleDestroy(): void {
    for (const stream of this.open) stream.end();
  }

  /** Who may open a stream: whoever may see the session, by token or by ticket. */
  admit(id: string, authorization: string | undefined, ticket: string | undefined): Promise<Caller | Problem> {
    return ticket === undefined ? this.gate.admit(id, authorization) : this.gate.withTicket(id, ticket);
  }

  /** Sends everything after a sequence number, and what comes later, until the game or the connection ends. */
  send(caller: Caller, after: number, response: ServerResponse): void {
    const stream = new EventStream(caller, after, response, this.watch, this.gate);
    this.open.add(stream);
    const leave = this.feed.subscribe(caller.head.id, () => stream.poke());
    response.on('close', () => {
      leave();
      this.open.delete(stream);
      stream.end();
    });
    stream.begin();
  }
}
