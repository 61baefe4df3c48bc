import type { TObject } from '@sinclair/typebox';
import type { CatalogEntry } from '../../kernel/ruleset/catalog';
import type { Rule } from '../../kernel/ruleset/rule';
import type { Plain } from '../core/fields';
import type { CatalogView } from '../core/game-catalog';
import type { Row } from '../core/kind';
import type { Listed } from '../desk';
import type { Asked } from '../core/query';
import { type BackLink, type ObjectPlan, planOf, RULES } from './links';

type Fields = Record<string, unknown>;

/** Lists the entries that name one: what a back link answers with. */
export type ListNamers = (kind: string, rows: readonly Row[], asked: Asked) => object;

/** Makes entries into what GraphQL walks along, each once for all requests: every link is looked up in the view, at once and in memory. */
export class Nodes {
  private readonly made = new Map<CatalogEntry, object>();

  constructor(
    private readonly view: CatalogView,
    private readonly back: (kind: string) => readonly BackLink[],
    private readonly namers: ListNamers,
  ) {}

  entry(kind: string, slug: string): object | null {
    const found = this.view.entry(kind, slug);
    return found === null ? null : this.of(found);
  }

  of(entry: CatalogEntry): object {
    const known = this.made.get(entry);
    if (known !== undefined) return known;
    const { schema } = this.view.catalog.kinds.get(entry.kind)!;
    const node = this.part(schema, entry as unknown as Plain);
    this.made.set(entry, node);
    late(node, RULES, () => entry.ruleIds.map((id) => ruleIn(this.view, id)));
    for (const { field, kind } of this.back(entry.kind)) node[field] = (asked: Asked) => this.namers(kind, this.rowsNaming(entry, kind), asked);
    return node;
  }

  private part(schema: TObject, value: Plain): Fields {
    const { links, parts }: ObjectPlan = planOf(schema);
    const node: Fields = { ...value };
    for (const { property, field, kind, many } of links) {
      const named = value[property];
      if (many) late(node, field, () => ((named ?? []) as readonly string[]).flatMap((slug) => this.entry(kind, slug) ?? []));
      else late(node, field, () => (typeof named === 'string' ? this.entry(kind, named) : null));
    }
    for (const { property, schema: shape } of parts) {
      const held = value[property];
      if (Array.isArray(held)) node[property] = held.map((each) => this.part(shape, each as Plain));
      else if (typeof held === 'object' && held !== null) node[property] = this.part(shape, held as Plain);
    }
    return node;
  }

  private rowsNaming({ kind, slug }: CatalogEntry, namer: string): readonly Row[] {
    const naming = new Set(this.view.namedBy(kind, slug).filter((each) => each.kind === namer));
    return this.view.rows(this.view.catalog.kinds.get(namer)!).filter(({ entry }) => naming.has(entry));
  }
}

/** A page as a connection. */
export function connectionOf(nodes: Nodes, { page }: Listed, after: string | undefined): object {
  const edges = page.rows.map((row) => ({ cursor: page.cursorOf(row), node: nodes.of(row.entry) }));
  const pageInfo = { hasNextPage: page.next !== null, hasPreviousPage: after !== undefined, startCursor: edges[0]?.cursor ?? null, endCursor: edges[edges.length - 1]?.cursor ?? null };
  return { total: page.total, edges, nodes: edges.map(({ node }) => node), pageInfo, facets: page.facets };
}

/** A property that is worked out when it is first asked for. */
function late(node: Fields, name: string, work: () => unknown): void {
  const get = (): unknown => {
    const value = work();
    Object.defineProperty(node, name, { value });
    return value;
  };
  Object.defineProperty(node, name, { get, configurable: true });
}

const rules = new WeakMap<object, ReadonlyMap<string, Rule>>();

function ruleIn({ catalog: { ruleset } }: CatalogView, id: string): Rule {
  let known = rules.get(ruleset);
  if (known === undefined) rules.set(ruleset, (known = new Map(ruleset.rulebook.map((rule) => [rule.id, rule]))));
  return known.get(id)!;
}
