import { Inject, type Type } from '@nestjs/common';
import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { Problem } from '../../platform/http/problem';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { fromGraphql } from '../../resolution/graphql-values';
import { pascal } from '../../resolution/operation';
import { noSuchCollection, Shelves } from '../collections/shelves';
import { catalogOf, type CatalogView } from '../core/game-catalog';
import type { Kind, Row } from '../core/kind';
import { entryOperation, listOperation } from '../core/names';
import { pageOf } from '../core/page';
import { type Asked, openQuery } from '../core/query';
import { CatalogDesk } from '../desk';
import { AFTER, EntryTypes, FIRST } from './entry-types';
import { type BackLink, backLinks } from './links';
import { connectionOf, Nodes } from './nodes';

const COLLECTION = { type: () => String, nullable: true, description: 'A collection whose entries stand beside ours, at its latest or as name@version' };

type Sent = { readonly [name in keyof Asked]: Asked[name] | null };

/** The GraphQL face of a game's catalog: a list, and an entry, for every kind. */
export function entriesResolvers(ruleset: Ruleset): readonly Type[] {
  const catalog = catalogOf(ruleset);
  const types = new EntryTypes(catalog);
  const back = new Map([...catalog.kinds.keys()].map((kind) => [kind, backLinks(catalog, kind)]));

  class EntriesResolver {
    constructor(
      readonly desk: CatalogDesk,
      readonly shelves: Shelves,
    ) {}

    /** The catalog as it stands with the collection that was named. */
    async standing(collection: string | null | undefined, keyId: string | null): Promise<CatalogView | Problem> {
      return typeof collection === 'string' ? ((await this.shelves.find(catalog, collection, keyId))?.view ?? noSuchCollection()) : catalog.ours;
    }
  }
  Inject(CatalogDesk)(EntriesResolver, undefined, 0);
  Inject(Shelves)(EntriesResolver, undefined, 1);

  const known = new WeakMap<CatalogView, Nodes>();
  const nodesOf = (view: CatalogView): Nodes => {
    const nodes: Nodes = known.get(view) ?? new Nodes(view, (kind) => back.get(kind)!, (kind, rows, asked) => namers(nodes, view, catalog.kinds.get(kind)!, rows, asked));
    known.set(view, nodes);
    return nodes;
  };

  const prototype = EntriesResolver.prototype as object;
  for (const kind of catalog.kinds.values()) {
    const { list, one, filter } = types.of(kind.name);
    declare(listOperation(ruleset, kind.name), `${kind.title}: filtered, ordered, counted and paged`, list, async function (this: EntriesResolver, where: object | null, sort: Sent['sort'], facets: Sent['facets'], first: unknown, after: string | null, collection: string | null, keyId: string | null) {
      const view = await this.standing(collection, keyId);
      if (view instanceof Problem) return view;
      const asked = given({ filter: where === null || where === undefined ? null : (fromGraphql(where, kind.filterShape) as Asked['filter']), sort, facets, first, after } as Sent);
      const listed = this.desk.list(view, kind, asked);
      return listed instanceof Problem ? listed : connectionOf(nodesOf(view), listed, asked.after);
    }, [
      ['filter', { type: () => filter, nullable: true, description: 'What entries must have; all of it' }],
      ['sort', { type: () => [String], nullable: true, description: `Keys of the order, the first first; a hyphen before one turns it round. There are ${[...kind.sorts.keys()].join(', ')}` }],
      ['facets', { type: () => [String], nullable: true, description: `Fields whose values are to be counted among what fits. There are ${[...kind.facets.keys()].join(', ')}` }],
      ['first', FIRST],
      ['after', AFTER],
      ['collection', COLLECTION],
    ]);
    declare(entryOperation(ruleset, kind.name), `One of ${kind.title.toLowerCase()}`, one, async function (this: EntriesResolver, slug: string, collection: string | null, keyId: string | null) {
      const view = await this.standing(collection, keyId);
      if (view instanceof Problem) return view;
      const shown = this.desk.show(view, kind, slug);
      return shown instanceof Problem ? shown : nodesOf(shown.view).of(shown.entry);
    }, [['slug', { type: () => String, nullable: false, description: 'Slug of the entry' }], ['collection', COLLECTION]]);
  }

  function declare(name: string, description: string, type: unknown, handler: (...given: never[]) => unknown, args: readonly (readonly [name: string, options: { type: () => unknown; nullable: boolean; description: string }])[]): void {
    Object.defineProperty(prototype, name, { value: handler, writable: true, configurable: true });
    Reflect.defineMetadata('design:paramtypes', [...args, null].map(() => Object), prototype, name);
    KeyId()(prototype, name, args.length);
    for (const [i, [argument, options]] of args.entries()) Args(argument, options as never)(prototype, name, i);
    Query(() => type as never, { name, description })(prototype, name, Object.getOwnPropertyDescriptor(prototype, name)!);
  }

  Access('read')(EntriesResolver);
  Resolver()(EntriesResolver);
  Object.defineProperty(EntriesResolver, 'name', { value: `${pascal(ruleset.id)}EntriesResolver` });
  return [EntriesResolver, ...[...catalog.kinds.values()].flatMap((kind) => namersResolver(kind, types, back.get(kind.name)!))];
}

/** Leads from the entries of a kind back to those that name them. */
function namersResolver(kind: Kind, types: EntryTypes, back: readonly BackLink[]): readonly Type[] {
  if (back.length === 0) return [];
  class NamersResolver {}
  const prototype = NamersResolver.prototype as object;
  for (const { field, kind: namer } of back) {
    const handler = (node: Readonly<Record<string, (asked: Sent) => object>>, first: unknown, after: string | null): object => node[field]!({ first, after });
    Object.defineProperty(prototype, field, { value: handler, writable: true, configurable: true });
    Reflect.defineMetadata('design:paramtypes', [Object, Object, Object], prototype, field);
    Parent()(prototype, field, 0);
    Args('first', FIRST)(prototype, field, 1);
    Args('after', AFTER)(prototype, field, 2);
    const description = `Those of ${catalogOf(kind.ruleset).kinds.get(namer)!.title.toLowerCase()} that name it`;
    ResolveField(field, () => types.of(namer).list as never, { description })(prototype, field, Object.getOwnPropertyDescriptor(prototype, field)!);
  }
  Resolver(() => types.of(kind.name).entry)(NamersResolver);
  Object.defineProperty(NamersResolver, 'name', { value: `${pascal(entryOperation(kind.ruleset, kind.name))}NamersResolver` });
  return [NamersResolver];
}

function namers(nodes: Nodes, view: CatalogView, kind: Kind, rows: readonly Row[], sent: Asked): object {
  const asked = given(sent as Sent);
  const query = openQuery(kind, asked);
  return query instanceof Problem ? query : connectionOf(nodes, { view, page: pageOf(kind, rows, query), fields: null }, asked.after);
}

/** What was asked, nulls left out. */
function given(sent: Sent): Asked {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null && value !== undefined)) as Asked;
}
