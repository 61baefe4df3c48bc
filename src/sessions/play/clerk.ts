import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem';
import { editionGone, isBygone } from '../bygone';
import { hashOf } from '../core/canonical';
import { botToAct, decisionAt, statusOf } from '../core/table-state';
import { noticesOf } from '../notices/notices';
import { otherBody, versionConflict } from '../problems';
import { SessionQueue } from '../store/session-queue';
import { SessionStore } from '../store/session.store';
import { type Seated, Tables, wantsSnapshot } from '../store/tables';
import { Draft } from './draft';

/** What a caller asks to be stored, and on what terms. */
export interface Request {
  readonly id: string;
  /** The version that the log is known to have reached. */
  readonly version: number;
  /** Whose idempotency keys are meant: a seat's, or the creator's. */
  readonly holder: string;
  readonly key: string | null;
  readonly ifMatch: number | null;
  /** What the key stands for. */
  readonly body: unknown;
}

/** Judges a request on a session as it stands, and words the answer for when it is stored. */
export type Decide = (draft: Draft, seated: Seated) => Decided | Promise<Decided>;
type Decided = Problem | ((now: Seated) => object);

const MOST_TRIES = 100;
/** After so many lost races a node asks the others to let it go first. */
const PATIENCE = 3;
const LONGEST_PAUSE_MS = 8;

/** Stores actions before anybody hears of them. No lock and no transaction is held while rules run. */
@Injectable()
export class Clerk {
  private readonly listeners: ((now: Seated) => void)[] = [];
  private readonly noticeListeners: (() => void)[] = [];

  constructor(
    private readonly store: SessionStore,
    private readonly tables: Tables,
    private readonly queue: SessionQueue,
  ) {}

  /** Tells when something was stored by this node. */
  onStored(listener: (now: Seated) => void): void {
    this.listeners.push(listener);
  }

  /** Tells when notices were left to be sent. */
  onNotice(listener: () => void): void {
    this.noticeListeners.push(listener);
  }

  record(request: Request, decide: Decide): Promise<object | Problem> {
    return this.queue.run(request.id, () => this.tryUntilStored(request, decide));
  }

  private async tryUntilStored(request: Request, decide: Decide): Promise<object | Problem> {
    const { id, ifMatch } = request;
    let { version } = request;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const known = await this.firstAnswer(request);
      if (known !== null) return known;
      const seated = await this.tables.latest(id, version);
      if (isBygone(seated.house)) return editionGone(seated.facts);
      if (ifMatch !== null && ifMatch !== seated.version) return versionConflict(seated.version);
      const draft = new Draft(seated);
      const worded = await decide(draft, seated);
      if (worded instanceof Problem) return worded;
      const now: Seated = { facts: seated.facts, house: seated.house, version: seated.version + draft.rows.length, state: draft.state, woundMs: seated.woundMs + draft.spentMs };
      const answer = worded(now);
      if (await this.append(request, seated, now, draft, answer)) return answer;
      version = (tries < PATIENCE ? null : await this.store.claim(id)) ?? (await this.reread(id, tries)) ?? version;
    }
    return versionConflict(version);
  }

  /** Where the log has got to since; a node that must wait for others pauses first. */
  private async reread(id: string, tries: number): Promise<number | undefined> {
    if (tries >= PATIENCE) await pause(1 + Math.random() * LONGEST_PAUSE_MS);
    return (await this.store.head(id, null))?.version;
  }

  private async append({ id, holder, key, body }: Request, before: Seated, now: Seated, { rows }: Draft, answer: object): Promise<boolean> {
    const snapshot = now.state.ending !== null || wantsSnapshot(before.version, now.version, now.woundMs);
    const notices = await this.store.append({
      id,
      from: before.version,
      rows,
      status: statusOf(now.state),
      botToAct: botToAct(now.house, now.state) !== null,
      snapshot: snapshot ? now.state : null,
      decision: decisionAt(now.house, now.state),
      clockSeconds: now.facts.clockSeconds,
      notices: noticesOf(now.house, before.state, now.state),
      answer: key === null ? null : { holder, key, bodyHash: hashOf(body), body: answer },
    });
    if (notices === null) return false;
    this.tables.keep(snapshot ? { ...now, woundMs: 0 } : now);
    for (const listener of this.listeners) listener(now);
    if (notices > 0) for (const listener of this.noticeListeners) listener();
    return true;
  }

  /** The answer that this idempotency key was given before. */
  private async firstAnswer({ id, holder, key, body }: Request): Promise<object | Problem | null> {
    if (key === null) return null;
    const kept = await this.store.answer(id, holder, key);
    if (kept === null) return null;
    return kept.bodyHash === hashOf(body) ? (kept.answer as object) : otherBody();
  }
}
