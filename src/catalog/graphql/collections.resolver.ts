import { Inject } from '@nestjs/common';
import { Args, Field, InputType, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { named, typesOf } from '../../resolution/graphql-types';
import { fromGraphql, memberName } from '../../resolution/graphql-values';
import { RULESETS } from '../../rulesets';
import { CollectionDesk } from '../collections/collection.desk';
import { CollectionModel, CollectionPageModel, StoredEntryModel } from '../collections/models';
import { ownKinds, ownShape } from '../collections/own-entry';
import { catalogOf } from '../core/game-catalog';
import type { Kind } from '../core/kind';
import { KeptQuery } from '../models';
import { checkedQuery } from './checked-query';
import { KeptDeleted, keptPayload } from './kept-payload';

const PAYLOADS = {
  collection: keptPayload('Collection', CollectionModel),
  collections: keptPayload('Collections', CollectionPageModel),
  stored: keptPayload('StoredEntry', StoredEntryModel),
  deleted: keptPayload('KeptDeleted', KeptDeleted),
};

const own = RULESETS.flatMap((ruleset) => ownKinds(catalogOf(ruleset).kinds.values()).map((kind) => [memberName(`${ruleset.id}-${kind.name}`), kind] as const));
const byMember = new Map<string, Kind>(own);

/** An entry of one's own, by its game and kind: exactly one. */
const OwnEntryInput = named('OwnEntryInput');
for (const [member, kind] of own) {
  const type = typesOf(kind.ruleset).input(ownShape(kind));
  Field(() => type, { nullable: true, description: `${String(kind.schema['description'])}, of ${kind.ruleset.name}` })(OwnEntryInput.prototype as object, member);
}
InputType('OwnEntryInput', { isOneOf: true, description: 'An entry of your own, by its game and kind' })(OwnEntryInput);

const RULESET = { description: 'Id of the ruleset' };
const NAME = { description: 'Name of the collection' };

@Access('play')
@Resolver()
export class CollectionsResolver {
  constructor(@Inject(CollectionDesk) private readonly desk: CollectionDesk) {}

  @Access('read')
  @Query(() => PAYLOADS.collections as never, { description: 'Public collections and those of your key, by name' })
  async collections(@Args('ruleset', RULESET) ruleset: string, @Args() given: KeptQuery, @KeyId() key: string | null): Promise<object> {
    const query = checkedQuery(KeptQuery, given);
    return query instanceof KeptQuery ? this.desk.list(ruleset, query.first, query.after, key) : query;
  }

  @Access('read')
  @Query(() => PAYLOADS.collection as never, { description: 'A collection with its entries; with @ and a version in the name, as it was then' })
  async collection(@Args('ruleset', RULESET) ruleset: string, @Args('name', NAME) name: string, @KeyId() key: string | null): Promise<object> {
    return this.desk.show(ruleset, name, key);
  }

  @Access('play', { cost: 5 })
  @Mutation(() => PAYLOADS.collection as never, { description: 'Makes a collection of your own entries' })
  async createCollection(
    @Args('ruleset', RULESET) ruleset: string,
    @Args('name', NAME) name: string,
    @Args('title', { type: () => String, nullable: true, description: 'What it is called' }) title: string | null,
    @Args('public', { type: () => Boolean, nullable: true, description: 'Whether everybody may see and name it; false unless given' }) isPublic: boolean | null,
    @KeyId() key: string,
  ): Promise<object> {
    return this.desk.create(ruleset, without({ name, title, public: isPublic }), key);
  }

  @Mutation(() => PAYLOADS.collection as never, { description: 'Changes the title of a collection, or who may see it' })
  async changeCollection(
    @Args('ruleset', RULESET) ruleset: string,
    @Args('name', NAME) name: string,
    @Args('title', { type: () => String, nullable: true, description: 'What it is called' }) title: string | null,
    @Args('public', { type: () => Boolean, nullable: true, description: 'Whether everybody may see and name it' }) isPublic: boolean | null,
    @KeyId() key: string,
  ): Promise<object> {
    return this.desk.change(ruleset, name, without({ title, public: isPublic }), key);
  }

  @Mutation(() => PAYLOADS.deleted as never, { description: 'Deletes a collection with all its versions' })
  async deleteCollection(@Args('ruleset', RULESET) ruleset: string, @Args('name', NAME) name: string, @KeyId() key: string): Promise<object> {
    return (await this.desk.remove(ruleset, name, key)) ?? { deleted: true };
  }

  @Mutation(() => PAYLOADS.stored as never, { description: 'Adds or changes an entry of your own; it is checked by the schema of ours' })
  async putCollectionEntry(
    @Args('collection', NAME) name: string,
    @Args('slug', { description: 'Slug of the entry' }) slug: string,
    @Args('entry', { type: () => OwnEntryInput, description: 'The entry, by its game and kind' }) entry: object,
    @Args('expectedVersion', { type: () => Int, nullable: true, description: 'Version that the caller has seen; if it has moved on, nothing is stored' }) expected: number | null,
    @KeyId() key: string,
  ): Promise<object> {
    const [[member, value] = ['', {}]] = Object.entries(entry).filter(([, part]) => part !== null && part !== undefined);
    const kind = byMember.get(member)!;
    return this.desk.put(kind.ruleset.id, name, kind.name, slug, fromGraphql(value, ownShape(kind)), expected ?? null, key);
  }

  @Mutation(() => PAYLOADS.stored as never, { description: 'Takes an entry of your own away; earlier versions still have it' })
  async deleteCollectionEntry(
    @Args('ruleset', RULESET) ruleset: string,
    @Args('collection', NAME) name: string,
    @Args('kind', { description: 'Kind of entry' }) kind: string,
    @Args('slug', { description: 'Slug of the entry' }) slug: string,
    @Args('expectedVersion', { type: () => Int, nullable: true, description: 'Version that the caller has seen; if it has moved on, nothing is stored' }) expected: number | null,
    @KeyId() key: string,
  ): Promise<object> {
    return this.desk.put(ruleset, name, kind, slug, null, expected ?? null, key);
  }
}

function without(parts: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null && part !== undefined));
}
