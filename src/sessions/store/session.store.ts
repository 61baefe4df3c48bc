import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Seat } from '../../kernel/table/table';
import type { SessionFacts } from '../core/facts';
import type { Status } from '../core/seat-plan';
import type { LogRow } from '../core/log';
import type { Notice } from '../notices/notices';
import type { TokenKind } from '../core/tokens';
import * as sql from './statements';

/** What every request must know of a session first, with whom the token belongs to. */
export interface Head {
  readonly id: string;
  readonly version: number;
  readonly status: Status;
  readonly public: boolean;
  /** Null when no such token was issued for this session. */
  readonly kind: TokenKind | null;
  readonly seat: Seat | null;
  readonly expired: boolean;
  /** Until when the people who owe something must decide; null without a clock. */
  readonly clockUntil: Date | null;
}

/** Actions on their way into the log, with the answer to keep for a caller that asks again. */
export interface Append {
  readonly id: string;
  readonly from: number;
  readonly rows: readonly LogRow[];
  readonly status: Status;
  readonly botToAct: boolean;
  readonly snapshot: unknown;
  /** What people are to decide now, for the clock. */
  readonly decision: string | null;
  readonly clockSeconds: number | null;
  readonly notices: readonly Notice[];
  readonly answer: { readonly holder: string; readonly key: string; readonly bodyHash: string; readonly body: unknown } | null;
}

export interface Listed {
  readonly id: string;
  readonly ruleset: string;
  readonly edition: string;
  readonly status: Status;
  readonly seats: SessionFacts['seats'];
  readonly dice: SessionFacts['dice'];
  readonly version: number;
  readonly createdAt: Date;
}

/** How a session begins that goes on from another one's state, or that comes with its log. */
export interface Opening {
  readonly status: Status;
  readonly botToAct: boolean;
  readonly decision: string | null;
  readonly rows?: readonly LogRow[];
  readonly snapshots?: readonly { readonly seq: number; readonly state: unknown }[];
}

const UNSTARTED: Opening = { status: 'open', botToAct: false, decision: null };

export interface NewToken {
  readonly hash: string;
  readonly kind: TokenKind;
  readonly seat: Seat | null;
  readonly expiresAt: Date;
}

/** Every statement that sessions need; none of them holds a transaction open. */
@Injectable()
export class SessionStore {
  /** Tells this node from the others. */
  private readonly node = randomUUID();

  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Stores a new session, unless one of this id is there. */
  async insert(facts: SessionFacts, tokens: readonly NewToken[], ownerKey: string | null, { status, botToAct, decision, rows, snapshots }: Opening = UNSTARTED): Promise<void> {
    const { id, ruleset, edition, setup, seats, dice, seed, commitment, createdAt, scene, names, clockSeconds, origin } = facts;
    await this.source.query(sql.INSERT, [id, ruleset, edition, JSON.stringify(setup), JSON.stringify(seats), facts.public, dice, seed, commitment, createdAt, JSON.stringify(tokens), scene === null ? null : JSON.stringify(scene), JSON.stringify(names), ownerKey, clockSeconds, origin === null ? null : JSON.stringify(origin), status, botToAct, clockSeconds === null ? null : decision, rows === undefined ? null : JSON.stringify(rows), snapshots === undefined ? null : JSON.stringify(snapshots)]);
  }

  async head(id: string, tokenHash: string | null): Promise<Head | null> {
    return this.one<Head>(sql.HEAD, [id, tokenHash]);
  }

  async facts(id: string): Promise<SessionFacts | null> {
    return this.one<SessionFacts>(sql.FACTS, [id]);
  }

  async rowsAfter(id: string, after: number, upTo: number, most: number): Promise<readonly LogRow[]> {
    return this.source.query<LogRow[]>(sql.ROWS, [id, after, upTo, most]);
  }

  async snapshot(id: string, upTo: number): Promise<{ readonly seq: number; readonly state: unknown } | null> {
    return this.one(sql.SNAPSHOT, [id, upTo]);
  }

  /** How many notices were left for the postman; null if the log no longer ended where the actions begin, and so nothing was stored. */
  async append({ id, from, rows, status, botToAct, snapshot, decision, clockSeconds, notices, answer }: Append): Promise<number | null> {
    const parts = [
      id, from, from + rows.length, status, botToAct, JSON.stringify(rows), snapshot === null ? null : JSON.stringify(snapshot),
      answer?.holder ?? null, answer?.key ?? null, answer?.bodyHash ?? null, answer === null ? null : JSON.stringify(answer.body), this.node,
      clockSeconds === null ? null : decision, clockSeconds, notices.length === 0 ? null : JSON.stringify(notices),
    ];
    return (await this.one<{ notices: number }>(sql.APPEND, parts))?.notices ?? null;
  }

  /** The version to go on from while the other nodes wait a moment; null if they wait for another. */
  async claim(id: string): Promise<number | null> {
    return (await this.one<{ version: number }>(sql.CLAIM, [id, this.node]))?.version ?? null;
  }

  async answer(id: string, holder: string, key: string): Promise<{ readonly bodyHash: string; readonly answer: unknown } | null> {
    return this.one(sql.ANSWER, [id, holder, key]);
  }

  async addTicket(id: string, hash: string, seat: Seat | null, issuedFor: string | null, expiresAt: Date): Promise<void> {
    await this.source.query(sql.ADD_TICKET, [hash, id, seat, issuedFor, expiresAt]);
  }

  /** A new token for a seat; the old ones are worth nothing from now on. */
  async replaceToken(id: string, seat: Seat, hash: string, expiresAt: Date): Promise<void> {
    await this.source.query(sql.REPLACE_TOKEN, [id, seat, hash, expiresAt]);
  }

  async addToken(id: string, { hash, kind, seat, expiresAt }: NewToken): Promise<void> {
    await this.source.query(sql.ADD_TOKEN, [hash, id, kind, seat, expiresAt]);
  }

  /** Tells every node that there may be something to do in a session. */
  async stir(id: string): Promise<void> {
    await this.source.query(sql.STIR, [id]);
  }

  async ownerOf(id: string): Promise<string | null> {
    return (await this.one<{ ownerKey: string | null }>(sql.OWNER, [id]))?.ownerKey ?? null;
  }

  /** Whether a session that has not started has somebody in every seat. */
  async everybodyCame(id: string): Promise<boolean> {
    return (await this.one(sql.EVERYBODY_CAME, [id])) !== null;
  }

  /** From now on nobody holds a token of this seat. */
  async revokeTokens(id: string, seat: Seat): Promise<void> {
    await this.source.query(sql.REVOKE_TOKENS, [id, seat]);
  }

  async renewToken(hash: string, expiresAt: Date): Promise<void> {
    await this.source.query(sql.RENEW_TOKEN, [hash, expiresAt]);
  }

  /** Uses a ticket up. */
  async takeTicket(id: string, hash: string): Promise<{ readonly seat: Seat | null; readonly issuedFor: string | null } | null> {
    return this.one(sql.TAKE_TICKET, [id, hash]);
  }

  /** Public sessions, or with an owner those of that key. */
  async list(filter: { readonly owner: string | null; readonly ruleset: string | null; readonly status: string | null; readonly before: { readonly createdAt: Date; readonly id: string } | null; readonly most: number }): Promise<readonly Listed[]> {
    return this.source.query<Listed[]>(sql.LIST, [filter.ruleset, filter.status, filter.before?.createdAt ?? null, filter.before?.id ?? null, filter.most, filter.owner]);
  }

  /** Sessions where a bot has been to act for so long. */
  async waitingForBots(quietSeconds: number, editions: readonly string[]): Promise<readonly string[]> {
    return (await this.source.query<{ id: string }[]>(sql.WAITING_FOR_BOTS, [quietSeconds, editions])).map(({ id }) => id);
  }

  /** Sessions in which somebody took too long, each at the version at which that was found. */
  async timedOut(editions: readonly string[]): Promise<readonly { readonly id: string; readonly version: number }[]> {
    return this.source.query(sql.TIMED_OUT, [editions]);
  }

  async stopClock(id: string, version: number): Promise<void> {
    await this.source.query(sql.STOP_CLOCK, [id, version]);
  }

  /** The versions that actions of a log may go back to. */
  async goesBackTo(id: string): Promise<readonly number[]> {
    return (await this.source.query<{ version: number }[]>(sql.GOES_BACK_TO, [id])).map(({ version }) => version);
  }

  /** Deletes a session; whether its log stays, for everybody to see. */
  async delete(id: string): Promise<boolean> {
    return (await this.one<{ stays: boolean }>(sql.DELETE, [id]))?.stays ?? false;
  }

  /** Deletes what nobody has touched for so many days. */
  async retire(days: number): Promise<void> {
    await this.source.query(sql.RETIRE, [days]);
  }

  /** Throws away kept answers and tokens that nobody can use any more. */
  async tidy(): Promise<void> {
    await this.source.query(sql.TIDY_ANSWERS);
    await this.source.query(sql.TIDY_TOKENS);
  }

  private async one<T>(statement: string, parts: unknown[]): Promise<T | null> {
    return (await this.source.query<T[]>(statement, parts))[0] ?? null;
  }
}
