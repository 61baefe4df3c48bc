import type { TSchema } from '@sinclair/typebox';
import { PROFILE_OF } from '../kernel/ruleset/shape';

/** A part of an OpenAPI document. */
export type Schema = Record<string, unknown>;

const OURS = /^x-/;

/** A schema as callers see it: without the marks that are for us alone, and wherever it takes a profile also a reference to the catalog. */
export function published(schema: TSchema): Schema {
  return publish(JSON.parse(JSON.stringify(schema)) as Schema);
}

function publish(schema: Schema): Schema {
  const made = Object.fromEntries(
    Object.entries(schema).flatMap(([name, part]): readonly (readonly [string, unknown])[] => {
      if (OURS.test(name)) return [];
      if (name === 'items') return [[name, publish(part as Schema)]];
      if (name === 'anyOf') return [[name, (part as readonly Schema[]).map(publish)]];
      if (name === 'properties' || name === 'patternProperties') return [[name, Object.fromEntries(Object.entries(part as Schema).map(([key, each]) => [key, publish(each as Schema)]))]];
      return [[name, part]];
    }),
  );
  const kind = schema[PROFILE_OF];
  return kind === undefined ? made : { description: `The figures themselves, or a reference to a ${String(kind)} of the catalog`, anyOf: [made, { $ref: '#/components/schemas/CatalogRef' }] };
}
