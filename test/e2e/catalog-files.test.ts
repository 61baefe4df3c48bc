import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { CatalogVersionEntity } from '../../src/catalog/versions/version.entity';
import { TEST_KEY } from '../support/database';
import { serviceForTests } from '../support/service';

jest.setTimeout(60_000);

interface File {
  readonly of: string;
  readonly format: string;
  readonly href: string;
  readonly entries: number;
  readonly bytes: number;
  readonly sha256: string;
}

describe('catalogs to take along', () => {
  const service = serviceForTests();
  const get = (path: string) => service.ask().get(path).buffer(true).parse((response, done) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('end', () => done(null, Buffer.concat(parts)));
  });
  const json = async (path: string) => (await service.ask().get(path).set('x-api-key', TEST_KEY)).body as Record<string, unknown>;

  test.each(['chainmail', 'fantasy-warriors', 'kingdoms-and-chaos', 'battlesystem'])('%s: every file of the manifest is there, with the bytes that it says, for ever', async (ruleset) => {
    const { files } = (await json(`/v1/${ruleset}/catalog/files`)) as unknown as { files: File[] };
    const lists = await json(`/v1/${ruleset}/catalog`);
    expect(files).toHaveLength(3 * ((lists['kinds'] as unknown[]).length + 1));
    for (const { href, bytes, sha256, entries, of, format } of files.slice(0, 9)) {
      const { status, body, headers } = await get(href).set('accept-encoding', 'identity');
      expect([status, (body as Buffer).length, createHash('sha256').update(body as Buffer).digest('hex'), headers['cache-control']]).toEqual([200, bytes, sha256, 'public, max-age=31536000, immutable']);
      if (format === 'ndjson') expect((body as Buffer).toString().trim().split('\n').map((line) => JSON.parse(line) as object)).toHaveLength(entries);
      if (format === 'json' && of === 'catalog') expect((JSON.parse((body as Buffer).toString()) as { entries: object[] }).entries).toHaveLength(lists['count'] as number);
    }
  });

  test('a name without a hash leads to the file that is current, and an old hash to nothing', async () => {
    const found = await service.ask().get('/v1/chainmail/catalog/files/catalog.csv');
    expect([found.status, found.headers['location']]).toEqual([302, expect.stringMatching(/^\/v1\/chainmail\/catalog\/files\/catalog-[0-9a-f]{16}\.csv$/)]);
    const csv = await get(String(found.headers['location']));
    expect((csv.body as Buffer).toString()).toContain('\r\norc-trooper,model,Orc Trooper,');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="chainmail-catalog.csv"');
    const gone = await service.ask().get('/v1/chainmail/catalog/files/catalog-0123456789abcdef.csv');
    expect([gone.status, gone.body.code]).toEqual([404, 'file.unknown']);
  });

  test('what has changed since an earlier version is told, entry by entry', async () => {
    const { version } = await json('/v1/chainmail/catalog/files');
    expect(await json(`/v1/chainmail/catalog/changes?since=${String(version)}`)).toEqual({ ruleset: 'chainmail', since: version, version, changed: [], removed: [] });
    const store = service.app.get(DataSource).getRepository(CatalogVersionEntity);
    const { hashes } = (await store.findOneByOrFail({ ruleset: 'chainmail', version: String(version) })) as { hashes: Record<string, string> };
    const before = Object.fromEntries(Object.entries(hashes).filter(([name]) => name !== 'model/orc-trooper'));
    await store.insert({ ruleset: 'chainmail', version: '0123456789abcdef', hashes: { ...before, 'model/human-glaiver': 'other', 'model/old-orc': 'gone' } });
    const changes = (await json('/v1/chainmail/catalog/changes?since=0123456789abcdef')) as { changed: { slug: string }[]; removed: object[] };
    expect([changes.changed.map(({ slug }) => slug), changes.removed]).toEqual([['human-glaiver', 'orc-trooper'], [{ kind: 'model', slug: 'old-orc' }]]);
    expect((await json('/v1/chainmail/catalog/changes?since=ffffffffffffffff'))['code']).toBe('version.unknown');
    expect((await json('/v1/chainmail/catalog/changes?since=yesterday'))['code']).toBe('input.invalid');
    expect((await json('/v1/chainmail/catalog/changes'))['code']).toBe('input.invalid');
  });
});

describe('armies that callers keep', () => {
  const service = serviceForTests();
  const post = (path: string, body: object) => service.ask().post(path).set('x-api-key', TEST_KEY).send(body);
  const plain = (slug: string) => ({ ref: slug });

  test('one with faults is kept, every fault told with its rule, and shown by its id', async () => {
    const kept = await post('/v1/chainmail/armies', { name: 'A crowd', input: { points: 20, models: [plain('human-glaiver'), plain('gnoll-trooper'), plain('human-glaiver')] } });
    expect([kept.status, kept.body.result.legal, kept.body.procedure]).toEqual([201, false, 'warband']);
    for (const fault of kept.body.result.faults) expect(fault.rule).toMatch(/^CM-/);
    expect(kept.body.result.faults.length).toBeGreaterThan(1);
    const shown = await service.ask().get(String(kept.headers['location'])).set('x-api-key', TEST_KEY);
    expect(shown.body).toEqual(kept.body);
    expect((await service.ask().get(String(kept.headers['location']))).body.code).toBe('army.unknown');
    const again = await service.ask().put(String(kept.headers['location'])).set('x-api-key', TEST_KEY).set('if-match', '"1"').send({ name: 'Fewer', input: { models: [plain('human-glaiver')] } });
    expect([again.status, again.body.version]).toEqual([200, 2]);
    expect((await service.ask().put(String(kept.headers['location'])).set('x-api-key', TEST_KEY).set('if-match', '"1"').send({ name: 'Late', input: { models: [plain('human-glaiver')] } })).status).toBe(409);
    expect((await service.ask().get('/v1/chainmail/armies').set('x-api-key', TEST_KEY)).body.items).toMatchObject([{ name: 'Fewer', version: 2, mine: true }]);
    expect((await service.ask().delete(String(kept.headers['location'])).set('x-api-key', TEST_KEY)).status).toBe(204);
  });

  test('a list of them goes on after the last one, though it be gone', async () => {
    const made: string[] = [];
    for (const name of ['first', 'second', 'third']) made.push((await post('/v1/battlesystem/armies', { name, input: { units: [{ troop: plain('orcs'), figures: 12 }] } })).body.id as string);
    const list = async (query: string) => (await service.ask().get(`/v1/battlesystem/armies?${query}`).set('x-api-key', TEST_KEY)).body as { items: { name: string }[]; next: string | null; code?: string };
    const one = await list('first=2');
    await service.ask().delete(`/v1/battlesystem/armies/${made[1]!}`).set('x-api-key', TEST_KEY);
    const two = await list(`first=2&after=${one.next!}`);
    expect([...one.items, ...two.items].map(({ name }) => name)).toEqual(['first', 'second', 'third']);
    expect([two.next, (await list('after=50')).code]).toEqual([null, 'input.invalid']);
  });

  test('they take sides in the set-up of a session, over both APIs', async () => {
    const army = async (model: string) => (await post('/v1/chainmail/armies', { name: model, input: { models: [plain(model)] } })).body.id as string;
    const [south, north] = [await army('human-glaiver'), await army('gnoll-trooper')];
    const setup = { anyWarband: true, warbands: [] };
    const made = await post('/v1/sessions', { ruleset: 'chainmail', setup, armies: { south, north } });
    expect([made.status, made.body.seats.map(({ seat }: { seat: string }) => seat)]).toEqual([201, ['south', 'north']]);
    const { body } = await post('/graphql', { query: `mutation { createSession(setup: { chainmail: { anyWarband: true, warbands: [] } }, armies: [{ seat: "a", army: "${south}" }, { seat: "b", army: "${north}" }]) { __typename ... on Problem { detail } } }` });
    expect(body).toEqual({ data: { createSession: { __typename: 'SessionMade' } } });
    const unknown = await post('/v1/sessions', { ruleset: 'chainmail', setup, armies: { south: '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11' } });
    expect([unknown.status, unknown.body.code, unknown.body.pointer]).toEqual([422, 'army.unknown', '/armies/south']);
    const other = await post('/v1/sessions', { ruleset: 'battlesystem', setup: { armies: [] }, armies: { south } });
    expect([other.status, other.body.code]).toEqual([422, 'army.other-game']);
  });

  test('a Battlesystem army too, and over GraphQL; a game that checks none says so', async () => {
    const { body } = await post('/graphql', { query: 'mutation { keepArmy(name: "Spears", army: { battlesystem: { units: [{ troop: { ref: { slug: "medium-foot" } }, figures: 12 }] } }) { __typename ... on Army { ruleset result side } } }' });
    expect(body.data.keepArmy).toMatchObject({ __typename: 'Army', ruleset: 'battlesystem', result: { legal: true }, side: { units: [{ figures: 12 }] } });
    const refused = await post('/v1/fantasy-warriors/armies', { name: 'X', input: {} });
    expect([refused.status, refused.body.code]).toEqual([422, 'army.unsupported']);
  });
});
