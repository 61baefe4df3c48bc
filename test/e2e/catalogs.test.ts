import { serviceForTests } from '../support/service';

jest.setTimeout(60_000);

const MODELS = '/v1/chainmail/catalog/model';

describe('catalogs over both APIs', () => {
  const service = serviceForTests();
  const get = (path: string, headers: Record<string, string> = {}) => service.ask().get(path).set(headers);
  const ask = async (query: string, variables: object = {}) => (await service.ask().post('/graphql').send({ query, variables })).body as { data: Record<string, unknown>; errors?: unknown };

  test('all evil humanoids under 8 points that have Reach, in one call each', async () => {
    const rest = await get(`${MODELS}?alignment=evil&creature=humanoid&costMax=7&hasAbility=reach&fields=name,cost`);
    expect(rest.status).toBe(200);
    const { data, errors } = await ask('{ chainmailModels(filter: { alignment: EVIL, creature: "humanoid", costMax: 7, hasAbility: "reach" }) { __typename ... on ChainmailModelConnection { total nodes { slug name cost } } } }');
    expect(errors).toBeUndefined();
    expect(data['chainmailModels']).toEqual({ __typename: 'ChainmailModelConnection', total: rest.body.total, nodes: rest.body.items });
    // The catalog has none; the good and the giants have.
    expect(rest.body).toEqual({ total: 0, items: [], next: null });
    const good = await get(`${MODELS}?alignment=good,evil&creature=humanoid,giant&costMax=18&hasAbility=reach&fields=cost&sort=cost`);
    expect(good.body.items).toEqual([{ slug: 'gray-elf-warrior', cost: 4 }, { slug: 'human-glaiver', cost: 8 }, { slug: 'gray-elf-snakestrike-duelist', cost: 9 }, { slug: 'ogre-trooper', cost: 18 }]);
  });

  test('one query goes from a faction to its models to their spells, and on to their rules', async () => {
    const { data, errors } = await ask(`{ chainmailFaction(slug: "naresh") { ... on ChainmailFactionEntry { name models(first: 100) { ... on ChainmailModelConnection { total nodes { name factionEntry { slug } abilities { rating entry { name } } spells { uses entry { name rules { id } models(first: 1) { ... on ChainmailModelConnection { total } } } } } } } } } }`);
    expect(errors).toBeUndefined();
    const faction = data['chainmailFaction'] as { models: { total: number; nodes: { factionEntry: { slug: string }; spells: { entry: { name: string; rules: { id: string }[]; models: { total: number } } }[] }[] } };
    expect(faction.models.total).toBeGreaterThan(5);
    const spells = faction.models.nodes.flatMap((model) => model.spells);
    expect(spells.map(({ entry }) => entry.name)).toContain('Cause Fear');
    expect(spells[0]!.entry.rules[0]!.id).toMatch(/^CM-SPELL-/);
    expect(spells[0]!.entry.models.total).toBeGreaterThan(0);
  });

  test('an entry leads to its rules, to what it names and to what names it', async () => {
    const { body } = await get(`${MODELS}/human-paladin`);
    expect(body.links.entries).toContainEqual({ field: 'abilities', kind: 'ability', slug: 'smite-evil', name: expect.any(String), href: '/v1/chainmail/catalog/ability/smite-evil' });
    for (const { href } of [...body.links.rules, ...body.links.entries]) expect([href, (await get(href)).status]).toEqual([href, 200]);
    const ability = await get('/v1/chainmail/catalog/ability/smite-evil');
    expect(ability.body.links.usedBy.map(({ slug }: { slug: string }) => slug)).toContain('human-paladin');
  });

  test('a list is counted, ordered and paged, and says where it goes on', async () => {
    const first = await get(`${MODELS}?sort=-cost,name&first=40&facets=alignment,faction&fields=name,cost`);
    expect(first.body.facets[0].values.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(61);
    const [, next = ''] = /^<(.+)>; rel="next"$/.exec(String(first.headers['link'])) ?? [];
    const second = await get(next);
    const all = [...first.body.items, ...second.body.items] as { slug: string; cost: number }[];
    expect([all.length, new Set(all.map(({ slug }) => slug)).size, second.body.next, second.headers['link']]).toEqual([61, 61, null, undefined]);
    expect(all.map(({ cost }) => cost)).toEqual([...all.map(({ cost }) => cost)].sort((a, b) => b - a));
  });

  test('answers may be kept: a strong tag for every encoding, 304, and what they vary by', async () => {
    const plain = await get(MODELS, { 'accept-encoding': 'identity' });
    const packed = await get(MODELS, { 'accept-encoding': 'br' });
    expect(packed.body).toEqual(plain.body);
    expect(plain.headers['etag']).toMatch(/^"[\w-]{22}"$/);
    expect(packed.headers['etag']).toBe(`${plain.headers['etag']!.slice(0, -1)}-br"`);
    expect([plain.headers['vary'], packed.headers['vary'], packed.headers['content-encoding'], plain.headers['cache-control']]).toEqual(['accept-encoding', 'accept-encoding', 'br', 'public, max-age=300']);
    const again = await get(MODELS, { 'if-none-match': String(packed.headers['etag']), 'accept-encoding': 'br' });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['ratelimit']).toBeDefined();
  });

  test('a search forgives slips, ranks, and says where it found the words', async () => {
    const { body } = await get('/v1/catalog/search?q=human%20palladin');
    expect(body.items[0]).toMatchObject({ ruleset: 'chainmail', kind: 'model', slug: 'human-paladin', matched: expect.arrayContaining(['name']) });
    const many = await get('/v1/catalog/search?q=orc%20archr');
    expect(many.body.items.map(({ name }: { name: string }) => name).join()).toMatch(/[Aa]rchers/);
    const games = await get('/v1/catalog/search?q=ogre&first=100');
    expect(new Set(games.body.items.map(({ ruleset }: { ruleset: string }) => ruleset))).toEqual(new Set(['chainmail', 'fantasy-warriors', 'kingdoms-and-chaos', 'battlesystem']));
    const { data } = await ask('{ searchCatalogs(q: "human palladin") { ... on CatalogSearch { total items { slug matched } } } }');
    expect((data['searchCatalogs'] as { items: object[] }).items[0]).toEqual({ slug: 'human-paladin', matched: body.items[0].matched });
  });

  test.each([
    ['an unknown filter', 'colour=red', 'filter.unknown', /there are .*alignment/],
    ['an unknown word', 'alignment=purple', 'input.invalid', /good, neutral, evil/],
    ['a number that is none', 'costMax=cheap', 'input.invalid', /costMax must be number/],
    ['an unknown field', 'fields=colour', 'field.unknown', /there are slug, kind, name/],
    ['an unknown sort key', 'sort=-colour', 'sort.unknown', /there are .*cost/],
    ['an unknown facet', 'facets=colour', 'facet.unknown', /there are .*faction/],
    ['a cursor of nowhere', 'after=xyz', 'cursor.unknown', /Not a cursor/],
    ['a cursor of another order', `sort=cost&after=${Buffer.from('["chainmail model",3]').toString('base64url')}`, 'cursor.unknown', /in this order/],
    ['more than there may be', 'first=101', 'input.invalid', /from 1 to 100/],
    ['less than there may be', 'first=0', 'input.invalid', /from 1 to 100/],
    ['a number with more', 'first=10x', 'input.invalid', /from 1 to 100/],
    ['a prototype', '__proto__=1', 'filter.unknown', /there are/],
    ['a parameter given twice', 'alignment=evil&alignment=good', 'input.invalid', /given twice/],
  ])('%s is refused, naming what would be right', async (_name, query, code, message) => {
    const { status, body } = await get(`${MODELS}?${query}`);
    expect([status, body.code, body.errors[0].code]).toEqual([400, 'input.invalid', code]);
    expect(body.errors[0].message).toMatch(message);
  });

  test.each([
    ['/v1/checkers/catalog', 'ruleset.unknown'],
    ['/v1/checkers/catalog/model', 'ruleset.unknown'],
    ['/v1/chainmail/catalog/tank', 'kind.unknown'],
    ['/v1/chainmail/catalog/tank/t34', 'kind.unknown'],
    ['/v1/chainmail/catalog/model/nobody', 'entry.unknown'],
  ])('%s is a 404 of its own', async (path, code) => {
    const { status, body } = await get(path);
    expect([status, body.code]).toEqual([404, code]);
  });

  test('over GraphQL the same faults are told in the payload', async () => {
    const list = (args: string) => ask(`{ chainmailModels(${args}) { __typename ... on InvalidInput { errors { code } } } }`);
    for (const [args, code] of [['first: 101', 'input.invalid'], ['sort: "colour"', 'sort.unknown'], ['facets: "colour"', 'facet.unknown'], ['after: "xyz"', 'cursor.unknown']] as const) {
      expect([args, (await list(args)).data['chainmailModels']]).toEqual([args, { __typename: 'InvalidInput', errors: [{ code }] }]);
    }
    const nested = await ask('{ chainmailSpell(slug: "sleep") { ... on ChainmailSpellEntry { models(first: 101) { __typename } } } }');
    expect(nested.data['chainmailSpell']).toEqual({ models: { __typename: 'InvalidInput' } });
  });

  test('what each game can do is told as it is', async () => {
    const { body } = await get('/v1/rulesets');
    expect(body.map(({ id, playable, procedures, catalog, rules }: { id: string; playable: boolean; procedures: []; catalog: []; rules: number }) => [id, playable, procedures.length > 0, catalog.length, rules > 0])).toEqual([
      ['chainmail', true, true, 8, true],
      ['fantasy-warriors', false, false, 15, true],
      ['kingdoms-and-chaos', false, false, 13, true],
      ['battlesystem', true, true, 8, true],
    ]);
    const refused = await service.ask().post('/v1/fantasy-warriors/resolve/shooting').send({ input: {} });
    expect([refused.status, refused.body.detail]).toEqual([404, expect.stringContaining('resolves nothing yet')]);
  });
});
