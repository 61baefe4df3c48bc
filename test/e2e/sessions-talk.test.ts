import { documents } from '../../src/documents/documents';
import { ReadDocument } from '../support/openapi';
import { GraphqlPlayer } from '../support/sessions/graphql';
import { get, make, type Made, post, until } from '../support/sessions/player';
import { nodesForTests, type Place } from '../support/sessions/service';
import { HOTSEAT, TOY } from '../support/sessions/setups';

jest.setTimeout(60_000);

const THREE = { ruleset: 'toy', setup: { ...TOY.setup, seats: [{ seat: 'red', team: 'red' }, { seat: 'blue', team: 'blue' }, { seat: 'green', team: 'red' }] }, seats: { red: { open: true, team: 'reds' }, green: { open: true, team: 'reds' } }, public: true };

describe('talk, and waiting for what comes', () => {
  const nodes = nodesForTests();
  let document: ReadDocument;
  let made: Made;
  let spectator: string;

  beforeAll(async () => {
    document = new ReadDocument((await documents()).get('openapi.json')!);
    made = await make(nodes.node, THREE);
    spectator = (await post(nodes.node, made.id, 'spectators', made.creator)).body.token;
  });

  const say = (token: string | undefined, body: object) => post(nodes.node, made.id, 'messages', token, body);
  const heard = async (token: string | undefined, path = '', place: Place = nodes.node) => (await get(place, made.id, `messages${path}`, token)).body.items.map(({ text }: { text: string }) => text);

  test('each hears what is meant for it and nothing else, not even that others talk', async () => {
    const told = await say(made.tokens['red'], { room: 'all', text: 'hello <b>all</b>' });
    expect([told.status, told.body, document.answerFaults('say', told)]).toEqual([200, expect.objectContaining({ from: 'red', room: 'all', text: 'hello <b>all</b>', html: 'hello &lt;b&gt;all&lt;/b&gt;' }), []]);
    await say(made.tokens['red'], { room: 'team', text: 'reds only' });
    await say(made.tokens['blue'], { room: 'seat', seat: 'green', text: 'between us' });
    await say(spectator, { room: 'spectators', text: 'he bluffs' });
    await say(made.creator, { room: 'spectators', text: 'quiet, please' });
    await say(made.tokens['blue'], { room: 'all', text: 'goodbye' });
    expect(await heard(made.tokens['red'])).toEqual(['hello <b>all</b>', 'reds only', 'goodbye']);
    expect(await heard(made.tokens['green'])).toEqual(['hello <b>all</b>', 'reds only', 'between us', 'goodbye']);
    expect(await heard(made.tokens['blue'])).toEqual(['hello <b>all</b>', 'between us', 'goodbye']);
    for (const who of [spectator, made.creator, undefined]) expect(await heard(who)).toEqual(['hello <b>all</b>', 'he bluffs', 'quiet, please', 'goodbye']);
    const all = await get(nodes.node, made.id, 'messages', made.tokens['blue']);
    expect(document.answerFaults('sessionMessages', all)).toEqual([]);
    expect(all.text).not.toMatch(/reds|bluff|seq/);
    const [first] = all.body.items;
    expect(await heard(made.tokens['blue'], `?after=${first.id}&first=1`)).toEqual(['between us']);
    expect((await get(nodes.node, made.id, 'messages', spectator)).text).toContain('spectator-');
  });

  test('what may not be said is refused, and nothing is stored', async () => {
    const before = await heard(made.tokens['green']);
    const wrong: readonly (readonly [string | undefined, object, number, string])[] = [
      [undefined, { room: 'all', text: 'x' }, 401, 'token.missing'],
      [spectator, { room: 'all', text: 'x' }, 422, 'chat.spectator'],
      [made.tokens['red'], { room: 'spectators', text: 'x' }, 422, 'chat.seat'],
      [made.tokens['red'], { room: 'seat', text: 'x' }, 422, 'chat.seat'],
      [made.tokens['red'], { room: 'all', seat: 'blue', text: 'x' }, 422, 'chat.seat'],
      [made.tokens['red'], { room: 'seat', seat: 'nobody', text: 'x' }, 422, 'seat.unknown'],
      [made.tokens['blue'], { room: 'team', text: 'x' }, 422, 'chat.no-team'],
      [made.tokens['red'], { room: 'all', text: ' \u202e ' }, 422, 'chat.empty'],
      [made.tokens['red'], { room: 'all', text: 'x'.repeat(501) }, 400, 'input.invalid'],
      [made.tokens['red'], { room: 'all', text: 'a\u0000' }, 400, 'input.invalid'],
      [made.tokens['red'], { room: 'hall', text: 'x' }, 400, 'input.invalid'],
    ];
    for (const [token, body, status, code] of wrong) {
      const answer = await say(token, body);
      expect([body, answer.status, answer.body.code]).toEqual([body, status, code]);
    }
    expect((await get(nodes.node, made.id, 'messages?after=x', made.tokens['red'])).status).toBe(400);
    expect(await heard(made.tokens['green'])).toEqual(before);
  });

  test('many at once lose and double nothing, and whoever waits on the other node hears each once', async () => {
    const other = await nodes.another();
    const many = Array.from({ length: 24 }, (_, i) => `m${i}`);
    const seen: string[] = [];
    let after = (await get(nodes.node, made.id, 'messages?first=200', made.tokens['blue'])).body.items.at(-1).id as string;
    const reading = (async () => {
      while (seen.length < many.length) {
        for (const { id, text } of (await get(other, made.id, `messages?after=${after}&first=5&wait=20`, made.tokens['blue'])).body.items) {
          seen.push(text);
          after = id;
        }
      }
    })();
    await Promise.all(many.map((text, i) => post(i % 2 === 0 ? nodes.node : other, made.id, 'messages', made.tokens[i % 3 === 0 ? 'red' : 'blue'], { room: 'all', text })));
    await reading;
    expect([...seen].sort()).toEqual([...many].sort());
  });

  test('the same over GraphQL', async () => {
    const gql = new GraphqlPlayer(nodes.node);
    expect(await gql.ask('mutation', 'say', { id: made.id, room: 'TEAM', text: 'by graph' }, made.tokens['green'])).toMatchObject({ __typename: 'SessionMessage', room: 'TEAM', from: 'green' });
    expect(await gql.ask('mutation', 'say', { id: made.id, room: 'TEAM', text: 'x' }, made.tokens['blue'])).toMatchObject({ __typename: 'Refused', code: 'chat.no-team' });
    const { items } = (await gql.ask('query', 'sessionMessages', { id: made.id, first: 50 }, made.tokens['red'])) as unknown as { items: { text: string }[] };
    expect(items.at(-1)).toMatchObject({ text: 'by graph' });
  });

  test('a client that can only ask waits for the next entry, and a stream can be lines of JSON', async () => {
    const game = await make(nodes.node, HOTSEAT);
    const other = await nodes.another();
    const waiting = get(other, game.id, 'events?after=0&wait=20', game.tokens['south']);
    const lines = fetch(`${nodes.node.address}/v1/sessions/${game.id}/stream?format=ndjson`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await post(nodes.node, game.id, 'start', game.creator);
    const came = await waiting;
    expect([came.status, came.body.items.map(({ seq }: { seq: number }) => seq), document.answerFaults('sessionEvents', came)]).toEqual([200, [1], []]);
    const empty = Date.now();
    expect((await get(nodes.node, game.id, `events?after=${came.body.version}&wait=1`)).body.items).toEqual([]);
    expect(Date.now() - empty).toBeGreaterThanOrEqual(950);
    expect((await get(nodes.node, game.id, 'events?wait=31')).status).toBe(400);
    const revoked = get(nodes.node, game.id, `events?after=${came.body.version}&wait=20`, game.tokens['north']);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await post(nodes.node, game.id, 'seats/north/join', game.creator);
    await post(nodes.node, game.id, 'actions', game.tokens['south'], { action: { type: 'concede' } });
    expect((await revoked).status).toBe(401);
    const told = (await (await lines).text()).split('\n').filter((line) => line !== '').map((line) => JSON.parse(line));
    const { items, version } = (await get(nodes.node, game.id, 'events?first=200')).body;
    expect(told).toEqual([...items, { end: { version } }]);
    await until(() => get(nodes.node, game.id, 'events?after=99&wait=20'), ({ body }) => body.items.length === 0);
  });
});
