import { GraphqlPlayer, type Told } from '../support/sessions/graphql';
import { type Made, until } from '../support/sessions/player';
import { isSignedBy, Receiver } from '../support/sessions/receiver';
import { nodesForTests } from '../support/sessions/service';

jest.setTimeout(120_000);

const TOY = { setup: { toy: { size: 8, rounds: 3, models: 3, seats: [{ seat: 'red', team: 'red' }, { seat: 'blue', team: 'blue' }] } } };
const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const CONCEDE = { toy: { concede: true } };

type Items<T> = Told & { readonly items: readonly T[] };
interface Delivery {
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly fault: string | null;
  readonly deliveredAt: string | null;
  readonly nextAt: string | null;
}

describe('talk, notices, forecasts and the end of a session, over GraphQL', () => {
  const nodes = nodesForTests({ WEBHOOKS_TO_PRIVATE: 'yes' });
  const strict = nodesForTests();
  let gql: GraphqlPlayer;
  beforeAll(() => {
    gql = new GraphqlPlayer(nodes.node);
  });

  const mutate = (name: string, { id }: Made, variables: object, token?: string) => gql.ask('mutation', name, { id, ...variables }, token);
  const query = (name: string, { id }: Made, variables: object, token?: string) => gql.ask('query', name, { id, ...variables }, token);
  const spectator = async (made: Made) => String((await mutate('admitSpectator', made, {}, made.creator))['token']);

  describe('talk', () => {
    let made: Made;
    let watcher: string;
    beforeAll(async () => {
      made = await gql.start({ ...TOY, public: true });
      watcher = await spectator(made);
    });
    const say = (variables: object, token?: string) => mutate('say', made, variables, token);
    const heard = async (token?: string, variables: object = {}) => (await query('sessionMessages', made, { first: 50, ...variables }, token)) as Items<{ id: string; from: string; text: string; html: string }>;
    const texts = async (token?: string) => (await heard(token)).items.map(({ text }) => text);

    test('is heard by those it is for, and goes on after a message', async () => {
      const first = await say({ room: 'ALL', text: 'hello <b>all</b>' }, made.tokens['red']);
      expect(first).toMatchObject({ __typename: 'SessionMessage', room: 'ALL', from: 'red', seat: null, text: 'hello <b>all</b>', html: 'hello &lt;b&gt;all&lt;/b&gt;' });
      await say({ room: 'SEAT', seat: 'blue', text: 'between us' }, made.tokens['red']);
      await say({ room: 'SPECTATORS', text: 'red bluffs' }, watcher);
      expect(await texts(made.tokens['blue'])).toEqual(['hello <b>all</b>', 'between us']);
      for (const token of [watcher, made.creator, undefined]) expect(await texts(token)).toEqual(['hello <b>all</b>', 'red bluffs']);
      const waiting = heard(made.tokens['blue'], { after: (await heard(made.tokens['blue'])).items.at(-1)!.id, wait: 20 });
      await say({ room: 'ALL', text: 'and now?' }, made.tokens['red']);
      expect((await waiting).items.map(({ text }) => text)).toEqual(['and now?']);
    });

    test('what may not be said or asked is refused, and nothing is stored', async () => {
      const before = await texts(made.creator);
      const wrong: readonly (readonly [string | undefined, object, string, string])[] = [
        [undefined, { room: 'ALL', text: 'x' }, 'TokenRefused', 'token.missing'],
        [watcher, { room: 'ALL', text: 'x' }, 'Refused', 'chat.spectator'],
        [made.tokens['red'], { room: 'SPECTATORS', text: 'x' }, 'Refused', 'chat.seat'],
        [made.tokens['red'], { room: 'SEAT', text: 'x' }, 'Refused', 'chat.seat'],
        [made.tokens['red'], { room: 'SEAT', seat: 'green', text: 'x' }, 'Refused', 'seat.unknown'],
        [made.tokens['red'], { room: 'TEAM', text: 'x' }, 'Refused', 'chat.no-team'],
        [made.tokens['red'], { room: 'ALL', text: ' \u202e ' }, 'Refused', 'chat.empty'],
        [made.tokens['red'], { room: 'ALL', text: 'x'.repeat(501) }, 'InvalidInput', 'input.invalid'],
      ];
      for (const [token, variables, kind, code] of wrong) expect([variables, await say(variables, token)]).toEqual([variables, expect.objectContaining({ __typename: kind, code })]);
      expect(await heard(made.tokens['red'], { after: 'x' })).toMatchObject({ __typename: 'InvalidInput', pointer: '/after' });
      expect(await heard(made.tokens['red'], { wait: 31 })).toMatchObject({ __typename: 'InvalidInput', pointer: '/wait' });
      expect(await gql.ask('query', 'sessionMessages', { id: UNKNOWN })).toMatchObject({ __typename: 'NotFound' });
      expect(await texts(made.creator)).toEqual(before);
    });
  });

  describe('notices', () => {
    const receivers: Receiver[] = [];
    afterAll(() => receivers.forEach((each) => each.stop()));
    const receiver = async (answer?: Parameters<typeof Receiver.start>[0]) => {
      const started = await Receiver.start(answer);
      receivers.push(started);
      return started;
    };

    test('are asked for, seen to, sent once more and ended by their owner alone', async () => {
      const made = await gql.start({ ...TOY, public: true });
      const [red, blue] = [made.tokens['red'], made.tokens['blue']];
      const ear = await receiver((_notice, count) => (count === 1 ? 500 : 204));
      const added = await mutate('addWebhook', made, { url: ear.address, events: ['YOUR_TURN', 'FINISHED'] }, red);
      expect(added).toMatchObject({ __typename: 'NewSessionWebhook', seat: 'red', url: ear.address, events: ['YOUR_TURN', 'FINISHED'], secret: expect.stringMatching(/^whsec_/) });
      const hook = String(added['id']);
      const deliveries = async () => ((await query('webhookDeliveries', made, { hook }, red)) as Items<Delivery>).items;
      const [first] = await until(deliveries, ([one]) => one?.fault != null);
      expect(first).toMatchObject({ kind: 'YOUR_TURN', attempts: 1, fault: 'it answered 500', deliveredAt: null, nextAt: expect.any(String) });
      expect(await mutate('replayDelivery', made, { hook, delivery: first!.id }, red)).toMatchObject({ __typename: 'WebhookDelivery', id: first!.id });
      await until(deliveries, ([one]) => one!.deliveredAt !== null);
      expect(ear.received.map(({ headers }) => headers['webhook-id'])).toEqual([first!.id, first!.id]);
      await gql.act(made, 'blue', CONCEDE);
      await until(async () => ear.received.length, (many) => many === 3);
      expect(ear.received[2]!.body).toMatchObject({ type: 'session.finished', data: { session: made.id } });
      expect(ear.received.every((notice) => isSignedBy(String(added['secret']), notice))).toBe(true);
      const own = (await query('webhooks', made, {}, red)) as Items<object>;
      expect(own).toMatchObject({ __typename: 'SessionWebhooks', items: [{ id: hook, seat: 'red' }] });
      expect(JSON.stringify(own)).not.toContain('whsec_');
      for (const token of [blue, made.creator]) {
        expect(await query('webhooks', made, {}, token)).toMatchObject({ items: [] });
        expect(await query('webhookDeliveries', made, { hook }, token)).toMatchObject({ __typename: 'NotFound', code: 'webhook.unknown' });
        expect(await mutate('replayDelivery', made, { hook, delivery: first!.id }, token)).toMatchObject({ __typename: 'NotFound', code: 'webhook.unknown' });
        expect(await mutate('removeWebhook', made, { hook }, token)).toMatchObject({ __typename: 'NotFound', code: 'webhook.unknown' });
      }
      expect(await mutate('replayDelivery', made, { hook, delivery: 'msg_0' }, red)).toMatchObject({ __typename: 'NotFound', code: 'delivery.unknown' });
      expect(await mutate('removeWebhook', made, { hook }, red)).toMatchObject({ __typename: 'RemovedWebhook', id: hook });
      expect(await mutate('removeWebhook', made, { hook }, red)).toMatchObject({ __typename: 'NotFound', code: 'webhook.unknown' });
    });

    test('are not for whoever only watches, and go to no private address', async () => {
      const made = await gql.start({ ...TOY, public: true });
      const other = await gql.start({ ...TOY, public: true });
      const ear = await receiver();
      const watcher = await spectator(made);
      const hook = UNKNOWN;
      for (const [token, code] of [[undefined, 'token.missing'], [watcher, 'token.missing'], [other.creator, 'token.unknown']] as const) {
        const refused = { __typename: 'TokenRefused', code };
        expect(await mutate('addWebhook', made, { url: ear.address }, token)).toMatchObject(refused);
        expect(await query('webhooks', made, {}, token)).toMatchObject(refused);
        expect(await query('webhookDeliveries', made, { hook }, token)).toMatchObject(refused);
        expect(await mutate('removeWebhook', made, { hook }, token)).toMatchObject(refused);
        expect(await mutate('replayDelivery', made, { hook, delivery: 'msg_0' }, token)).toMatchObject(refused);
      }
      for (let i = 0; i < 5; i++) expect((await mutate('addWebhook', made, { url: ear.address }, made.creator)).__typename).toBe('NewSessionWebhook');
      expect(await mutate('addWebhook', made, { url: ear.address }, made.creator)).toMatchObject({ __typename: 'Refused', code: 'webhook.too-many' });
      expect(await mutate('addWebhook', made, { url: 'x' }, made.tokens['red'])).toMatchObject({ __typename: 'InvalidInput', pointer: '/url' });
      expect(await mutate('addWebhook', made, { url: `https://8.8.8.8/${'x'.repeat(2_000)}` }, made.tokens['red'])).toMatchObject({ __typename: 'InvalidInput', pointer: '/url' });
      expect(await mutate('addWebhook', made, { url: ear.address, events: [] }, made.tokens['red'])).toMatchObject({ __typename: 'InvalidInput', pointer: '/events' });
      const closed = new GraphqlPlayer(strict.node);
      const theirs = await closed.start(TOY);
      for (const url of [ear.address, 'https://127.0.0.1/', 'https://[::1]/', 'https://[::ffff:7f00:1]/', 'https://169.254.169.254/']) expect([url, await closed.ask('mutation', 'addWebhook', { id: theirs.id, url }, theirs.tokens['red'])]).toEqual([url, expect.objectContaining({ __typename: 'Refused', code: 'webhook.address' })]);
      expect(ear.received.filter(({ body }) => body.data.session === theirs.id)).toEqual([]);
    });
  });

  test('a simulation gives chances with intervals, the same for the same seed, and refuses what cannot be', async () => {
    const made = await gql.make({ ...TOY, public: true });
    const simulate = (variables: object, token?: string) => query('simulateSession', made, variables, token);
    expect(await simulate({}, made.tokens['red'])).toMatchObject({ __typename: 'Refused', code: 'session.not-started' });
    await mutate('startSession', made, {}, made.creator);
    const asked = { games: 40, bots: [{ seat: 'red', bot: 'brawler' }, { seat: 'blue', bot: 'drifter' }], seed: 'tuesday' };
    const first = await until(() => simulate(asked, made.tokens['red']), ({ __typename }) => __typename !== 'Unavailable', 60_000);
    expect(first).toMatchObject({ __typename: 'SessionSimulation', seat: 'red', asked: 40, games: 40, unended: 0, seed: 'tuesday', seats: [{ seat: 'red', bot: 'brawler' }, { seat: 'blue', bot: 'drifter' }] });
    for (const { win } of first['seats'] as { win: { low: number; share: number; high: number } }[]) expect(win.low <= win.share && win.share <= win.high && win.low < win.high).toBe(true);
    expect(await simulate(asked, made.tokens['red'])).toEqual(first);
    const wrong: readonly (readonly [string | undefined, object, string, string])[] = [
      [undefined, {}, 'TokenRefused', 'token.missing'],
      [made.creator, {}, 'NotYours', 'token.not-a-seat'],
      [await spectator(made), {}, 'NotYours', 'token.not-a-seat'],
      [made.tokens['red'], { games: 0 }, 'InvalidInput', 'input.invalid'],
      [made.tokens['red'], { games: 1_001 }, 'InvalidInput', 'input.invalid'],
      [made.tokens['red'], { bots: [{ seat: 'red', bot: 'deep' }] }, 'Refused', 'bot.unknown'],
      [made.tokens['red'], { bots: [{ seat: 'east', bot: 'drifter' }] }, 'Refused', 'seat.unknown'],
    ];
    for (const [token, variables, kind, code] of wrong) expect([variables, await simulate(variables, token)]).toEqual([variables, expect.objectContaining({ __typename: kind, code })]);
    expect(await gql.session(made)).toMatchObject({ version: 1 });
    await gql.act(made, 'red', CONCEDE);
    expect(await simulate({}, made.tokens['red'])).toMatchObject({ __typename: 'Refused', code: 'game.over' });
  });

  test('the creator alone admits those who watch and deletes the session', async () => {
    const made = await gql.start(TOY);
    expect(await gql.session(made)).toMatchObject({ __typename: 'NotFound' });
    expect(await mutate('admitSpectator', made, {}, made.tokens['red'])).toMatchObject({ __typename: 'NotYours', code: 'token.not-creator' });
    expect(await mutate('admitSpectator', made, {})).toMatchObject({ __typename: 'NotFound', code: 'session.unknown' });
    const watcher = await spectator(made);
    expect(await gql.session(made, watcher)).toMatchObject({ __typename: 'Session', you: null });
    for (const token of [watcher, made.tokens['red']]) expect(await mutate('deleteSession', made, {}, token)).toMatchObject({ __typename: 'NotYours', code: 'token.not-creator' });
    expect(await mutate('deleteSession', made, {})).toMatchObject({ __typename: 'NotFound' });
    expect(await mutate('deleteSession', made, {}, made.creator)).toEqual({ __typename: 'DeletedSession', id: made.id, stays: false });
    for (const token of [made.creator, watcher, made.tokens['red']]) expect(await gql.session(made, token)).toMatchObject({ __typename: 'NotFound', code: 'session.unknown' });
  });
});
