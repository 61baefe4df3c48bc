import { fetchOfPage } from '../support/page-fetch';
import { TEST_KEY } from '../support/database';
import { serviceForTests } from '../support/service';
import { HOTSEAT } from '../support/sessions/setups';

jest.setTimeout(60_000);

type Schemas = import('../../clients/typescript/umpire.js', { with: { 'resolution-mode': 'import' } }).Schemas;

const INPUT: Schemas['BattlesystemResolveAttackRequest']['input'] = { attacker: { troop: { attackDice: [8] }, figures: 8 }, defender: { troop: { armorRating: 7, hits: 2 } } };
const FACES = [2, 2, 3, 4, 5, 5, 6, 8, 1, 3, 3, 4, 5, 8, 9];
const load = () => import('../../clients/typescript/umpire.js');

describe('the typed client', () => {
  const service = serviceForTests();
  let client: Awaited<ReturnType<typeof load>>;
  const umpire = (settings: { key?: string; fetch?: typeof fetch } = {}) => client.connect({ address: `${service.address}/`, ...settings });

  beforeAll(async () => {
    client = await load();
  });

  test('asks with a typed body and gets a typed answer', async () => {
    const answer = await umpire().post('/v1/battlesystem/resolve/attack', { body: { input: INPUT, dice: { faces: FACES } } });
    if (!answer.ok) throw new Error(answer.problem.detail);
    const { figuresRemoved, hits } = answer.body.result;
    expect([answer.status, hits, figuresRemoved]).toEqual([200, 7, 2]);
    expect(answer.headers.get('ratelimit')).toMatch(/^"address";r=\d+;/);
  });

  test('fills paths and queries', async () => {
    const rules = client.bodyOf(await umpire().get('/v1/{ruleset}/rules', { path: { ruleset: 'battlesystem' }, query: { search: 'armor', first: 2 } }));
    expect(rules.items).toHaveLength(2);
    const odd = await umpire().get('/v1/{ruleset}/rules/{ruleId}', { path: { ruleset: 'battlesystem', ruleId: '../rules?x=1' } });
    expect([odd.ok, odd.status]).toEqual([false, 404]);
  });

  test('tells a refusal as a value, or throws it if that is liked better', async () => {
    const refused = await umpire().post('/v1/battlesystem/resolve/attack', { body: { input: INPUT, dice: { faces: [2] } } });
    expect(refused).toMatchObject({ ok: false, status: 422, problem: { code: 'rolls.wanted', errors: [expect.anything()] } });
    expect(() => client.bodyOf(refused)).toThrow(client.UmpireError);
    expect(() => client.bodyOf(refused)).toThrow(refused.ok ? '' : refused.problem.detail);
  });

  test('plays with a key and the tokens of seats', async () => {
    const without = await umpire().post('/v1/sessions', { body: HOTSEAT });
    expect(without).toMatchObject({ ok: false, status: 401, problem: { code: 'key.missing' } });
    const made = client.bodyOf(await umpire({ key: TEST_KEY }).post('/v1/sessions', { body: HOTSEAT }));
    const path = { id: made.id };
    client.bodyOf(await umpire().post('/v1/sessions/{id}/start', { path, token: made.creator.token }));
    const { seat, token } = made.seats[0]!;
    const acted = client.bodyOf(await umpire().post('/v1/sessions/{id}/actions', { path, token: token!, headers: { 'Idempotency-Key': 'once' }, body: { action: { type: 'concede' } } }));
    expect(acted).toMatchObject({ version: 2, entries: [{ seat }] });
    const replay = client.bodyOf(await umpire().get('/v1/sessions/{id}/replay', { path, token: made.creator.token }));
    expect(replay.trim().split('\n').length).toBeGreaterThan(2);
  });

  test('hands a stream on as it comes', async () => {
    const { id } = client.bodyOf(await umpire({ key: TEST_KEY }).post('/v1/sessions', { body: HOTSEAT }));
    const watching = new AbortController();
    const stream = client.bodyOf(await umpire().get('/v1/sessions/{id}/stream', { path: { id }, signal: watching.signal }));
    const { value } = await stream!.getReader().read();
    expect(Buffer.from(value!).toString()).toBe('retry: 1000\n\n');
    watching.abort();
  });

  test('works in a page on another origin, key and headers and all', async () => {
    const page = umpire({ key: TEST_KEY, fetch: fetchOfPage('https://tabletop.example') });
    const answer = await page.post('/v1/battlesystem/odds/attack', { body: { input: INPUT } });
    expect([answer.status, answer.headers.get('ratelimit-policy')]).toEqual([200, '"key";q=1000000;w=60']);
    expect(await page.get('/v1/sessions/{id}', { path: { id: 'nowhere' } })).toMatchObject({ ok: false, problem: { requestId: expect.any(String) } });
  });

  test('tells an answer of somebody else as a problem', async () => {
    const proxied = umpire({ fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }) });
    expect(await proxied.get('/v1/rulesets')).toMatchObject({ ok: false, status: 502, problem: { code: 'client.strange-answer', detail: '<h1>Bad gateway</h1>' } });
    const nobody = umpire({ fetch: async () => Promise.reject(new TypeError('fetch failed')) });
    await expect(nobody.get('/v1/rulesets')).rejects.toThrow('fetch failed');
  });

  test('takes no path, part or body that the API has not: the types say so', async () => {
    const wrong = (): unknown[] => [
      // @ts-expect-error there is no such path
      umpire().get('/v1/nowhere'),
      // @ts-expect-error it takes no GET
      umpire().get('/v1/battlesystem/odds/attack'),
      // @ts-expect-error a part of the path is missing
      umpire().get('/v1/{ruleset}/rules', { query: { first: 2 } }),
      // @ts-expect-error a number is wanted
      umpire().get('/v1/{ruleset}/rules', { path: { ruleset: 'chainmail' }, query: { first: 'two' } }),
      // @ts-expect-error the body is missing
      umpire().post('/v1/battlesystem/resolve/attack'),
      // @ts-expect-error the body has no attacker
      umpire().post('/v1/battlesystem/resolve/attack', { body: { input: { defender: INPUT.defender } } }),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });
});
