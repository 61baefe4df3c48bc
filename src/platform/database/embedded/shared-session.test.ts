import type { Batch } from './batch';
import { type Party, SharedSession } from './shared-session';
import { errorResponse, frame, framesOf, query, readyForQuery, SYNC, terminated, type TransactionStatus } from './wire';

const batch = (sql: string): Batch => ({ bytes: query(sql), endsReady: true });
const party = (settings = ''): { settings: string; gone: boolean } => ({ settings, gone: false });
const done = (status: TransactionStatus): Buffer => Buffer.concat([frame('C', terminated('OK')), readyForQuery(status)]);
const typesOf = (reply: Buffer): string => [...framesOf(reply)].map((one) => one.type).join('');

/** Answers by the text of the query, and remembers what it ran. */
class ScriptedEngine {
  readonly ran: string[] = [];
  constructor(private readonly answers: Readonly<Record<string, () => Buffer>> = {}) {}

  async run(messages: Buffer): Promise<Buffer> {
    const sql = [...framesOf(messages)].filter((one) => one.type === 'Q').map((one) => one.bytes.subarray(5, -1).toString()).join();
    this.ran.push(sql);
    return this.answers[sql]?.() ?? done(sql === 'begin' ? 'T' : 'I');
  }
}

function sessionOn(engine: ScriptedEngine): { session: SharedSession; broken: unknown[] } {
  const broken: unknown[] = [];
  return { session: new SharedSession(engine, (reason) => broken.push(reason)), broken };
}

describe('SharedSession', () => {
  test('a transaction keeps the others waiting until it ends', async () => {
    const engine = new ScriptedEngine({ inside: () => done('T') });
    const { session } = sessionOn(engine);
    const [first, second]: Party[] = [party(), party()] as const;
    await session.exchange(first!, batch('begin'));
    const waiting = session.exchange(second!, batch('other'));
    await session.exchange(first!, batch('inside'));
    await session.exchange(first!, batch('commit'));
    await waiting;
    expect(engine.ran).toEqual(['begin', 'inside', 'commit', 'other']);
  });

  test('a party that leaves in a transaction is rolled back before the next one', async () => {
    const engine = new ScriptedEngine();
    const { session } = sessionOn(engine);
    const [first, second] = [party(), party()];
    await session.exchange(first, batch('begin'));
    const waiting = session.exchange(second, batch('other'));
    await session.leave(first);
    await waiting;
    expect(engine.ran).toEqual(['begin', 'ROLLBACK', 'other']);
  });

  test('a party that left while it waited runs nothing', async () => {
    const engine = new ScriptedEngine();
    const { session } = sessionOn(engine);
    const [first, second] = [party(), party()];
    await session.exchange(first, batch('begin'));
    const waiting = session.exchange(second, batch('never'));
    second.gone = true;
    await session.exchange(first, batch('commit'));
    expect((await waiting).reply).toHaveLength(0);
    await session.leave(second);
    expect(engine.ran).not.toContain('never');
    await session.exchange(first, batch('next'));
    expect(engine.ran).toContain('next');
  });

  test('an engine that throws fails that party alone', async () => {
    const engine = new ScriptedEngine({ bad: () => { throw new Error('trap'); } });
    const { session, broken } = sessionOn(engine);
    await expect(session.exchange(party(), batch('bad'))).rejects.toThrow('trap');
    expect(typesOf((await session.exchange(party(), batch('good'))).reply)).toBe('CZ');
    expect(broken).toEqual([]);
  });

  test('an engine that cannot even roll back is reported as broken', async () => {
    const silent = () => Buffer.alloc(0);
    const { session, broken } = sessionOn(new ScriptedEngine({ bad: silent, ROLLBACK: silent }));
    await expect(session.exchange(party(), batch('bad'))).rejects.toThrow('no full answer');
    expect(broken).toHaveLength(1);
  });

  test('the engine says it is ready twice after an error, the client hears it once', async () => {
    const twice = () => Buffer.concat([errorResponse('ERROR', '22012', 'division by zero'), readyForQuery('I'), readyForQuery('I')]);
    const { session } = sessionOn(new ScriptedEngine({ bad: twice }));
    expect(typesOf((await session.exchange(party(), batch('bad'))).reply)).toBe('EZ');
  });

  test('an error before Flush is not the end of the batch, and the turn is kept until Sync', async () => {
    const early = () => Buffer.concat([errorResponse('ERROR', '22012', 'division by zero'), readyForQuery('I')]);
    const engine = new ScriptedEngine({ bad: early });
    const { session } = sessionOn(engine);
    const [first, second] = [party(), party()];
    const answer = await session.exchange(first, { bytes: query('bad'), endsReady: false });
    expect(typesOf(answer.reply)).toBe('E');
    const waiting = session.exchange(second, batch('other'));
    await session.exchange(first, { bytes: SYNC, endsReady: true });
    await waiting;
    expect(engine.ran).toEqual(['bad', '', 'other']);
  });

  test('notifications are set apart from the reply', async () => {
    const note = frame('A', Buffer.concat([Buffer.alloc(4), terminated('games', 'hello')]));
    const { session } = sessionOn(new ScriptedEngine({ notify: () => Buffer.concat([frame('C'), note, readyForQuery('I')]) }));
    const answer = await session.exchange(party(), batch('notify'));
    expect(typesOf(answer.reply)).toBe('CZ');
    expect(answer.notifications).toEqual(note);
  });

  test('settings of a connection are applied only when the turn goes to another kind of connection', async () => {
    const engine = new ScriptedEngine();
    const { session } = sessionOn(engine);
    for (const one of [party(), party('A;'), party('A;'), party()]) await session.exchange(one, batch('q'));
    expect(engine.ran).toEqual(['q', 'RESET ALL; A;', 'q', 'q', 'RESET ALL; ', 'q']);
  });
});
