import { RULESETS } from '../rulesets';
import { Catalogs } from './catalogs';
import { CollectionDesk } from './collections/collection.desk';
import { Shelves } from './collections/shelves';
import { CatalogDesk } from './desk';
import { CatalogResolver } from './graphql/catalog.resolver';
import { CollectionsResolver } from './graphql/collections.resolver';
import { entriesResolvers } from './graphql/entries.resolver';
import { CatalogController } from './rest/catalog.controller';
import { CollectionsController } from './rest/collections.controller';
import { CatalogCounter } from './rest/counter';
import { catalogController } from './rest/entries.controller';

export const CATALOG_CONTROLLERS = [...RULESETS.map(catalogController), CollectionsController, CatalogController];
export const CATALOG_RESOLVERS = [CatalogResolver, CollectionsResolver, ...RULESETS.flatMap(entriesResolvers)];
/** What the faces ask; where only documents are made, nothing stands behind them. */
export const CATALOG_DESKS = [Catalogs, CatalogDesk, Shelves, CollectionDesk, CatalogCounter] as const;
