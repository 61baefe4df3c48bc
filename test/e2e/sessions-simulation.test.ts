import { DataSource } from 'typeorm';
import { documents } from '../../src/documents/documents';
import { commitmentOf } from '../../src/sessions/core/fair-dice';
import { Retention } from '../../src/sessions/store/retention';
import { SessionStore } from '../../src/sessions/store/session.store';
import { TEST_KEY } from '../support/database';
import { ReadDocument } from '../support/openapi';
import { GraphqlPlayer } from '../support/sessions/graphql';
import { get, make, makeAndStart, type Made, post, verdict } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';
import { HOTSEAT, TOY } from '../support/sessions/setups';

jest.setTimeout(120_000);

describe('what may come of a game, and what is left of it', () => {
  const nodes = nodesForTests();
  let document: ReadDocument;

  beforeAll(async () => {
    document = new ReadDocument((await documents()).get('openapi.json')!);
  });

  const simulate = (made: Made, seat: string | null, body?: object) => post(nodes.node, made.id, 'simulate', seat === null ? undefined : made.tokens[seat], body);

  test('games between named bots give win chances with intervals, the same ones for the same seed', async () => {
    const made = await makeAndStart(nodes.node, TOY);
    const asked = { games: 60, bots: { red: 'brawler', blue: 'drifter' }, seed: 'tuesday' };
    const first = await simulate(made, 'red', asked);
    expect([first.status, document.answerFaults('simulateSession', first)]).toEqual([200, []]);
    expect(first.body).toMatchObject({ seat: 'red', asked: 60, games: 60, unended: 0, seed: 'tuesday' });
    const [red, blue] = first.body.seats;
    expect([red.bot, blue.bot, red.wins + blue.wins + red.draws]).toEqual(['brawler', 'drifter', 60]);
    expect(red.win.share).toBeCloseTo(red.wins / 60);
    expect(red.win.low).toBeLessThan(red.win.share);
    expect(red.win.high).toBeGreaterThan(red.win.share);
    expect((await simulate(made, 'red', asked)).body).toEqual(first.body);
    expect((await simulate(made, 'red', { ...asked, seed: 'wednesday' })).body.seats).not.toEqual(first.body.seats);
    expect((await get(nodes.node, made.id, '', made.tokens['red'])).body.version).toBe(1);
    const gql = new GraphqlPlayer(nodes.node);
    const told = await gql.ask('query', 'simulateSession', { id: made.id, games: 60, bots: [{ seat: 'red', bot: 'brawler' }, { seat: 'blue', bot: 'drifter' }], seed: 'tuesday' }, made.tokens['red']);
    expect(told).toMatchObject({ __typename: 'SessionSimulation', games: 60, seats: [{ wins: red.wins }, { wins: blue.wins }] });
  });

  test('what the caller cannot know makes no difference', async () => {
    const games = await Promise.all(
      ['m0', 'm1'].map(async (relic) => {
        const made = await make(nodes.node, TOY);
        await nodes.node.app.get(DataSource).query('update session set seed = $2, commitment = $3 where id = $1', [made.id, 'the same', commitmentOf('the same')]);
        await post(nodes.node, made.id, 'start', made.creator);
        const { owed } = (await get(nodes.node, made.id, '', made.tokens['red'])).body.view;
        expect((await post(nodes.node, made.id, 'actions', made.tokens['red'], { action: { type: 'answer', decision: owed.id, answer: relic } })).status).toBe(200);
        return made;
      }),
    );
    const seen = async (seat: string) => Promise.all(games.map(async (made) => (await simulate(made, seat, { games: 40, seed: 's' })).body));
    const [one, other] = await seen('blue');
    expect(one).toEqual(other);
    // Nor is it given away by what the bots do with it: each game has a relic of its own.
    expect(one.games).toBe(40);
  });

  test('what cannot be simulated is refused', async () => {
    const open = await make(nodes.node, TOY);
    expect((await simulate(open, 'red', {})).body.code).toBe('session.not-started');
    const made = await makeAndStart(nodes.node, { ...TOY, public: true });
    const wrong: readonly (readonly [string | null, object, number, string])[] = [
      [null, {}, 401, 'token.missing'],
      ['red', { games: 0 }, 400, 'input.invalid'],
      ['red', { games: 1_001 }, 400, 'input.invalid'],
      ['red', { bots: { red: 'deep' } }, 422, 'bot.unknown'],
      ['red', { bots: { east: 'drifter' } }, 422, 'seat.unknown'],
    ];
    for (const [seat, body, status, code] of wrong) {
      const answer = await simulate(made, seat, body);
      expect([answer.status, answer.body.code, document.answerFaults('simulateSession', answer)]).toEqual([status, code, []]);
    }
    await post(nodes.node, made.id, 'actions', made.tokens['red'], { action: { type: 'concede' } });
    expect((await simulate(made, 'red', {})).body.code).toBe('game.over');
  });

  const remove = (id: string, token?: string) => nodes.node.ask().delete(`/v1/sessions/${id}`).set(token === undefined ? {} : { authorization: `Bearer ${token}` });
  const rows = async (id: string): Promise<unknown[]> =>
    Promise.all(['session', 'session_action', 'session_token', 'session_message'].map(async (table) => (await nodes.node.app.get(DataSource).query(`select count(*)::integer as many from ${table} where ${table === 'session' ? 'id' : 'session_id'} = $1`, [id]))[0].many));

  test('the creator deletes a session, and nothing is left of it', async () => {
    const made = await makeAndStart(nodes.node, { ...HOTSEAT, public: true });
    await post(nodes.node, made.id, 'messages', made.tokens['south'], { room: 'all', text: 'hello' });
    expect([(await remove(made.id, made.tokens['south'])).status, (await remove(made.id)).status]).toEqual([403, 401]);
    const stream = fetch(`${nodes.node.address}/v1/sessions/${made.id}/stream`);
    await stream;
    const gone = await remove(made.id, made.creator);
    expect([gone.status, gone.body, document.answerFaults('deleteSession', gone)]).toEqual([200, { id: made.id, stays: false }, []]);
    await (await stream).text();
    for (const path of ['', 'events', 'replay', 'messages']) expect((await get(nodes.node, made.id, path, made.tokens['south'])).status).toBe(404);
    expect((await post(nodes.node, made.id, 'actions', made.tokens['south'], { action: { type: 'concede' } })).status).toBe(404);
    expect(await rows(made.id)).toEqual([0, 0, 0, 0]);
  });

  test('of a public game that has ended the log stays, without talk, names and tokens', async () => {
    const made = await make(nodes.node, { ...HOTSEAT, names: { 'My Token': 'paladin' } });
    await post(nodes.node, made.id, 'start', made.creator);
    await post(nodes.node, made.id, 'messages', made.tokens['south'], { room: 'all', text: 'hello' });
    await post(nodes.node, made.id, 'actions', made.tokens['south'], { action: { type: 'concede' } });
    const { version, outcome } = (await get(nodes.node, made.id)).body;
    const gql = new GraphqlPlayer(nodes.node);
    expect(await gql.ask('mutation', 'deleteSession', { id: made.id }, made.creator)).toEqual({ __typename: 'DeletedSession', id: made.id, stays: true });
    expect(await rows(made.id)).toEqual([1, version, 0, 0]);
    const node = await nodes.another();
    expect((await get(node, made.id)).body).toMatchObject({ status: 'finished', outcome, names: {} });
    expect(await verdict(node, made.id)).toMatchObject({ verified: true });
    expect((await get(node, made.id, '', made.creator)).status).toBe(401);
    expect((await nodes.node.ask().get('/v1/sessions?mine=true').set('x-api-key', TEST_KEY)).body.items.map(({ id }: { id: string }) => id)).not.toContain(made.id);
  });

  test('what nobody has touched for long is deleted, public games that have ended apart', async () => {
    const [old, over, fresh] = [await make(nodes.node, HOTSEAT), await makeAndStart(nodes.node, HOTSEAT), await make(nodes.node, HOTSEAT)];
    await post(nodes.node, over.id, 'actions', over.tokens['south'], { action: { type: 'concede' } });
    await nodes.node.app.get(DataSource).query("update session set updated_at = now() - interval '91 days' where id in ($1, $2)", [old.id, over.id]);
    expect(nodes.node.app.get(Retention)).toBeDefined();
    await nodes.node.app.get(SessionStore).retire(90);
    expect([(await get(nodes.node, old.id)).status, (await get(nodes.node, over.id)).status, (await get(nodes.node, fresh.id)).status]).toEqual([404, 200, 200]);
    expect((await rows(over.id))[2]).toBe(0);
  });
});
