import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InvalidInput, Problem } from '../../platform/http/problem';
import { NO_KEY } from '../../platform/keys/problems';
import { madeAnswer } from '../answers';
import { editionGone } from '../bygone';
import { hashOf } from '../core/canonical';
import type { SessionFacts } from '../core/facts';
import { keepsCommitment, type LogRow } from '../core/log';
import { issue } from '../core/tokens';
import { Gate } from '../gate';
import { Games } from '../games';
import { unprocessable } from '../problems';
import { SessionStore } from '../store/session.store';
import { SNAPSHOT_EVERY, Tables } from '../store/tables';
import type { SentHeaders } from '../terms';
import { SessionThreads } from '../threads/session-threads';
import { type FileHead, FORM, linesOf, readHead, readRows } from './session-file';

const PAGE = 200;

/** Takes finished games out as one file and in again, where every die and every state must come out as the file says. */
@Injectable()
export class FileDesk {
  constructor(
    private readonly games: Games,
    private readonly store: SessionStore,
    private readonly tables: Tables,
    private readonly gate: Gate,
    private readonly threads: SessionThreads,
  ) {}

  async export(id: string, headers: SentHeaders): Promise<Readable | Problem> {
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { head } = caller;
    if (head.status !== 'finished') return unprocessable('export.unfinished', 'Only a finished game can be taken out: before the end its seed is a secret.', '');
    const { facts } = await this.tables.opening(head.id);
    if (!(await this.mayTell(facts))) return unprocessable('export.secret-origin', 'It goes on from a game that is still played.', '');
    return Readable.from(this.lines(facts, head.version), { objectMode: false });
  }

  async import(sent: unknown, ownerKey: string | null): Promise<{ readonly id: string } | Problem> {
    if (ownerKey === null) return NO_KEY;
    const lines = Buffer.isBuffer(sent) ? linesOf(sent) : null;
    if (lines === null) return new InvalidInput([{ pointer: '', code: 'import.not-a-file', message: 'Send the file of a session as application/x-ndjson: one line for the session and one for each action.' }]);
    const head = readHead(lines);
    if (head instanceof Problem) return head;
    const desk = this.games.find(head.ruleset);
    if (desk instanceof Problem) return desk;
    if (desk.ruleset.edition !== head.edition) return editionGone(head);
    const rows = readRows(lines, desk.actions);
    if (rows instanceof Problem) return rows;
    const opened = desk.open(head.setup);
    if (opened instanceof Problem) return opened;
    const facts = factsOf(head);
    if (rows.length !== head.version) return notVerified(rows.length + 1, 'actions are missing at the end');
    if (hashOf(opened.setup) !== hashOf(head.setup) || hashOf(opened.seats) !== hashOf(head.seats.map(({ seat }) => seat))) return notVerified(0, 'the seats or the set-up are not those of the game');
    if (!keepsCommitment(facts)) return notVerified(0, 'the seed is not the one that was promised');
    const verdict = await this.threads.run('verifyFile', { facts, rows, snapshotEvery: SNAPSHOT_EVERY });
    if (verdict instanceof Problem) return verdict;
    if (!verdict.ok) return notVerified(verdict.seq, verdict.reason);
    if (!verdict.ended) return unprocessable('import.unfinished', 'The game in the file has not ended.', '');
    const creator = issue('creator');
    const logged = rows.map((row, i): LogRow => ({ ...row, at: new Date(row.at), secret: verdict.secrets[i]! }));
    await this.store.insert(facts, [{ hash: creator.hash, kind: 'creator', seat: null, expiresAt: creator.expiresAt }], ownerKey, { status: 'finished', botToAct: false, decision: null, rows: logged, snapshots: verdict.snapshots });
    return madeAnswer(facts, 'finished', rows.length, creator, []);
  }

  private async mayTell({ origin }: SessionFacts): Promise<boolean> {
    return origin === null || origin.told || (await this.store.head(origin.session, null))?.status === 'finished';
  }

  private async *lines(facts: SessionFacts, version: number): AsyncGenerator<string> {
    const { ruleset, edition, setup, seats, public: isPublic, dice, seed, commitment, scene, names, clockSeconds, origin, createdAt } = facts;
    const told = origin === null ? null : { session: origin.session, version: origin.version, state: origin.state };
    yield `${JSON.stringify({ umpireSession: FORM, ruleset, edition, setup, seats, public: isPublic, dice, seed, commitment, scene, names, clockSeconds, origin: told, createdAt, version })}\n`;
    for (let after = 0; after < version; after += PAGE) {
      for (const { seq, seat, action, faces, dice, events, stateHash, at } of await this.store.rowsAfter(facts.id, after, version, PAGE)) {
        yield `${JSON.stringify({ seq, seat, action, faces, dice, events, stateHash, at })}\n`;
      }
    }
  }
}

/** A session of its own from a file's first line. */
function factsOf({ ruleset, edition, setup, seats, public: isPublic, dice, seed, commitment, scene, names, clockSeconds, origin, createdAt }: FileHead): SessionFacts {
  return { id: randomUUID(), ruleset, edition, setup, seats, public: isPublic, dice, seed, commitment, scene, names, clockSeconds, origin: origin === null ? null : ({ ...origin, told: true } as unknown as SessionFacts['origin']), createdAt: new Date(createdAt) };
}

function notVerified(seq: number, reason: string): Problem {
  return unprocessable('import.not-verified', seq === 0 ? `The file does not verify: ${reason}.` : `The file does not verify: action ${seq}: ${reason}.`, `/lines/${seq}`, { seq, reason });
}
