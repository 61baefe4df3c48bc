import { DataSource } from 'typeorm';
import { documents } from '../../src/documents/documents';
import { ReadDocument } from '../support/openapi';
import { firstOffer, get, make, makeAndStart, type Made, playOn, post, until, verdict } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';
import { HOTSEAT, SKIRMISH, TOY } from '../support/sessions/setups';

jest.setTimeout(60_000);

describe('what seats agree on', () => {
  const nodes = nodesForTests();
  let document: ReadDocument;

  beforeAll(async () => {
    document = new ReadDocument((await documents()).get('openapi.json')!);
  });

  const send = (made: Made, path: string, token: string | undefined, body?: object) => post(nodes.node, made.id, path, token, body);
  const show = async (made: Made, seat?: string) => (await get(nodes.node, made.id, '', seat === undefined ? undefined : made.tokens[seat])).body;
  const told = async (made: Made) => (await get(nodes.node, made.id, 'events?first=200', Object.values(made.tokens)[0])).body.items.flatMap(({ events }: { events: { type: string }[] }) => events).filter(({ type }: { type: string }) => type.startsWith('session.'));

  /** Lets whoever is to act take the first offer, so many times. */
  async function play(made: Made, times: number): Promise<void> {
    for (let i = 0; i < times; i++) {
      const { toAct } = (await get(nodes.node, made.id, 'actions', Object.values(made.tokens)[0])).body;
      const { offers } = (await get(nodes.node, made.id, 'actions', made.tokens[toAct[0]])).body;
      const answer = await send(made, 'actions', made.tokens[toAct[0]], { action: firstOffer(offers)! });
      expect(answer.status).toBe(200);
    }
  }

  test('an undo needs every seat, is logged, and never brings the same dice again', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    await play(made, 12);
    const before = (await get(nodes.node, made.id, 'at/3')).body.view;
    const { version } = await show(made);
    expect((await send(made, 'undo', made.tokens['south'], { type: 'accept' })).body.code).toBe('proposal.none');
    expect((await send(made, 'undo', made.tokens['south'], { type: 'offer', version: version + 1 })).body.code).toBe('version.unknown');
    expect((await send(made, 'undo', made.tokens['south'], { type: 'offer' })).body.code).toBe('undo.no-version');
    expect((await send(made, 'undo', made.creator, { type: 'offer', version: 3 })).status).toBe(403);
    const offered = await send(made, 'undo', made.tokens['south'], { type: 'offer', version: 3 });
    expect([offered.status, document.answerFaults('undo', offered)]).toEqual([200, []]);
    expect((await show(made)).proposal).toEqual({ what: 'undo', version: 3, agreed: ['south'] });
    expect((await send(made, 'undo', made.tokens['south'], { type: 'accept' })).body.code).toBe('proposal.agreed');
    expect((await send(made, 'undo', made.tokens['north'], { type: 'accept' })).status).toBe(200);
    const after = await show(made);
    expect(after).toMatchObject({ version: version + 2, proposal: null, view: before });
    expect((await told(made)).slice(-3)).toEqual([
      { type: 'session.proposed', seat: 'south', what: 'undo', version: 3 },
      { type: 'session.consented', seat: 'north', what: 'undo', version: 3 },
      { type: 'session.undone', version: 3 },
    ]);
    await play(made, 12);
    expect((await send(made, 'actions', made.tokens['south'], { action: { type: 'concede' } })).status).toBe(200);
    expect(await verdict(nodes.node, made.id)).toMatchObject({ verified: true });
    // From nothing but the log, on a node that has never seen it.
    const another = await nodes.another();
    const last = (await show(made)).version;
    for (const at of [last - 3, last]) expect((await get(another, made.id, `at/${at}`)).body).toEqual((await get(nodes.node, made.id, `at/${at}`)).body);
  });

  test('who acts instead of agreeing declines, and an offer to take back lapses with the next action', async () => {
    const made = await makeAndStart(nodes.node, TOY);
    await play(made, 5);
    const { toAct } = (await get(nodes.node, made.id, 'actions', made.tokens['red'])).body;
    const other = toAct[0] === 'red' ? 'blue' : 'red';
    await send(made, 'undo', made.tokens[other], { type: 'offer', version: 2 });
    await play(made, 1);
    expect((await told(made)).at(-1)).toEqual({ type: 'session.proposal-declined', seat: toAct[0], what: 'undo', version: 2 });
    const { toAct: next } = (await get(nodes.node, made.id, 'actions', made.tokens['red'])).body;
    await send(made, 'undo', made.tokens[next[0]], { type: 'offer', version: 2 });
    await play(made, 1);
    expect((await told(made)).at(-1)).toEqual({ type: 'session.proposal-lapsed', what: 'undo', version: 2 });
  });

  test('in a pause nobody acts until somebody resumes', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    expect((await send(made, 'pause', made.tokens['south'], { type: 'offer' })).status).toBe(200);
    expect((await send(made, 'pause', made.tokens['north'], { type: 'accept' })).status).toBe(200);
    expect(await show(made)).toMatchObject({ paused: true });
    expect((await get(nodes.node, made.id, 'actions', made.tokens['south'])).body).toMatchObject({ offers: [], toAct: [] });
    expect((await send(made, 'actions', made.tokens['south'], { action: { type: 'stand', model: 'paladin' } })).body.code).toBe('session.paused');
    expect((await send(made, 'pause', made.tokens['north'], { type: 'resume' })).status).toBe(200);
    expect((await send(made, 'pause', made.tokens['north'], { type: 'resume' })).body.code).toBe('session.not-paused');
    await play(made, 3);
  });

  test('a clock decides for who takes too long, for a node that was not there when it began, and a pause stops it', async () => {
    const made = await make(nodes.node, { ...HOTSEAT, clock: { seconds: 1 } });
    expect(await show(made)).toMatchObject({ clock: { seconds: 1, until: null } });
    await send(made, 'start', made.creator);
    const { version, clock } = await show(made);
    expect(Date.parse(clock.until)).toBeGreaterThan(Date.now() - 1_000);
    await until(() => show(made), (now) => now.version >= version + 2);
    await nodes.another();
    for (const seat of ['south', 'north']) await send(made, 'pause', made.tokens[seat], { type: seat === 'south' ? 'offer' : 'accept' });
    if (!(await show(made)).paused) await send(made, 'pause', made.tokens['north'], { type: 'accept' });
    const { version: paused, clock: still } = await show(made);
    expect(still.until).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect((await show(made)).version).toBe(paused);
    const late = (await told(made)).filter(({ type }: { type: string }) => type === 'session.timed-out');
    expect(late.length).toBeGreaterThanOrEqual(2);
    await send(made, 'pause', made.tokens['south'], { type: 'resume' });
    await send(made, 'actions', made.tokens['south'], { action: { type: 'concede' } });
    expect(await verdict(nodes.node, made.id)).toMatchObject({ verified: true });
  });

  test("with the table's own dice the clock throws for who does not", async () => {
    const made = await makeAndStart(nodes.node, { ...HOTSEAT, dice: 'table', clock: { seconds: 1 } });
    expect((await show(made)).view.owed).toMatchObject({ kind: 'rolls' });
    await until(() => show(made), (now) => now.view.owed?.kind !== 'rolls');
    await send(made, 'actions', made.tokens['south'], { action: { type: 'concede' } });
    expect(await verdict(nodes.node, made.id)).toMatchObject({ verified: true });
  });

  test('a bot takes a seat over in the middle and gives it back, and the log tells so', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    await play(made, 2);
    expect((await send(made, 'seats/north/substitute', made.tokens['south'], { bot: 'greedy' })).body.code).toBe('token.other-seat');
    expect((await send(made, 'seats/north/substitute', made.creator, { bot: 'deep' })).body.code).toBe('bot.unknown');
    const bot = await send(made, 'seats/north/substitute', made.creator, { bot: 'greedy' });
    expect([bot.status, bot.body, document.answerFaults('substituteSeat', bot)]).toEqual([200, expect.objectContaining({ seat: 'north', bot: 'greedy' }), []]);
    expect((await get(nodes.node, made.id, '', made.tokens['north'])).status).toBe(401);
    await playOn(nodes.node, made, 'south', 4);
    const back = await send(made, 'seats/north/substitute', made.creator, {});
    expect(back.body).toMatchObject({ seat: 'north', token: expect.any(String) });
    expect((await get(nodes.node, made.id, '', back.body.token)).body.seats).toEqual([{ seat: 'south' }, { seat: 'north' }]);
    expect((await told(made)).filter(({ type }: { type: string }) => type === 'session.seat-passed')).toEqual([{ type: 'session.seat-passed', seat: 'north', bot: 'greedy' }, { type: 'session.seat-passed', seat: 'north', bot: null }]);
    await send(made, 'actions', made.tokens['south'], { action: { type: 'concede' } });
    expect(await verdict(nodes.node, made.id)).toMatchObject({ verified: true });
  });

  test('a fork of a finished game is free, goes on from its version, and throws dice of its own', async () => {
    const made = await makeAndStart(nodes.node, SKIRMISH);
    await playOn(nodes.node, made, 'south');
    expect((await post(nodes.node, made.id, 'fork?at=0', made.tokens['south'])).body.code).toBe('fork.not-started');
    expect((await post(nodes.node, made.id, 'fork', made.tokens['south'])).body.code).toBe('fork.ended');
    expect((await post(nodes.node, made.id, 'fork?at=10')).body.code).toBe('key.missing');
    const forked = await post(nodes.node, made.id, 'fork?at=10', made.tokens['south'], { seats: { north: { open: true } } });
    expect([forked.status, document.answerFaults('forkSession', forked)]).toEqual([200, []]);
    const fork: Made = { id: forked.body.id, creator: forked.body.creator.token, commitment: '', tokens: Object.fromEntries(forked.body.seats.map(({ seat, token }: { seat: string; token: string }) => [seat, token])) };
    const [then, now] = [(await get(nodes.node, made.id, 'at/10', made.tokens['south'])).body, await show(fork, 'south')];
    expect(now).toMatchObject({ status: 'playing', version: 0, origin: { session: made.id, version: 10 }, view: then.view, seats: [{ seat: 'south' }, { seat: 'north' }] });
    expect(now.commitment).not.toBe(then.commitment);
    await play(fork, 6);
    await send(fork, 'actions', fork.tokens['south'], { action: { type: 'concede' } });
    expect(await verdict(nodes.node, fork.id)).toMatchObject({ verified: true });
    const another = await nodes.another();
    expect((await get(another, fork.id, 'at/3', fork.tokens['south'])).body).toEqual((await get(nodes.node, fork.id, 'at/3', fork.tokens['south'])).body);
  });

  test('an unfinished game forks with the consent of every seat, and each gets its own token alone', async () => {
    const made = await makeAndStart(nodes.node, TOY);
    await play(made, 6);
    const red = await post(nodes.node, made.id, 'fork?at=4', made.tokens['red']);
    expect([red.body, document.answerFaults('forkSession', red)]).toEqual([{ id: null, waitingFor: ['blue'], creator: null, seats: [] }, []]);
    expect((await post(nodes.node, made.id, 'fork?at=4', made.tokens['red'])).body.waitingFor).toEqual(['blue']);
    expect((await post(nodes.node, made.id, 'fork?at=4', made.tokens['blue'], { seats: { red: { bot: 'drifter' } } })).body.code).toBe('fork.unfinished');
    const blue = (await post(nodes.node, made.id, 'fork?at=4', made.tokens['blue'])).body;
    expect(blue).toMatchObject({ waitingFor: [], creator: null, seats: [{ seat: 'red' }, { seat: 'blue', token: expect.any(String) }] });
    expect(blue.seats[0]).toEqual({ seat: 'red' });
    const again = (await post(nodes.node, made.id, 'fork?at=4', made.tokens['red'])).body;
    expect(again).toMatchObject({ id: blue.id, seats: [{ seat: 'red', token: expect.any(String) }, { seat: 'blue' }] });
    expect((await told(made)).slice(-3)).toEqual([
      { type: 'session.proposed', seat: 'red', what: 'fork', version: 4 },
      { type: 'session.consented', seat: 'blue', what: 'fork', version: 4 },
      { type: 'session.fork-agreed', version: 4 },
    ]);
    // The fork ends first: what is hidden in the other game stays hidden.
    const token = again.seats[0].token as string;
    await post(nodes.node, blue.id, 'actions', token, { action: { type: 'concede' } });
    const replay = (await get(nodes.node, blue.id, 'replay', blue.seats[1].token)).text;
    expect(JSON.parse(replay.split('\n')[0]!).origin).toEqual({ session: made.id, version: 4 });
    expect(await verdict(nodes.node, blue.id, token)).toMatchObject({ verified: true });
    await send(made, 'actions', made.tokens['red'], { action: { type: 'concede' } });
    expect(JSON.parse((await get(nodes.node, blue.id, 'replay', token)).text.split('\n')[0]!).origin).toMatchObject({ state: { position: expect.any(Object) } });
  });

  test('a rematch swaps sides and starts when everybody has come', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    expect((await send(made, 'rematch', made.tokens['south'])).body.code).toBe('rematch.unfinished');
    await send(made, 'actions', made.tokens['south'], { action: { type: 'concede' } });
    const south = await send(made, 'rematch', made.tokens['south']);
    expect([south.status, document.answerFaults('rematch', south)]).toEqual([200, []]);
    expect(south.body.seats).toEqual([{ seat: 'south' }, { seat: 'north', token: expect.any(String), expiresAt: expect.any(String) }]);
    expect((await get(nodes.node, south.body.id)).body.status).toBe('open');
    const north = (await send(made, 'rematch', made.tokens['north'])).body;
    expect(north).toMatchObject({ id: south.body.id, seats: [{ seat: 'south', token: expect.any(String) }, { seat: 'north' }] });
    expect((await get(nodes.node, south.body.id, '', north.seats[0].token)).body).toMatchObject({ status: 'playing', you: 'south' });
    const bot = await makeAndStart(nodes.node, SKIRMISH);
    await send(bot, 'actions', bot.tokens['south'], { action: { type: 'concede' } });
    const swapped = (await send(bot, 'rematch', bot.tokens['south'])).body;
    expect(swapped.seats).toEqual([{ seat: 'south', bot: 'greedy' }, { seat: 'north', token: expect.any(String), expiresAt: expect.any(String) }]);
  });

  test('a spectator by the creator’s leave sees a private game as a bystander does, and no more', async () => {
    const made = await makeAndStart(nodes.node, TOY);
    expect((await get(nodes.node, made.id)).status).toBe(404);
    const issued = await send(made, 'spectators', made.creator);
    expect([issued.status, document.answerFaults('admitSpectator', issued)]).toEqual([200, []]);
    expect((await get(nodes.node, made.id, '', issued.body.token)).body).toMatchObject({ you: null });
    expect((await send(made, 'actions', issued.body.token, { action: { type: 'concede' } })).body.code).toBe('token.not-a-seat');
    expect((await send(made, 'start', issued.body.token)).body.code).toBe('token.not-creator');
    expect((await send(made, 'spectators', made.tokens['red'])).status).toBe(403);
    expect((await nodes.node.app.get(DataSource).query('select count(*)::integer as many from session_token where session_id = $1 and kind = $2', [made.id, 'spectator']))[0].many).toBe(1);
  });
});
