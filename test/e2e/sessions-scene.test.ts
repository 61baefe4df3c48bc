import { DataSource } from 'typeorm';
import { documents } from '../../src/documents/documents';
import { TEST_KEY } from '../support/database';
import { ReadDocument } from '../support/openapi';
import { GraphqlPlayer } from '../support/sessions/graphql';
import { get, make, makeAndStart, type Made, post, seatToAct } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';
import { HOTSEAT, TOY } from '../support/sessions/setups';
import { Watcher } from '../support/sessions/stream';
import { Subscriber } from '../support/sessions/subscriber';

jest.setTimeout(120_000);

/** A page of a virtual tabletop: 50 pixels an inch, y downwards. */
const scene = { origin: { x: 100, y: 1300 }, unitsPerInch: 50, yAxis: 'down' } as const;
const names = { 'Token.a1/x': 'paladin', 'Token.b2': 'trooper', trooper: 'hyena' };
const toX = (inches: number): number => 100 + 50 * inches;
const toY = (inches: number): number => 1300 - 50 * inches;
const CALIBRATED = { ...HOTSEAT, scene, names };

describe('a session in the units and names of its caller', () => {
  const nodes = nodesForTests();
  const create = (body: object) => nodes.node.ask().post('/v1/sessions').send(body);
  const shown = async (made: Made, units = '') => (await get(nodes.node, made.id, units)).body;
  const logged = (made: Made) => nodes.node.app.get(DataSource).query('select seat, action, events from session_action where session_id = $1 order by seq', [made.id]);

  test('echoes its scene, and tells every place, length and name by it when asked', async () => {
    const made = await makeAndStart(nodes.node, CALIBRATED);
    const [plain, told] = [await shown(made), await shown(made, '?units=scene')];
    expect(plain).toMatchObject({ scene, names, view: { game: { width: 24 } } });
    expect(told).toMatchObject({ scene, names, version: plain.version, view: { game: { width: 1200, height: 1200 } } });
    expect(plain.view.game.figures[0]).toMatchObject({ id: 'paladin', x: 12, y: 9, r: 0.5 });
    expect(told.view.game.figures).toEqual(plain.view.game.figures.map((figure: { id: string; x: number; y: number; r: number }) => ({ ...figure, id: { paladin: 'Token.a1/x', trooper: 'Token.b2', hyena: 'trooper' }[figure.id] ?? figure.id, x: toX(figure.x), y: toY(figure.y), r: 50 * figure.r })));
    // What a card prints is no measure of the table.
    expect(told.view.game.cards).toEqual(plain.view.game.cards);
    expect((await shown(made, 'at/1?units=scene')).view.game.figures).toEqual(told.view.game.figures);
  });

  test('hears actions and tells events, offers, reach, odds and refusals by it; the log keeps inches and our names', async () => {
    const { node } = nodes;
    const made = await makeAndStart(node, CALIBRATED);
    const seat = await seatToAct(node, made);
    const [ours, theirs, at] = seat === 'south' ? ['paladin', 'Token.a1/x', 9] : ['trooper', 'Token.b2', 14];
    const token = made.tokens[seat]!;
    const east = seat === 'south' ? 12 : 10;
    const offers = (await get(node, made.id, 'actions?units=scene', token)).body.offers as { family?: string; bounds?: object; example?: { model: string; path: { x: number; y: number }[] } }[];
    const offer = offers.find(({ family, example }) => family === 'maneuver' && example?.model === theirs)!;
    const inches = ((await get(node, made.id, 'actions', token)).body.offers as typeof offers).find(({ family, example }) => family === 'maneuver' && example?.model === ours)!;
    const { speed, allowance } = inches.bounds as { speed: number; allowance: number };
    expect(offer.bounds).toEqual({ model: theirs, from: { x: toX(east), y: toY(at) }, speed: 50 * speed, allowance: 50 * allowance, then: ['melee', 'ranged'] });
    expect(offer.example!.path).toEqual(inches.example!.path.map(({ x, y }) => ({ x: toX(x), y: toY(y) })));
    const { body: envelope } = await get(node, made.id, `actions?units=scene&envelope=${encodeURIComponent(theirs)}`, token);
    expect(envelope.envelope).toMatchObject({ model: theirs, from: { x: toX(east), y: toY(at) }, speed: 50 * speed });
    expect((await get(node, made.id, `actions?envelope=${ours}`, token)).body.envelope.reach[0].move * 50).toBeCloseTo(envelope.envelope.reach[0].move, 6);

    const action = { type: 'maneuver', model: theirs, path: [{ x: toX(east), y: toY(at + (seat === 'south' ? -1.5 : 1.5)) }] };
    const { body: odds } = await post(node, made.id, 'odds', token, { action, units: 'scene' });
    expect(odds.outcomes[0].outcome.models[0]).toMatchObject({ id: theirs, x: action.path[0]!.x, y: action.path[0]!.y });
    const { body: tried } = await post(node, made.id, 'actions?dryRun=true', token, { action: { type: 'rally', model: theirs }, units: 'scene' });
    expect(tried.refusals[0].facts).toMatchObject({ model: theirs, at: { x: toX(east), y: toY(at) } });
    const { body: refused } = await post(node, made.id, 'actions', token, { action: { type: 'rally', model: theirs }, units: 'scene' });
    expect(refused).toMatchObject({ status: 422, errors: [{ facts: { model: theirs, at: { x: toX(east), y: toY(at) } } }] });

    const watcher = new Watcher(`${node.address}/v1/sessions/${made.id}/stream?units=scene`, { authorization: `Bearer ${token}` });
    const { body: stored, status } = await post(node, made.id, 'actions', token, { action, units: 'scene' }, { 'idempotency-key': 'once' });
    expect([status, stored.entries.length]).toEqual([200, 1]);
    const moved = stored.entries[0].events.find(({ type }: { type: string }) => type === 'model-moved');
    expect(moved).toMatchObject({ model: theirs, from: { x: toX(east), y: toY(at) }, to: action.path[0], path: expect.arrayContaining([action.path[0]]), distance: 75 });
    await watcher.until((messages) => messages.some(({ id }) => Number(id) === stored.version));
    expect(watcher.messages.find(({ id }) => Number(id) === stored.version)!.data).toEqual(stored.entries[0]);
    watcher.cut();
    // The same request in our own terms is the same request, and is told in them.
    const own = { type: 'maneuver', model: ours, path: [{ x: east, y: at + (seat === 'south' ? -1.5 : 1.5) }] };
    const again = await post(node, made.id, 'actions', token, { action: own }, { 'idempotency-key': 'once' });
    expect([again.body.version, again.body.entries[0].events.find(({ type }: { type: string }) => type === 'model-moved').to]).toEqual([stored.version, own.path[0]]);
    expect((await logged(made)).at(-1)).toMatchObject({ seat, action: own, events: expect.arrayContaining([expect.objectContaining({ type: 'model-moved', model: ours, to: own.path[0], distance: 1.5 })]) });
    expect((await get(node, made.id, `events?units=scene&after=${stored.version - 1}&first=1`, token)).body.items).toEqual(stored.entries);
  });

  test('standing answers and decisions name things by it', async () => {
    const { node } = nodes;
    const made = await makeAndStart(node, CALIBRATED);
    const { body } = await post(node, made.id, 'actions', made.tokens['south'], { action: { type: 'set-standing-answer', kind: 'smite', about: 'Token.b2', answer: true, until: 'game' }, units: 'scene' });
    expect(body.entries[0].events[0]).toMatchObject({ type: 'standing-answer-changed', about: 'Token.b2' });
    expect((await logged(made)).at(-1).action.about).toBe('trooper');
    expect((await get(node, made.id, '?units=scene', made.tokens['south'])).body.view.standing).toEqual([{ kind: 'smite', about: 'Token.b2', answer: true, until: 'game' }]);
    expect((await get(node, made.id, '', made.tokens['south'])).body.view.standing[0].about).toBe('trooper');
  });

  test('a set-up may be sent in it too', async () => {
    const { warbands, ...rest } = HOTSEAT.setup;
    const setup = { ...rest, width: 1200, height: 1200, warbands: warbands.map(({ seat, models }) => ({ seat, models: models.map(({ at, ...model }) => ({ ...model, at: { x: toX(at.x), y: toY(at.y) } })) })) };
    const made = await makeAndStart(nodes.node, { ...HOTSEAT, setup, scene, units: 'scene' });
    expect((await shown(made)).view.game.figures).toEqual((await shown(await makeAndStart(nodes.node, HOTSEAT))).view.game.figures);
    const off = await create({ ...HOTSEAT, setup: { ...setup, warbands: [{ ...setup.warbands[0]!, models: [{ ...setup.warbands[0]!.models[0]!, at: { x: 0, y: 0 } }] }, setup.warbands[1]!] }, scene, units: 'scene' });
    expect([off.status, off.body.pointer]).toEqual([400, '/setup/warbands/0/models/0/at/x']);
  });

  test('GraphQL hears and tells the same', async () => {
    const gql = new GraphqlPlayer(nodes.node);
    const slug = (ref: string) => ({ ref: { slug: ref } });
    const setup = { chainmail: { anyWarband: true, width: 24, height: 24, warbands: [{ seat: 'south', models: [{ id: 'paladin', model: slug('human-paladin'), at: { x: 12, y: 9 } }] }, { seat: 'north', models: [{ id: 'trooper', model: slug('gnoll-trooper'), at: { x: 12, y: 14 } }] }] } };
    const made = await gql.start({ setup, public: true, scene: { ...scene, yAxis: 'DOWN' }, names: [{ name: 'Token.a1', id: 'paladin' }] });
    expect(await gql.session(made, undefined, { units: 'SCENE' })).toMatchObject({ scene: { ...scene, yAxis: 'DOWN' }, names: [{ name: 'Token.a1', id: 'paladin' }], view: { game: { figures: [{ id: 'Token.a1', x: toX(12), y: toY(9) }, { id: 'trooper', x: toX(12), y: toY(14) }] } } });
    const follower = new Subscriber(nodes.node.address, gql.document('subscription', 'sessionEvents'), { id: made.id, units: 'SCENE' });
    const taken = new Set<string>();
    for (let turns = 0; turns < 20 && !taken.has('maneuver'); turns++) {
      const { toAct } = await gql.offers(made, 'south');
      const seat = toAct[0]!;
      const { offers } = await gql.offers(made, seat, { units: 'SCENE' });
      const offer = offers.find(({ family }) => family === 'maneuver') ?? offers[0]!;
      const action = offer.exactly ?? offer.example!;
      const stored = await gql.act(made, seat, action, { units: 'SCENE' });
      expect([action, stored.__typename]).toEqual([action, 'StoredActions']);
      if (offer.family === 'maneuver') taken.add('maneuver');
      if (offer.family !== 'maneuver') continue;
      const { path, model } = (action as { chainmail: { maneuver: { path: { x: number; y: number }[]; model: string } } }).chainmail.maneuver;
      const { entries } = stored as unknown as { entries: { seq: number; events: { type: string; change: object }[] }[] };
      expect(entries[0]!.events.find(({ type }) => type === 'model-moved')!.change).toMatchObject({ model, to: path[0] });
      await follower.until((told) => told.some(({ seq }) => seq === entries[0]!.seq));
      expect(follower.told.find(({ seq }) => seq === entries[0]!.seq)!['events']).toEqual(entries[0]!.events);
    }
    expect([...taken]).toEqual(['maneuver']);
    await follower.leave();
  });

  test('a bad scene is refused with every fault, and so are names that say nothing or two things', async () => {
    const document = new ReadDocument((await documents()).get('openapi.json')!);
    const pointers = async (more: object): Promise<readonly string[]> => {
      const { status, type, body } = await create({ ...HOTSEAT, ...more });
      expect([status >= 400 && status < 500, document.answerFaults('createSession', { status, type, body })]).toEqual([true, []]);
      return [status, ...body.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`)].map(String);
    };
    expect(await pointers({ scene: { origin: { x: 1e12, y: 'NaN' }, unitsPerInch: 0, yAxis: 'left' } })).toEqual(['400', '/scene/origin/x input.invalid', '/scene/origin/y input.invalid', '/scene/unitsPerInch input.invalid', '/scene/yAxis input.invalid']);
    for (const unitsPerInch of [0, -1, null, 1e9, 1e-9, '50']) expect(await pointers({ scene: { ...scene, unitsPerInch } })).toEqual(['400', '/scene/unitsPerInch input.invalid']);
    expect(await pointers({ scene: { ...scene, unitsPerInch: 0.001, origin: { x: 1e6, y: -1e6 } } })).toEqual(['400', '/scene/origin/x scene.too-far', '/scene/origin/y scene.too-far']);
    expect(await pointers({ scene: {} })).toEqual(['400', '/scene/origin input.missing', '/scene/unitsPerInch input.missing', '/scene/yAxis input.missing']);
    expect(await pointers({ scene: { ...scene, tilt: 1 } })).toEqual(['400', '/scene/tilt input.unknown-field']);
    expect(await pointers({ names: { a: 'nobody', b: 'paladin', c: 'paladin', trooper: 'glaiver' } })).toEqual(['400', '/names/a names.unknown', '/names/c names.twice', '/names/trooper names.taken']);
    expect(await pointers({ names: { a: 7 } })).toEqual(['400', '/names/a input.invalid']);
    expect(await pointers({ units: 'scene' })).toEqual(['422', '/units scene.none']);
    expect(await pointers({ units: 'cubits' })).toEqual(['400', '/units input.invalid']);
    expect((await create({ ...TOY, scene })).body).toMatchObject({ status: 422, code: 'scene.unsupported', pointer: '/scene' });
    expect((await nodes.node.ask().post('/v1/sessions').set('content-type', 'application/json').send(JSON.stringify({ ...HOTSEAT, scene }).replace('50', 'NaN'))).body.code).toBe('body.unreadable');
    const gql = new GraphqlPlayer(nodes.node);
    const { data } = await gql.send(gql.document('mutation', 'createSession'), { setup: { ready: { ruleset: 'chainmail', id: 'starter' } }, scene: { origin: { x: 0, y: 0 }, unitsPerInch: -1, yAxis: 'UP' } }, { 'x-api-key': TEST_KEY });
    expect(data.createSession).toMatchObject({ __typename: 'InvalidInput', errors: [{ pointer: '/scene/unitsPerInch' }] });
  });

  test('units are refused where there is no scene, and where they are none', async () => {
    const made = await make(nodes.node, HOTSEAT);
    for (const path of ['?units=scene', 'at/0?units=scene', 'events?units=scene', 'actions?units=scene', 'stream?units=scene']) expect([path, (await get(nodes.node, made.id, path)).body.code]).toEqual([path, 'scene.none']);
    for (const path of ['?units=cubits', 'actions?units=', 'events?units=inch']) expect([path, (await get(nodes.node, made.id, path)).status]).toEqual([path, 400]);
    expect((await post(nodes.node, made.id, 'start?units=scene', made.creator)).body.code).toBe('scene.none');
    expect((await get(nodes.node, made.id)).body.version).toBe(0);
    expect((await post(nodes.node, made.id, 'start?units=inches', made.creator)).status).toBe(200);
  });
});
