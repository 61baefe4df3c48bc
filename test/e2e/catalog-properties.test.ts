import fc from 'fast-check';
import { listOperation } from '../../src/catalog/core/names';
import { pascal } from '../../src/resolution/operation';
import { RULESETS } from '../../src/rulesets';
import { type Entry, placesOf } from '../support/catalog-places';
import { type Key, keysOf, plainly, type Wish, wishesOf } from '../support/catalog-wishes';
import { TEST_KEY } from '../support/database';
import { serviceForTests } from '../support/service';

jest.setTimeout(120_000);

/** How many questions each kind is asked. */
const QUESTIONS = 5;

interface Asked {
  readonly wishes: readonly Wish[];
  readonly keys: readonly Key[];
  readonly first: number;
  readonly fields: readonly string[];
}

const KINDS = RULESETS.flatMap((ruleset) =>
  ruleset.catalog.map(({ kind, schema, entries, own }) => ({ name: `${ruleset.id} ${kind}`, ruleset: ruleset.id, kind, path: `/v1/${ruleset.id}/catalog/${kind}`, operation: listOperation(ruleset, kind), connection: `${pascal(ruleset.id)}${pascal(kind)}Connection`, places: placesOf(schema), parts: Object.keys(schema.properties), entries: entries as unknown as readonly Entry[], isOwn: own !== undefined })),
);
type Kind = (typeof KINDS)[number];

describe('catalogs, whatever is asked', () => {
  const service = serviceForTests({ LIMIT_ADDRESS: '0', LIMIT_KEY: '0' });

  interface Page {
    readonly total: number;
    readonly items: readonly Entry[];
    readonly next: string | null;
  }

  const overRest = async ({ path }: Kind, { wishes, keys, first, fields }: Asked, more = '', after: string | null = null): Promise<Page> => {
    const query = [...wishes.map(({ rest }) => rest), ...(keys.length > 0 ? [`sort=${sortOf(keys).join(',')}`] : []), `first=${first}`, `fields=${fields.join(',')}`, ...(after === null ? [] : [`after=${after}`])].join('&');
    const { status, body, headers } = await service.ask().get(`${path}?${query}${more}`).set('x-api-key', TEST_KEY);
    expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    const page = body as Page;
    expect(headers['link'] === undefined).toBe(page.next === null);
    return page;
  };

  const overGraphql = async ({ operation, connection }: Kind, { wishes, keys, first }: Asked, more = '', after: string | null = null): Promise<Page> => {
    const query = `query ($after: String) { list: ${operation}(filter: { ${wishes.map(({ graphql }) => graphql).join(', ')} }, sort: ${JSON.stringify(sortOf(keys))}, first: ${first}, after: $after${more}) { __typename ... on ${connection} { total edges { cursor node { slug } } pageInfo { hasNextPage endCursor } } } }`;
    const { body } = await service.ask().post('/graphql').set('x-api-key', TEST_KEY).send({ query, variables: { after } });
    expect([query, (body as { errors?: unknown }).errors]).toEqual([query, undefined]);
    const { list } = (body as { data: { list: { __typename: string; total: number; edges: { node: Entry }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } } }).data;
    expect(list.__typename).toBe(connection);
    return { total: list.total, items: list.edges.map(({ node }) => node), next: list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null };
  };

  /** Everything that is found, page by page. */
  const through = async (page: (after: string | null) => Promise<Page>, between: () => Promise<void> = async () => undefined): Promise<readonly Entry[]> => {
    const found: Entry[] = [];
    for (let after: string | null = null; ; await between()) {
      const { items, next } = await page(after);
      found.push(...items);
      if (next === null) return found;
      after = next;
    }
  };

  test.each(KINDS)('$name: REST, GraphQL and a plain filter find the same entries in the same order, page by page', async (kind) => {
    const { body } = await service.ask().get(`/v1/${kind.ruleset}/catalog`);
    const told = (body as { kinds: { kind: string; filters: string[]; sorts: string[]; fields: string[] }[] }).kinds.find((each) => each.kind === kind.kind)!;
    expect([new Set(told.sorts), told.fields]).toEqual([new Set(kind.places.flatMap(({ name, sort }) => (sort === 'word' || sort === 'number' || sort === 'yes' ? [name] : []))), kind.parts]);
    expect(new Set(told.filters)).toEqual(new Set(kind.places.flatMap((place) => filtersAt(place))));
    expect(told.filters.filter((name) => ['sort', 'fields', 'facets', 'first', 'after', 'collection'].includes(name))).toEqual([]);
    const asked: fc.Arbitrary<Asked> = fc.record({ wishes: wishesOf(kind.places, kind.entries), keys: keysOf(kind.places), first: fc.integer({ min: 3, max: 100 }), fields: fc.uniqueArray(fc.constantFrom(...kind.parts), { minLength: 1, maxLength: 4 }) });
    await fc.assert(
      fc.asyncProperty(asked, async (question) => {
        const expected = plainly(kind.entries, question.wishes, question.keys);
        const rest = await through((after) => overRest(kind, question, '', after));
        expect(rest).toEqual(expected.map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => name === 'slug' || question.fields.includes(name)))));
        const graphql = await through((after) => overGraphql(kind, question, '', after));
        expect(graphql).toEqual(expected.map(({ slug }) => ({ slug })));
        const [one, other] = [await overRest(kind, question), await overGraphql(kind, question)];
        expect([one.total, other.total]).toEqual([expected.length, expected.length]);
      }),
      { numRuns: QUESTIONS },
    );
  });

  test.each(KINDS.filter(({ isOwn }) => isOwn))('$name: paging while entries are added neither repeats nor skips', async (kind) => {
    const collections = `/v1/${kind.ruleset}/collections`;
    let added = 0;
    const add = async (name: string, entry: Entry): Promise<void> => {
      const like = Object.fromEntries(Object.entries(entry).filter(([field]) => !['slug', 'kind', 'provenance'].includes(field)));
      const { status, body } = await service.ask().put(`${collections}/${name}/${kind.kind}/late-${++added}`).set('x-api-key', TEST_KEY).send(like);
      expect([status, status === 200 ? '' : body]).toEqual([200, '']);
    };
    let made = 0;
    await fc.assert(
      fc.asyncProperty(keysOf(kind.places), fc.integer({ min: 0, max: 1000 }), fc.boolean(), async (keys, start, isRest) => {
        const name = `while-${kind.kind}-${++made}`;
        expect((await service.ask().post(collections).set('x-api-key', TEST_KEY).send({ name })).status).toBe(201);
        const question = { wishes: [], keys, first: Math.max(2, Math.ceil(kind.entries.length / 4)), fields: ['slug'] };
        let at = start;
        const next = (): Promise<void> => add(name, kind.entries[(at += 7) % kind.entries.length]!);
        for (let i = 0; i < 3; i++) await next();
        const standing = (await through((after) => overRest(kind, { ...question, first: 100 }, `&collection=${name}`, after))).map(({ slug }) => slug);
        const found = (await through((after) => (isRest ? overRest(kind, question, `&collection=${name}`, after) : overGraphql(kind, question, `, collection: "${name}"`, after)), next)).map(({ slug }) => slug);
        expect(new Set(found).size).toBe(found.length);
        expect(found.filter((slug) => standing.includes(slug))).toEqual(standing);
      }),
      { numRuns: 3 },
    );
  });
});

function sortOf(keys: readonly Key[]): readonly string[] {
  return keys.map(({ name, down }) => `${down ? '-' : ''}${name}`);
}

function filtersAt(place: Kind['places'][number]): readonly string[] {
  const bounds = (name: string): readonly string[] => [name, `${name}Min`, `${name}Max`];
  if (place.sort === 'map') return [place.name, ...bounds(place.value)];
  return place.sort === 'number' ? bounds(place.name) : [place.name];
}
