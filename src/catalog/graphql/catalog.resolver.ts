import { Inject } from '@nestjs/common';
import { Args, createUnionType, Query, Resolver } from '@nestjs/graphql';
import { validateSync } from 'class-validator';
import { InvalidInput, NotFound, type Problem } from '../../platform/http/problem';
import { faultsOf } from '../../platform/http/query.pipe';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { CatalogDesk } from '../desk';
import { CatalogModel, SearchModel, SearchQuery } from '../models';

const CatalogPayload = createUnionType({
  name: 'CatalogPayload',
  description: "A game's catalog, or why there is none",
  types: () => [CatalogModel, NotFound] as const,
  resolveType: (value: object) => (value instanceof NotFound ? NotFound : CatalogModel),
});

const CatalogSearchPayload = createUnionType({
  name: 'CatalogSearchPayload',
  description: 'What was found, or why nothing was looked for',
  types: () => [SearchModel, InvalidInput, NotFound] as const,
  resolveType: (value: object) => (value instanceof InvalidInput ? InvalidInput : value instanceof NotFound ? NotFound : SearchModel),
});

@Access('read')
@Resolver()
export class CatalogResolver {
  constructor(@Inject(CatalogDesk) private readonly desk: CatalogDesk) {}

  @Query(() => CatalogPayload, { description: "What a game's catalog holds" })
  catalog(@Args('ruleset', { description: 'Id of the ruleset' }) ruleset: string): CatalogModel | Problem {
    return this.desk.catalog(ruleset);
  }

  @Query(() => CatalogSearchPayload, { description: 'Entries of every game by words in any of their fields, though they be misspelt; the best come first' })
  async searchCatalogs(@Args() { q, ruleset, kind, collection, first }: SearchQuery, @KeyId() key: string | null): Promise<SearchModel | Problem> {
    const query = Object.assign(new SearchQuery(), Object.fromEntries(Object.entries({ q, ruleset, kind, collection, first }).filter(([, value]) => value !== undefined && value !== null)));
    const faults = validateSync(query);
    return faults.length > 0 ? new InvalidInput(faultsOf(faults)) : this.desk.search(query, key);
  }
}
