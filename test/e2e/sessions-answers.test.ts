import type { Response } from 'supertest';
import { documents } from '../../src/documents/documents';
import { LARGEST_BODY } from '../../src/platform/http/body';
import { ReadDocument } from '../support/openapi';
import { get, make, makeAndStart, post, seatToAct } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';
import { DUEL, HOTSEAT, standing } from '../support/sessions/setups';

jest.setTimeout(60_000);

describe('every answer about sessions is as the OpenAPI document says', () => {
  const nodes = nodesForTests();
  let document: ReadDocument;

  beforeAll(async () => {
    document = new ReadDocument((await documents()).get('openapi.json')!);
  });

  function isDocumented(operation: string, { status, type, body }: Response, expected: number): void {
    expect([operation, status, document.answerFaults(operation, { status, type, body })]).toEqual([operation, expected, []]);
  }

  const create = (body: object | string, type = 'application/json') => nodes.node.ask().post('/v1/sessions').set('content-type', type).send(body);

  test('of a session’s life', async () => {
    const { node } = nodes;
    const ready = await node.ask().get('/v1/chainmail/setups');
    isDocumented('readySetups', ready, 200);
    expect(ready.body).toMatchObject({ setups: expect.arrayContaining([expect.objectContaining({ id: 'starter' }), expect.objectContaining({ id: 'breakthrough-advanced' })]), bots: expect.arrayContaining([expect.objectContaining({ id: 'greedy' })]) });
    isDocumented('readySetups', await node.ask().get('/v1/checkers/setups'), 422);
    isDocumented('createSession', await create({ ruleset: 'chainmail', setup: 'starter', seats: { naresh: { bot: 'greedy' } } }), 201);
    const response = await create(HOTSEAT);
    isDocumented('createSession', response, 201);
    expect(response.headers['location']).toBe(`/v1/sessions/${response.body.id}`);
    const made = await make(node, HOTSEAT);
    isDocumented('session', await get(node, made.id), 200);
    isDocumented('sessions', await node.ask().get('/v1/sessions'), 200);
    isDocumented('contributeToDice', await post(node, made.id, 'seats/south/contribution', made.tokens['south'], { contribution: 'x' }), 200);
    isDocumented('startSession', await post(node, made.id, 'start', made.creator, {}), 200);
    isDocumented('startSession', await post(node, made.id, 'start', made.creator), 422);
    isDocumented('joinSeat', await post(node, made.id, 'seats/north/join', made.creator), 200);
    isDocumented('renewSeat', await post(node, made.id, 'seats/south/renew', made.tokens['south']), 200);
    isDocumented('renewSeat', await post(node, made.id, 'seats/north/renew', made.tokens['south']), 403);
    isDocumented('streamTicket', await post(node, made.id, 'tickets'), 200);
    isDocumented('agreeOnDraw', await post(node, made.id, 'draw', made.tokens['south'], { type: 'offer' }), 200);
    isDocumented('agreeOnDraw', await post(node, made.id, 'draw', made.tokens['south'], { type: 'beg' }), 400);
    isDocumented('act', await post(node, made.id, 'actions', made.tokens['south'], { action: { type: 'concede' } }), 200);
    for (const path of ['', 'at/2']) isDocumented(path === '' ? 'session' : 'sessionAt', await get(node, made.id, path), 200);
    isDocumented('sessionAt', await get(node, made.id, 'at/99'), 404);
    isDocumented('verifySession', await get(node, made.id, 'verify'), 200);
    isDocumented('sessionEvents', await get(node, made.id, 'events?first=2'), 200);
    isDocumented('sessionEvents', await get(node, made.id, 'events?after=-1'), 400);
    isDocumented('session', await get(node, made.id, '', 'x'), 401);
  });

  test('of a seat’s actions', async () => {
    const { node } = nodes;
    const made = await makeAndStart(node, DUEL);
    const seat = await seatToAct(node, made);
    const offers = await get(node, made.id, 'actions', made.tokens[seat]);
    isDocumented('sessionOffers', offers, 200);
    isDocumented('sessionOffers', await get(node, made.id, 'actions'), 200);
    isDocumented('sessionOffers', await get(node, made.id, `actions?envelope=${seat === 'south' ? 'paladin' : 'trooper'}`, made.tokens[seat]), 200);
    isDocumented('sessionOffers', await get(node, made.id, 'actions?envelope=nobody', made.tokens[seat]), 422);
    const action = offers.body.offers[0].exactly ?? offers.body.offers[0].example;
    isDocumented('actionOdds', await post(node, made.id, 'odds', made.tokens[seat], { action }), 200);
    isDocumented('actionOdds', await post(node, made.id, 'odds', made.tokens[seat], { actions: [action] }), 400);
    isDocumented('act', await post(node, made.id, 'actions?dryRun=true', made.tokens[seat], { action }), 200);
    isDocumented('act', await post(node, made.id, 'actions', made.tokens[seat], { action: standing('a') }, { 'if-match': '"0"' }), 409);
    isDocumented('act', await post(node, made.id, 'actions', made.tokens[seat === 'south' ? 'north' : 'south'], { action }), 422);
    isDocumented('act', await post(node, made.id, 'actions', made.tokens[seat], { action }), 200);
  });

  test('bad input is refused with a code, and nothing is stored', async () => {
    const { node } = nodes;
    const [south, north] = HOTSEAT.setup.warbands;
    const bad: readonly (readonly [object, number, string])[] = [
      [{}, 400, '/ruleset'],
      [{ ...HOTSEAT, more: 1 }, 400, '/more'],
      [{ ...HOTSEAT, ruleset: 'checkers' }, 422, '/ruleset'],
      [{ ...HOTSEAT, setup: 7 }, 400, '/setup'],
      [{ ...HOTSEAT, setup: {} }, 400, '/setup/warbands'],
      [{ ...HOTSEAT, setup: { warbands: [south, { seat: 'north', models: [{ model: { ref: 'dragon' } }] }] } }, 400, '/setup/warbands/1/models/0/model/ref'],
      [{ ...HOTSEAT, setup: { ...HOTSEAT.setup, warbands: [south, { ...north, seat: 'south' }] } }, 422, '/setup/warbands/1/seat'],
      [{ ...HOTSEAT, seats: { east: { open: true } } }, 422, '/seats/east'],
      [{ ...HOTSEAT, seats: { north: { bot: 'deep' } } }, 422, '/seats/north/bot'],
      [{ ...HOTSEAT, dice: 'loaded' }, 400, '/dice'],
    ];
    for (const [body, status, pointer] of bad) {
      const response = await create(body);
      isDocumented('createSession', response, status);
      expect(response.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
    }
    const both = await create({ ...HOTSEAT, setup: { ...HOTSEAT.setup, warbands: [south, { ...north, seat: 'south', models: [{ ...north!.models[0], at: { x: 12, y: 9.2 } }] }] } });
    expect(both.body.errors.map(({ code }: { code: string }) => code)).toEqual(expect.arrayContaining(['seat.twice', 'place.overlaps']));
    const unknown = await create({ ruleset: 'chainmail', setup: 'no such set-up' });
    isDocumented('createSession', unknown, 422);
    expect(unknown.body).toMatchObject({ code: 'setup.unknown', errors: [{ facts: { known: expect.arrayContaining(['starter', 'breakthrough-advanced']) } }] });
    isDocumented('createSession', await create(' '.repeat(LARGEST_BODY + 1)), 413);
    isDocumented('createSession', await create('x', 'text/plain'), 415);
    isDocumented('createSession', await create('{"__proto__":1}'), 400);

    const made = await makeAndStart(node, HOTSEAT);
    const { body: before } = await get(node, made.id);
    const wrong: readonly (readonly [object, number])[] = [
      [{}, 400],
      [{ action: null }, 400],
      [{ action: {} }, 400],
      [{ action: { type: 'session.start' } }, 400],
      [{ action: { type: 'stand' } }, 400],
      [{ action: { type: 'stand', model: 'paladin', more: 1 } }, 400],
      [{ action: { type: 'maneuver', model: 'paladin', path: Array.from({ length: 31 }, () => ({ x: 1, y: 1 })) } }, 400],
      [{ action: { type: 'answer', decision: '9.9', answer: true } }, 422],
      [{ action: { type: 'throw', decision: '9.9', faces: [1] } }, 422],
      [{ action: { type: 'stand', model: 'nobody' } }, 422],
      [{ action: standing('\u0000') }, 400],
      [{ action: standing('\ud800') }, 400],
      [{ actions: [] }, 400],
      [{ actions: 'all' }, 400],
    ];
    for (const [body, status] of wrong) {
      const response = await post(node, made.id, 'actions', made.tokens['south'], body);
      isDocumented('act', response, status);
      expect(response.body.code).toBeDefined();
    }
    expect((await get(node, made.id)).body.version).toBe(before.version);
    isDocumented('act', await post(node, made.id, 'actions?dryRun=maybe', made.tokens['south'], { action: { type: 'concede' } }), 400);
    isDocumented('act', await post(node, made.id, 'actions?force=1', made.tokens['south'], { action: { type: 'concede' } }), 400);
  });
});
