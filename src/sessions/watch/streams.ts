import type { ServerResponse } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Problem } from '../../platform/http/problem';
import { type Caller, Gate } from '../gate';
import type { Units } from '../scene/calibration';
import { Tables } from '../store/tables';
import { EventStream } from './event-stream';
import { Feed } from './feed';
import { Follower } from './follower';
import type { Voice } from './voices';
import { WatchDesk } from './watch.desk';

/** Lets callers follow sessions, and ends that when the service stops. */
@Injectable()
export class Streams implements OnModuleDestroy {
  private readonly open = new Set<Follower>();

  constructor(
    private readonly watch: WatchDesk,
    private readonly gate: Gate,
    private readonly feed: Feed,
    private readonly tables: Tables,
  ) {}

  onModuleDestroy(): void {
    for (const follower of this.open) follower.end();
  }

  /** Who may follow a session: whoever may see it, by token or by ticket. */
  admit(id: string, authorization: string | undefined, ticket: string | undefined): Promise<Caller | Problem> {
    return ticket === undefined ? this.gate.admit(id, authorization) : this.gate.withTicket(id, ticket);
  }

  /** Tells everything after a sequence number, and what comes later, until the game ends or nobody reads any more. */
  async follow(caller: Caller, after: number, units: Units): Promise<Follower | Problem> {
    const { id } = caller.head;
    const surveyor = await this.tables.surveyor(id, units);
    if (surveyor instanceof Problem) return surveyor;
    return new Follower(caller, after, surveyor, this.watch, this.gate, (poke) => this.feed.subscribe(id, poke));
  }

  /** Writes what a follower tells to a response. */
  send(follower: Follower, response: ServerResponse, voice: Voice): void {
    this.open.add(follower);
    void new EventStream(follower, response, voice).send().finally(() => this.open.delete(follower));
  }
}
