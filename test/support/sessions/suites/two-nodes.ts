import { get, makeAndStart, post, until } from '../player';
import { HOTSEAT, SKIRMISH, standing } from '../setups';
import { Watcher } from '../stream';
import { expectAcknowledged, expectSoundLog } from './sound-log';
import type { Stage } from './stage';
import { Writers } from './writers';

/** What two nodes on one database must keep, wherever they run. */
export function twoNodesKeepTheLog(stage: () => Stage, writersOnOne: number, each: number): void {
  test(`${writersOnOne} writers through two nodes on one session lose and double nothing, however often they ask again`, async () => {
    const made = await makeAndStart(stage().nodes[0], HOTSEAT);
    const writers = new Writers(made, () => stage().nodes, writersOnOne, each);
    await writers.done();
    expect(writers.complaints).toEqual([]);
    expect(writers.acknowledged.size).toBe(writersOnOne * each);
    expectAcknowledged(await expectSoundLog(stage(), made), writers.acknowledged);
  });

  test('a watcher who is cut off again and again, and comes back on the other node, sees every event once', async () => {
    const { nodes } = stage();
    const made = await makeAndStart(nodes[0], HOTSEAT);
    const seen: number[] = [];
    let last = '0';
    const watched = 200;
    const writing = (async () => {
      for (let i = 0; i < watched; i++) expect((await post(nodes[i % 2]!, made.id, 'actions', made.tokens['south'], { action: standing(`a${i}`) })).status).toBe(200);
    })();
    for (let cut = 0; seen.at(-1) !== watched + 1; cut++) {
      const watcher = new Watcher(`${nodes[cut % 2]!.address}/v1/sessions/${made.id}/stream`, { 'last-event-id': last });
      // Cut after some entries, so in the middle of what is being written.
      await watcher.until(() => watcher.seqs.length >= 1 + (cut % 40) || Number(watcher.lastId) > watched, 30_000);
      watcher.cut();
      seen.push(...watcher.seqs);
      last = String(seen.at(-1) ?? 0);
    }
    await writing;
    expect(seen).toEqual(Array.from({ length: watched + 1 }, (_, i) => i + 1));
  });

  test('bots play to the end whichever node has them in hand, and the stored game replays and verifies', async () => {
    const { nodes } = stage();
    const made = await makeAndStart(nodes[0], { ...SKIRMISH, seats: { south: { bot: 'greedy' }, north: { bot: 'random-legal' } } });
    await until(() => get(nodes[1], made.id), ({ body }) => body.status === 'finished', 60_000);
    const rows = await expectSoundLog(stage(), made);
    expect((await get(nodes[1], made.id, 'verify')).body).toMatchObject({ verified: true, checked: rows.length });
  });
}
