import { DataSource } from 'typeorm';
import { Bots } from '../../src/sessions/play/bots';
import { Feed } from '../../src/sessions/watch/feed';
import { get, make, makeAndStart, playOn, post, until } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';
import { HOTSEAT, SKIRMISH, standing } from '../support/sessions/setups';
import { Watcher } from '../support/sessions/stream';

jest.setTimeout(120_000);

describe('two nodes on one database', () => {
  const nodes = nodesForTests();

  test('one sees, streams and continues what the other has stored', async () => {
    const made = await makeAndStart(nodes.node, SKIRMISH);
    const other = await nodes.another();
    const watcher = new Watcher(`${other.address}/v1/sessions/${made.id}/stream`);
    await playOn(nodes.node, made, 'south', 3);
    await playOn(other, made, 'south', 3);
    await playOn(nodes.node, made, 'south');
    await watcher.until((messages) => messages.at(-1)?.event === 'end');
    const { body } = await get(other, made.id);
    expect(body).toEqual((await get(nodes.node, made.id)).body);
    expect(watcher.seqs).toEqual(Array.from({ length: body.version }, (_, i) => i + 1));
    expect((await get(other, made.id, 'verify')).body).toMatchObject({ verified: true, checked: body.version });
    await other.close();
  });

  test('a watcher who is cut off goes on at the other node without gap or repeat', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const other = await nodes.another();
    const first = new Watcher(`${other.address}/v1/sessions/${made.id}/stream`);
    await first.until((messages) => messages.length === 1);
    const act = (about: string) => post(nodes.node, made.id, 'actions', made.tokens['south'], { action: standing(about) });
    for (let i = 0; i < 10; i++) await act(`a${i}`);
    await first.until((messages) => messages.length >= 4);
    await other.close();
    await first.whenEnded();
    for (let i = 0; i < 10; i++) await act(`b${i}`);
    const second = new Watcher(`${nodes.node.address}/v1/sessions/${made.id}/stream`, { 'last-event-id': first.lastId });
    for (let i = 0; i < 10; i++) await act(`c${i}`);
    await second.until(() => second.lastId === '31');
    second.cut();
    expect([...first.seqs, ...second.seqs]).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
  });

  test('a stream catches up when the connection that listens was lost', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const other = await nodes.another();
    const watcher = new Watcher(`${nodes.node.address}/v1/sessions/${made.id}/stream`);
    await watcher.until((messages) => messages.length === 1);
    const feed = nodes.node.app.get<unknown, { client: { connection: { stream: { destroy(): void } } } }>(Feed);
    feed.client.connection.stream.destroy();
    for (let i = 0; i < 5; i++) await post(other, made.id, 'actions', made.tokens['south'], { action: standing(`a${i}`) });
    await watcher.until((messages) => messages.length === 6, 5_000);
    expect(watcher.seqs).toEqual([1, 2, 3, 4, 5, 6]);
    watcher.cut();
    await other.close();
  });

  test('a bot whose node stopped in its turn is played on by the next node that starts', async () => {
    const asleep = await nodes.another();
    await asleep.app.get(Bots).onModuleDestroy();
    await nodes.node.app.get(Bots).onModuleDestroy();
    const made = await make(asleep, { ...SKIRMISH, seats: { south: { bot: 'greedy' }, north: { bot: 'greedy' } } });
    await post(asleep, made.id, 'start', made.creator);
    expect((await get(asleep, made.id)).body).toMatchObject({ status: 'playing', version: 1 });
    await asleep.close();
    const awake = await nodes.another();
    const { body } = await until(() => get(awake, made.id), (answer) => answer.body.status === 'finished', 60_000);
    expect((await get(awake, made.id, 'verify')).body).toMatchObject({ verified: true, checked: body.version });
    expect(await awake.app.get(DataSource).query('select bot_to_act from session where id = $1', [made.id])).toEqual([{ bot_to_act: false }]);
  });
});
