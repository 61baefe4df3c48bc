import { TEST_KEY } from '../support/database';
import { GraphqlPlayer, type Told } from '../support/sessions/graphql';
import { get, type Made } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';

jest.setTimeout(120_000);

const model = (id: string, slug: string, x: number, y: number) => ({ id, model: { ref: { slug } }, at: { x, y } });
const warbands = [
  { seat: 'south', models: [model('paladin', 'human-paladin', 12, 9), model('glaiver', 'human-glaiver', 10, 9)] },
  { seat: 'north', models: [model('trooper', 'gnoll-trooper', 12, 14), model('hyena', 'hyena', 16, 14)] },
];
const HOTSEAT = { setup: { chainmail: { anyWarband: true, maxRounds: 4, width: 24, height: 24, warbands } }, public: true };
const SKIRMISH = { ...HOTSEAT, seats: [{ seat: 'north', bot: 'greedy' }] };
const TOY = { setup: { toy: { size: 8, rounds: 3, models: 3, seats: [{ seat: 'red', team: 'red' }, { seat: 'blue', team: 'blue' }] } } };
const CONCEDE = { chainmail: { concede: true } };

interface Successor extends Told {
  readonly id: string;
  readonly creator: { readonly token: string } | null;
  readonly seats: readonly { readonly seat: string; readonly bot: string | null; readonly token: string | null }[];
}

describe('what seats agree on, over GraphQL', () => {
  const nodes = nodesForTests();
  let gql: GraphqlPlayer;
  beforeAll(() => {
    gql = new GraphqlPlayer(nodes.node);
  });

  const ask = (name: string, { id }: Made, variables: object, token?: string) => gql.ask('mutation', name, { id, ...variables }, token);
  const spectator = async (made: Made) => String((await ask('admitSpectator', made, {}, made.creator))['token']);
  const versionOf = async (made: Made, token = made.creator) => Number((await gql.session(made, token))['version']);
  const verified = async (made: Made, token?: string) => expect(await gql.ask('query', 'verifySession', { id: made.id }, token)).toMatchObject({ __typename: 'SessionVerdict', verified: true, fault: null });
  const successor = async (name: string, made: Made, variables: object, token?: string) => (await ask(name, made, variables, token)) as Successor;
  const madeOf = ({ id, creator, seats }: Successor): Made => ({ id, creator: creator?.token ?? '', commitment: '', tokens: Object.fromEntries(seats.flatMap(({ seat, token }) => (token === null ? [] : [[seat, token]]))) });
  /** What the log says that sessions do, newest last. */
  const told = async (made: Made, token: string | undefined) => ((await gql.ask('query', 'sessionEvents', { id: made.id }, token)) as unknown as { items: { events: { type: string; change: object }[] }[] }).items.flatMap(({ events }) => events).filter(({ type }) => type.startsWith('session.')).map(({ type, change }) => ({ type, ...change }));

  test('an undo needs every seat, is logged, and comes back to the view that was', async () => {
    const made = await gql.start(HOTSEAT);
    const [south, north] = [made.tokens['south'], made.tokens['north']];
    await gql.playOn(made, ['south', 'north'], 8);
    const version = await versionOf(made);
    const undo = (step: string, token: string | undefined, variables: object = {}) => ask('undo', made, { step, ...variables }, token);
    expect(await undo('ACCEPT', south)).toMatchObject({ __typename: 'Refused', code: 'proposal.none' });
    expect(await undo('OFFER', south)).toMatchObject({ __typename: 'Refused', code: 'undo.no-version', pointer: '/version' });
    expect(await undo('OFFER', south, { version: version + 1 })).toMatchObject({ __typename: 'NotFound', code: 'version.unknown' });
    expect(await undo('OFFER', south, { version: -1 })).toMatchObject({ __typename: 'InvalidInput', pointer: '/version' });
    expect(await undo('OFFER', undefined, { version: 3 })).toMatchObject({ __typename: 'TokenRefused', code: 'token.missing' });
    for (const token of [made.creator, await spectator(made)]) expect(await undo('OFFER', token, { version: 3 })).toMatchObject({ __typename: 'NotYours', code: 'token.not-a-seat' });
    expect(await undo('OFFER', south, { version: 3, expectedVersion: version - 1 })).toMatchObject({ __typename: 'VersionConflict', version });
    expect(await versionOf(made)).toBe(version);
    const offered = await undo('OFFER', south, { version: 3, idempotencyKey: 'once' });
    expect(offered).toMatchObject({ __typename: 'StoredActions', version: version + 1, entries: [{ events: [{ type: 'session.proposed', change: { seat: 'south', what: 'undo', version: 3 } }] }] });
    expect(await undo('OFFER', south, { version: 3, idempotencyKey: 'once' })).toEqual(offered);
    expect(await gql.session(made)).toMatchObject({ proposal: { what: 'undo', version: 3, agreed: ['south'] } });
    expect(await undo('ACCEPT', south)).toMatchObject({ __typename: 'Refused', code: 'proposal.agreed' });
    expect(await undo('DECLINE', north)).toMatchObject({ __typename: 'StoredActions' });
    expect(await gql.session(made)).toMatchObject({ proposal: null, version: version + 2 });
    await undo('OFFER', north, { version: 3 });
    expect(await undo('ACCEPT', south)).toMatchObject({ __typename: 'StoredActions', version: version + 4 });
    const [then, now] = [await gql.ask('query', 'sessionAt', { id: made.id, version: 3 }), await gql.session(made)];
    expect(now['view']).toEqual(then['view']);
    expect((await told(made, undefined)).slice(-3)).toEqual([
      { type: 'session.proposed', seat: 'north', what: 'undo', version: 3 },
      { type: 'session.consented', seat: 'south', what: 'undo', version: 3 },
      { type: 'session.undone', version: 3 },
    ]);
    await gql.playOn(made, ['south', 'north'], 4);
    await gql.act(made, 'south', CONCEDE);
    await verified(made);
  });

  test('in a pause nobody acts until somebody resumes', async () => {
    const made = await gql.start(HOTSEAT);
    const [south, north] = [made.tokens['south'], made.tokens['north']];
    const pause = (step: string, token: string | undefined) => ask('pause', made, { step }, token);
    expect(await pause('OFFER', undefined)).toMatchObject({ __typename: 'TokenRefused', code: 'token.missing' });
    expect(await pause('OFFER', made.creator)).toMatchObject({ __typename: 'NotYours', code: 'token.not-a-seat' });
    expect(await pause('RESUME', south)).toMatchObject({ __typename: 'Refused', code: 'session.not-paused' });
    expect(await pause('OFFER', south)).toMatchObject({ __typename: 'StoredActions' });
    // The consent of one is missing: play goes on.
    expect(await gql.session(made)).toMatchObject({ paused: false, proposal: { what: 'pause', version: null, agreed: ['south'] } });
    expect(await pause('ACCEPT', north)).toMatchObject({ __typename: 'StoredActions' });
    expect(await gql.session(made)).toMatchObject({ paused: true, proposal: null });
    expect(await gql.offers(made, 'south')).toMatchObject({ offers: [], toAct: [] });
    expect(await gql.act(made, 'south', { chainmail: { stand: { model: 'paladin' } } })).toMatchObject({ __typename: 'Refused', code: 'session.paused' });
    expect(await pause('RESUME', north)).toMatchObject({ __typename: 'StoredActions' });
    expect(await gql.playOn(made, ['south', 'north'], 3)).toBe(3);
  });

  test('a seat is given to a bot and back by whoever holds it or made the session, and by nobody else', async () => {
    const made = await gql.start(HOTSEAT);
    const other = await gql.start(HOTSEAT);
    const pass = (seat: string, bot: string | null, token: string | undefined) => ask('substituteSeat', made, { seat, bot }, token);
    expect(await pass('north', 'greedy', undefined)).toMatchObject({ __typename: 'TokenRefused', code: 'token.missing' });
    expect(await pass('north', 'greedy', other.creator)).toMatchObject({ __typename: 'TokenRefused', code: 'token.unknown' });
    expect(await pass('north', 'greedy', await spectator(made))).toMatchObject({ __typename: 'TokenRefused', code: 'token.missing' });
    expect(await pass('north', 'greedy', made.tokens['south'])).toMatchObject({ __typename: 'NotYours', code: 'token.other-seat' });
    expect(await pass('east', 'greedy', made.creator)).toMatchObject({ __typename: 'Refused', code: 'seat.unknown' });
    expect(await pass('north', 'deep', made.creator)).toMatchObject({ __typename: 'Refused', code: 'bot.unknown' });
    expect(await pass('north', 'greedy', made.tokens['north'])).toMatchObject({ __typename: 'SubstitutedSeat', seat: 'north', bot: 'greedy', token: null });
    expect(await gql.session(made, made.tokens['north'])).toMatchObject({ __typename: 'TokenRefused', code: 'token.unknown' });
    expect(await gql.playOn(made, ['south'], 3)).toBe(3);
    const back = await pass('north', null, made.creator);
    expect(back).toMatchObject({ __typename: 'SubstitutedSeat', seat: 'north', bot: null, token: expect.any(String), expiresAt: expect.any(String) });
    expect(await gql.session(made, String(back['token']))).toMatchObject({ you: 'north', seats: [{ seat: 'south', bot: null }, { seat: 'north', bot: null }] });
    expect((await told(made, undefined)).filter(({ type }) => type === 'session.seat-passed')).toEqual([{ type: 'session.seat-passed', seat: 'north', bot: 'greedy' }, { type: 'session.seat-passed', seat: 'north', bot: null }]);
    await gql.act(made, 'south', CONCEDE);
    expect(await pass('north', 'greedy', made.creator)).toMatchObject({ __typename: 'Refused', code: 'game.over' });
    await verified(made);
  });

  test('a finished game, brought from elsewhere as a file, is forked at version 10 and played on', async () => {
    const made = await gql.start(SKIRMISH);
    await gql.playOn(made, ['south']);
    const { text: file } = await get(nodes.node, made.id, 'export');
    const there = new GraphqlPlayer(await nodes.another());
    const { body: taken } = await there.node.ask().post('/v1/sessions/import').set({ 'content-type': 'application/x-ndjson', 'x-api-key': TEST_KEY }).send(file);
    const brought: Made = { id: taken.id, creator: taken.creator.token, commitment: '', tokens: {} };
    await verified(brought);
    const fork = (variables: object, token?: string) => successor('forkSession', brought, variables, token);
    expect(await fork({ at: 10 })).toMatchObject({ __typename: 'TokenRefused', code: 'key.missing' });
    expect(await fork({ at: 10 }, made.creator)).toMatchObject({ __typename: 'TokenRefused', code: 'token.unknown' });
    expect(await fork({ at: 0 }, brought.creator)).toMatchObject({ __typename: 'Refused', code: 'fork.not-started', pointer: '/at' });
    expect(await fork({}, brought.creator)).toMatchObject({ __typename: 'Refused', code: 'fork.ended' });
    for (const at of [-1, 10_000]) expect(await fork({ at }, brought.creator)).toMatchObject({ __typename: 'NotFound', code: 'version.unknown' });
    expect(await fork({ at: 10, seats: [{ seat: 'north', bot: 'deep' }] }, brought.creator)).toMatchObject({ __typename: 'Refused', code: 'bot.unknown' });
    const forked = await fork({ at: 10, seats: [{ seat: 'north' }], public: false }, brought.creator);
    expect(forked).toMatchObject({ __typename: 'SessionSuccessor', id: expect.any(String), waitingFor: [], creator: { token: expect.any(String) }, seats: [{ seat: 'south', bot: null, token: expect.any(String) }, { seat: 'north', bot: null, token: expect.any(String) }] });
    const next = madeOf(forked);
    expect(await there.session(next)).toMatchObject({ __typename: 'NotFound' });
    const [then, now] = [await there.ask('query', 'sessionAt', { id: brought.id, version: 10 }), await there.session(next, next.tokens['south'])];
    expect(now).toMatchObject({ phase: 'PLAYING', version: 0, origin: { session: brought.id, version: 10 } });
    expect((now['view'] as { game: object }).game).toEqual((then['view'] as { game: object }).game);
    expect(await there.playOn(next, ['south', 'north'])).toBeGreaterThan(0);
    await verified(next, next.tokens['south']);
  });

  test('an unfinished game forks with the consent of every seat, each of whom gets the own token alone', async () => {
    const made = await gql.start({ ...TOY, public: true });
    const stranger = await gql.start({ ...TOY, public: true });
    await gql.playOn(made, ['red', 'blue'], 5);
    const fork = (variables: object, token?: string) => successor('forkSession', made, variables, token);
    const version = await versionOf(made);
    expect(await fork({ at: 4 })).toMatchObject({ __typename: 'TokenRefused', code: 'token.missing' });
    expect(await fork({ at: 4 }, await spectator(made))).toMatchObject({ __typename: 'TokenRefused', code: 'token.missing' });
    expect(await fork({ at: 4 }, stranger.tokens['red'])).toMatchObject({ __typename: 'TokenRefused', code: 'token.unknown' });
    expect(await fork({ at: 4, seats: [{ seat: 'blue', bot: 'drifter' }] }, made.tokens['red'])).toMatchObject({ __typename: 'Refused', code: 'fork.unfinished' });
    expect(await fork({ at: 4 }, made.creator)).toMatchObject({ __typename: 'SessionSuccessor', id: null, waitingFor: ['red', 'blue'], creator: null, seats: [] });
    expect(await versionOf(made)).toBe(version);
    for (let i = 0; i < 2; i++) expect(await fork({ at: 4 }, made.tokens['red'])).toMatchObject({ __typename: 'SessionSuccessor', id: null, waitingFor: ['blue'], creator: null, seats: [] });
    // Consent to another version is no consent to this one.
    expect(await fork({ at: 3 }, made.tokens['blue'])).toMatchObject({ __typename: 'Refused' });
    const blue = await fork({ at: 4 }, made.tokens['blue']);
    expect(blue).toMatchObject({ waitingFor: [], creator: null, seats: [{ seat: 'red', token: null }, { seat: 'blue', token: expect.any(String) }] });
    expect(await fork({ at: 4 }, made.tokens['red'])).toMatchObject({ id: blue.id, seats: [{ seat: 'red', token: expect.any(String) }, { seat: 'blue', token: null }] });
    expect((await told(made, undefined)).slice(-3)).toEqual([
      { type: 'session.proposed', seat: 'red', what: 'fork', version: 4 },
      { type: 'session.consented', seat: 'blue', what: 'fork', version: 4 },
      { type: 'session.fork-agreed', version: 4 },
    ]);
  });

  test('a rematch swaps sides and starts when everybody has come', async () => {
    const made = await gql.start(HOTSEAT);
    const again = (token?: string) => successor('rematch', made, {}, token);
    expect(await again(made.tokens['south'])).toMatchObject({ __typename: 'Refused', code: 'rematch.unfinished' });
    await gql.act(made, 'south', CONCEDE);
    for (const token of [undefined, await spectator(made)]) expect(await again(token)).toMatchObject({ __typename: 'TokenRefused', code: 'token.missing' });
    const south = await again(made.tokens['south']);
    expect(south).toMatchObject({ __typename: 'SessionSuccessor', creator: null, seats: [{ seat: 'south', token: null }, { seat: 'north', token: expect.any(String) }] });
    const seen = (each: Successor, seat: string) => gql.session(madeOf(each), madeOf(each).tokens[seat]);
    expect(await seen(south, 'north')).toMatchObject({ phase: 'OPEN', you: 'north' });
    const north = await again(made.tokens['north']);
    expect(north).toMatchObject({ id: south.id, seats: [{ seat: 'south', token: expect.any(String) }, { seat: 'north', token: null }] });
    expect(await seen(north, 'south')).toMatchObject({ phase: 'PLAYING', you: 'south' });
    const both: Made = { ...madeOf(north), tokens: { ...madeOf(south).tokens, ...madeOf(north).tokens } };
    expect(await gql.playOn(both, ['south', 'north'], 3)).toBe(3);
  });
});
