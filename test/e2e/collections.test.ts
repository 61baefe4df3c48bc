import { serviceForTests } from '../support/service';
import { TEST_KEY } from '../support/database';

jest.setTimeout(60_000);

const COLLECTIONS = '/v1/chainmail/collections';
const MODELS = '/v1/chainmail/catalog/model';
const ogre = { name: 'Cave Ogre', alignment: 'evil', creature: 'giant', cost: 16, speed: 6, armor: 14, health: 5, save: 4, melee: { attack: 7, damage: 3, blunt: true }, abilities: [{ slug: 'reach', rating: 1 }] };
const fight = (collection: string) => ({ input: { attacker: { model: { ref: 'cave-ogre', collection } }, defender: { model: { ref: 'human-glaiver' } } } });

describe('collections of one’s own entries', () => {
  const service = serviceForTests();
  let other: string;
  type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
  const as = (key: string | null) => async (method: Method, path: string, body?: object, headers: Record<string, string> = {}) => {
    const asked = service.ask()[method](path).set(key === null ? headers : { ...headers, 'x-api-key': key });
    return body === undefined ? asked : asked.send(body);
  };
  const mine = as(TEST_KEY);
  const nobody = as(null);
  const told = ({ status, body }: { status: number; body: { code?: string; errors?: { code: string; pointer: string }[] } }) => [status, body.errors?.[0]?.code ?? body.code ?? ''];
  const graphql = async (query: string, key: string | null = TEST_KEY) => (await as(key)('post', '/graphql', { query })).body as { data: Record<string, Record<string, unknown>>; errors?: unknown };

  beforeAll(async () => {
    const made = await mine('post', '/v1/keys', { name: 'another' });
    other = (made.body as { key: string }).key;
    expect((await mine('post', COLLECTIONS, { name: 'my-ogres', title: 'My ogres' })).status).toBe(201);
    const stored = await mine('put', `${COLLECTIONS}/my-ogres/model/cave-ogre`, ogre);
    expect([stored.status, stored.body.collection, stored.body.entry.provenance, stored.body.entry.faction]).toEqual([200, 'my-ogres@1', 'house', 'mercenary']);
  });

  test('an entry stands in queries that name its collection, over both APIs, and in no others', async () => {
    const query = `${MODELS}?alignment=evil&hasAbility=reach&costMax=16`;
    expect((await mine('get', query)).body.total).toBe(0);
    const named = await mine('get', `${query}&collection=my-ogres&fields=name`);
    expect(named.body.items).toEqual([{ slug: 'cave-ogre', name: 'Cave Ogre' }]);
    expect(named.headers['cache-control']).toBe('private, no-store');
    const { data } = await graphql('{ chainmailModels(first: 10, filter: { alignment: EVIL, hasAbility: "reach", costMax: 16 }, collection: "my-ogres") { ... on ChainmailModelConnection { nodes { slug name abilities { entry { name models(first: 100) { ... on ChainmailModelConnection { nodes { slug } } } } } } } } }');
    expect(JSON.stringify(data)).toMatch(/"slug":"cave-ogre"[\s\S]*"slug":"cave-ogre"/);
    const entry = await mine('get', `${MODELS}/cave-ogre?collection=my-ogres`);
    expect(entry.body.links.entries.map(({ slug }: { slug: string }) => slug)).toEqual(['reach']);
    const reach = await mine('get', '/v1/chainmail/catalog/ability/reach?collection=my-ogres');
    expect(reach.body.links.usedBy).toContainEqual({ kind: 'model', slug: 'cave-ogre', name: 'Cave Ogre', href: '/v1/chainmail/catalog/model/cave-ogre?collection=my-ogres%401' });
    const search = await mine('get', '/v1/catalog/search?q=cave%20ogr&ruleset=chainmail&collection=my-ogres');
    expect(search.body.items[0]).toMatchObject({ slug: 'cave-ogre', matched: expect.arrayContaining(['name']) });
  });

  test('it fights: resolve, odds and batch take it as a reference, over both APIs', async () => {
    const resolved = await mine('post', '/v1/chainmail/resolve/melee-attack', { ...fight('my-ogres'), dice: { seed: 'x' } });
    expect([resolved.status, resolved.body.profiles[0]]).toEqual([200, { pointer: '/attacker/model', ref: 'cave-ogre', collection: 'my-ogres@1', provenance: 'house', profile: expect.objectContaining({ melee: { attack: 7, damage: 3, blunt: true } }) }]);
    const odds = await mine('post', '/v1/chainmail/odds/melee-attack', fight('my-ogres@1'));
    expect([odds.status, odds.body.method]).toEqual([200, 'exact']);
    const batch = await mine('post', '/v1/batch', { items: [{ ruleset: 'chainmail', procedure: 'melee-attack', verb: 'odds', ...fight('my-ogres') }, { ruleset: 'chainmail', procedure: 'melee-attack', verb: 'odds', ...fight('nothing') }] });
    expect(batch.body.answers.map(({ status }: { status: number }) => status)).toEqual([200, 400]);
    expect(batch.body.answers[0].answer.outcomes).toEqual(odds.body.outcomes);
    const { data, errors } = await graphql('{ chainmailOddsMeleeAttack(input: { attacker: { model: { ref: { slug: "cave-ogre", collection: "my-ogres" } } }, defender: { model: { ref: { slug: "human-glaiver" } } } }) { ... on ChainmailOddsMeleeAttackSuccess { profiles { collection } outcomes { chance { numerator denominator } } } } }');
    expect(errors).toBeUndefined();
    expect(data['chainmailOddsMeleeAttack']).toMatchObject({ profiles: [{ collection: 'my-ogres@1' }, { collection: null }], outcomes: { length: odds.body.outcomes.length } });
  });

  test('it joins warbands and set-ups', async () => {
    const model = { ref: 'cave-ogre', collection: 'my-ogres' };
    const warband = await mine('post', '/v1/chainmail/resolve/warband', { input: { points: 50, models: [{ ref: 'gnoll-trooper' }, model] } });
    expect([warband.status, warband.body.profiles[1].profile.cost]).toEqual([200, 16]);
    const plain = { ...ogre, abilities: [] };
    expect((await mine('put', `${COLLECTIONS}/my-ogres/model/plain-ogre`, plain)).status).toBe(200);
    const setup = { anyWarband: true, warbands: [{ seat: 'south', models: [{ model: { ref: 'plain-ogre', collection: 'my-ogres' } }] }, { seat: 'north', models: [{ model: { ref: 'human-glaiver' } }] }] };
    const made = await mine('post', '/v1/sessions', { ruleset: 'chainmail', setup });
    expect([made.status, made.body.code]).toEqual([201, undefined]);
    const refused = await as(other)('post', '/v1/sessions', { ruleset: 'chainmail', setup });
    expect([...told(refused), refused.body.errors[0].pointer]).toEqual([400, 'ref.unknown-collection', '/setup/warbands/0/models/0/model/collection']);
  });

  test('a private collection is there for its key alone; a public one for everybody, to read', async () => {
    for (const ask of [nobody, as(other)]) {
      expect(told(await ask('get', `${COLLECTIONS}/my-ogres`))).toEqual([404, 'collection.unknown']);
      expect(told(await ask('get', `${MODELS}?collection=my-ogres`))).toEqual([404, 'collection.unknown']);
      expect(told(await ask('get', `${MODELS}/cave-ogre?collection=my-ogres`))).toEqual([404, 'collection.unknown']);
      expect(told(await ask('post', '/v1/chainmail/resolve/melee-attack', fight('my-ogres')))).toEqual([400, 'ref.unknown-collection']);
      expect(told(await ask('get', '/v1/catalog/search?q=ogre&ruleset=chainmail&collection=my-ogres'))).toEqual([404, 'collection.unknown']);
      expect((await ask('get', COLLECTIONS)).body.items).toEqual([]);
    }
    expect(told(await as(other)('put', `${COLLECTIONS}/my-ogres/model/x`, ogre))).toEqual([404, 'collection.unknown']);
    expect((await mine('patch', `${COLLECTIONS}/my-ogres`, { public: true })).body).toMatchObject({ public: true, mine: true });
    expect((await nobody('get', `${MODELS}/cave-ogre?collection=my-ogres`)).body.name).toBe('Cave Ogre');
    expect((await nobody('get', COLLECTIONS)).body.items).toMatchObject([{ name: 'my-ogres', mine: false }]);
    expect((await nobody('post', '/v1/chainmail/odds/melee-attack', fight('my-ogres'))).status).toBe(200);
    expect(told(await as(other)('put', `${COLLECTIONS}/my-ogres/model/x`, ogre))).toEqual([403, 'kept.not-yours']);
    expect(told(await as(other)('delete', `${COLLECTIONS}/my-ogres`))).toEqual([403, 'kept.not-yours']);
    expect(told(await nobody('put', `${COLLECTIONS}/my-ogres/model/x`, ogre))).toEqual([401, 'key.missing']);
    await mine('patch', `${COLLECTIONS}/my-ogres`, { public: false });
    expect(told(await nobody('get', `${MODELS}/cave-ogre?collection=my-ogres`))).toEqual([404, 'collection.unknown']);
  });

  test('every version stays: a pinned reference never changes, and one who is late is told', async () => {
    const { body: before } = await mine('get', `${COLLECTIONS}/my-ogres`);
    const next = await mine('put', `${COLLECTIONS}/my-ogres/model/cave-ogre`, { ...ogre, cost: 20 }, { 'if-match': `"${before.version}"` });
    expect(next.body.version).toBe(before.version + 1);
    expect(told(await mine('put', `${COLLECTIONS}/my-ogres/model/cave-ogre`, ogre, { 'if-match': `"${before.version}"` }))).toEqual([409, 'version.conflict']);
    const cost = async (collection: string) => (await mine('get', `${MODELS}/cave-ogre?collection=${collection}`)).body.cost;
    expect([await cost('my-ogres'), await cost('my-ogres@1'), await cost(`my-ogres@${before.version}`)]).toEqual([20, 16, 16]);
    expect(told(await mine('get', `${MODELS}/cave-ogre?collection=my-ogres@999`))).toEqual([404, 'collection.unknown']);
    expect((await mine('delete', `${COLLECTIONS}/my-ogres/model/plain-ogre`)).body.entry).toBeNull();
    expect(told(await mine('get', `${MODELS}/plain-ogre?collection=my-ogres`))).toEqual([404, 'entry.unknown']);
    expect(told(await mine('delete', `${COLLECTIONS}/my-ogres/model/plain-ogre`))).toEqual([404, 'entry.unknown']);
  });

  test.each<readonly [string, string, object, readonly [number, string]]>([
    ['a slug of ours', 'model/orc-trooper', ogre, [422, 'entry.ours']],
    ['a kind that callers do not have', 'condition/sleepy', {}, [422, 'kind.not-own']],
    ['a kind that there is not', 'tank/t34', {}, [404, 'kind.unknown']],
    ['no slug', 'model/Cave_Ogre', ogre, [400, 'input.invalid']],
    ['an unknown field', 'model/x', { ...ogre, wings: 2 }, [400, 'input.unknown-field']],
    ['a missing field', 'model/x', { name: 'X' }, [400, 'input.missing']],
    ['a figure out of bounds', 'model/x', { ...ogre, health: 0 }, [400, 'input.invalid']],
    ['an ability that there is not', 'model/x', { ...ogre, abilities: [{ slug: 'laser-eyes' }] }, [400, 'ref.unknown']],
    ['a rule that there is not', 'model/x', { ...ogre, ruleIds: ['CM-NOPE-01'] }, [400, 'rule.unknown']],
    ['a provenance of its own', 'model/x', { ...ogre, provenance: 'rulebook' }, [400, 'input.unknown-field']],
    ['a spell with an effect of its own', 'spell/frost', { name: 'Frost', effect: 'frost', levels: { wizard: 1 }, range: '24"', target: 'nearest enemy' }, [400, 'ref.unknown']],
    ['a null character', 'model/x', { ...ogre, name: 'X\u0000' }, [400, 'input.not-text']],
  ])('%s is refused', async (_name, place, body, fault) => {
    expect(told(await mine('put', `${COLLECTIONS}/my-ogres/${place}`, body))).toEqual(fault);
  });

  describe('a spell of one’s own', () => {
    const bolt = { name: 'Frost Dart', effect: 'magic-missile', levels: { wizard: 2 }, range: '12"', rating: 2 };
    const mage = { ...ogre, abilities: [{ slug: 'commander', rating: 2 }], spells: [{ slug: 'frost-dart', uses: 2 }] };
    const cast = { caster: { model: { ref: 'gray-elf-wizard' } }, target: { model: { ref: 'human-glaiver' } } };

    beforeAll(async () => {
      await mine('post', COLLECTIONS, { name: 'frost' });
      const stored = await mine('put', `${COLLECTIONS}/frost/spell/frost-dart`, bolt);
      expect([stored.status, stored.body.entry]).toEqual([200, expect.objectContaining({ ...bolt, provenance: 'house', ruleIds: ['CM-SPELL-11'], saveDc: null, flags: ['ranged'], target: 'nearest enemy' })]);
      expect((await mine('put', `${COLLECTIONS}/frost/model/ogre-mage`, mage)).status).toBe(200);
    });

    test('stands beside ours in queries', async () => {
      const { body } = await mine('get', '/v1/chainmail/catalog/spell?class=wizard&level=2&collection=frost&fields=effect');
      expect(body.items).toEqual([{ slug: 'frost-dart', effect: 'magic-missile' }]);
    });

    test('is cast with its own figures: resolve and odds, over both APIs', async () => {
      const own = { ref: 'frost-dart', collection: 'frost' };
      const resolved = await mine('post', '/v1/chainmail/resolve/cast-spell', { input: { own, ...cast, gap: 11 }, dice: { seed: 'x' } });
      expect([resolved.status, resolved.body.profiles[0]]).toEqual([200, expect.objectContaining({ pointer: '/own', ref: 'frost-dart', collection: 'frost@2' })]);
      const health = (await mine('get', `${MODELS}/human-glaiver`)).body.health as number;
      expect(resolved.body.result).toMatchObject({ spell: 'worked', health: Math.max(0, health - 2) });
      const odds = await mine('post', '/v1/chainmail/odds/cast-spell', { input: { own, ...cast, gap: 13 } });
      expect(odds.body.outcomes).toEqual([expect.objectContaining({ outcome: expect.objectContaining({ spell: 'out-of-range' }) })]);
      const { data, errors } = await graphql('{ chainmailOddsCastSpell(input: { own: { ref: { slug: "frost-dart", collection: "frost" } }, caster: { model: { ref: { slug: "gray-elf-wizard" } } }, target: { model: { ref: { slug: "human-glaiver" } } }, gap: 13 }) { ... on ChainmailOddsCastSpellSuccess { outcomes { outcome { spell } } } } }');
      expect([errors, data]).toEqual([undefined, { chainmailOddsCastSpell: { outcomes: [{ outcome: { spell: 'OUT_OF_RANGE' } }] } }]);
    });

    test('is known by models of its collection in set-ups, and is played', async () => {
      const setup = { anyWarband: true, warbands: [{ seat: 'south', models: [{ id: 'mage', model: { ref: 'ogre-mage', collection: 'frost' }, at: { x: 10, y: 10 } }] }, { seat: 'north', models: [{ id: 'foe', model: { ref: 'human-glaiver' }, at: { x: 10, y: 20 } }] }] };
      const made = await mine('post', '/v1/sessions', { ruleset: 'chainmail', setup });
      expect([made.status, made.body.errors]).toEqual([201, undefined]);
      const { id, creator, seats } = made.body as { id: string; creator: { token: string }; seats: { seat: string; token: string }[] };
      const holding = (token: string) => ({ authorization: `Bearer ${token}` });
      await mine('post', `/v1/sessions/${id}/start`, undefined, holding(creator.token));
      // Whatever is asked before it, the mage casts as soon as it may.
      let events: readonly { type: string; spell?: string }[] = [];
      for (let step = 0; step < 12 && !events.some(({ type }) => type === 'spell-cast'); step++) {
        for (const { token } of seats) {
          const { body } = await service.ask().get(`/v1/sessions/${id}/actions`).set(holding(token));
          const offers = (body as { offers?: { exactly?: { type: string; then?: { spell?: string } }; example?: object }[] }).offers ?? [];
          const offer = offers.find(({ exactly }) => exactly?.then?.spell === 'frost-dart') ?? offers[0];
          if (offer === undefined) continue;
          const played = await service.ask().post(`/v1/sessions/${id}/actions`).set(holding(token)).send({ action: offer.exactly ?? offer.example });
          events = [...events, ...((played.body as { entries?: { events: typeof events }[] }).entries ?? []).flatMap((entry) => entry.events)];
        }
      }
      expect(events.filter(({ type }) => type === 'spell-cast')[0]).toMatchObject({ spell: 'frost-dart', rule: 'CM-SPELL-11' });
    });

    test.each<readonly [string, object, string, string]>([
      ['a save that its effect has not', { ...bolt, saveDc: 12 }, 'spell.save-dc', 'CM-SPELLCAST-10'],
      ['another reach', { ...bolt, range: 'touch' }, 'spell.range', 'CM-SPELLCAST-04'],
      ['two levels', { ...bolt, levels: { wizard: 1, bard: 2 } }, 'spell.levels', 'CM-SPELLCAST-12'],
    ])('%s is refused by its rule', async (_name, body, code, rule) => {
      const refused = await mine('put', `${COLLECTIONS}/frost/spell/other`, body);
      expect([refused.status, refused.body.errors]).toEqual([400, [expect.objectContaining({ code, rule })]]);
    });
  });

  test('other games have own kinds too: a missile weapon goes with a unit, a troop class follows from its armor and its mount', async () => {
    await mine('post', '/v1/battlesystem/collections', { name: 'bows' });
    expect((await mine('put', '/v1/battlesystem/collections/bows/missile-weapon/great-bow', { name: 'Great bow', short: 8, medium: 16, long: 24, missileDie: 8 })).body.entry).toMatchObject({ volleysPerTurn: 1, provenance: 'house' });
    const army = (seat: string, more: object) => ({ seat, units: [{ troop: { ref: 'orcs' }, figures: 12, ...more }] });
    const setup = { anyArmy: true, armies: [army('a', { weapon: { ref: 'great-bow', collection: 'bows' } }), army('b', {})] };
    const made = await mine('post', '/v1/sessions', { ruleset: 'battlesystem', setup });
    expect([made.status, made.body.errors]).toEqual([201, undefined]);
    expect((await mine('delete', '/v1/battlesystem/collections/bows')).status).toBe(204);
    await mine('post', '/v1/kingdoms-and-chaos/collections', { name: 'guards' });
    const guards = await mine('put', '/v1/kingdoms-and-chaos/collections/guards/troop-class/guards', { name: 'Guards', armorClass: 'heavy', mounted: true, movement: 15, cost: 11 });
    expect(guards.body.entry).toMatchObject({ attackedWith: 8, diceInMelee: 2, base: [1, 1.5] });
  });

  test('the same over GraphQL', async () => {
    const made = await graphql('mutation { createCollection(ruleset: "battlesystem", name: "my-troops") { __typename ... on Collection { name version } ... on Problem { code detail } } }');
    expect(made.data['createCollection']).toEqual({ __typename: 'Collection', name: 'my-troops', version: 0 });
    expect((await graphql('mutation { createCollection(ruleset: "battlesystem", name: "my-troops") { __typename } }', other)).data['createCollection']).toEqual({ __typename: 'KeptConflict' });
    const put = await graphql('mutation { putCollectionEntry(collection: "my-troops", slug: "halberdiers", entry: { battlesystemTroopType: { name: "Halberdiers", class: FOOT, attackDice: [8], armorRating: 6, hits: 2, morale: 12, movement: 9, traits: [PIKE], cost: 12 } }) { __typename ... on StoredEntry { collection entry } ... on Problem { detail } } }');
    expect(put.errors).toBeUndefined();
    expect(put.data['putCollectionEntry']).toMatchObject({ __typename: 'StoredEntry', collection: 'my-troops@1', entry: { slug: 'halberdiers', traits: ['pike'], missile: null } });
    const shown = await graphql('{ collection(ruleset: "battlesystem", name: "my-troops") { ... on Collection { entries { slug version } } } collections(ruleset: "battlesystem", first: 1) { ... on CollectionPage { items { name } next } } }');
    expect(shown.data).toEqual({ collection: { entries: [{ slug: 'halberdiers', version: 1 }] }, collections: { items: [{ name: 'my-troops' }], next: null } });
    expect((await graphql('mutation { deleteCollectionEntry(ruleset: "battlesystem", collection: "my-troops", kind: "troop-type", slug: "halberdiers", expectedVersion: 7) { __typename } }')).data['deleteCollectionEntry']).toEqual({ __typename: 'KeptConflict' });
    expect((await graphql('mutation { deleteCollection(ruleset: "battlesystem", name: "my-troops") { __typename } }')).data['deleteCollection']).toEqual({ __typename: 'KeptDeleted' });
  });

  test('paging while entries are added neither repeats nor skips', async () => {
    const seen: string[] = [];
    let path: string | null = `${MODELS}?sort=-cost&first=7&fields=cost&collection=my-ogres`;
    const before = (await mine('get', `${MODELS}?first=100&collection=my-ogres&fields=slug`)).body.items.map(({ slug }: { slug: string }) => slug) as string[];
    for (let page = 0; path !== null; page++) {
      const answer = await mine('get', path);
      seen.push(...(answer.body.items as { slug: string }[]).map(({ slug }) => slug));
      await mine('put', `${COLLECTIONS}/my-ogres/model/late-${page}`, { ...ogre, cost: (page * 7) % 30 });
      path = /^<(.+)>; rel="next"$/.exec(String(answer.headers['link']))?.[1] ?? null;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.filter((slug) => !seen.includes(slug))).toEqual([]);
  });
});
