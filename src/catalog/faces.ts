import { RULESETS } from '../rulesets';
import { ArmyDesk } from './armies/army.desk';
import { Catalogs } from './catalogs';
import { CollectionDesk } from './collections/collection.desk';
import { Shelves } from './collections/shelves';
import { CatalogDesk } from './desk';
import { ArmiesResolver } from './graphql/armies.resolver';
import { CatalogResolver } from './graphql/catalog.resolver';
import { CollectionsResolver } from './graphql/collections.resolver';
import { entriesResolvers } from './graphql/entries.resolver';
import { ArmiesController } from './rest/armies.controller';
import { CatalogController } from './rest/catalog.controller';
import { CollectionsController } from './rest/collections.controller';
import { CatalogCounter } from './rest/counter';
import { catalogController } from './rest/entries.controller';
import { FilesController } from './rest/files.controller';
import { FilesDesk } from './take-along/files.desk';

export const CATALOG_CONTROLLERS = [...RULESETS.map(catalogController), FilesController, CollectionsController, ArmiesController, CatalogController];
export const CATALOG_RESOLVERS = [CatalogResolver, CollectionsResolver, ArmiesResolver, ...RULESETS.flatMap(entriesResolvers)];
/** What the faces ask; where only documents are made, nothing stands behind them. */
export const CATALOG_DESKS = [Catalogs, CatalogDesk, Shelves, CollectionDesk, FilesDesk, ArmyDesk, CatalogCounter] as const;
