import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { get, make, makeAndStart, post } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';
import { HOTSEAT, SKIRMISH, standing } from '../support/sessions/setups';
import { Watcher } from '../support/sessions/stream';

jest.setTimeout(60_000);

describe('who may see and do what', () => {
  const nodes = nodesForTests();
  const PRIVATE = { ...HOTSEAT, public: false };
  const code = async (asked: Promise<{ status: number; body: { code?: string } }>): Promise<string> => {
    const { status, body } = await asked;
    return `${status} ${body.code ?? ''}`.trim();
  };
  const sql = (statement: string, ...parts: unknown[]) => nodes.node.app.get(DataSource).query(statement, parts);

  test('a private session is not there for strangers, whatever they ask', async () => {
    const made = await makeAndStart(nodes.node, PRIVATE);
    const other = await make(nodes.node, PRIVATE);
    for (const token of [undefined, 'x', other.creator, other.tokens['south']]) {
      for (const path of ['', 'actions', 'events', 'at/1', 'replay', 'verify', 'stream']) expect(await code(get(nodes.node, made.id, path, token))).toBe('404 session.unknown');
      for (const path of ['start', 'tickets', 'seats/south/join', 'seats/south/renew']) expect(await code(post(nodes.node, made.id, path, token))).toBe('404 session.unknown');
      expect(await code(post(nodes.node, made.id, 'actions', token, { action: { type: 'concede' } }))).toBe('404 session.unknown');
    }
    for (const id of [randomUUID(), 'nonsense', "' or 1=1"]) expect(await code(get(nodes.node, encodeURIComponent(id), '', made.creator))).toBe('404 session.unknown');
    expect((await get(nodes.node, made.id, '', made.creator)).body).toMatchObject({ you: null, version: 1 });
    expect((await get(nodes.node, made.id, '', made.tokens['north'])).body).toMatchObject({ you: 'north' });
  });

  test('everybody may watch a public session, and nobody else may act in it', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    expect((await get(nodes.node, made.id)).body.you).toBeNull();
    expect(await code(post(nodes.node, made.id, 'actions', undefined, { action: { type: 'concede' } }))).toBe('401 token.missing');
    expect(await code(post(nodes.node, made.id, 'actions', 'x', { action: { type: 'concede' } }))).toBe('401 token.unknown');
    expect(await code(post(nodes.node, made.id, 'actions', made.creator, { action: { type: 'concede' } }))).toBe('403 token.not-a-seat');
    expect(await code(post(nodes.node, made.id, 'start', made.tokens['south']))).toBe('403 token.not-creator');
    expect((await get(nodes.node, made.id)).body.version).toBe(1);
  });

  test('tokens are kept as hashes, expire, are renewed and revoked', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const act = (token: string | undefined) => code(post(nodes.node, made.id, 'actions', token, { action: standing('a') }));
    const kept: { hash: string }[] = await sql('select hash from session_token where session_id = $1', made.id);
    expect(kept).toHaveLength(3);
    expect(JSON.stringify(kept)).not.toContain(made.tokens['south']);
    await sql(`update session_token set expires_at = now() + interval '1 hour' where session_id = $1 and seat = 'south'`, made.id);
    const renewed = await post(nodes.node, made.id, 'seats/south/renew', made.tokens['south']);
    expect(new Date(renewed.body.expiresAt).getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    await sql(`update session_token set expires_at = now() - interval '1 second' where session_id = $1 and seat = 'south'`, made.id);
    expect(await act(made.tokens['south'])).toBe('401 token.expired');
    expect(await code(post(nodes.node, made.id, 'seats/south/renew', made.tokens['south']))).toBe('401 token.expired');
    expect(await code(post(nodes.node, made.id, 'seats/south/join', made.tokens['north']))).toBe('403 token.not-creator');
    expect(await code(post(nodes.node, made.id, 'seats/west/join', made.creator))).toBe('422 seat.unknown');
    const { body } = await post(nodes.node, made.id, 'seats/south/join', made.creator);
    expect(await act(made.tokens['south'])).toBe('401 token.unknown');
    expect(await act(body.token)).toBe('200');
    const bots = await make(nodes.node, SKIRMISH);
    expect(await code(post(nodes.node, bots.id, 'seats/north/join', bots.creator))).toBe('422 seat.bot');
  });

  test('a ticket opens one stream, within a minute, with the eyes of its seat', async () => {
    const made = await makeAndStart(nodes.node, PRIVATE);
    const ticket = async (): Promise<string> => (await post(nodes.node, made.id, 'tickets', made.tokens['south'])).body.ticket;
    const address = `${nodes.node.address}/v1/sessions/${made.id}/stream?ticket=`;
    const once = await ticket();
    const watcher = new Watcher(`${address}${once}`);
    await post(nodes.node, made.id, 'actions', made.tokens['south'], { action: standing('mine') });
    await watcher.until((messages) => messages.length === 2);
    expect(watcher.messages[1]!.data).toMatchObject({ seq: 2, events: [{ about: 'mine' }] });
    watcher.cut();
    expect(await code(get(nodes.node, made.id, `stream?ticket=${once}`))).toBe('401 ticket.unknown');
    const late = await ticket();
    await sql(`update session_token set expires_at = now() - interval '1 second' where kind = 'ticket'`);
    expect(await code(get(nodes.node, made.id, `stream?ticket=${late}`))).toBe('401 ticket.unknown');
    expect(await code(get(nodes.node, made.id, '', late))).toBe('404 session.unknown');
  });

  test('a stream ends when its token is revoked, or the one its ticket was issued for', async () => {
    const made = await makeAndStart(nodes.node, PRIVATE);
    const address = `${nodes.node.address}/v1/sessions/${made.id}/stream`;
    const { body } = await post(nodes.node, made.id, 'tickets', made.tokens['south']);
    const ticketed = new Watcher(`${address}?ticket=${body.ticket}`);
    const watcher = new Watcher(address, { authorization: `Bearer ${made.tokens['south']}` });
    await watcher.until((messages) => messages.length === 1);
    await ticketed.until((messages) => messages.length === 1);
    await post(nodes.node, made.id, 'seats/south/join', made.creator);
    await post(nodes.node, made.id, 'actions', made.tokens['north'], { action: standing('a') });
    await watcher.whenEnded();
    await ticketed.whenEnded();
    expect([watcher.seqs, ticketed.seqs]).toEqual([[1], [1]]);
  });

  test('the list shows public sessions, filtered and paged', async () => {
    for (let i = 0; i < 3; i++) await make(nodes.node, { ruleset: 'toy', public: true, setup: { size: 8, rounds: 1, models: 1, seats: [{ seat: 'a', team: 'a' }, { seat: 'b', team: 'b' }] } });
    const list = async (query: string) => (await nodes.node.ask().get(`/v1/sessions${query}`)).body;
    const all = await list('?ruleset=toy');
    expect(all.items).toHaveLength(3);
    const first = await list('?ruleset=toy&first=2');
    const second = await list(`?ruleset=toy&first=2&after=${first.next}`);
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect(second.next).toBeNull();
    expect((await list('?ruleset=toy&status=playing')).items).toEqual([]);
    expect((await list('?first=100')).items.every(({ id }: { id: string }) => id.length === 36)).toBe(true);
    for (const query of ['?first=0', '?first=101', '?after=x', '?status=lost', '?page=2']) expect((await list(query)).status).toBe(400);
  });
});
