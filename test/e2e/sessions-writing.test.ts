import { DataSource } from 'typeorm';
import { get, type Made, makeAndStart, post, seatToAct } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';
import { DUEL, HOTSEAT, standing } from '../support/sessions/setups';

jest.setTimeout(120_000);

describe('writing to a session', () => {
  const nodes = nodesForTests();

  const versionOf = async ({ id }: Made): Promise<number> => (await get(nodes.node, id)).body.version;

  test('8 writers on 2 nodes lose and double nothing', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const other = await nodes.another();
    const writers = Array.from({ length: 8 }, (_, writer) => async (): Promise<number[]> => {
      const versions: number[] = [];
      for (let i = 0; i < 10; i++) {
        const { status, body } = await post(writer % 2 === 0 ? nodes.node : other, made.id, 'actions', made.tokens[writer % 4 < 2 ? 'south' : 'north'], { action: standing(`w${writer}-${i}`) });
        expect([status, body.entries?.length]).toEqual([200, 1]);
        versions.push(body.version);
      }
      return versions;
    });
    const versions = (await Promise.all(writers.map((write) => write()))).flat().sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: 80 }, (_, i) => i + 2));
    const rows: { seq: number; about: string | null }[] = await nodes.node.app.get(DataSource).query(`select seq, action->>'about' as about from session_action where session_id = $1 order by seq`, [made.id]);
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 81 }, (_, i) => i + 1));
    expect(new Set(rows.map(({ about }) => about)).size).toBe(81);
    const snapshots = await nodes.node.app.get(DataSource).query('select seq from session_snapshot where session_id = $1 order by seq', [made.id]);
    expect(snapshots).toEqual(expect.arrayContaining([{ seq: 25 }, { seq: 50 }, { seq: 75 }]));
    const warm = await get(nodes.node, made.id, '', made.tokens['south']);
    const cold = await nodes.another();
    expect((await get(cold, made.id, '', made.tokens['south'])).body).toEqual(warm.body);
    expect((await get(cold, made.id, 'verify')).body).toMatchObject({ verified: true, checked: 81 });
    await Promise.all([other.close(), cold.close()]);
  });

  test('an idempotency key gets the first answer again, and another body is refused', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const send = (about: string, seat = 'south') => post(nodes.node, made.id, 'actions', made.tokens[seat], { action: standing(about) }, { 'idempotency-key': 'once' });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send('a')));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body]);
    expect(await versionOf(made)).toBe(2);
    expect((await send('b')).body).toMatchObject({ status: 422, code: 'idempotency.other-body' });
    expect((await send('b', 'north')).status).toBe(200);
    await nodes.node.app.get(DataSource).query(`update session_answer set created_at = now() - interval '25 hours'`);
    expect((await send('b')).status).toBe(200);
    expect(await versionOf(made)).toBe(4);
    expect((await post(nodes.node, made.id, 'actions', made.tokens['south'], { action: standing('c') }, { 'idempotency-key': 'two words' })).status).toBe(400);
  });

  test('If-Match stores nothing once the session has moved on', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const send = (match: string) => post(nodes.node, made.id, 'actions', made.tokens['south'], { action: standing('a') }, { 'if-match': match });
    expect((await send('"1"')).headers['etag']).toBe('"2"');
    expect((await send('"1"')).body).toMatchObject({ status: 409, code: 'version.conflict', errors: [{ facts: { version: 2 } }] });
    expect((await send('"3"')).status).toBe(409);
    expect((await send('2')).status).toBe(200);
    expect((await send('latest')).status).toBe(400);
    expect(await versionOf(made)).toBe(3);
    const raced = await Promise.all([1, 2, 3, 4].map(() => send('"3"')));
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test('a list is taken whole or not at all, and only its last action may throw dice', async () => {
    const made = await makeAndStart(nodes.node, DUEL);
    const seat = await seatToAct(nodes.node, made);
    const [model, target] = seat === 'south' ? ['paladin', 'trooper'] : ['trooper', 'paladin'];
    const strike = { type: 'stand', model, then: { type: 'melee', target } };
    const send = (actions: readonly object[]) => post(nodes.node, made.id, 'actions', made.tokens[seat], { actions });
    const before = await versionOf(made);
    expect((await send([strike, standing('a')])).body).toMatchObject({ status: 422, code: 'list.dice', pointer: '/actions/0' });
    expect((await send([standing('a'), { type: 'rally', model }])).body).toMatchObject({ status: 422, pointer: '/actions/1', rule: expect.stringMatching(/^CM-/) });
    expect((await send([standing('a'), { type: 'fly', model }])).body).toMatchObject({ status: 400, pointer: '/actions/1/type' });
    expect((await send(Array.from({ length: 51 }, () => standing('a')))).status).toBe(400);
    expect(await versionOf(made)).toBe(before);
    expect((await send([standing('a'), strike])).body).toMatchObject({ version: before + 2, entries: [{ seq: before + 1 }, { seq: before + 2 }] });
  });

  test('a dry run tells what is legal, throws nothing and stores nothing', async () => {
    const made = await makeAndStart(nodes.node, DUEL);
    const seat = await seatToAct(nodes.node, made);
    const [model, target] = seat === 'south' ? ['paladin', 'trooper'] : ['trooper', 'paladin'];
    const strike = { type: 'stand', model, then: { type: 'melee', target } };
    const tryOut = (who: string, action: object) => post(nodes.node, made.id, 'actions?dryRun=true', made.tokens[who], { action });
    const before = await versionOf(made);
    expect((await tryOut(seat, strike)).body).toEqual({ legal: true, version: before, refusals: [] });
    expect((await tryOut(seat, { type: 'rally', model })).body).toMatchObject({ legal: false, refusals: [{ rule: expect.stringMatching(/^CM-/) }] });
    expect((await tryOut(seat === 'south' ? 'north' : 'south', strike)).body).toMatchObject({ legal: false, refusals: [{ code: 'turn.not-yours', rule: 'CM-ROUND-04' }] });
    expect(await versionOf(made)).toBe(before);
    const odds = await post(nodes.node, made.id, 'odds', made.tokens[seat], { action: strike });
    const total = odds.body.outcomes.reduce((sum: number, { chance }: { chance: { decimal: number } }) => sum + chance.decimal, 0);
    expect(total).toBeCloseTo(1, 9);
    expect(odds.body.outcomes.length).toBeGreaterThan(1);
    expect((await get(nodes.node, made.id, `actions?envelope=${model}`, made.tokens[seat])).body.envelope).toBeDefined();
    expect(await versionOf(made)).toBe(before);
  });
});
