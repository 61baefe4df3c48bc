import { Inject } from '@nestjs/common';
import { Args, createUnionType, Query, Resolver } from '@nestjs/graphql';
import { InvalidInput, NotFound, type Problem } from '../../platform/http/problem';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { CatalogDesk } from '../desk';
import { CatalogModel, SearchModel, SearchQuery } from '../models';
import { FilesDesk } from '../take-along/files.desk';
import { CatalogChangesModel, CatalogManifestModel } from '../take-along/models';
import { checkedQuery } from './checked-query';
import { keptPayload } from './kept-payload';

const CHANGES = keptPayload('CatalogChanges', CatalogChangesModel);

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

const CatalogFilesPayload = createUnionType({
  name: 'CatalogFilesPayload',
  description: "The files of a game's catalog, or why there are none",
  types: () => [CatalogManifestModel, NotFound] as const,
  resolveType: (value: object) => (value instanceof NotFound ? NotFound : CatalogManifestModel),
});

@Access('read')
@Resolver()
export class CatalogResolver {
  constructor(
    @Inject(CatalogDesk) private readonly desk: CatalogDesk,
    @Inject(FilesDesk) private readonly files: FilesDesk,
  ) {}

  @Query(() => CatalogPayload, { description: "What a game's catalog holds" })
  catalog(@Args('ruleset', { description: 'Id of the ruleset' }) ruleset: string): CatalogModel | Problem {
    return this.desk.catalog(ruleset);
  }

  @Query(() => CatalogFilesPayload, { description: "The files of a game's catalog, to be downloaded over REST" })
  catalogFiles(@Args('ruleset', { description: 'Id of the ruleset' }) ruleset: string): CatalogManifestModel | Problem {
    return this.files.manifest(ruleset);
  }

  @Query(() => CHANGES as never, { description: 'What has changed in a catalog since the version of an earlier manifest' })
  catalogChanges(@Args('ruleset', { description: 'Id of the ruleset' }) ruleset: string, @Args('since', { description: 'Version that is known' }) since: string): Promise<CatalogChangesModel | Problem> {
    return this.files.changes(ruleset, since);
  }

  @Query(() => CHANGES as never, { description: 'What has changed in a collection since one of its versions; 0 is before its first entry' })
  collectionChanges(@Args('ruleset', { description: 'Id of the ruleset' }) ruleset: string, @Args('collection', { description: 'Name of the collection' }) name: string, @Args('since', { description: 'Version that is known' }) since: string, @KeyId() key: string | null): Promise<CatalogChangesModel | Problem> {
    return this.files.collectionChanges(ruleset, name, since, key);
  }

  @Query(() => CatalogSearchPayload, { description: 'Entries of every game by words in any of their fields, though they be misspelt; the best come first' })
  async searchCatalogs(@Args() given: SearchQuery, @KeyId() key: string | null): Promise<SearchModel | Problem> {
    const query = checkedQuery(SearchQuery, given);
    return query instanceof SearchQuery ? this.desk.search(query, key) : query;
  }
}
