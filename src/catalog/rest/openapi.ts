import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiParam, ApiQuery, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { ApiProblems } from '../../platform/http/api-problems';
import { pascal } from '../../resolution/operation';
import { published, type Schema } from '../../resolution/published';
import { COLLECTION_CHANGE, KEPT_ARMY, NEW_COLLECTION } from '../collections/bodies';
import { ownShape } from '../collections/own-entry';
import type { CatalogFilter } from '../core/filters';
import { catalogOf } from '../core/game-catalog';
import { type Kind, valuesOf } from '../core/kind';
import { pageOf } from '../core/page';
import { MOST_LISTED, openQuery, USUAL_LISTED } from '../core/query';
import { EntryLink, EntryLinks, FacetModel, FacetValueModel, NamedEntryLink, RuleLink } from '../models';
import { entryAnswer, pageAnswer } from './answers';

/** Documents the list of a kind: every filter, the order, the parts and the page. */
export function ApiList(kind: Kind): MethodDecorator {
  const sorts = [...kind.sorts.keys()];
  const facets = [...kind.facets.keys()];
  return applyDecorators(
    ApiExtraModels(FacetModel, FacetValueModel),
    ...kind.filters.map((filter) => ApiQuery({ name: filter.name, required: false, description: String(filter.takes['description']), ...filterParameter(kind, filter) } as never)),
    ApiQuery({ name: 'collection', required: false, description: 'A collection whose entries stand beside ours, at its latest or as `name@version`', schema: { type: 'string', example: 'my-ogres' } }),
    words('sort', `Keys of the order, the first first; a hyphen before one turns it round. What has no value comes last. There are ${sorts.join(', ')}.`, ['-name']),
    words('fields', `The fields to tell; all unless given, and slug always. There are ${kind.parts.join(', ')}.`, ['name', 'provenance']),
    words('facets', `Fields whose values are to be counted among what fits. There are ${facets.join(', ')}.`, facets.slice(0, 1)),
    ApiQuery({ name: 'first', required: false, description: `How many, at most ${MOST_LISTED}`, schema: { type: 'integer', minimum: 1, maximum: MOST_LISTED, default: USUAL_LISTED, example: 20 } }),
    ApiQuery({ name: 'after', required: false, description: 'Cursor: next of an earlier page in the same order', schema: { type: 'string', example: 'WyJjaGFpbm1haWwgbW9kZWwiLDE5XQ' } }),
    ApiResponse({
      status: 200,
      description: 'A page of entries',
      headers: { Link: { description: 'The next page, if there is one', schema: { type: 'string' } }, ETag: { description: 'Names these bytes', schema: { type: 'string' } } },
      content: json(`${componentOf(kind)}Page`, () => pageAnswer({ view: catalogOf(kind.ruleset).ours, page: examplePage(kind), fields: null })),
    }),
    ApiProblems(400, 404),
  );
}

/** Documents one entry of a kind. */
export function ApiEntry(kind: Kind): MethodDecorator {
  return applyDecorators(
    ApiExtraModels(EntryLinks, EntryLink, NamedEntryLink, RuleLink),
    ApiQuery({ name: 'collection', required: false, description: 'A collection in which it may be, at its latest or as `name@version`', schema: { type: 'string', example: 'my-ogres' } }),
    ApiParam({ name: 'slug', description: 'Slug of the entry', schema: { type: 'string', example: kind.rows[0]!.entry.slug } }),
    ApiResponse({ status: 200, description: 'The entry with its links', content: json(componentOf(kind), () => entryAnswer({ view: catalogOf(kind.ruleset).ours, entry: kind.rows[0]!.entry })) }),
    ApiProblems(400, 404),
  );
}

/** The schemas of a game's catalog, by component name. */
export function catalogSchemas(ruleset: Ruleset): Record<string, Schema> {
  return Object.fromEntries(
    [...catalogOf(ruleset).kinds.values()].flatMap((kind) => {
      const name = componentOf(kind);
      const entry = published(kind.schema);
      const shown = { ...entry, required: [...(entry['required'] as string[]), 'links'], properties: { ...(entry['properties'] as Schema), links: ref(EntryLinks) } };
      const page = {
        type: 'object',
        description: `A page of ${kind.title.toLowerCase()}`,
        required: ['total', 'items', 'next'],
        properties: {
          total: { type: 'integer', description: 'How many entries fit in all' },
          items: { type: 'array', description: 'The entries of this page; all their fields, unless some were asked for', items: { ...entry, required: ['slug'] } },
          next: { type: ['string', 'null'], description: 'Cursor of the next page, or null' },
          facets: { type: 'array', description: 'Counted values, where they were asked for', items: ref(FacetModel) },
        },
      };
      return [[name, shown], [`${name}Page`, page], ...(kind.own === null ? [] : [[ownComponent(kind), published(ownShape(kind))]])];
    }),
  );
}

/** ChainmailModelEntry. */
export function componentOf({ ruleset, schema }: Kind): string {
  return `${pascal(ruleset.id)}${String(schema['title'])}`;
}

/** ChainmailModelOwn. */
export function ownComponent(kind: Kind): string {
  return `${pascal(kind.ruleset.id)}${String(ownShape(kind)['title'])}`;
}

function examplePage(kind: Kind): ReturnType<typeof pageOf> {
  const query = openQuery(kind, { first: 1 });
  return pageOf(kind, kind.rows, query as never);
}

function json(component: string, example: () => object): Record<string, Schema> {
  return {
    'application/json': {
      schema: { $ref: `#/components/schemas/${component}` },
      get example() {
        return example();
      },
    },
  };
}

function words(name: string, description: string, example: readonly string[]): MethodDecorator {
  return ApiQuery({ name, required: false, description, style: 'form', explode: false, schema: { type: 'array', items: { type: 'string' }, example } } as never);
}

/** The schema of a filter's parameter, with an example that some entry fits. */
function filterParameter(kind: Kind, { name, takes }: CatalogFilter): Schema {
  const schema = published(takes);
  delete schema['description'];
  if (schema['type'] === 'boolean') return { schema: { ...schema, example: true } };
  if (schema['type'] === 'number') return { schema: { ...schema, example: 5 } };
  const facet = [...kind.facets.values(), ...kind.sorts.values()].find((field) => field.name === name || (field.sort === 'list' && name.startsWith('has')));
  const items = schema['items'] as Schema;
  const known = (items['enum'] as readonly string[] | undefined)?.[0] ?? kind.rows.flatMap(({ entry }) => (facet === undefined ? [] : valuesOf(facet, entry as never)))[0];
  return { schema: { ...schema, items: { ...items, description: undefined }, example: [known ?? kind.rows[0]!.entry.slug] }, style: 'form', explode: false };
}

function ref(model: unknown): Schema {
  return { $ref: getSchemaPath(model as never) };
}

/** What callers send of what they keep. */
export const KEPT_SCHEMAS: Readonly<Record<string, Schema>> = { NewCollection: published(NEW_COLLECTION), CollectionChange: published(COLLECTION_CHANGE), KeptArmy: published(KEPT_ARMY) };
