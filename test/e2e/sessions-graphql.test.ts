import { RULESETS } from '../../src/rulesets';
import { TEST_KEY } from '../support/database';
import { withoutNulls } from '../support/graphql-operation';
import { GraphqlPlayer } from '../support/sessions/graphql';
import { get, makeAndStart, post } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';
import { DUEL, HOTSEAT } from '../support/sessions/setups';

jest.setTimeout(120_000);

const model = (id: string, slug: string, x: number, y: number) => ({ id, model: { ref: { slug } }, at: { x, y } });
const warbands = [
  { seat: 'south', models: [model('paladin', 'human-paladin', 12, 9), model('glaiver', 'human-glaiver', 10, 9), model('marine', 'human-marine', 16, 9)] },
  { seat: 'north', models: [model('adept', 'demonic-gnoll-adept', 12, 14), model('trooper', 'gnoll-trooper', 10, 14), model('hyena', 'hyena', 16, 14)] },
];
const SKIRMISH = { setup: { chainmail: { anyWarband: true, maxRounds: 6, width: 24, height: 24, warbands } }, public: true };
/** Two who fight, and two far away for whom the game goes on. */
const DUELLISTS = { setup: { chainmail: { anyWarband: true, width: 24, height: 24, warbands: [{ seat: 'south', models: [model('paladin', 'human-paladin', 12, 11), model('marine', 'human-marine', 2, 2)] }, { seat: 'north', models: [model('trooper', 'gnoll-trooper', 12, 12), model('hyena', 'hyena', 22, 22)] }] } }, public: true };
const TOY = { setup: { toy: { size: 8, rounds: 3, models: 3, seats: [{ seat: 'red', team: 'red' }, { seat: 'blue', team: 'blue' }] } }, public: true };
const standing = (about: string) => ({ chainmail: { setStandingAnswer: { answer: { smite: true }, about, until: 'game' } } });

describe('sessions over GraphQL', () => {
  const nodes = nodesForTests();
  const player = () => new GraphqlPlayer(nodes.node);

  test('a Chainmail game is played against a bot to its end, and its dice verify', async () => {
    const gql = player();
    const made = await gql.start({ ...SKIRMISH, seats: [{ seat: 'north', bot: 'greedy' }] });
    expect(await gql.playOn(made, ['south'])).toBeGreaterThan(3);
    const session = await gql.session(made);
    expect(session).toMatchObject({ __typename: 'Session', phase: 'FINISHED', you: null, outcome: { agreed: false }, seats: [{ seat: 'south', bot: null }, { seat: 'north', bot: 'greedy' }] });
    expect(await gql.ask('query', 'verifySession', { id: made.id })).toMatchObject({ __typename: 'SessionVerdict', verified: true, checked: session['version'], fault: null });
    const { body } = await get(nodes.node, made.id);
    expect((session['view'] as { game: object }).game).toMatchObject({ __typename: 'ChainmailView', round: body.view.game.round, stage: body.view.game.stage.replaceAll('-', '_').toUpperCase() });
  });

  test('a toy game is played by both seats, whose sealed answers are words of the schema', async () => {
    const gql = player();
    const made = await gql.start(TOY);
    const { owed, offers } = await gql.offers(made, 'red');
    expect(owed).toMatchObject({ kind: 'bearer', sealed: true, seats: ['red', 'blue'], answered: [] });
    expect(offers[0]!.exactly).toEqual({ toy: { answer: { decision: owed!.id, answer: { bearer: 'm0' } } } });
    await gql.act(made, 'red', offers[0]!.exactly!);
    await gql.act(made, 'blue', (await gql.offers(made, 'blue')).offers[0]!.exactly!);
    expect((await gql.offers(made, 'red')).offers.map(({ exactly }) => exactly)).toContainEqual({ toy: { answer: { decision: expect.any(String), answer: { stance: 'BOLD' } } } });
    await gql.playOn(made, ['red', 'blue']);
    const session = await gql.session(made);
    expect(session).toMatchObject({ phase: 'FINISHED', view: { game: { __typename: 'PlainView', ruleset: 'toy', game: { size: 8 } } } });
    expect((await get(nodes.node, made.id, 'verify')).body.verified).toBe(true);
  });

  test.each(RULESETS.flatMap(({ id, game }) => (game === null ? [] : game.setups.map((ready) => [id, ready.id] as const))))('%s from its set-up %s: what is offered is taken as it is, tried and counted', async (ruleset, ready) => {
    const gql = player();
    const made = await gql.start({ setup: { ready: { ruleset, id: ready } }, public: true });
    const seats = Object.keys(made.tokens);
    for (let taken = 0; taken < 6; taken++) {
      const { toAct } = await gql.offers(made, seats[0]!);
      const seat = toAct[0]!;
      const { offers } = await gql.offers(made, seat);
      const kinds = new Map(offers.map((offer) => [offer.family ?? JSON.stringify(offer.exactly).slice(0, 40), offer.exactly ?? offer.example!]));
      for (const action of [...kinds.values()].slice(0, 4)) expect([action, await gql.act(made, seat, action, { dryRun: true })]).toEqual([action, expect.objectContaining({ __typename: 'ActionLegality', legal: true })]);
      const action = offers[0]!.exactly ?? offers[0]!.example!;
      expect(['SessionOdds', 'OddsTooLarge']).toContain((await gql.ask('query', 'actionOdds', { id: made.id, action }, made.tokens[seat])).__typename);
      expect([action, (await gql.act(made, seat, action)).__typename]).toEqual([action, 'StoredActions']);
    }
    expect(await gql.ask('query', 'verifySession', { id: made.id })).toMatchObject({ verified: true });
  });

  test('views, offers, events, odds and versions are those of REST', async () => {
    const gql = player();
    const made = await makeAndStart(nodes.node, DUEL);
    const seat = await toActIn(gql, made);
    const token = made.tokens[seat]!;
    const rest = async (path: string) => (await get(nodes.node, made.id, path, token)).body;
    const [shown, offered, logged, at] = [await rest(''), await rest('actions'), await rest('events'), await rest('at/1')];
    const session = await gql.session(made, token);
    expect(session).toMatchObject({ version: shown.version, you: seat, commitment: shown.commitment, edition: shown.edition, createdAt: shown.createdAt, view: { toAct: shown.view.toAct, owed: null, standing: [], leaving: [] } });
    const view = (session['view'] as { game: { figures: object[]; cards: object[]; sides: object[] } }).game;
    expect(view.figures.map((figure) => ({ ...figure, where: 'field' }))).toEqual(shown.view.game.figures);
    expect(withoutNulls(view.cards)).toEqual(withoutNulls(shown.view.game.cards));
    const offers = await gql.offers(made, seat);
    expect(offers).toMatchObject({ version: offered.version, seat, toAct: offered.toAct });
    expect(offers.offers).toHaveLength(offered.offers.length);
    const events = (await gql.ask('query', 'sessionEvents', { id: made.id }, token)) as unknown as { items: { seq: number; seat: string | null; at: string; events: { type: string; rule: string | null; change: object }[] }[] };
    expect(events.items.map(({ seq, at: when, seat: by, events: told }) => ({ seq, at: when, seat: by, events: told.map(({ type, rule, change }) => ({ type, ...(rule === null ? {} : { rule }), ...change })) }))).toEqual(logged.items);
    expect(await gql.ask('query', 'sessionAt', { id: made.id, version: 1 }, token)).toMatchObject({ version: at.version, phase: 'PLAYING' });
    expect(await gql.ask('query', 'sessionAt', { id: made.id, version: 99 }, token)).toMatchObject({ __typename: 'NotFound', code: 'version.unknown' });
    const action = { type: 'stand', model: seat === 'south' ? 'paladin' : 'trooper', then: { type: 'melee', target: seat === 'south' ? 'trooper' : 'paladin' } };
    const { body: odds } = await post(nodes.node, made.id, 'odds', token, { action });
    const asked = { chainmail: { stand: { model: action.model, then: { melee: { target: action.then.target } } } } };
    const { __typename, ...counted } = await gql.ask('query', 'actionOdds', { id: made.id, action: asked }, token);
    expect([__typename, withoutNulls(counted)]).toEqual(['SessionOdds', withoutNulls(odds)]);
    const envelope = await gql.offers(made, seat, { envelope: action.model });
    expect(envelope['envelope']).toEqual((await rest(`actions?envelope=${action.model}`)).envelope);
  });

  test('an action is tried, stored on terms, and stored once under its key', async () => {
    const gql = player();
    const made = await gql.start(DUELLISTS);
    const seat = await toActIn(gql, made);
    const before = Number((await gql.session(made))['version']);
    const [own, enemy] = seat === 'south' ? ['paladin', 'trooper'] : ['trooper', 'paladin'];
    const strike = { chainmail: { stand: { model: own, then: { melee: { target: enemy } } } } };
    expect(await gql.act(made, seat, strike, { dryRun: true })).toEqual({ __typename: 'ActionLegality', legal: true, version: before, refusals: [] });
    expect(await gql.act(made, seat, { chainmail: { rally: { model: own } } }, { dryRun: true })).toMatchObject({ __typename: 'ActionLegality', legal: false, refusals: [{ code: 'rally.not-routing', rule: 'CM-ACT-10' }] });
    expect(await gql.act(made, seat, { chainmail: { rally: { model: own } } })).toMatchObject({ __typename: 'Refused', status: 422, code: 'rally.not-routing', pointer: '/action' });
    expect(await gql.act(made, seat, strike, { expectedVersion: before - 1 })).toMatchObject({ __typename: 'VersionConflict', status: 409, version: before });
    expect(await gql.act(made, seat, [strike, standing('a')])).toMatchObject({ __typename: 'Refused', code: 'list.dice', pointer: '/actions/0' });
    const stored = await gql.act(made, seat, [standing('a'), strike], { idempotencyKey: 'once', expectedVersion: before });
    expect(stored).toMatchObject({ __typename: 'StoredActions', version: before + 2, entries: [{ seq: before + 1 }, { seq: before + 2 }] });
    expect(await gql.act(made, seat, [standing('a'), strike], { idempotencyKey: 'once', expectedVersion: before })).toEqual(stored);
    expect(await gql.act(made, seat, standing('b'), { idempotencyKey: 'once' })).toMatchObject({ __typename: 'Refused', code: 'idempotency.other-body' });
    expect(await gql.act(made, seat, { chainmail: { dropStandingAnswer: { kind: 'smite', about: 'a' } } })).toMatchObject({ entries: [{ events: [{ type: 'standing-answer-changed' }] }] });
  });

  test('a session lives: tokens, contributions, draws and the end', async () => {
    const gql = player();
    const made = await gql.make({ ...DUELLISTS, dice: 'SERVER' });
    const ask = (name: string, variables: object, token?: string) => gql.ask('mutation', name, { id: made.id, ...variables }, token);
    expect(await ask('contributeToDice', { seat: 'south', contribution: 'forty-two' }, made.tokens['south'])).toMatchObject({ __typename: 'StoredActions', phase: 'OPEN', entries: [{ events: [{ type: 'session.contribution-added', rule: null, change: { contribution: 'forty-two' } }] }] });
    expect(await ask('startSession', {}, made.tokens['south'])).toMatchObject({ __typename: 'NotYours', code: 'token.not-creator' });
    expect(await ask('startSession', {}, made.creator)).toMatchObject({ __typename: 'StoredActions', phase: 'PLAYING' });
    expect(await ask('renewSeat', { seat: 'north' }, made.tokens['south'])).toMatchObject({ __typename: 'NotYours', code: 'token.other-seat' });
    expect(await ask('renewSeat', { seat: 'south' }, made.tokens['south'])).toMatchObject({ __typename: 'RenewedToken', seat: 'south' });
    const joined = await ask('joinSeat', { seat: 'north' }, made.creator);
    expect(joined).toMatchObject({ __typename: 'SeatToken', seat: 'north', token: expect.any(String) });
    expect(await ask('agreeOnDraw', { step: 'OFFER' }, made.tokens['north'])).toMatchObject({ __typename: 'TokenRefused', code: 'token.unknown' });
    expect(await ask('agreeOnDraw', { step: 'ACCEPT' }, String(joined['token']))).toMatchObject({ __typename: 'Refused', code: 'draw.none' });
    expect(await ask('agreeOnDraw', { step: 'OFFER' }, String(joined['token']))).toMatchObject({ __typename: 'StoredActions' });
    expect(await gql.session(made)).toMatchObject({ drawOfferedBy: ['north'] });
    expect(await ask('concede', {}, made.tokens['south'])).toMatchObject({ __typename: 'StoredActions', phase: 'FINISHED' });
    expect(await gql.session(made)).toMatchObject({ seed: expect.any(String), outcome: { places: [{ place: 1, seats: ['north'] }, { place: 2 }] } });
  });

  test('the list is a connection, filtered and paged; ready set-ups are found and played', async () => {
    const gql = player();
    for (let i = 0; i < 3; i++) await gql.make({ setup: { toy: { ...TOY.setup.toy, size: 9 } }, public: true });
    const list = async (variables: object) => (await gql.ask('query', 'sessions', { ruleset: 'toy', phase: 'OPEN', ...variables })) as unknown as { __typename: string; edges: { cursor: string; node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
    const all = await list({});
    expect(all.edges).toHaveLength(3);
    const first = await list({ first: 2 });
    expect(first.pageInfo).toEqual({ hasNextPage: true, endCursor: first.edges[1]!.cursor });
    const second = await list({ first: 2, after: first.pageInfo.endCursor });
    expect([...first.edges, ...second.edges]).toEqual(all.edges);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(await list({ first: 0 })).toMatchObject({ __typename: 'InvalidInput', pointer: '/first' });
    expect(await list({ after: 'x' })).toMatchObject({ __typename: 'InvalidInput', code: 'input.invalid', errors: [{ code: 'cursor.unknown' }] });
    expect(await list({ mine: true })).toMatchObject({ __typename: 'TokenRefused', code: 'key.missing' });
    expect(await gql.ask('query', 'readySetups', { ruleset: 'chainmail' })).toMatchObject({ __typename: 'ReadySetups', setups: RULESETS.find(({ id }) => id === 'chainmail')!.game!.setups.map(({ id }) => ({ id })), bots: expect.arrayContaining([expect.objectContaining({ id: 'greedy' })]) });
    expect(await gql.ask('query', 'readySetups', { ruleset: 'checkers' })).toMatchObject({ __typename: 'Refused', code: 'ruleset.not-playable' });
    const made = await gql.start({ setup: { ready: { ruleset: 'chainmail', id: 'starter' } }, seats: [{ seat: 'naresh', bot: 'random-legal' }], public: false });
    expect(await gql.session(made)).toMatchObject({ __typename: 'NotFound', code: 'session.unknown' });
    expect(await gql.session(made, made.creator)).toMatchObject({ __typename: 'Session', you: null });
  });

  test('bad input is told in the payload, or refused by the schema, and nothing is stored', async () => {
    const gql = player();
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const token = made.tokens['south'];
    const create = async (variables: object) => (await gql.send(gql.document('mutation', 'createSession'), variables, { 'x-api-key': TEST_KEY })) as { data: { createSession: { __typename: string } } | null; errors?: { extensions: { code: string } }[] };
    const made0 = (await create({ setup: { chainmail: { warbands: [warbands[0]] } } })).data!.createSession;
    expect(made0).toMatchObject({ __typename: 'InvalidInput', errors: [{ pointer: '/setup/warbands' }] });
    expect((await create({ setup: { ready: { ruleset: 'checkers', id: 'x' } } })).data!.createSession).toMatchObject({ __typename: 'Refused', code: 'ruleset.not-playable' });
    expect((await create({ ...SKIRMISH, seats: [{ seat: 'north', bot: 'nobody' }] })).data!.createSession).toMatchObject({ __typename: 'Refused', code: 'bot.unknown' });
    expect((await create({ setup: {} })).errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    const act = (actions: unknown, variables: object = {}) => gql.send(gql.document('mutation', 'act'), { id: made.id, actions, ...variables }, { authorization: `Bearer ${token}` });
    const told = async (actions: unknown, variables: object = {}) => (await act(actions, variables)).data.act as object;
    expect(await told([])).toMatchObject({ __typename: 'InvalidInput', pointer: '/actions' });
    expect(await told({ toy: { endTurn: true } })).toMatchObject({ __typename: 'Refused', code: 'action.other-game' });
    expect(await told({ chainmail: { stand: { model: '?' } } })).toMatchObject({ __typename: 'InvalidInput', pointer: '/action/model' });
    expect(await told({ chainmail: { stand: { model: 'nobody' } } })).toMatchObject({ __typename: 'Refused' });
    expect(await told({ chainmail: { answer: { decision: '9.9', answer: { smite: true } } } })).toMatchObject({ __typename: 'Refused' });
    expect(await told({ chainmail: { throw: { decision: '9.9', faces: [0] } } })).toMatchObject({ __typename: 'InvalidInput', pointer: '/action/faces/0' });
    expect(await told({ chainmail: { concede: true } }, { expectedVersion: -1 })).toMatchObject({ __typename: 'InvalidInput', pointer: '/headers/if-match' });
    expect(await told({ chainmail: { concede: true } }, { idempotencyKey: 'two words' })).toMatchObject({ __typename: 'InvalidInput', pointer: '/headers/idempotency-key' });
    expect(await told({ chainmail: { concede: true } }, { units: 'SCENE' })).toMatchObject({ __typename: 'Refused', code: 'scene.none' });
    for (const wrong of [{ chainmail: {} }, { chainmail: { concede: true, rally: { model: 'paladin' } } }, { chainmail: { fly: { model: 'paladin' } } }, { chainmail: { stand: { model: 7 } } }, {}]) {
      expect((await act(wrong)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
    }
    expect(await gql.session(made)).toMatchObject({ version: 1 });
    for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      expect(await gql.ask('query', 'session', { id }, token)).toMatchObject({ __typename: 'NotFound', code: 'session.unknown' });
      expect(await gql.ask('mutation', 'act', { id, actions: { chainmail: { concede: true } } }, token)).toMatchObject({ __typename: 'NotFound', code: 'session.unknown' });
    }
    expect(await gql.act({ ...made, tokens: {} }, 'south', { chainmail: { concede: true } })).toMatchObject({ __typename: 'TokenRefused', code: 'token.missing' });
    expect(await gql.act({ ...made, tokens: { south: made.creator } }, 'south', { chainmail: { concede: true } })).toMatchObject({ __typename: 'NotYours', code: 'token.not-a-seat' });
  });

  /** Answers what is owed until a seat is free to act, and says which. */
  async function toActIn(gql: GraphqlPlayer, made: { id: string; creator: string; tokens: Readonly<Record<string, string>>; commitment: string }): Promise<string> {
    for (;;) {
      const { toAct, owed } = await gql.offers(made, 'south');
      const seat = toAct[0]!;
      if (owed === null) return seat;
      await gql.act(made, seat, (await gql.offers(made, seat)).offers[0]!.exactly!);
    }
  }
});
