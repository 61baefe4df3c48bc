import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, Pool } from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database/data-source-options';
import type { EmbeddedDatabase } from '../../src/platform/database/embedded/start-embedded';
import { frame, framesOf, PROTOCOL_VERSION, query, REQUEST, terminated } from '../../src/platform/database/embedded/wire';
import { startFreshChild } from '../support/database-child';

// The database starts first, on a machine that may be busy.
jest.setTimeout(20_000);

describe('the bridge to the embedded database', () => {
  let database: EmbeddedDatabase;
  const clients: Client[] = [];

  async function client(url = database.url): Promise<Client> {
    const one = new Client(url);
    one.on('error', () => undefined);
    await one.connect();
    clients.push(one);
    return one;
  }

  async function countOf(table: string): Promise<number> {
    const { rows } = await (await client()).query<{ count: number }>(`select count(*)::int from ${table}`);
    return rows[0]?.count ?? -1;
  }

  beforeAll(async () => {
    database = await startFreshChild();
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((one) => one.end()));
  });
  afterAll(() => database.stop());

  test('nobody sees what a transaction has not committed, and a rollback leaves nothing', async () => {
    const [writer, reader] = [await client(), await client()];
    await writer.query('create table isolation (n int)');
    await writer.query('begin');
    await writer.query('insert into isolation values ($1)', [1]);
    const seen = reader.query<{ n: number }>('select n from isolation');
    await writer.query('rollback');
    expect((await seen).rows).toEqual([]);
  });

  test('transactions of many connections follow one another without loss', async () => {
    const pool = new Pool({ connectionString: database.url, max: 8 });
    await pool.query('create table tally (n int); insert into tally values (0)');
    await Promise.all(Array.from({ length: 40 }, async () => {
      const one = await pool.connect();
      await one.query('begin');
      const { rows } = await one.query<{ n: number }>('select n from tally');
      await one.query('update tally set n = $1', [(rows[0]?.n ?? 0) + 1]);
      await one.query('commit');
      one.release();
    }));
    expect((await pool.query('select n from tally')).rows).toEqual([{ n: 40 }]);
    await pool.end();
  });

  test('a client that dies in a transaction is rolled back, and the others go on', async () => {
    const dying = await client();
    await dying.query('create table abandoned (n int)');
    await dying.query('begin');
    await dying.query('insert into abandoned values (1)');
    const waiting = countOf('abandoned');
    (dying as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    expect(await waiting).toBe(0);
  });

  test('a notification reaches every listening connection when its transaction commits', async () => {
    const [listener, sender] = [await client(), await client()];
    const heard: string[] = [];
    listener.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
    await listener.query('listen games');
    await sender.query('begin');
    await sender.query("select pg_notify('games', 'rolled back')");
    await sender.query('rollback');
    await sender.query('begin');
    await sender.query("notify games, 'committed'");
    await wait(50);
    expect(heard).toEqual([]);
    await sender.query('commit');
    await wait(50);
    expect(heard).toEqual(['games committed']);
  });

  test('a large parameter and a large result arrive whole', async () => {
    const one = await client();
    const text = 'é'.repeat(3_000_000);
    const echo = await one.query<{ text: string }>('select $1::text as text', [text]);
    expect(echo.rows[0]?.text === text).toBe(true);
    const many = await one.query<{ n: number }>('select n from generate_series(1, 50000) n');
    expect(many.rows.at(-1)).toEqual({ n: 50_000 });
    expect(many.rowCount).toBe(50_000);
  });

  test('queries queued behind one that fails each get their own answer', async () => {
    const one = await client();
    const answers = await Promise.allSettled([
      one.query('select 1 / $1::int as n', [0]),
      one.query<{ n: number }>('select $1::int as n', [2]),
      one.query('select nonsense'),
      one.query<{ n: number }>('select 4 as n'),
    ]);
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0] : (answer.reason as { code: string }).code))).toEqual([
      '22012', { n: 2 }, '42703', { n: 4 },
    ]);
  });

  test('a failed transaction says so until it is rolled back', async () => {
    const one = await client();
    await one.query('begin');
    await expect(one.query('select 1/0')).rejects.toMatchObject({ code: '22012' });
    await expect(one.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    await one.query('rollback');
    expect((await one.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  test('a broken constraint is reported with its name', async () => {
    const one = await client();
    await one.query('create table unique_names (name text constraint name_is_unique unique)');
    await one.query("insert into unique_names values ('orc')");
    await expect(one.query('insert into unique_names values ($1)', ['orc'])).rejects.toMatchObject({ code: '23505', constraint: 'name_is_unique' });
  });

  test('COPY FROM STDIN is refused, and the database lives on', async () => {
    const one = await client();
    await one.query('create table copied (n int)');
    await expect(one.query('copy copied from stdin')).rejects.toThrow('takes no COPY FROM STDIN');
    await expect(one.query({ text: 'copy copied from stdin', values: [], name: 'copying' })).rejects.toThrow('takes no COPY FROM STDIN');
    expect(await countOf('copied')).toBe(0);
  });

  test('rows fetched in portions through a cursor arrive, and leave the session free', async () => {
    const one = await client();
    const portions = { text: 'select n from generate_series(1, 25) n', rows: 10 };
    expect((await one.query(portions)).rows).toHaveLength(25);
    expect(await countOf('generate_series(1, 3)')).toBe(3);
  });

  test('each connection sees the schema its URL names', async () => {
    await (await client()).query('create schema left_side; create schema right_side');
    const at = (schema: string): Promise<Client> => client(`${database.url}?options=-c%20search_path%3D${schema}`);
    const [left, right, plain] = [await at('left_side'), await at('right_side'), await client()];
    await left.query('create table place as select 1 as n');
    await right.query('create table place as select 2 as n');
    expect((await left.query('select n from place')).rows).toEqual([{ n: 1 }]);
    expect((await right.query('select n from place')).rows).toEqual([{ n: 2 }]);
    await expect(plain.query('select n from place')).rejects.toMatchObject({ code: '42P01' });
  });

  test('a wrong password is refused', async () => {
    const wrong = new URL(database.url);
    wrong.password = 'guess';
    await expect(client(wrong.toString())).rejects.toMatchObject({ code: '28P01' });
  });

  test('a second connection inside a transaction fails after a while instead of hanging, and the pool works on', async () => {
    const options = dataSourceOptions({ ...database, embedded: true }, 10_000);
    expect(options.extra).toEqual({ query_timeout: expect.any(Number) });
    const source = await new DataSource({ ...options, extra: { query_timeout: 300 } }).initialize();
    const nested = source.transaction(async (manager) => {
      await manager.query('select 1');
      await source.query('select 2');
    });
    await expect(nested).rejects.toThrow('Query read timeout');
    expect(await source.query('select 3 as n')).toEqual([{ n: 3 }]);
    await source.destroy();
  });

  describe('seen byte by byte', () => {
    async function rawConnection(): Promise<{ socket: Socket; heard: () => string; ended: Promise<void> }> {
      const socket = connect(Number(new URL(database.url).port), '127.0.0.1');
      let received: Buffer = Buffer.alloc(0);
      socket.on('data', (chunk) => (received = Buffer.concat([received, chunk])));
      const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      return { socket, heard: () => [...framesOf(received)].map((one) => one.type).join(''), ended };
    }

    const request = (code: number, body: Buffer = Buffer.alloc(0)): Buffer => {
      const head = Buffer.alloc(8);
      head.writeInt32BE(8 + body.length, 0);
      head.writeInt32BE(code, 4);
      return Buffer.concat([head, body]);
    };

    test('messages that arrive one byte at a time are understood', async () => {
      const { socket, heard, ended } = await rawConnection();
      const everything = Buffer.concat([
        request(PROTOCOL_VERSION, terminated('user', 'postgres', '')),
        frame('p', terminated(new URL(database.url).password)),
        query('select 1'),
        frame('X'),
      ]);
      socket.setNoDelay(true);
      for (const byte of everything) {
        socket.write(Buffer.from([byte]));
        await new Promise(setImmediate);
      }
      await ended;
      expect(heard()).toMatch(/^RRS+KZTDCZ$/);
    });

    test('encryption is declined with one letter, and the client may go on without', async () => {
      const { socket, ended } = await rawConnection();
      const answers: string[] = [];
      socket.on('data', (chunk: Buffer) => answers.push(chunk.toString('latin1')[0] ?? ''));
      for (const code of [REQUEST.ssl, REQUEST.gssEncryption]) {
        socket.write(request(code));
        await wait(20);
      }
      socket.write(request(PROTOCOL_VERSION, terminated('user', 'postgres', '')));
      await wait(20);
      expect(answers).toEqual(['N', 'N', 'R']);
      socket.destroy();
      await ended;
    });

    test('a request to cancel is closed without an answer', async () => {
      const { socket, heard, ended } = await rawConnection();
      socket.write(request(REQUEST.cancel, Buffer.alloc(8)));
      await ended;
      expect(heard()).toBe('');
    });

    test.each([
      ['another protocol', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
      ['another version', request(2 << 16)],
    ])('%s is answered with an error', async (_name, bytes) => {
      const { socket, heard, ended } = await rawConnection();
      socket.write(bytes);
      await ended;
      expect(heard()).toBe('E');
    });

    test('a message of an unknown type ends that connection alone, even in a transaction', async () => {
      const odd = await client();
      await odd.query('create table odd (n int)');
      await odd.query('begin; insert into odd values (1)');
      (odd as unknown as { connection: { stream: Socket } }).connection.stream.write(frame('z'));
      expect(await countOf('odd')).toBe(0);
    });
  });
});
