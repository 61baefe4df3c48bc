import fc from 'fast-check';
import { RULESETS } from '../../src/rulesets';
import { serviceForTests } from '../support/service';

jest.setTimeout(120_000);

type Entry = Readonly<Record<string, unknown>>;

/** A filter as REST and as GraphQL say it, and what it means. */
interface Wish {
  readonly rest: string;
  readonly graphql: string;
  fits(entry: Entry): boolean;
}

const models = RULESETS.find(({ id }) => id === 'chainmail')!.catalog.find(({ kind }) => kind === 'model')!.entries as unknown as readonly Entry[];
const slugsOf = (entry: Entry, list: string): readonly string[] => (entry[list] as readonly { slug: string }[]).map(({ slug }) => slug);
const at = (entry: Entry, path: string): unknown => path.split('.').reduce<unknown>((value, name) => (value === null ? null : (value as Entry)[name]), entry);
const someOf = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
const valuesOf = (path: string): readonly string[] => [...new Set(models.flatMap((model) => (typeof at(model, path) === 'string' ? [at(model, path) as string] : [])))];

const oneWord = (name: string, isEnum: boolean) =>
  someOf(valuesOf(name)).map((words): Wish => ({ rest: `${name}=${words.join(',')}`, graphql: `${name}: [${words.map((word) => (isEnum ? word.toUpperCase() : JSON.stringify(word))).join(', ')}]`, fits: (entry) => words.includes(String(entry[name])) && entry[name] !== null }));
const number = (name: string, path: string) =>
  fc.tuple(fc.constantFrom('', 'Min', 'Max'), fc.integer({ min: -3, max: 27 })).map(([end, wanted]): Wish => ({
    rest: `${name}${end}=${wanted}`,
    graphql: `${name}${end}: ${wanted}`,
    fits: (entry) => {
      const value = at(entry, path);
      return typeof value === 'number' && (end === '' ? value === wanted : end === 'Min' ? value >= wanted : value <= wanted);
    },
  }));
const all = (name: string, list: string) =>
  someOf([...new Set(models.flatMap((model) => slugsOf(model, list)))]).map((slugs): Wish => ({ rest: `${name}=${slugs.join(',')}`, graphql: `${name}: ${JSON.stringify(slugs)}`, fits: (entry) => slugs.every((slug) => slugsOf(entry, list).includes(slug)) }));
const yes = (name: string, fits: (entry: Entry) => boolean) => fc.boolean().map((wanted): Wish => ({ rest: `${name}=${wanted}`, graphql: `${name}: ${wanted}`, fits: (entry) => fits(entry) === wanted }));

const wishes = fc.record(
  {
    alignment: oneWord('alignment', true),
    faction: oneWord('faction', false),
    creature: oneWord('creature', false),
    subtype: oneWord('subtype', false),
    provenance: oneWord('provenance', true),
    cost: number('cost', 'cost'),
    armor: number('armor', 'armor'),
    meleeAttack: number('meleeAttack', 'melee.attack'),
    rangedRange: number('rangedRange', 'ranged.range'),
    ability: all('hasAbility', 'abilities'),
    spell: all('hasSpell', 'spells'),
    ranged: yes('hasRanged', (entry) => entry['ranged'] !== null),
    confirmed: yes('nameConfirmed', (entry) => entry['nameConfirmed'] === true),
  },
  { requiredKeys: [] },
);
const sorts = fc.uniqueArray(fc.constantFrom('cost', 'name', 'faction', 'subtype', 'armor', 'rangedRange', 'nameConfirmed'), { maxLength: 3 }).chain((names) => fc.tuple(...names.map((name) => fc.boolean().map((down) => ({ name, down })))));

function plainly(chosen: readonly Wish[], order: readonly { readonly name: string; readonly down: boolean }[]): readonly string[] {
  const found = models.filter((entry) => chosen.every((wish) => wish.fits(entry)));
  const value = (entry: Entry, name: string) => at(entry, name === 'rangedRange' ? 'ranged.range' : name) as string | number | boolean | null;
  return [...found]
    .sort((a, b) => {
      for (const { name, down } of order) {
        const [x, y] = [value(a, name), value(b, name)];
        if (x === y) continue;
        if (x === null) return 1;
        if (y === null) return -1;
        return (x < y ? -1 : 1) * (down ? -1 : 1);
      }
      return models.indexOf(a) - models.indexOf(b);
    })
    .map((entry) => String(entry['slug']));
}

interface ModelPage {
  readonly total: number;
  readonly edges: readonly { readonly node: { readonly slug: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

describe('catalogs, whatever is asked', () => {
  const service = serviceForTests({ LIMIT_ADDRESS: '0' });

  test('REST, GraphQL and a plain filter find the same entries in the same order, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, sorts, fc.integer({ min: 1, max: 40 }), async (wished, order, first) => {
        const chosen = Object.values(wished).filter((wish): wish is Wish => wish !== undefined);
        const expected = plainly(chosen, order);
        const sort = order.map(({ name, down }) => `${down ? '-' : ''}${name}`);
        const rest: string[] = [];
        let path: string | undefined = `/v1/chainmail/catalog/model?${[...chosen.map((wish) => wish.rest), ...(sort.length > 0 ? [`sort=${sort.join(',')}`] : []), `first=${first}`, 'fields=slug'].join('&')}`;
        while (path !== undefined) {
          const { status, body, headers }: { status: number; body: { total: number; items: { slug: string }[] }; headers: Record<string, string> } = await service.ask().get(path);
          expect([status, body.total]).toEqual([200, expected.length]);
          rest.push(...body.items.map(({ slug }) => slug));
          path = /^<(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
        }
        expect(rest).toEqual(expected);
        const graphql: string[] = [];
        let after: string | null = null;
        do {
          const query: string = `query ($after: String) { chainmailModels(filter: { ${chosen.map((wish) => wish.graphql).join(', ')} }, sort: ${JSON.stringify(sort)}, first: ${first}, after: $after) { ... on ChainmailModelConnection { total edges { node { slug } } pageInfo { hasNextPage endCursor } } } }`;
          const answer = await service.ask().post('/graphql').send({ query, variables: { after } });
          const page: ModelPage = (answer.body as { data: { chainmailModels: ModelPage } }).data.chainmailModels;
          expect(page.total).toBe(expected.length);
          graphql.push(...page.edges.map(({ node }) => node.slug));
          after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
        } while (after !== null);
        expect(graphql).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});
