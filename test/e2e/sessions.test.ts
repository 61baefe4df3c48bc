import { DataSource } from 'typeorm';
import { RULESETS } from '../../src/rulesets';
import { hashOf } from '../../src/sessions/core/canonical';
import { type LogRow, replay } from '../../src/sessions/core/log';
import { NOTHING_YET } from '../../src/sessions/core/table-state';
import { verifyReplay } from '../../src/sessions/core/verify-replay';
import { get, make, makeAndStart, playOn, post, until } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';
import { HOTSEAT, SKIRMISH } from '../support/sessions/setups';
import { Watcher } from '../support/sessions/stream';

jest.setTimeout(120_000);

const chainmail = RULESETS.find(({ id }) => id === 'chainmail')!;

describe('a stored game', () => {
  const nodes = nodesForTests();

  test('is played against the greedy bot to its end, watched with a break in the middle, and every event comes once', async () => {
    const { node } = nodes;
    const made = await make(node, SKIRMISH);
    expect((await get(node, made.id)).body).toMatchObject({ status: 'open', version: 0, view: null, commitment: made.commitment, seats: [{ seat: 'south' }, { seat: 'north', bot: 'greedy' }] });
    const first = new Watcher(`${node.address}/v1/sessions/${made.id}/stream`);
    expect((await post(node, made.id, 'start', made.creator)).status).toBe(200);
    await playOn(node, made, 'south', 4);
    await first.until((messages) => messages.length >= 4);
    first.cut();
    const seen = [...first.seqs];
    const second = new Watcher(`${node.address}/v1/sessions/${made.id}/stream`, { 'last-event-id': String(seen.at(-1)) });
    await playOn(node, made, 'south');
    await second.until((messages) => messages.at(-1)?.event === 'end');
    await second.whenEnded();
    const { body: session, headers } = await get(node, made.id);
    expect(session).toMatchObject({ status: 'finished', outcome: { agreed: false }, seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(headers['etag']).toBe(`"${session.version}"`);
    expect([...seen, ...second.seqs]).toEqual(Array.from({ length: session.version }, (_, i) => i + 1));
    expect((await get(node, made.id, `stream?after=${session.version}`)).status).toBe(204);
    expect((await get(node, made.id, `events?after=${session.version - 1}`)).body.items).toEqual([second.messages.at(-2)!.data]);
    expect((await post(node, made.id, 'actions', made.tokens['south'], { action: { type: 'concede' } })).body).toMatchObject({ status: 422, code: 'game.over' });
  });

  test('replays from its faces to the state that was stored, and its dice verify on line and off', async () => {
    const { node } = nodes;
    const made = await make(node, { ...SKIRMISH, seats: { south: { bot: 'random-legal' }, north: { bot: 'greedy' } } });
    await post(node, made.id, 'start', made.creator);
    await until(() => get(node, made.id), ({ body }) => body.status === 'finished', 60_000);
    const { text, headers } = await get(node, made.id, 'replay');
    expect(headers['content-type']).toContain('application/x-ndjson');
    const [head, ...rows] = text.trim().split('\n').map((line) => JSON.parse(line));
    expect(rows).toHaveLength(head.version);
    let state = NOTHING_YET;
    for (const row of rows as LogRow[]) {
      state = replay({ game: chainmail.game!, setup: head.setup, seats: [] }, state, row);
      expect(hashOf(state)).toBe(row.stateHash);
    }
    expect((await get(node, made.id, 'verify')).body).toEqual({ verified: true, version: head.version, checked: head.version, commitment: made.commitment, fault: null });
    expect(verifyReplay(text, RULESETS).verified).toBe(true);

    const thrown = rows.find(({ faces }) => faces.length > 0);
    const faces = thrown.faces.map((face: number, i: number) => (i === 0 ? (face % 6) + 1 : face));
    const forged = [head, ...rows.map((row) => (row === thrown ? { ...row, faces } : row))].map((line) => JSON.stringify(line)).join('\n');
    expect(verifyReplay(forged, RULESETS)).toMatchObject({ verified: false, told: expect.arrayContaining([`Action ${thrown.seq}: the seed throws other faces.`]) });
    expect(verifyReplay(text.replace(head.seed, '0'.repeat(64)), RULESETS).verified).toBe(false);
    expect(verifyReplay(text.split('\n').slice(0, -2).join('\n'), RULESETS).verified).toBe(false);
    await node.app.get(DataSource).query('update session_action set faces = $3::json where session_id = $1 and seq = $2', [made.id, thrown.seq, JSON.stringify(faces)]);
    expect((await get(node, made.id, 'verify')).body).toMatchObject({ verified: false, checked: thrown.seq - 1, fault: { seq: thrown.seq, reason: 'the seed throws other faces' } });
  });

  test('shows every version as it was, from snapshots, whatever is in memory', async () => {
    const { node } = nodes;
    const made = await makeAndStart(node, { ...SKIRMISH, seats: { south: { bot: 'greedy' }, north: { bot: 'greedy' } } });
    const { body: last } = await until(() => get(node, made.id), ({ body }) => body.status === 'finished', 60_000);
    const cold = await nodes.another();
    const { view, ...rest } = (await get(cold, made.id)).body;
    expect({ view, ...rest }).toEqual(last);
    expect((await get(cold, made.id, `at/${last.version}`)).body).toEqual(last);
    expect((await get(cold, made.id, 'at/1')).body).toMatchObject({ version: 1, status: 'playing', outcome: null });
    expect((await get(cold, made.id, 'at/1')).body.seed).toBeUndefined();
    expect((await get(cold, made.id, 'at/0')).body).toMatchObject({ version: 0, status: 'open', view: null });
    expect((await get(cold, made.id, `at/${last.version + 1}`)).body.code).toBe('version.unknown');
    const snapshots = await node.app.get(DataSource).query('select seq from session_snapshot where session_id = $1 order by seq', [made.id]);
    expect(snapshots.length).toBeGreaterThanOrEqual(Math.floor(last.version / 25));
    await cold.close();
  });

  test('a seat adds to the dice before the start, and not after it', async () => {
    const { node } = nodes;
    const made = await make(node, HOTSEAT);
    const added = await post(node, made.id, 'seats/south/contribution', made.tokens['south'], { contribution: 'forty-two' });
    expect(added.body).toMatchObject({ version: 1, status: 'open', entries: [{ seq: 1, seat: 'south', events: [{ type: 'session.contribution-added' }] }] });
    expect((await post(node, made.id, 'seats/north/contribution', made.tokens['south'], { contribution: 'x' })).body.code).toBe('token.other-seat');
    await post(node, made.id, 'start', made.creator);
    expect((await post(node, made.id, 'seats/north/contribution', made.tokens['north'], { contribution: 'x' })).body.code).toBe('session.started');
    expect((await post(node, made.id, 'start', made.creator)).body.code).toBe('session.started');
    expect((await get(node, made.id, 'verify')).body.verified).toBe(true);
  });

  test('ends by concession or by a draw that all seats agree on', async () => {
    const { node } = nodes;
    const given = await makeAndStart(node, HOTSEAT);
    expect((await post(node, given.id, 'actions', given.tokens['north'], { action: { type: 'concede' } })).body).toMatchObject({ status: 'finished', toAct: [], owed: null });
    expect((await get(node, given.id)).body.outcome.places[0]).toMatchObject({ place: 1, seats: ['south'] });
    const drawn = await makeAndStart(node, HOTSEAT);
    const draw = (seat: string, type: string) => post(node, drawn.id, 'draw', drawn.tokens[seat], { type });
    expect((await draw('south', 'accept')).body.code).toBe('draw.none');
    expect((await draw('south', 'offer')).status).toBe(200);
    expect((await get(node, drawn.id)).body.drawOfferedBy).toEqual(['south']);
    expect((await draw('north', 'decline')).status).toBe(200);
    expect((await draw('north', 'offer')).status).toBe(200);
    expect((await draw('north', 'accept')).body.code).toBe('draw.agreed');
    expect((await draw('south', 'accept')).body).toMatchObject({ status: 'finished' });
    expect((await get(node, drawn.id)).body.outcome).toMatchObject({ agreed: true, places: [{ place: 1, seats: ['south', 'north'] }] });
    expect((await get(node, drawn.id, 'verify')).body.verified).toBe(true);
    const bot = await makeAndStart(node, SKIRMISH);
    expect((await post(node, bot.id, 'draw', bot.tokens['south'], { type: 'offer' })).body.code).toBe('draw.bot');
  });

  test("with the table's own dice every throw waits for the seat that owes it, and a bot throws its own", async () => {
    const { node } = nodes;
    const made = await makeAndStart(node, { ...SKIRMISH, dice: 'table' });
    const { body } = await until(() => get(node, made.id, 'actions', made.tokens['south']), (answer) => answer.body.toAct.includes('south'));
    expect(body.owed).toMatchObject({ kind: 'rolls', seats: ['south'] });
    const { id: decision, rolls } = body.owed;
    const send = (action: object) => post(node, made.id, 'actions', made.tokens['south'], { action });
    expect((await send({ type: 'throw', decision, faces: rolls.dice.map(() => 99) })).body.code).toBe('rolls.impossible');
    expect((await send({ type: 'throw', decision })).body.code).toBe('rolls.wanted');
    expect((await send({ type: 'throw', decision, faces: rolls.dice.map(() => 1) })).status).toBe(200);
    await post(node, made.id, 'actions', made.tokens['south'], { action: { type: 'concede' } });
    const rows = (await get(node, made.id, 'replay')).text.trim().split('\n').slice(1).map((line) => JSON.parse(line));
    const thrown = rows.find(({ action }) => action.type === 'throw');
    expect(thrown.action.faces).toEqual(rolls.dice.map(() => 1));
    expect(['seat', 'both']).toContain(thrown.dice);
    expect((await get(node, made.id, 'verify')).body.verified).toBe(true);
  });
});
