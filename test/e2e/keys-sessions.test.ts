import { DataSource } from 'typeorm';
import { TEST_KEY } from '../support/database';
import { nodesForTests } from '../support/sessions/service';
import { HOTSEAT } from '../support/sessions/setups';
import { Watcher } from '../support/sessions/stream';

jest.setTimeout(60_000);

const PRIVATE = { ...HOTSEAT, public: false };

describe('the key that made a session', () => {
  const nodes = nodesForTests();
  const ask = () => nodes.node.ask();
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const told = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim();

  async function key(): Promise<{ id: string; key: string }> {
    return (await ask().post('/v1/keys').set('x-api-key', TEST_KEY).send({ name: 'x' })).body;
  }
  async function create(sent: string, body: object): Promise<string> {
    const response = await ask().post('/v1/sessions').set('x-api-key', sent).send(body);
    expect(response.status).toBe(201);
    return response.body.id;
  }

  test('can do what the token of the creator can, and no other key can', async () => {
    const [owner, other] = [await key(), await key()];
    const id = await create(owner.key, PRIVATE);
    for (const headers of [bearer(other.key), {}, { 'x-api-key': other.key }]) expect(told(await ask().get(`/v1/sessions/${id}`).set(headers))).toBe('404 session.unknown');
    for (const headers of [bearer(owner.key), { 'x-api-key': owner.key }]) expect(told(await ask().get(`/v1/sessions/${id}`).set(headers))).toBe('200');
    expect(told(await ask().post(`/v1/sessions/${id}/start`).set(bearer(other.key)))).toBe('404 session.unknown');
    const joined = await ask().post(`/v1/sessions/${id}/seats/south/join`).set(bearer(owner.key));
    expect(told(joined)).toBe('200');
    expect(told(await ask().post(`/v1/sessions/${id}/start`).set(bearer(owner.key)))).toBe('200');
    expect(told(await ask().post(`/v1/sessions/${id}/actions`).set(bearer(owner.key)).send({ action: { type: 'concede' } }))).toBe('403 token.not-a-seat');
    // A key beside the token of a seat: the token says who acts.
    expect(told(await ask().post(`/v1/sessions/${id}/actions`).set({ ...bearer(joined.body.token), 'x-api-key': other.key }).send({ action: { type: 'concede' } }))).toBe('200');
  });

  test('finds it in its own list, private or not; the public list does not show private ones', async () => {
    const [owner, other] = [await key(), await key()];
    const mine = [await create(owner.key, PRIVATE), await create(owner.key, HOTSEAT), await create(owner.key, PRIVATE)];
    const theirs = await create(other.key, HOTSEAT);
    const ids = async (query: string, sent?: string) => (await ask().get(`/v1/sessions?${query}`).set(sent === undefined ? {} : bearer(sent))).body.items.map((each: { id: string }) => each.id);
    expect((await ids('mine=true', owner.key)).sort()).toEqual([...mine].sort());
    expect(await ids('mine=true', other.key)).toEqual([theirs]);
    const open = await ids('first=100', owner.key);
    expect([open.includes(mine[0]), open.includes(mine[1]), open.includes(theirs)]).toEqual([false, true, true]);
    expect(told(await ask().get('/v1/sessions?mine=true'))).toBe('401 key.missing');
    const first = (await ask().get('/v1/sessions?mine=true&first=2').set(bearer(owner.key))).body;
    expect([first.items.length, (await ids(`mine=true&first=2&after=${first.next}`, owner.key)).length]).toEqual([2, 1]);
  });

  test('keeps it when it is rotated, and loses it when it is revoked', async () => {
    const owner = await key();
    const id = await create(owner.key, PRIVATE);
    const { body } = await ask().post(`/v1/keys/${owner.id}/rotate`).set('x-api-key', TEST_KEY).send({ overlapSeconds: 0 });
    expect([told(await ask().get(`/v1/sessions/${id}`).set(bearer(body.key))), told(await ask().get(`/v1/sessions/${id}`).set(bearer(owner.key)))]).toEqual(['200', '401 key.unknown']);
    await ask().post(`/v1/keys/${owner.id}/revoke`).set('x-api-key', TEST_KEY);
    expect(told(await ask().get(`/v1/sessions/${id}`).set(bearer(body.key)))).toBe('401 key.unknown');
  });

  test('watches it by a ticket, until it is revoked', async () => {
    const owner = await key();
    const id = await create(owner.key, PRIVATE);
    const { body } = await ask().post(`/v1/sessions/${id}/tickets`).set(bearer(owner.key));
    const watcher = new Watcher(`${nodes.node.address}/v1/sessions/${id}/stream?ticket=${body.ticket}`);
    expect(told(await ask().post(`/v1/sessions/${id}/start`).set(bearer(owner.key)))).toBe('200');
    await watcher.until((messages) => messages.length === 1);
    await ask().post(`/v1/keys/${owner.id}/revoke`).set('x-api-key', TEST_KEY);
    await nodes.node.app.get(DataSource).query(`select pg_notify('umpire_sessions', $1)`, [`${id}:1`]);
    await watcher.whenEnded();
    expect(watcher.seqs).toEqual([1]);
  });

  test('to a public session of another it is a bystander', async () => {
    const [owner, other] = [await key(), await key()];
    const id = await create(owner.key, HOTSEAT);
    const { status, body } = await ask().get(`/v1/sessions/${id}`).set(bearer(other.key));
    expect([status, body.you]).toEqual([200, null]);
    expect(told(await ask().post(`/v1/sessions/${id}/start`).set(bearer(other.key)))).toBe('401 token.missing');
  });
});
