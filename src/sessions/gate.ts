import { Injectable } from '@nestjs/common';
import type { Seat } from '../kernel/table/table';
import { Problem } from '../platform/http/problem';
import { Keys } from '../platform/keys/keys';
import { BAD_KEY } from '../platform/keys/problems';
import { bearerOf, isMeantAsKey } from '../platform/keys/secret';
import { hashOfToken } from './core/tokens';
import { BAD_TICKET, BAD_TOKEN, NO_TOKEN, NOT_A_SEAT, NOT_CREATOR, noSuchSession, OLD_TOKEN } from './problems';
import { type Head, SessionStore } from './store/session.store';

/** Somebody who may see a session, and as whom. */
export interface Caller {
  readonly head: Head;
  readonly as: 'creator' | 'seat' | 'spectator' | 'bystander';
  /** The seat through whose eyes the session is seen; null is a bystander's. */
  readonly seat: Seat | null;
  readonly tokenHash: string | null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Knows tokens: who may see a session, and who may act in it. A session that is not for the caller is not there. */
@Injectable()
export class Gate {
  constructor(
    private readonly store: SessionStore,
    private readonly keys: Keys,
  ) {}

  async admit(id: string, authorization: string | undefined): Promise<Caller | Problem> {
    if (!UUID.test(id)) return noSuchSession();
    const bearer = bearerOf(authorization) ?? '';
    if (isMeantAsKey(bearer)) return this.admitKey(id, bearer);
    const tokenHash = authorization === undefined ? null : hashOfToken(bearer);
    return this.admitted(await this.store.head(id, tokenHash), tokenHash, authorization !== undefined);
  }

  /** The key that made a session is its creator; to all others every key is a bystander's. */
  private async admitKey(id: string, sent: string): Promise<Caller | Problem> {
    const key = await this.keys.find(sent);
    if (key === null) return BAD_KEY;
    const holder = `key:${key.id}`;
    const head = await this.store.head(id, holder);
    return head?.kind === 'creator' ? this.admitted(head, holder, true) : this.admitted(head, null, false);
  }

  /** Looks again whether a caller may still watch. */
  async again({ head, tokenHash, as, seat }: Caller): Promise<Caller | Problem> {
    const now = await this.store.head(head.id, tokenHash);
    if (now === null) return noSuchSession();
    return tokenHash === null ? { head: now, as, seat, tokenHash } : this.admitted(now, tokenHash, true);
  }

  async seat(id: string, authorization: string | undefined): Promise<(Caller & { readonly seat: Seat }) | Problem> {
    const caller = await this.admit(id, authorization);
    if (caller instanceof Problem) return caller;
    if (caller.as === 'bystander') return NO_TOKEN;
    return caller.seat === null ? NOT_A_SEAT : { ...caller, seat: caller.seat };
  }

  async creator(id: string, authorization: string | undefined): Promise<Caller | Problem> {
    const caller = await this.admit(id, authorization);
    if (caller instanceof Problem) return caller;
    if (caller.as === 'bystander') return NO_TOKEN;
    return caller.as === 'creator' ? caller : NOT_CREATOR;
  }

  async withTicket(id: string, ticket: string): Promise<Caller | Problem> {
    const hash = hashOfToken(ticket);
    if (!UUID.test(id) || hash === null) return BAD_TICKET;
    const taken = await this.store.takeTicket(id, hash);
    if (taken === null) return BAD_TICKET;
    return this.admitted(await this.store.head(id, taken.issuedFor), taken.issuedFor, taken.issuedFor !== null);
  }

  private admitted(head: Head | null, tokenHash: string | null, sent: boolean): Caller | Problem {
    if (head === null) return noSuchSession();
    if (!sent) return head.public ? { head, as: 'bystander', seat: null, tokenHash } : noSuchSession();
    if (head.kind === null) return head.public ? BAD_TOKEN : noSuchSession();
    if (head.expired) return OLD_TOKEN;
    return { head, as: head.kind === 'ticket' ? 'bystander' : head.kind, seat: head.seat, tokenHash };
  }
}
