import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Seat } from '../../kernel/table/table';
import { NotFound, Problem } from '../../platform/http/problem';
import { type Entry, entryOf, sessionAnswer } from '../answers';
import { editionGone, isBygone } from '../bygone';
import type { SessionFacts } from '../core/facts';
import { keepsCommitment, type LogRow } from '../core/log';
import { NOTHING_YET, statusOf } from '../core/table-state';
import { issue } from '../core/tokens';
import type { Kept } from '../core/verify-rows';
import { type Caller, Gate } from '../gate';
import type { Units } from '../scene/calibration';
import { Surveyor } from '../scene/surveyor';
import { type Head, SessionStore } from '../store/session.store';
import { type Seated, Tables } from '../store/tables';
import type { SentHeaders } from '../terms';
import { sent, SessionThreads } from '../threads/session-threads';
import { Patience } from './patience';

export const MOST_ENTRIES = 200;

/** An answer with the version that it shows. */
export interface Shown {
  readonly version: number;
}

/** Everything that can be seen of a session, always through the eyes of the caller. */
@Injectable()
export class WatchDesk {
  constructor(
    private readonly store: SessionStore,
    private readonly tables: Tables,
    private readonly gate: Gate,
    private readonly threads: SessionThreads,
    private readonly patience: Patience,
  ) {}

  async show(id: string, headers: SentHeaders, units: Units): Promise<Shown | Problem> {
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    return this.told(await this.tables.latest(caller.head.id, caller.head.version), caller.seat, units, caller.head);
  }

  /** The ruleset that a session plays, for whoever may see it. */
  async rulesetOf(id: string, headers: SentHeaders): Promise<string | Problem> {
    const caller = await this.gate.admit(id, headers.authorization);
    return caller instanceof Problem ? caller : (await this.tables.opening(caller.head.id)).facts.ruleset;
  }

  async showAt(id: string, version: string, headers: SentHeaders, units: Units): Promise<Shown | Problem> {
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    if (!/^\d{1,9}$/.test(version) || Number(version) > caller.head.version) return new NotFound('version.unknown', `The session has the versions 0 to ${caller.head.version}.`);
    const { facts, house } = await this.tables.opening(caller.head.id);
    if (isBygone(house) && Number(version) !== caller.head.version) return editionGone(facts);
    return this.told(await this.tables.at(caller.head.id, Number(version)), caller.seat, units);
  }

  async events(id: string, headers: SentHeaders, after: number, first: number, units: Units, waitSeconds: number): Promise<object | Problem> {
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const surveyor = await this.tables.surveyor(caller.head.id, units);
    if (surveyor instanceof Problem) return surveyor;
    const page = async ({ head, seat }: Caller): Promise<{ readonly version: number; readonly items: readonly Entry[]; readonly next: number | null }> => {
      const items = await this.entries(head, after, first, seat, surveyor);
      const last = items[items.length - 1]?.seq ?? after;
      return { version: head.version, items, next: last < head.version && items.length > 0 ? last : null };
    };
    const found = await this.patience.until(caller, waitSeconds, async (now) => {
      const told = await page(now);
      return told.items.length > 0 || now.head.status === 'finished' ? told : null;
    });
    return found ?? page(caller);
  }

  /** A page of what a viewer may know of the log. */
  async entries({ id, version, status }: Head, after: number, most: number, viewer: Seat | null, surveyor: Surveyor): Promise<readonly Entry[]> {
    const [opening, rows] = await Promise.all([this.tables.opening(id), this.store.rowsAfter(id, after, version, most)]);
    return rows.map((row) => entryOf(opening, row, viewer, surveyor, status === 'finished'));
  }

  async ticket(id: string, headers: SentHeaders): Promise<object | Problem> {
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { token, hash, expiresAt } = issue('ticket');
    await this.store.addTicket(caller.head.id, hash, caller.seat, caller.tokenHash, expiresAt);
    return { ticket: token, expiresAt: expiresAt.toISOString() };
  }

  /** The whole log, line by line; set-up, actions, faces and hashes are told once the game has ended. */
  async replay(id: string, headers: SentHeaders): Promise<Readable | Problem> {
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const seated = await this.tables.latest(caller.head.id, caller.head.version);
    return Readable.from(this.lines(seated, caller.seat), { objectMode: false });
  }

  /** Throws every die of the log again from the seed and compares faces and states. */
  async verify(id: string, headers: SentHeaders): Promise<object | Problem> {
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { facts, house } = await this.tables.opening(caller.head.id);
    if (isBygone(house)) return editionGone(facts);
    const { version } = caller.head;
    const verdict = (checked: number, fault: { readonly seq: number; readonly reason: string } | null) => ({ verified: fault === null, version, checked, commitment: facts.commitment, fault });
    if (!keepsCommitment(facts)) return verdict(0, { seq: 0, reason: 'the seed is not the one that was promised' });
    const wanted = await this.store.goesBackTo(facts.id);
    let state = facts.origin?.state ?? NOTHING_YET;
    let kept: Kept = [];
    let checked = 0;
    for await (const rows of this.pages(facts.id, version)) {
      const found = await this.threads.run('verify', { ...sent({ facts, version: checked, state }, facts.setup), rows, wanted, kept });
      if (found instanceof Problem) return found;
      ({ state, kept } = found);
      checked += found.checked;
      if (found.fault !== null) return verdict(checked, found.fault);
    }
    return checked === version ? verdict(checked, null) : verdict(checked, { seq: checked + 1, reason: 'an action is missing' });
  }

  private told(seated: Seated, viewer: Seat | null, units: Units, head?: Head): Shown | Problem {
    const surveyor = Surveyor.of(seated.facts, seated.house.game, units);
    return surveyor instanceof Problem ? surveyor : (sessionAnswer(seated, viewer, surveyor, head) as Shown);
  }

  private async *lines(seated: Seated, viewer: Seat | null): AsyncGenerator<string> {
    const { facts, version, state } = seated;
    const ended = statusOf(state) === 'finished';
    yield `${JSON.stringify({ line: 'session', ...sessionAnswer(seated, viewer), view: undefined, you: undefined, ...(ended ? { setup: facts.setup, origin: await this.originOf(facts) } : {}) })}\n`;
    for await (const row of this.rows(facts.id, version)) {
      const { action, faces, dice, stateHash } = row;
      yield `${JSON.stringify({ line: 'action', ...entryOf(seated, row, viewer, undefined, ended), ...(ended ? { action, faces, dice, stateHash } : {}) })}\n`;
    }
  }

  /** Where a game goes on from: with the state there, unless that tells secrets of a game that is still played. */
  private async originOf({ origin }: SessionFacts): Promise<object | null> {
    if (origin === null) return null;
    const { session, version, state } = origin;
    const told = origin.told || (await this.store.head(session, null))?.status === 'finished';
    return told ? { session, version, state } : { session, version };
  }

  private async *rows(id: string, version: number): AsyncGenerator<LogRow> {
    for await (const page of this.pages(id, version)) yield* page;
  }

  private async *pages(id: string, version: number): AsyncGenerator<readonly LogRow[]> {
    for (let after = 0; after < version; ) {
      const page = await this.store.rowsAfter(id, after, version, MOST_ENTRIES);
      if (page.length === 0) return;
      yield page;
      after = page[page.length - 1]!.seq;
    }
  }
}
