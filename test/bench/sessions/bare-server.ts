import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { APPEND } from '../../../src/sessions/store/statements';

/** As many connections as the service has. */
const CONNECTIONS = 16;
const SNAPSHOT_EVERY = 25;
const HASH = '0'.repeat(64);
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: CONNECTIONS });
/** How far each session's log goes; nobody else writes to it. */
const versions = new Map<string, number>();
const snapshots = new Map<string, string | null>();
const turns = new Map<string, Promise<unknown>>();

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Where a log stands, and a state of the size that its snapshots have: read once. */
async function known(id: string): Promise<number> {
  const version = versions.get(id);
  if (version !== undefined) return version;
  const { rows } = await pool.query<{ version: number }>('select version from session where id = $1', [id]);
  const kept = await pool.query<{ state: string }>('select state::text as state from session_snapshot where session_id = $1 order by seq desc limit 1', [id]);
  snapshots.set(id, kept.rows[0]?.state ?? null);
  versions.set(id, rows[0]!.version);
  return rows[0]!.version;
}

/** Appends the row that the service would append, with the statement that it uses, and answers as long; it checks nothing and knows no rules. */
async function append(id: string, action: { readonly kind: string; readonly about: string; readonly answer?: boolean; readonly until?: string }): Promise<string> {
  const from = await known(id);
  const seq = from + 1;
  const at = new Date().toISOString();
  const { kind, about, answer, until } = action;
  const events = [{ type: 'standing-answer-changed', rule: 'CM-ROUND-04', seat: 'south', kind, about, answer, until }];
  const row = { seq, seat: 'south', action, faces: [], dice: 'none', events, secret: [0], stateHash: HASH, at };
  const snapshot = seq % SNAPSHOT_EVERY === 0 ? (snapshots.get(id) ?? null) : null;
  const { rowCount } = await pool.query(APPEND, [id, from, seq, 'playing', false, JSON.stringify([row]), snapshot, null, null, null, null, 'bare', null, null, null]);
  if (rowCount !== 1) throw new Error('somebody else writes');
  versions.set(id, seq);
  return JSON.stringify({ id, version: seq, status: 'playing', toAct: ['south', 'north'], owed: null, entries: [{ seq, seat: 'south', at, events }] });
}

/** One after another for each session, as any server must. */
function inTurn<T>(id: string, task: () => Promise<T>): Promise<T> {
  const mine = (turns.get(id) ?? Promise.resolve()).then(task, task);
  turns.set(id, mine);
  return mine;
}

const server = createServer((request, response) => {
  const id = request.url!.split('/')[3]!;
  bodyOf(request)
    .then((body) => inTurn(id, () => append(id, (JSON.parse(body) as { action: never }).action)))
    .then(
      (answer) => response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) }).end(answer),
      (fault: unknown) => {
        console.error(fault);
        response.writeHead(500).end();
      },
    );
});

process.once('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
