import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { catalogSchemas, KEPT_SCHEMAS } from '../catalog/rest/openapi';
import { KEY_SCHEME, withAccess } from '../platform/keys/openapi';
import { CATALOG_REF, procedureSchemas } from '../resolution/openapi';
import { RULESETS } from '../rulesets';
import { sessionSchemas } from '../sessions/rest/shapes';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** The whole REST API as an OpenAPI 3.1 document. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const settings = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Umpire')
    .setDescription('A rules service for fantasy miniature wargames: resolve with your own dice or ours, exact odds from the same code, and a rule cited for every number.')
    .setVersion('1')
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .setContact('Umpire', '/docs', '')
    .addServer('/')
    .addBearerAuth({ type: 'http', description: 'An API key, the token of a seat, or that of the creator of a session' })
    .addTag('Rulesets', 'The games and their numbered rules')
    .addTag('Catalogs', 'Models, spells, weapons, terrain: to query, to search and to take along')
    .addTag('Batch', 'Many resolutions and odds in one call')
    .addTag('Sessions', 'Stored games, played by people and bots')
    .addApiKey(KEY_SCHEME, 'key')
    .addTag('Keys', 'Keys of the API, for those who run the service')
    .addTag('Health', 'For those who run the service');
  for (const { name, summary } of RULESETS) settings.addTag(name, summary);
  const document = withAccess(SwaggerModule.createDocument(app, settings.build()));
  const schemas = { ...document.components?.schemas, CatalogRef: CATALOG_REF };
  for (const ruleset of RULESETS) Object.assign(schemas, procedureSchemas(ruleset), catalogSchemas(ruleset));
  Object.assign(schemas, sessionSchemas(RULESETS), KEPT_SCHEMAS);
  document.components = { ...document.components, schemas: sorted(schemas as Schemas) };
  if (document.info.contact) document.info.contact = { name: 'Umpire' };
  document.paths = sorted(document.paths);
  return modern(document) as OpenAPIObject;
}

function sorted<T extends object>(named: T): T {
  return Object.fromEntries(Object.entries(named).sort(([a], [b]) => (a < b ? -1 : 1))) as T;
}

/** Says null and examples as OpenAPI 3.1 does. */
function modern(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(modern);
  if (typeof part !== 'object' || part === null) return part;
  const { nullable, ...rest } = part as Record<string, unknown>;
  const made = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, name === 'example' || name === 'value' ? value : modern(value)]));
  return nullable === true && typeof made['type'] === 'string' ? { ...made, type: [made['type'], 'null'] } : made;
}
