import type { TObject, TSchema } from '@sinclair/typebox';
import type { CatalogEntry, CatalogKind } from '../kernel/ruleset/catalog';
import type { JsonObject } from '../kernel/ruleset/procedure';
import { NAMED_BY, PROFILE_OF } from '../kernel/ruleset/shape';
import { pointerTo } from '../platform/http/pointer';
import type { ProblemError } from '../platform/http/problem';
import type { UsedProfile } from './answer';
import type { Collection, Collections } from './collections';
import { MOST_ERRORS } from './input-check';

/** A place in an input where a catalog entry may be named, found once from the schema. */
interface ProfilePlace {
  readonly path: readonly string[];
  readonly kind: string;
  readonly fields: readonly ProfileField[];
  /** The field beside it that names its entry, where it lies in another profile. */
  readonly namedBy: string | null;
  /** Profiles within this one, by their paths from here. */
  readonly within: readonly ProfilePlace[];
}

interface ProfileField {
  readonly name: string;
  /** Whether a null says something of its own. */
  readonly mayBeNull: boolean;
}

/** An input in which every reference was swapped for the figures it names, or why that can't be done. */
export type Swapped =
  | { readonly ok: true; readonly input: JsonObject; readonly used: readonly UsedProfile[] }
  | { readonly ok: false; readonly errors: readonly ProblemError[]; /** Collections that it names, where none were at hand. */ readonly wanted: readonly string[] };

/** What is found on the way through an input. */
interface Swap {
  readonly used: UsedProfile[];
  readonly errors: ProblemError[];
  readonly wanted: Set<string>;
  readonly collections: Collections | undefined;
}

const COLLECTION = /^[a-z0-9][a-z0-9-]{0,39}(@\d{1,6})?$/;
/** Of more collections than this in one input the others are not looked for. */
const MOST_COLLECTIONS = 8;
const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;
const NOTHING_USED: readonly UsedProfile[] = [];
/** Stands in a path for every item of a list. */
const EACH = '*';
/** A list with more items than this is too long for any schema, which says so. */
const MOST_ITEMS = 1000;

/** Swaps `{ "ref": "slug" }` for a profile wherever a procedure's input wants one. */
export class ProfileSwapper {
  private readonly places: readonly ProfilePlace[];
  private readonly entries = new Map<string, ReadonlyMap<string, CatalogEntry>>();

  constructor(schema: TObject, catalog: readonly CatalogKind[]) {
    this.places = placesIn(schema, []).flatMap(withThoseWithin);
    for (const { kind, entries } of catalog) this.entries.set(kind, new Map(entries.map((entry) => [entry.slug, entry])));
  }

  /** Without collections at hand an input that names some is not swapped, and says which it wants. */
  swap(input: unknown, collections?: Collections): Swapped {
    const used: UsedProfile[] = [];
    const errors: ProblemError[] = [];
    const wanted = new Set<string>();
    const swap: Swap = { used, errors, wanted, collections };
    let swapped = input;
    for (const place of this.places) swapped = this.swapAt(swapped, place, 0, '', swap);
    if (errors.length > 0) return { ok: false, errors: errors.slice(0, MOST_ERRORS), wanted: [...wanted] };
    return { ok: true, input: swapped as JsonObject, used: used.length === 0 ? NOTHING_USED : used };
  }

  /** The value with every reference below this part of the path swapped; the very same value where there is none. */
  private swapAt(value: unknown, place: ProfilePlace, depth: number, pointer: string, swap: Swap): unknown {
    const name = place.path[depth];
    if (name === undefined) return isObject(value) && Object.hasOwn(value, 'ref') ? this.figuresFor(value, place, pointer, swap) : value;
    if (name === EACH) {
      if (!Array.isArray(value)) return value;
      const items = value.slice(0, MOST_ITEMS).map((item, i) => this.swapAt(item, place, depth + 1, `${pointer}/${i}`, swap));
      return items.some((item, i) => item !== value[i]) ? [...items, ...value.slice(MOST_ITEMS)] : value;
    }
    if (!isObject(value) || !Object.hasOwn(value, name)) return value;
    const part = this.swapAt(value[name], place, depth + 1, `${pointer}/${name}`, swap);
    return part === value[name] ? value : { ...value, [name]: part };
  }

  private figuresFor(reference: JsonObject, place: ProfilePlace, pointer: string, swap: Swap): unknown {
    const found = this.find(reference, place, pointer, swap);
    if (found === null) return reference;
    const { entry, collection } = found;
    const figures = pick(entry, place.fields);
    const source = collection === null ? undefined : swap.collections?.get(reference['collection'] as string);
    const profile = source === undefined ? figures : place.within.reduce((whole, inner) => this.fill(whole, inner, 0, source) as JsonObject, figures);
    swap.used.push({ pointer, ref: entry.slug, ...(collection === null ? {} : { collection }), provenance: entry.provenance, profile });
    return profile;
  }

  /** The figures of a collection's entry with those that the collection has for what it names. */
  private fill(value: unknown, place: ProfilePlace, depth: number, source: Collection): unknown {
    const name = place.path[depth]!;
    if (name === EACH) return Array.isArray(value) ? value.map((item) => this.fill(item, place, depth + 1, source)) : value;
    if (!isObject(value)) return value;
    if (depth < place.path.length - 1) return Object.hasOwn(value, name) ? { ...value, [name]: this.fill(value[name], place, depth + 1, source) } : value;
    const slug = place.namedBy === null ? undefined : value[place.namedBy];
    if (typeof slug !== 'string' || this.entries.get(place.kind)?.has(slug) === true) return value;
    const entry = source.entry(place.kind, slug);
    return entry === null ? value : { ...value, [name]: pick(entry, place.fields) };
  }

  private find(reference: JsonObject, { kind }: ProfilePlace, at: string, { errors, wanted, collections }: Swap): { readonly entry: CatalogEntry; readonly collection: string | null } | null {
    const pointer = `/input${at}`;
    for (const key of Object.keys(reference)) {
      if (key !== 'ref' && key !== 'collection') errors.push({ pointer: `${pointer}${pointerTo([key])}`, code: 'input.unknown-field', message: 'A reference has only ref and collection.' });
    }
    const { ref, collection: named } = reference;
    if (named !== undefined && (typeof named !== 'string' || !COLLECTION.test(named))) {
      errors.push({ pointer: `${pointer}/collection`, code: 'input.invalid', message: 'A collection is named by lower-case words joined by hyphens, and at most by @ and a version.' });
      return null;
    }
    if (typeof ref !== 'string' || !SLUG.test(ref)) {
      errors.push({ pointer: `${pointer}/ref`, code: 'input.invalid', message: 'A reference is the slug of a catalog entry: lower-case words joined by hyphens.' });
      return null;
    }
    if (named !== undefined && collections === undefined && wanted.size < MOST_COLLECTIONS) wanted.add(named);
    const collection = named === undefined ? null : collections?.get(named);
    if (collection === undefined) {
      errors.push({ pointer: `${pointer}/collection`, code: 'ref.unknown-collection', message: 'There is no such collection, or it is not for you to see; leave it out to name an entry of the catalog.' });
      return null;
    }
    const known = this.entries.get(kind);
    const entry = collection === null ? known?.get(ref) : (collection.entry(kind, ref) ?? known?.get(ref));
    if (entry !== undefined) return { entry, collection: collection !== null && known?.has(ref) !== true ? collection.name : null };
    const slugs = [...(known?.keys() ?? []), ...(collection?.slugs(kind) ?? [])];
    errors.push({ pointer: `${pointer}/ref`, code: 'ref.unknown', message: `The ${collection === null ? 'catalog' : 'collection'} has no ${kind} "${ref}".`, facts: { known: slugs } });
    return null;
  }
}

function placesIn(schema: TSchema, path: readonly string[]): readonly ProfilePlace[] {
  if (schema['type'] === 'array') return placesIn(schema['items'] as TSchema, [...path, EACH]);
  if (schema['type'] !== 'object' || !isObject(schema['properties'])) return [];
  const properties = schema['properties'] as Readonly<Record<string, TSchema>>;
  const kind = schema[PROFILE_OF] as string | undefined;
  const within = (from: readonly string[]): readonly ProfilePlace[] => Object.entries(properties).flatMap(([name, part]) => placesIn(part, [...from, name]));
  if (kind === undefined) return within(path);
  return [{ path, kind, fields: Object.entries(properties).map(([name, part]) => ({ name, mayBeNull: takesNull(part) })), namedBy: (schema[NAMED_BY] as string | undefined) ?? null, within: within([]) }];
}

/** A place and, after it, those within it: what it names is there by then. */
function withThoseWithin(place: ProfilePlace): readonly ProfilePlace[] {
  return [place, ...place.within.flatMap(withThoseWithin).map((inner) => ({ ...inner, path: [...place.path, ...inner.path] }))];
}

function takesNull(schema: TSchema): boolean {
  return (schema['anyOf'] as readonly TSchema[] | undefined)?.some((each) => each['type'] === 'null') ?? false;
}

function pick(entry: CatalogEntry, fields: readonly ProfileField[]): JsonObject {
  const from = entry as unknown as JsonObject;
  return Object.fromEntries(fields.filter(({ name, mayBeNull }) => from[name] !== undefined && (mayBeNull || from[name] !== null)).map(({ name }) => [name, from[name]]));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
