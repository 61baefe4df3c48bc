import type { Type } from '@nestjs/common';
import { createUnionType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { TObject } from '@sinclair/typebox';
import { InvalidInput, NotFound } from '../../platform/http/problem';
import { RuleModel } from '../../rulebooks/models';
import { named, typesOf } from '../../resolution/graphql-types';
import { pascal } from '../../resolution/operation';
import { type GameCatalog } from '../core/game-catalog';
import type { Kind } from '../core/kind';
import { manyOf } from '../core/names';
import { MOST_LISTED, USUAL_LISTED } from '../core/query';
import { FacetModel } from '../models';
import { planOf, RULES } from './links';
import { CatalogPageInfo } from './page-info';

type Fields = Readonly<Record<string, { readonly type: () => unknown; readonly nullable?: boolean; readonly description: string }>>;

/** The GraphQL types of one kind. */
export interface KindTypes {
  readonly entry: Type;
  readonly filter: Type;
  readonly list: unknown;
  readonly one: unknown;
}

export const FIRST = { type: () => Int, nullable: true, description: `How many, at most ${MOST_LISTED}; ${USUAL_LISTED} unless given` };
export const AFTER = { type: () => String, nullable: true, description: 'Cursor: endCursor of an earlier page in the same order' };

/** The GraphQL types of a game's catalog: an entry leads to its rules, to those it names and to those that name it. */
export class EntryTypes {
  private readonly made = new Map<string, KindTypes>();

  constructor(catalog: GameCatalog) {
    for (const kind of catalog.kinds.values()) this.made.set(kind.name, this.typesFor(kind));
    for (const kind of catalog.kinds.values()) this.link(kind);
  }

  of(kind: string): KindTypes {
    return this.made.get(kind)!;
  }

  private typesFor(kind: Kind): KindTypes {
    const types = typesOf(kind.ruleset);
    const entry = types.output(kind.schema);
    const base = `${pascal(kind.ruleset.id)}${pascal(kind.name)}`;
    const many = `${pascal(kind.ruleset.id)}${pascal(manyOf(kind.name))}`;
    const edge = object(`${base}Edge`, `One of ${kind.title.toLowerCase()} in a list`, { cursor: { type: () => String, description: 'Where a list goes on after it' }, node: { type: () => entry, description: 'The entry' } });
    const connection = object(`${base}Connection`, `A page of ${kind.title.toLowerCase()}`, {
      total: { type: () => Int, description: 'How many entries fit in all' },
      edges: { type: () => [edge], description: 'The entries with their cursors' },
      nodes: { type: () => [entry], description: 'The entries' },
      pageInfo: { type: () => CatalogPageInfo, description: 'Where the page begins and ends' },
      facets: { type: () => [FacetModel], description: 'Counted values, where they were asked for' },
    });
    return {
      entry,
      filter: types.input(kind.filterShape),
      list: payload(`${many}Payload`, 'A page of entries, or why there is none', connection, [InvalidInput, NotFound]),
      one: payload(`${base}Payload`, 'An entry, or why there is none', entry, [InvalidInput, NotFound]),
    };
  }

  /** Adds to the types of a kind what leads on from them. */
  private link(kind: Kind): void {
    const { entry } = this.of(kind.name);
    declare(entry, { [RULES]: { type: () => [RuleModel], description: 'Rules that it goes by' } });
    this.linkParts(kind, kind.schema, entry, new Set());
  }

  private linkParts(kind: Kind, schema: TObject, type: Type, done: Set<TObject>): void {
    const { links, parts } = planOf(schema);
    for (const { field, kind: to, many, property } of links) {
      const description = many ? `The entries of ${property}` : property === 'slug' ? 'The entry' : `The entry of ${property}; null if the catalog has none`;
      declare(type, { [field]: { type: () => (many ? [this.of(to).entry] : this.of(to).entry), nullable: !many, description } });
    }
    for (const { schema: part } of parts) {
      const made = typesOf(kind.ruleset).output(part);
      if (linked.has(made) || done.has(part)) continue;
      linked.add(made);
      done.add(part);
      this.linkParts(kind, part, made, done);
    }
  }
}

/** Types of parts whose links are declared; several kinds may share a part. */
const linked = new WeakSet<Type>();

function object(name: string, description: string, fields: Fields): Type {
  const made = named(name);
  declare(made, fields);
  ObjectType(name, { description })(made);
  return made;
}

function declare(made: Type, fields: Fields): void {
  for (const [name, { type, nullable = false, description }] of Object.entries(fields)) Field(type as never, { nullable, description })(made.prototype as object, name);
}

function payload(name: string, description: string, success: Type, failures: readonly Type[]): unknown {
  return createUnionType({
    name,
    description,
    types: () => [success, ...failures] as const,
    resolveType: (value: object) => failures.find((failure) => value instanceof failure) ?? success,
  });
}
