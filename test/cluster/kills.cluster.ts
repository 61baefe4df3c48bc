import { setTimeout as pause } from 'node:timers/promises';
import { get, makeAndStart, post, until } from '../support/sessions/player';
import { HOTSEAT, SKIRMISH, standing } from '../support/sessions/setups';
import { Watcher } from '../support/sessions/stream';
import { expectAcknowledged, expectSoundLog } from '../support/sessions/suites/sound-log';
import { Writers } from '../support/sessions/suites/writers';
import { troupeForTests } from './troupe';

jest.setTimeout(170_000);

const WRITERS = 8;
const KILLS = 5;

/** Waits until so many more actions were acknowledged, so that a kill falls into the middle of writing. */
async function underWay(writers: Writers, more: number): Promise<void> {
  const enough = writers.acknowledged.size + more;
  while (writers.acknowledged.size < enough && writers.complaints.length === 0) await pause(2);
}

describe('whatever is killed', () => {
  const troupe = troupeForTests();

  test(`${KILLS} kills of nodes in mid-write lose nothing that was acknowledged and tear nothing`, async () => {
    const { nodes } = troupe();
    const made = await makeAndStart(nodes[0], HOTSEAT);
    const writers = new Writers(made, () => nodes, WRITERS);
    for (let kill = 0; kill < KILLS; kill++) {
      await underWay(writers, 20 + 7 * kill);
      await nodes[kill % 2]!.killAndStart();
    }
    await underWay(writers, 20);
    await writers.stop();
    expect(writers.complaints).toEqual([]);
    expect(writers.sentAgain).toBeGreaterThanOrEqual(KILLS);
    expectAcknowledged(await expectSoundLog(troupe(), made), writers.acknowledged);
  });

  test(`${KILLS} crashes of Postgres in mid-write lose nothing that was acknowledged and tear nothing; nodes say 503 at once and go on by themselves`, async () => {
    const { nodes, cluster } = troupe();
    const made = await makeAndStart(nodes[0], HOTSEAT);
    const watcher = new Watcher(`${nodes[0].address}/v1/sessions/${made.id}/stream`);
    const writers = new Writers(made, () => nodes, WRITERS);
    const addresses = nodes.map(({ address }) => address);
    for (let kill = 0; kill < KILLS; kill++) {
      await underWay(writers, 20 + 7 * kill);
      await cluster.kill();
      for (const node of nodes) {
        // Answered while there is no database to wait for.
        const { status, headers, body } = await post(node, made.id, 'actions', made.tokens['south'], { action: standing('nobody there') });
        expect([status, body.code, headers['retry-after']]).toEqual([503, 'database.away', '1']);
        expect((await node.ask().get('/health/ready')).status).toBe(503);
        expect((await node.ask().get('/health/live')).status).toBe(200);
      }
      await cluster.start();
      expect(cluster.log).toContain('automatic recovery in progress');
    }
    await underWay(writers, 20);
    await writers.stop();
    expect(writers.complaints).toEqual([]);
    expect(nodes.map(({ address }) => address)).toEqual(addresses);
    const rows = await expectSoundLog(troupe(), made);
    expectAcknowledged(rows, writers.acknowledged);
    await comeBack(watcher, nodes[0].address, made.id, rows.length);
  });

  test('bots whose node was killed in their turn are played on, once each action, and to the end', async () => {
    const { nodes } = troupe();
    const all = await Promise.all(Array.from({ length: 6 }, () => makeAndStart(nodes[0], { ...SKIRMISH, seats: { south: { bot: 'greedy' }, north: { bot: 'greedy' } } })));
    await nodes[0].killAndStart();
    for (const made of all) {
      await until(() => get(nodes[1], made.id), ({ body }) => body.status === 'finished', 60_000);
      const rows = await expectSoundLog(troupe(), made);
      expect((await get(nodes[0], made.id, 'verify')).body).toMatchObject({ verified: true, checked: rows.length });
    }
  });
});

/** A stream that was cut short by a crash is taken up again where it stopped, until everything was seen once. */
async function comeBack(first: Watcher, address: string, id: string, last: number): Promise<void> {
  const seen: number[] = [];
  for (let watcher = first; ; ) {
    await until(async () => watcher.ended || Number(watcher.lastId) >= last, (over) => over, 30_000);
    watcher.cut();
    seen.push(...watcher.seqs);
    if (seen.at(-1) === last) break;
    watcher = new Watcher(`${address}/v1/sessions/${id}/stream`, { 'last-event-id': String(seen.at(-1) ?? 0) });
  }
  expect(seen).toEqual(Array.from({ length: last }, (_, i) => i + 1));
}
