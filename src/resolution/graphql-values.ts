import type { TObject, TSchema } from '@sinclair/typebox';
import { PROFILE_OF } from '../kernel/ruleset/shape';

const NOTHING = {} as TSchema;

/** A value of a set as GraphQL names it: begin-round becomes BEGIN_ROUND. */
export function enumName(value: string): string {
  return value.replace(/[^A-Za-z0-9]+/g, '_').toUpperCase();
}

/** A type as the member of a choice: set-terrain-aside becomes setTerrainAside. */
export function memberName(type: string): string {
  return type.replace(/[^A-Za-z0-9]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A field as GraphQL names it: as it is, where GraphQL can say it. */
export function fieldName(name: string): string {
  return /^[A-Za-z]\w*$/.test(name) ? name : memberName(name);
}

/** The objects that a choice is made of. */
export function variantsOf(schema: TSchema): readonly TObject[] {
  return ((schema['anyOf'] as readonly TSchema[] | undefined) ?? [schema]).filter((each) => each['type'] !== 'null') as unknown as readonly TObject[];
}

/** The field by which variants are told apart, since each has a word of its own there; null if there is none. */
export function tagOf(schema: TSchema): string | null {
  const variants = variantsOf(schema);
  const tags = Object.keys(variants[0]?.properties ?? {});
  return tags.find((tag) => variants.every((variant) => tagged(variant, tag) !== null)) ?? null;
}

/** The word that a variant has in a field; null if it has none. */
export function tagged(variant: TSchema, tag: string): string | null {
  const word = (variant['properties'] as Readonly<Record<string, TSchema>> | undefined)?.[tag]?.['const'] as unknown;
  return typeof word === 'string' ? word : null;
}

/** The texts that a choice is made of, if it is made of texts alone. */
export function words(choices: readonly TSchema[]): readonly string[] | null {
  const found = choices.map((each) => each['const'] as unknown);
  return found.every((each): each is string => typeof each === 'string') ? found : null;
}

/** Arguments as the plain JSON that REST would have sent: no needless nulls; profiles, references and variants in their place. */
export function fromGraphql(value: unknown, schema: TSchema): unknown {
  if (Array.isArray(value)) return value.map((each) => fromGraphql(each, (schema['items'] as TSchema | undefined) ?? NOTHING));
  if (typeof value !== 'object' || value === null) return value;
  if (schema[PROFILE_OF] !== undefined) {
    const { profile, ref } = value as { profile?: object; ref?: { slug: string; collection?: string } };
    if (ref) return { ref: ref.slug, ...(ref.collection == null ? {} : { collection: ref.collection }) };
    return profile ? fieldsFrom(profile, schema) : {};
  }
  return schema['anyOf'] === undefined ? fieldsFrom(value, schema) : variantFrom(value, schema);
}

/** One member of a choice as the object with its tag; one that may be absent is the object itself. */
export function variantFrom(value: object, schema: TSchema): unknown {
  const variants = variantsOf(schema);
  const tag = tagOf(schema);
  if (tag === null) return fromGraphql(value, variants[0] ?? NOTHING);
  const [[member, fields] = ['', {}]] = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  const variant = variants.find((each) => memberName(tagged(each, tag)!) === member);
  return variant === undefined ? value : { [tag]: tagged(variant, tag), ...(typeof fields === 'object' ? fieldsFrom(fields as object, variant) : {}) };
}

interface NamedPart {
  readonly name: string;
  readonly shape: TSchema;
  readonly takesNull: boolean;
}

const partsOf = new WeakMap<TSchema, ReadonlyMap<string, NamedPart>>();

/** The parts of an object by their names in GraphQL; made once for each schema. */
function partsByName(schema: TSchema): ReadonlyMap<string, NamedPart> {
  let named = partsOf.get(schema);
  if (named === undefined) {
    named = new Map(Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, TSchema>>).map(([name, part]) => [fieldName(name), { name, shape: part, takesNull: takesNull(part) }]));
    partsOf.set(schema, named);
  }
  return named;
}

/** A null stays where it says something of its own. */
function fieldsFrom(value: object, schema: TSchema): object {
  const named = partsByName(schema);
  const fields: { [name: string]: unknown } = {};
  for (const sent of Object.keys(value)) {
    const part = (value as Readonly<Record<string, unknown>>)[sent];
    const { name, shape, takesNull } = named.get(sent) ?? { name: sent, shape: NOTHING, takesNull: false };
    if (part === undefined || (part === null && !takesNull)) continue;
    const field = fromGraphql(part, shape);
    if (name === '__proto__') Object.defineProperty(fields, name, { value: field, enumerable: true });
    else fields[name] = field;
  }
  return fields;
}

function takesNull(schema: TSchema): boolean {
  return (schema['anyOf'] as readonly TSchema[] | undefined)?.some((each) => each['type'] === 'null') ?? false;
}

/** A value as GraphQL wants it sent: words as enum names, variants as members of a choice. */
export function toGraphql(value: unknown, schema: TSchema | undefined): unknown {
  if (schema === undefined) return value;
  if (typeof value === 'string') return schema['enum'] !== undefined || words(variantsOf(schema)) !== null ? enumName(value) : value;
  if (Array.isArray(value)) return value.map((each) => toGraphql(each, schema['items'] as TSchema | undefined));
  if (typeof value !== 'object' || value === null) return value;
  const variants = variantsOf(schema);
  const tag = tagOf(schema);
  if (tag === null) return fieldsTo(value, variants[0] ?? NOTHING);
  const { [tag]: word, ...fields } = value as Readonly<Record<string, unknown>>;
  const variant = variants.find((each) => tagged(each, tag) === word);
  return variant === undefined ? value : { [memberName(String(word))]: Object.keys(variant.properties).length === 1 ? true : fieldsTo(fields, variant) };
}

function fieldsTo(value: object, schema: TSchema): object {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, TSchema>>;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [fieldName(name), toGraphql(part, properties[name])]));
}
