import { documents } from '../../src/documents/documents';
import { ReadDocument } from '../support/openapi';
import { GraphqlPlayer } from '../support/sessions/graphql';
import { firstOffer, get, make, makeAndStart, type Made, post, until } from '../support/sessions/player';
import { isSignedBy, Receiver } from '../support/sessions/receiver';
import { nodesForTests } from '../support/sessions/service';
import { HOTSEAT, SKIRMISH, standing } from '../support/sessions/setups';

jest.setTimeout(120_000);

describe('webhooks', () => {
  const nodes = nodesForTests({ WEBHOOKS_TO_PRIVATE: 'yes' });
  const strict = nodesForTests();
  const receivers: Receiver[] = [];
  let document: ReadDocument;

  beforeAll(async () => {
    document = new ReadDocument((await documents()).get('openapi.json')!);
  });
  afterAll(() => {
    for (const each of receivers) each.stop();
  });

  async function receiver(...[answer]: Parameters<typeof Receiver.start>): Promise<Receiver> {
    const started = await Receiver.start(answer);
    receivers.push(started);
    return started;
  }
  const hook = (made: Made, seat: string | null, url: string, events?: string[]) => post(nodes.node, made.id, 'webhooks', seat === null ? made.creator : made.tokens[seat], { url, ...(events === undefined ? {} : { events }) });
  const deliveries = async (made: Made, seat: string, id: string) => (await get(nodes.node, made.id, `webhooks/${id}/deliveries`, made.tokens[seat])).body.items;

  test('a bot behind a webhook plays a game to its end without polling', async () => {
    const made = await make(nodes.node, SKIRMISH);
    let over: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (over = resolve));
    let acted = 0;
    const bot = await receiver(async ({ body }) => {
      if (body.type === 'session.finished') over();
      else {
        const { offers, toAct } = (await get(nodes.node, made.id, 'actions', made.tokens['south'])).body;
        if (toAct.includes('south') && (await post(nodes.node, made.id, 'actions', made.tokens['south'], { action: firstOffer(offers)! })).status === 200) acted++;
      }
      return 204;
    });
    const added = await hook(made, 'south', bot.address, ['your-decision', 'finished']);
    expect([added.status, document.answerFaults('addWebhook', added)]).toEqual([200, []]);
    await post(nodes.node, made.id, 'start', made.creator);
    await ended;
    expect((await get(nodes.node, made.id)).body.status).toBe('finished');
    const lines = (await get(nodes.node, made.id, 'replay')).text.trim().split('\n').map((line) => JSON.parse(line) as { seat?: string });
    expect(lines.filter(({ seat }) => seat === 'south')).toHaveLength(acted);
    expect(acted).toBeGreaterThan(1);
    expect(bot.received.length).toBeGreaterThan(acted);
    expect(bot.received.every((notice) => isSignedBy(added.body.secret, notice))).toBe(true);
    expect(bot.received.at(-1)!.body).toEqual({ type: 'session.finished', timestamp: expect.stringMatching(/Z$/), data: { session: made.id, version: expect.any(Number), seat: null } });
    expect(new Set(bot.received.map(({ headers }) => headers['webhook-id'])).size).toBe(bot.received.length);
  });

  test('what is not taken is sent again with the same id, and once more by hand', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const seat = (await get(nodes.node, made.id, 'actions', made.tokens['south'])).body.toAct[0] as string;
    const slow = await receiver((_notice, count) => (count === 1 ? 500 : count === 2 ? 302 : 200));
    const { id } = (await hook(made, seat, slow.address)).body;
    await until(() => deliveries(made, seat, id), ([first]) => first?.attempts === 1 && first.fault !== null);
    expect((await deliveries(made, seat, id))[0]).toMatchObject({ type: 'your-turn', fault: 'it answered 500', deliveredAt: null, nextAt: expect.any(String) });
    await until(() => deliveries(made, seat, id), ([first]) => first.attempts === 2 && first.fault.includes('302'), 20_000);
    expect((await deliveries(made, seat, id))[0].fault).toBe('it answered 302, and redirects are not followed');
    const [first] = await deliveries(made, seat, id);
    const again = await post(nodes.node, made.id, `webhooks/${id}/deliveries/${first.id}/replay`, made.tokens[seat]);
    expect([again.status, document.answerFaults('replayDelivery', again)]).toEqual([200, []]);
    await until(() => deliveries(made, seat, id), ([now]) => now.deliveredAt !== null);
    expect(slow.received.map(({ path, headers }) => [path, headers['webhook-id']])).toEqual(slow.received.map(() => ['/hook', first.id]));
    expect(slow.received).toHaveLength(3);
    expect(document.answerFaults('webhookDeliveries', await get(nodes.node, made.id, `webhooks/${id}/deliveries`, made.tokens[seat]))).toEqual([]);
  });

  test('a receiver that never answers delays nobody', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const dead = await receiver(() => null);
    for (const seat of ['south', 'north']) await hook(made, seat, dead.address, ['your-turn', 'your-decision', 'finished']);
    const began = Date.now();
    for (let i = 0; i < 20; i++) expect((await post(nodes.node, made.id, 'actions', made.tokens['south'], { action: standing(`s${i}`) })).status).toBe(200);
    const prompt = await receiver();
    const { id } = (await hook(made, null, prompt.address, ['finished'])).body;
    await post(nodes.node, made.id, 'actions', made.tokens['south'], { action: { type: 'concede' } });
    await until(async () => prompt.received.length, (count) => count === 1);
    expect(Date.now() - began).toBeLessThan(8_000);
    expect(id).toEqual(expect.any(String));
  });

  test('each sees the own webhooks alone, and a new holder of a seat inherits none', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const ear = await receiver();
    const { id } = (await hook(made, 'south', ear.address)).body;
    const listed = await get(nodes.node, made.id, 'webhooks', made.tokens['south']);
    expect([listed.body.items.map((each: { id: string }) => each.id), document.answerFaults('webhooks', listed)]).toEqual([[id], []]);
    expect(listed.text).not.toContain('whsec_');
    for (const token of [made.tokens['north'], made.creator]) {
      expect((await get(nodes.node, made.id, 'webhooks', token)).body.items).toEqual([]);
      expect((await get(nodes.node, made.id, `webhooks/${id}/deliveries`, token)).body.code).toBe('webhook.unknown');
      expect((await nodes.node.ask().delete(`/v1/sessions/${made.id}/webhooks/${id}`).set('authorization', `Bearer ${token}`)).status).toBe(404);
    }
    expect((await get(nodes.node, made.id, 'webhooks')).status).toBe(401);
    const { body } = await post(nodes.node, made.id, 'seats/south/join', made.creator);
    expect((await get(nodes.node, made.id, 'webhooks', body.token)).body.items).toEqual([]);
    for (let i = 0; i < 5; i++) expect((await hook(made, 'north', ear.address)).status).toBe(200);
    expect((await hook(made, 'north', ear.address)).body.code).toBe('webhook.too-many');
    const gql = new GraphqlPlayer(nodes.node);
    const own = (await gql.ask('query', 'webhooks', { id: made.id }, made.tokens['north'])) as unknown as { items: { id: string }[] };
    expect(own.items).toHaveLength(5);
    expect(await gql.ask('mutation', 'removeWebhook', { id: made.id, hook: own.items[0]!.id }, made.tokens['north'])).toMatchObject({ __typename: 'RemovedWebhook' });
    const removed = await nodes.node.ask().delete(`/v1/sessions/${made.id}/webhooks/${own.items[1]!.id}`).set('authorization', `Bearer ${made.tokens['north']}`);
    expect([removed.status, document.answerFaults('removeWebhook', removed)]).toEqual([200, []]);
  });

  test('nothing is sent into a private network unless the service is told to', async () => {
    const made = await makeAndStart(strict.node, HOTSEAT);
    const ear = await receiver();
    for (const url of [ear.address, ear.address.replace('http', 'https'), 'https://localhost/x', 'https://[::1]/x', 'https://[::ffff:127.0.0.1]/x', 'https://2130706433/x', 'https://169.254.169.254/latest', 'https://10.0.0.1/x', 'https://no-such-host.invalid/x', 'ftp://8.8.8.8/x', 'https://u:p@8.8.8.8/x', 'javascript:alert(1)']) {
      const refused = await post(strict.node, made.id, 'webhooks', made.tokens['south'], { url });
      expect([url, refused.status, refused.body.code, document.answerFaults('addWebhook', refused)]).toEqual([url, 422, 'webhook.address', []]);
    }
    for (const body of [{}, { url: 7 }, { url: 'https://8.8.8.8/', events: ['all'] }, { url: `https://8.8.8.8/${'x'.repeat(2_000)}` }]) expect((await post(strict.node, made.id, 'webhooks', made.tokens['south'], body)).status).toBe(400);
    expect((await get(strict.node, made.id, 'webhooks', made.tokens['south'])).body.items).toEqual([]);
    expect(ear.received).toEqual([]);
  });
});
