import type { TObject, TSchema } from '@sinclair/typebox';
import type { CatalogEntry, CatalogKind } from '../kernel/ruleset/catalog';
import type { JsonObject } from '../kernel/ruleset/procedure';
import { PROFILE_OF } from '../kernel/ruleset/shape';
import type { ProblemError } from '../platform/http/problem';
import type { UsedProfile } from './answer';

/** A place in an input where a catalog entry may be named, found once from the schema. */
interface ProfilePlace {
  readonly path: readonly string[];
  readonly kind: string;
  readonly fields: readonly string[];
}

/** An input in which every reference was swapped for the figures it names, or why that can't be done. */
export type Swapped =
  | { readonly ok: true; readonly input: JsonObject; readonly used: readonly UsedProfile[] }
  | { readonly ok: false; readonly errors: readonly ProblemError[] };

const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;
const NOTHING_USED: readonly UsedProfile[] = [];

/** Swaps `{ "ref": "slug" }` for a profile wherever a procedure's input wants one. */
export class ProfileSwapper {
  private readonly places: readonly ProfilePlace[];
  private readonly entries = new Map<string, ReadonlyMap<string, CatalogEntry>>();

  constructor(schema: TObject, catalog: readonly CatalogKind[]) {
    this.places = placesIn(schema, []);
    for (const { kind, entries } of catalog) this.entries.set(kind, new Map(entries.map((entry) => [entry.slug, entry])));
  }

  swap(input: unknown): Swapped {
    let swapped = input;
    const used: UsedProfile[] = [];
    const errors: ProblemError[] = [];
    for (const place of this.places) {
      const found = at(input, place.path);
      if (!isObject(found) || !Object.hasOwn(found, 'ref')) continue;
      const pointer = `/${place.path.join('/')}`;
      const entry = this.find(found, place, pointer, errors);
      if (entry === null) continue;
      const profile = pick(entry, place.fields);
      swapped = put(swapped as JsonObject, place.path, profile);
      used.push({ pointer, ref: entry.slug, provenance: entry.provenance, profile });
    }
    if (errors.length > 0) return { ok: false, errors };
    return { ok: true, input: swapped as JsonObject, used: used.length === 0 ? NOTHING_USED : used };
  }

  private find(reference: JsonObject, { kind }: ProfilePlace, at: string, errors: ProblemError[]): CatalogEntry | null {
    const pointer = `/input${at}`;
    for (const key of Object.keys(reference)) {
      if (key !== 'ref' && key !== 'collection') errors.push({ pointer: `${pointer}/${key}`, code: 'input.invalid', message: 'A reference has only ref and collection.' });
    }
    const { ref, collection } = reference;
    if (collection !== undefined) {
      errors.push({ pointer: `${pointer}/collection`, code: 'ref.unknown-collection', message: 'There is no such collection; leave it out to name an entry of the catalog.' });
      return null;
    }
    if (typeof ref !== 'string' || !SLUG.test(ref)) {
      errors.push({ pointer: `${pointer}/ref`, code: 'input.invalid', message: 'A reference is the slug of a catalog entry: lower-case words joined by hyphens.' });
      return null;
    }
    const known = this.entries.get(kind);
    const entry = known?.get(ref);
    if (entry === undefined) {
      errors.push({ pointer: `${pointer}/ref`, code: 'ref.unknown', message: `The catalog has no ${kind} "${ref}".`, facts: { known: [...(known?.keys() ?? [])] } });
      return null;
    }
    return entry;
  }
}

function placesIn(schema: TSchema, path: readonly string[]): readonly ProfilePlace[] {
  if (schema['type'] !== 'object' || !isObject(schema['properties'])) return [];
  const properties = schema['properties'] as Readonly<Record<string, TSchema>>;
  const kind = schema[PROFILE_OF] as string | undefined;
  if (kind !== undefined) return [{ path, kind, fields: Object.keys(properties) }];
  return Object.entries(properties).flatMap(([name, part]) => placesIn(part, [...path, name]));
}

function at(value: unknown, path: readonly string[]): unknown {
  let here = value;
  for (const name of path) {
    if (!isObject(here) || !Object.hasOwn(here, name)) return undefined;
    here = here[name];
  }
  return here;
}

function put(value: JsonObject, path: readonly string[], part: JsonObject): JsonObject {
  const [name, ...rest] = path;
  if (name === undefined) return part;
  return { ...value, [name]: put(value[name] as JsonObject, rest, part) };
}

function pick(entry: CatalogEntry, fields: readonly string[]): JsonObject {
  const from = entry as unknown as JsonObject;
  return Object.fromEntries(fields.filter((field) => from[field] !== undefined && from[field] !== null).map((field) => [field, from[field]]));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
