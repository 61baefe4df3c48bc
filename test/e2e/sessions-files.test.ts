import { DataSource } from 'typeorm';
import { documents } from '../../src/documents/documents';
import { TEST_KEY } from '../support/database';
import { ReadDocument } from '../support/openapi';
import { get, makeAndStart, type Made, playOn, post, until, verdict } from '../support/sessions/player';
import { type Node, nodesForTests } from '../support/sessions/service';
import { HOTSEAT, SKIRMISH, TOY } from '../support/sessions/setups';

jest.setTimeout(120_000);

describe('a session as a file', () => {
  const [here, there] = [nodesForTests(), nodesForTests()];
  let document: ReadDocument;

  beforeAll(async () => {
    document = new ReadDocument((await documents()).get('openapi.json')!);
  });

  const exported = async (made: Made, token?: string) => (await get(here.node, made.id, 'export', token)).text;
  /** Asks again while the service has too much to do. */
  const take = (node: Node, file: string, headers: Record<string, string> = { 'x-api-key': TEST_KEY }) =>
    until(async () => node.ask().post('/v1/sessions/import').set({ 'content-type': 'application/x-ndjson', ...headers }).send(file), ({ status }) => status !== 503, 60_000);

  test('a finished game is taken to another server, forked there at version 10, and played on', async () => {
    const made = await makeAndStart(here.node, SKIRMISH);
    expect((await get(here.node, made.id, 'export')).body.code).toBe('export.unfinished');
    await playOn(here.node, made, 'south');
    const taken = await take(there.node, await exported(made));
    expect([taken.status, document.answerFaults('importSession', taken)]).toEqual([201, []]);
    const { id } = taken.body;
    const [before, after] = [(await get(here.node, made.id)).body, (await get(there.node, id)).body];
    expect(after).toEqual({ ...before, id });
    expect(await verdict(there.node, id)).toMatchObject({ verified: true, checked: before.version });
    expect((await get(there.node, id, 'events?first=200')).body).toEqual((await get(here.node, made.id, 'events?first=200')).body);
    expect((await get(there.node, id, 'at/10')).body).toEqual({ ...(await get(here.node, made.id, 'at/10')).body, id });
    expect((await get(there.node, id, 'export')).text).toBe(await exported(made));
    const fork = (await post(there.node, id, 'fork?at=10', taken.body.creator.token)).body;
    const token = fork.seats.find(({ seat }: { seat: string }) => seat === 'south').token as string;
    await playOn(there.node, { id: fork.id, creator: fork.creator.token, commitment: '', tokens: { south: token } }, 'south');
    expect((await get(there.node, fork.id, '', token)).body).toMatchObject({ status: 'finished', origin: { session: id, version: 10 } });
    expect(await verdict(there.node, fork.id, token)).toMatchObject({ verified: true });
    // A fork is a file of its own.
    const again = await take(here.node, (await get(there.node, fork.id, 'export', token)).text);
    expect(again.status).toBe(201);
    expect(await verdict(here.node, again.body.id, again.body.creator.token)).toMatchObject({ verified: true });
  });

  test('a game with secrets and an undo survives the way', async () => {
    const made = await makeAndStart(here.node, TOY);
    for (let i = 0; i < 2; i++) for (const seat of ['red', 'blue']) await playOn(here.node, made, seat, 1);
    const { version } = (await get(here.node, made.id, '', made.tokens['red'])).body;
    await post(here.node, made.id, 'undo', made.tokens['red'], { type: 'offer', version: version - 2 });
    await post(here.node, made.id, 'undo', made.tokens['blue'], { type: 'accept' });
    await post(here.node, made.id, 'actions', made.tokens['red'], { action: { type: 'concede' } });
    const taken = await take(there.node, await exported(made, made.tokens['red']));
    expect(taken.status).toBe(201);
    expect(await verdict(there.node, taken.body.id, taken.body.creator.token)).toMatchObject({ verified: true });
  });

  test('whatever was changed in a file is found, and nothing is stored', async () => {
    const made = await makeAndStart(here.node, { ...HOTSEAT, public: true });
    await post(here.node, made.id, 'actions', made.tokens['south'], { action: { type: 'concede' } });
    const file = await exported(made);
    const [head, ...rows] = file.trim().split('\n').map((line) => JSON.parse(line));
    const count = async () => (await there.node.app.get(DataSource).query('select count(*)::integer as many from session'))[0].many;
    const before = await count();
    const changed = (change: (head: Record<string, unknown>, rows: Record<string, never>[]) => void): string => {
      const [h, r] = JSON.parse(JSON.stringify([head, rows]));
      change(h, r);
      return [h, ...r].map((line: object) => `${JSON.stringify(line)}\n`).join('');
    };
    const wrong: readonly (readonly [string, number, string])[] = [
      ['', 400, 'body.unreadable'],
      ['hello', 400, 'body.unreadable'],
      ['{"__proto__":1}\n', 400, 'body.forbidden-key'],
      ['{}\n', 400, 'input.invalid'],
      [changed((h) => (h['more'] = 1)), 400, 'input.invalid'],
      [changed((h) => (h['ruleset'] = 'checkers')), 422, 'ruleset.not-playable'],
      [changed((h) => (h['edition'] = '1971')), 409, 'edition.gone'],
      [changed((h) => (h['seed'] = 'another')), 422, 'import.not-verified'],
      [changed((h) => (h['version'] = 9)), 422, 'import.not-verified'],
      [changed((_h, r) => (r[0]!['faces'] = [1, 1] as never)), 422, 'import.not-verified'],
      [changed((_h, r) => (r[0]!['stateHash'] = '0'.repeat(64) as never)), 422, 'import.not-verified'],
      [changed((_h, r) => (r[0]!['events'] = [] as never)), 422, 'import.not-verified'],
      [changed((_h, r) => (r[0]!['action'] = { type: 'stand', model: 7 } as never)), 400, 'input.invalid'],
      [changed((_h, r) => (r[0]!['action'] = { type: 'session.propose' } as never)), 400, 'input.invalid'],
      [changed((_h, r) => (r[0]!['seq'] = 2 as never)), 400, 'input.invalid'],
      [changed((h, r) => ((h['version'] = 1), r.pop())), 422, 'import.unfinished'],
    ];
    for (const [sent, status, code] of wrong) {
      const answer = await take(there.node, sent);
      expect([sent.slice(0, 80), answer.status, answer.body.code]).toEqual([sent.slice(0, 80), status, code]);
      expect(document.answerFaults('importSession', answer)).toEqual([]);
    }
    expect((await take(there.node, file, {})).body.code).toBe('key.missing');
    expect((await there.node.ask().post('/v1/sessions/import').set({ 'x-api-key': TEST_KEY }).send({})).status).toBe(400);
    expect((await there.node.ask().post('/v1/batch').set({ 'content-type': 'application/x-ndjson' }).send(file)).status).toBe(415);
    expect(await count()).toBe(before);
    expect((await take(there.node, file)).status).toBe(201);
  });

  test('a session whose edition this build lacks can be read, but not played', async () => {
    const change = (made: Made) => here.node.app.get(DataSource).query("update session set edition = 'of old' where id = $1", [made.id]);
    const made = await makeAndStart(here.node, TOY);
    await playOn(here.node, made, 'red', 1);
    const seen = (await get(here.node, made.id, 'events', made.tokens['blue'])).body.items;
    await change(made);
    const node = await here.another();
    const shown = await get(node, made.id, '', made.tokens['red']);
    expect([shown.status, document.answerFaults('session', shown)]).toEqual([200, []]);
    expect(shown.body).toMatchObject({ status: 'playing', edition: 'of old', view: null });
    const events = (await get(node, made.id, 'events', made.tokens['red'])).body.items;
    expect(events.map(({ seq }: { seq: number }) => seq)).toEqual(seen.map(({ seq }: { seq: number }) => seq));
    expect(JSON.stringify(events)).not.toContain('"relic"');
    for (const [path, body] of [['actions', { action: { type: 'concede' } }], ['odds', { action: { type: 'end-turn' } }], ['draw', { type: 'offer' }], ['undo', { type: 'offer', version: 1 }], ['fork', {}], ['seats/red/substitute', {}]] as const) {
      const refused = await post(node, made.id, path, made.tokens['red'], body);
      expect([path, refused.status, refused.body.code]).toEqual([path, 409, 'edition.gone']);
    }
    for (const path of ['verify', 'at/1']) expect((await get(node, made.id, path, made.tokens['red'])).body.code).toBe('edition.gone');
    expect((await get(node, made.id, 'actions', made.tokens['red'])).body).toMatchObject({ offers: [], toAct: [] });

    const over = await makeAndStart(here.node, HOTSEAT);
    await post(here.node, over.id, 'actions', over.tokens['south'], { action: { type: 'concede' } });
    const [outcome, told] = [(await get(here.node, over.id)).body.outcome, (await get(here.node, over.id, 'events')).body];
    await change(over);
    const later = await here.another();
    expect((await get(later, over.id)).body).toMatchObject({ status: 'finished', outcome, view: null });
    expect((await get(later, over.id, 'events')).body).toEqual(told);
    expect((await get(later, over.id, 'export')).status).toBe(200);
  });
});
