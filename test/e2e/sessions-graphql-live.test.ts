import { get as request } from 'node:http';
import { createClient } from 'graphql-ws';
import { DataSource } from 'typeorm';
import WebSocket from 'ws';
import { Feed } from '../../src/sessions/watch/feed';
import { GraphqlPlayer } from '../support/sessions/graphql';
import { type Made, makeAndStart, playOn, post } from '../support/sessions/player';
import { nodesForTests, type Node } from '../support/sessions/service';
import { HOTSEAT, SKIRMISH, standing } from '../support/sessions/setups';
import { Subscriber } from '../support/sessions/subscriber';

jest.setTimeout(120_000);

const PRIVATE = { ...HOTSEAT, public: false };
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

describe('following a session over a WebSocket', () => {
  const nodes = nodesForTests();
  const follow = (node: Node, made: Made, variables: object = {}, token?: string) =>
    new Subscriber(node.address, new GraphqlPlayer(node).document('subscription', 'sessionEvents'), { id: made.id, ...variables }, token === undefined ? {} : { authorization: `Bearer ${token}` });
  const act = (made: Made, about: string, seat = 'south') => post(nodes.node, made.id, 'actions', made.tokens[seat], { action: standing(about) });
  const sql = (statement: string, ...parts: unknown[]) => nodes.node.app.get(DataSource).query(statement, parts);

  test('every entry of a whole game comes once, and it completes with the game', async () => {
    const made = await makeAndStart(nodes.node, SKIRMISH);
    const follower = follow(nodes.node, made);
    await playOn(nodes.node, made, 'south');
    await follower.whenEnded();
    const { version } = await new GraphqlPlayer(nodes.node).session(made);
    expect([follower.complete, follower.errors]).toEqual([true, []]);
    expect(follower.seqs).toEqual(upTo(Number(version)));
    expect(follower.told.at(-1)).toMatchObject({ events: expect.arrayContaining([expect.objectContaining({ type: 'game-ended', rule: expect.stringMatching(/^CM-/) })]) });
    const late = follow(nodes.node, made, { after: Number(version) });
    await late.whenEnded();
    expect([late.complete, late.told]).toEqual([true, []]);
  });

  test('whoever is cut off goes on at another node without gap or repeat', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const other = await nodes.another();
    const first = follow(other, made);
    await first.until((told) => told.length === 1);
    for (let i = 0; i < 10; i++) await act(made, `a${i}`);
    await first.until((told) => told.length >= 4);
    first.cut();
    await first.whenEnded();
    for (let i = 0; i < 10; i++) await act(made, `b${i}`);
    const second = follow(nodes.node, made, { after: first.seqs.at(-1) });
    for (let i = 0; i < 10; i++) await act(made, `c${i}`);
    await second.until(() => second.seqs.at(-1) === 31);
    await second.leave();
    expect([...first.seqs, ...second.seqs]).toEqual(upTo(31));
    await other.close();
  });

  test('a node that stops sends its followers away to another one, and does not wait for them', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const other = await nodes.another();
    const follower = follow(other, made);
    await follower.until((told) => told.length === 1);
    await other.close();
    await follower.whenEnded();
    expect([follower.complete, follower.closed?.code]).toEqual([false, 1001]);
    await act(made, 'a');
    const next = follow(nodes.node, made, { after: 1 });
    await next.until((told) => told.length === 1);
    expect(next.seqs).toEqual([2]);
    await next.leave();
  });

  test('what was stored while nobody listened is caught up', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const follower = follow(nodes.node, made);
    await follower.until((told) => told.length === 1);
    const feed = nodes.node.app.get<unknown, { client: { connection: { stream: { destroy(): void } } } }>(Feed);
    feed.client.connection.stream.destroy();
    for (let i = 0; i < 5; i++) await act(made, `a${i}`);
    await follower.until((told) => told.length === 6, 5_000);
    expect(follower.seqs).toEqual(upTo(6));
    await follower.leave();
  });

  test('a private session is followed with a token or a ticket, and is not there for others', async () => {
    const made = await makeAndStart(nodes.node, PRIVATE);
    const gql = new GraphqlPlayer(nodes.node);
    const refused = async (variables: object, token?: string) => {
      const follower = follow(nodes.node, made, variables, token);
      await follower.whenEnded();
      expect(follower.complete).toBe(true);
      expect(follower.told).toHaveLength(1);
      return `${follower.told[0]!.__typename} ${String(follower.told[0]!['code'])}`;
    };
    expect(await refused({})).toBe('NotFound session.unknown');
    expect(await refused({}, 'x')).toBe('NotFound session.unknown');
    expect(await refused({ ticket: 'x' })).toBe('TokenRefused ticket.unknown');
    expect(await refused({ after: -1 }, made.creator)).toBe('InvalidInput input.invalid');
    expect(await refused({ units: 'SCENE' }, made.creator)).toBe('Refused scene.none');
    const { ticket } = await gql.ask('mutation', 'streamTicket', { id: made.id }, made.tokens['south']);
    const follower = follow(nodes.node, made, { ticket });
    await act(made, 'mine');
    await follower.until((told) => told.length === 2);
    expect(follower.told[1]).toMatchObject({ seq: 2, events: [{ type: 'standing-answer-changed', change: { about: 'mine' } }] });
    expect(await refused({ ticket })).toBe('TokenRefused ticket.unknown');
    await follower.leave();
  });

  test('it ends when the token is revoked or expires, or the one that its ticket was issued for', async () => {
    const made = await makeAndStart(nodes.node, PRIVATE);
    const { ticket } = await new GraphqlPlayer(nodes.node).ask('mutation', 'streamTicket', { id: made.id }, made.tokens['south']);
    const [own, ticketed, north] = [follow(nodes.node, made, {}, made.tokens['south']), follow(nodes.node, made, { ticket }), follow(nodes.node, made, {}, made.tokens['north'])];
    for (const each of [own, ticketed, north]) await each.until((told) => told.length === 1);
    await post(nodes.node, made.id, 'seats/south/join', made.creator);
    await act(made, 'a', 'north');
    await Promise.all([own.whenEnded(), ticketed.whenEnded()]);
    expect([own.seqs, ticketed.seqs]).toEqual([[1], [1]]);
    await north.until((told) => told.length === 2);
    await sql(`update session_token set expires_at = now() - interval '1 second' where session_id = $1 and seat = 'north'`, made.id);
    await sql(`select pg_notify('umpire_sessions', $1)`, `${made.id}:2`);
    await north.whenEnded();
    expect([north.complete, north.seqs]).toEqual([true, [1, 2]]);
  });

  test('the limits of every operation hold on the socket too, and it takes subscriptions alone', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const told = async (query: string, variables: Record<string, unknown> = {}) => {
      const follower = new Subscriber(nodes.node.address, query, variables);
      await follower.whenEnded();
      const [faults] = follower.errors as { message: string; extensions: { code: string; requestId: string } }[][];
      expect(faults![0]!.extensions.requestId).toMatch(/^[0-9a-f-]{36}$/);
      return `${faults![0]!.extensions.code} ${faults![0]!.message}`;
    };
    const ask = (fields: string) => `subscription { sessionEvents(id: "${made.id}") { ${fields} } }`;
    expect(await told('subscription {')).toMatch(/^GRAPHQL_PARSE_FAILED/);
    expect(await told(`subscription { ${'a '.repeat(1_000)} }`)).toMatch(/^GRAPHQL_PARSE_FAILED .*1000/);
    expect(await told(ask(`... on Problem { ${'errors { '.repeat(14)} code ${'} '.repeat(14)} }`))).toMatch(/^GRAPHQL_VALIDATION_FAILED/);
    expect(await told(`subscription { ${Array.from({ length: 21 }, (_, i) => `a${i}: sessionEvents(id: "x") { __typename }`).join(' ')} }`)).toMatch(/^GRAPHQL_VALIDATION_FAILED/);
    expect(await told(ask('nothing'))).toMatch(/^GRAPHQL_VALIDATION_FAILED/);
    expect(await told('{ rulesets { id } }')).toBe('GRAPHQL_VALIDATION_FAILED Send queries by POST.');
    expect(await told('mutation { concede(id: "x") { __typename } }')).toBe('GRAPHQL_VALIDATION_FAILED Send mutations by POST.');
    expect(await told('subscription ($id: String!) { sessionEvents(id: $id) { __typename } }', { id: 7 })).toMatch(/^BAD_USER_INPUT/);
    const { body } = await nodes.node.ask().post('/graphql').send({ query: ask('__typename') });
    expect(body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('what is no socket of ours is closed', async () => {
    const closed = (path: string, protocol: string, first?: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${nodes.node.address.replace('http', 'ws')}${path}`, protocol);
        socket.on('open', () => (first === undefined ? undefined : socket.send(first))).on('error', () => undefined);
        socket.on('close', (code) => resolve(code));
      });
    expect(await closed('/v1/sessions', 'graphql-transport-ws')).toBe(1006);
    expect(await closed('/graphql', 'graphql-transport-ws', 'hello')).toBe(4400);
    expect(await closed('/graphql', 'graphql-transport-ws', JSON.stringify({ type: 'subscribe', id: '1', payload: { query: '{ a }' } }))).toBe(4401);
    expect(await closed('/graphql', 'graphql-transport-ws', 'x'.repeat(300_000))).toBe(1009);
    expect(await closed('/graphql', 'graphql-transport-ws', JSON.stringify({ type: 'connection_init', payload: { authorization: 'Bearer umk_nobody-has-this-key-in-the-whole-world' } }))).toBe(4403);
    const status = await new Promise<number>((resolve) => request(`${nodes.node.address}/graphql`, (response) => resolve(response.resume().statusCode ?? 0)));
    expect(status).toBe(400);
  });

  test('one socket follows twenty things and no more', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const client = createClient({ url: `${nodes.node.address.replace('http', 'ws')}/graphql`, webSocketImpl: WebSocket, retryAttempts: 0, lazy: false });
    let came = 0;
    const refused = await new Promise<unknown>((resolve) => {
      for (let i = 0; i < 21; i++) client.subscribe({ query: `subscription { sessionEvents(id: "${made.id}") { __typename } }` }, { next: () => came++, error: resolve, complete: () => undefined });
    });
    expect(refused).toMatchObject([{ extensions: { code: 'SUBSCRIPTIONS_TOO_MANY' } }]);
    for (let waits = 0; came < 20 && waits < 1_000; waits++) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(came).toBe(20);
    await client.dispose();
  });
});
