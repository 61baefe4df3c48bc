import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import { shape } from '../../kernel/ruleset/shape';
import { capital, type CatalogField, type Plain, type Scalar } from './fields';

/** What a caller wants of the entries, by the names of filters. */
export type Where = Readonly<Record<string, unknown>>;

/** One filter: what it takes, and which entries fit what is wanted. */
export interface CatalogFilter {
  readonly name: string;
  readonly takes: TSchema;
  fits(entry: Plain, wanted: unknown, where: Where): boolean;
}

const MOST_WORDS = 50;

/** Every filter that the fields of a kind make possible. */
export function filtersOf(fields: readonly CatalogField[]): readonly CatalogFilter[] {
  return fields.flatMap((field) => {
    switch (field.sort) {
      case 'scalar':
        return scalarFilters(field);
      case 'list':
        return [listFilter(field)];
      case 'map':
        return mapFilters(field);
      case 'part':
        return [{ name: `has${capital(field.name)}`, takes: Type.Boolean({ description: `Whether there is any: ${lower(field.description)}` }), fits: (entry: Plain, wanted: unknown) => field.read(entry) === wanted }];
    }
  });
}

/** The filters of a kind as one shape; both APIs take it. */
export function filterShape(title: string, filters: readonly CatalogFilter[]): TObject {
  return shape(title, Object.fromEntries(filters.map(({ name, takes }) => [name, Type.Optional(takes)])), 'What entries must have; all of it');
}

/** The entries that have everything that is wanted. */
export function predicateOf(filters: readonly CatalogFilter[], where: Where): (entry: Plain) => boolean {
  const wanted = filters.filter(({ name }) => where[name] !== undefined);
  return (entry) => wanted.every((filter) => filter.fits(entry, where[filter.name], where));
}

function scalarFilters({ name, description, schema, read }: Extract<CatalogField, { sort: 'scalar' }>): readonly CatalogFilter[] {
  switch (schema['type']) {
    case 'boolean':
      return [{ name, takes: Type.Boolean({ description }), fits: (entry, wanted) => read(entry) === wanted }];
    case 'integer':
    case 'number':
      return [
        { name, takes: Type.Number({ description: `Exactly: ${lower(description)}` }), fits: (entry, wanted) => read(entry) === wanted },
        { name: `${name}Min`, takes: Type.Number({ description: `At least: ${lower(description)}` }), fits: (entry, wanted) => isFrom(read(entry), wanted) },
        { name: `${name}Max`, takes: Type.Number({ description: `At most: ${lower(description)}` }), fits: (entry, wanted) => isTo(read(entry), wanted) },
      ];
    default:
      return [{ name, takes: words(schema, `Any of these: ${lower(description)}`), fits: (entry, wanted) => (wanted as readonly Scalar[]).includes(read(entry)) }];
  }
}

function listFilter({ name, description, schema, read }: Extract<CatalogField, { sort: 'list' }>): CatalogFilter {
  return {
    name: `has${capital(oneOfMany(name))}`,
    takes: words(schema, `All of these: ${lower(description)}`),
    fits: (entry, wanted) => {
      const has = read(entry);
      return (wanted as readonly string[]).every((word) => has.includes(word));
    },
  };
}

/** The filters of a map look at its pairs one by one: one pair must have all that is wanted. */
function mapFilters({ description, entries: { key, value }, read }: Extract<CatalogField, { sort: 'map' }>): readonly CatalogFilter[] {
  const [least, most] = [`${value}Min`, `${value}Max`];
  const fits = (entry: Plain, _wanted: unknown, where: Where): boolean =>
    Object.entries(read(entry)).some(
      ([word, number]) =>
        (where[key] === undefined || (where[key] as readonly string[]).includes(word)) &&
        (where[value] === undefined || where[value] === number) &&
        (where[least] === undefined || isFrom(number, where[least])) &&
        (where[most] === undefined || isTo(number, where[most])),
    );
  const says = `of ${lower(description)}, in one and the same pair as the other filters of it`;
  return [
    { name: key, takes: Type.Array(Type.String({ maxLength: 40 }), { minItems: 1, maxItems: MOST_WORDS, description: `Any of these as ${key} ${says}` }), fits },
    { name: value, takes: Type.Number({ description: `Exactly this ${value} ${says}` }), fits },
    { name: least, takes: Type.Number({ description: `At least this ${value} ${says}` }), fits },
    { name: most, takes: Type.Number({ description: `At most this ${value} ${says}` }), fits },
  ];
}

function words(schema: TSchema, description: string): TSchema {
  const item = schema['enum'] === undefined ? Type.String({ minLength: 1, maxLength: 80 }) : schema;
  return Type.Array(item, { minItems: 1, maxItems: MOST_WORDS, description });
}

function isFrom(value: Scalar, wanted: unknown): boolean {
  return typeof value === 'number' && value >= (wanted as number);
}

function isTo(value: Scalar, wanted: unknown): boolean {
  return typeof value === 'number' && value <= (wanted as number);
}

/** abilities becomes ability, allies ally, spells spell. */
export function oneOfMany(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name;
}

function lower(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
