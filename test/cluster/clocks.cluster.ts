import { setTimeout as pause } from 'node:timers/promises';
import type { LogRow } from '../../src/sessions/core/log';
import type { ServiceProcess } from '../support/cluster/service-process';
import { get, makeAndStart, type Made, post, until } from '../support/sessions/player';
import { HOTSEAT } from '../support/sessions/setups';
import { expectSoundLog } from '../support/sessions/suites/sound-log';
import { troupeForTests } from './troupe';

jest.setTimeout(170_000);

/** Nodes look this often, and may be slow to. */
const SOON_MS = 10_000;

describe('the clock of a decision', () => {
  const troupe = troupeForTests();

  const shown = async (node: ServiceProcess, { id, tokens }: Made) => (await get(node, id, '', tokens['south'])).body;
  /** Asked of the database, so that nobody stirs a node. */
  const logOf = ({ id }: Made) => troupe().query<Pick<LogRow, 'seq' | 'seat' | 'action'> & { at: Date }>('select seq, seat, action, at from session_action where session_id = $1 order by seq', [id]);
  const lateIn = async (made: Made) => (await logOf(made)).filter(({ action }) => action.type === 'session.time-out');

  test('goes on where it stood when every node is killed, and runs out once', async () => {
    const { nodes } = troupe();
    const made = await makeAndStart(nodes[0], { ...HOTSEAT, clock: { seconds: 30 } });
    const { version, clock, view } = await shown(nodes[0], made);
    await Promise.all(nodes.map((node) => node.killAndStart()));
    for (const node of nodes) expect(await shown(node, made)).toMatchObject({ version, clock });
    const end = Date.parse(clock.until);
    expect(end).toBeGreaterThan(Date.now());
    const [first, ...more] = await until(() => lateIn(made), ({ length }) => length > 0, end - Date.now() + SOON_MS);
    expect([first!.seq, first!.seat, more]).toEqual([version + 1, view.toAct[0], []]);
    expect(first!.at.getTime()).toBeGreaterThanOrEqual(end);
    expect(first!.at.getTime()).toBeLessThan(end + SOON_MS);
    await expectSoundLog(troupe(), made);
  });

  test('that runs out while there is no node is heeded by the first that starts', async () => {
    const { nodes } = troupe();
    const made = await makeAndStart(nodes[0], { ...HOTSEAT, clock: { seconds: 4 } });
    const { version, clock, view } = await shown(nodes[0], made);
    await Promise.all(nodes.map((node) => node.kill()));
    await pause(Math.max(0, Date.parse(clock.until) - Date.now()) + 500);
    expect((await logOf(made)).length).toBe(version);
    await Promise.all(nodes.map((node) => node.startAgain()));
    const [first] = await until(() => lateIn(made), ({ length }) => length > 0, SOON_MS);
    expect([first!.seq, first!.seat]).toEqual([version + 1, view.toAct[0]]);
    // The next decision has as long as any, and is not taken for two.
    const second = await until(async () => (await lateIn(made)).find(({ at }) => at.getTime() - first!.at.getTime() > 1_000) ?? null, (found) => found !== null, 4_000 + SOON_MS);
    expect(second!.at.getTime() - first!.at.getTime()).toBeGreaterThanOrEqual(4_000);
    expect((await post(nodes[0], made.id, 'actions', made.tokens['south'], { action: { type: 'concede' } })).status).toBe(200);
    await expectSoundLog(troupe(), made);
  });
});
