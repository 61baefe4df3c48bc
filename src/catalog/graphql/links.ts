import type { TObject, TSchema } from '@sinclair/typebox';
import { REFERS_TO } from '../../kernel/ruleset/entry-shape';
import { withoutNull } from '../core/fields';
import type { GameCatalog } from '../core/game-catalog';
import { manyOf } from '../core/names';
import { fieldName, memberName } from '../../resolution/graphql-values';
import { pascal } from '../../resolution/operation';

/** A property of an object that names entries: the field that leads to them, and their kind. */
export interface LinkField {
  readonly property: string;
  readonly field: string;
  readonly kind: string;
  readonly many: boolean;
}

/** A property of an object that holds objects. */
export interface PartField {
  readonly property: string;
  readonly schema: TObject;
}

/** A field that leads from an entry to those of a kind that name it. */
export interface BackLink {
  readonly field: string;
  readonly kind: string;
}

/** The field that leads from an entry to the rules it goes by. */
export const RULES = 'rules';

export interface ObjectPlan {
  readonly links: readonly LinkField[];
  readonly parts: readonly PartField[];
}

const plans = new WeakMap<TSchema, ObjectPlan>();

/** What an object of this schema leads to. */
export function planOf(schema: TSchema): ObjectPlan {
  const known = plans.get(schema);
  if (known !== undefined) return known;
  const links: LinkField[] = [];
  const parts: PartField[] = [];
  for (const [property, part] of Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, TSchema>>)) {
    const { schema: bare } = withoutNull(part);
    const { schema: item } = bare['type'] === 'array' ? withoutNull(bare['items'] as TSchema) : { schema: bare };
    const kind = item[REFERS_TO] as string | undefined;
    const many = bare['type'] === 'array';
    if (kind !== undefined) links.push({ property, kind, many, field: property === 'slug' ? 'entry' : `${property}${many ? 'Entries' : 'Entry'}` });
    else if (item['properties'] !== undefined) parts.push({ property, schema: item as TObject });
  }
  refuseDoubles(schema, links.map(({ field }) => field));
  const plan = { links, parts };
  plans.set(schema, plan);
  return plan;
}

/** The kinds whose entries may name those of a kind, with the field that leads back to them: its plural, or where an entry has a field of that name, the same with "usedBy". */
export function backLinks({ kinds }: GameCatalog, to: string): readonly BackLink[] {
  const { schema } = kinds.get(to)!;
  const taken = ownFields(schema);
  const back = [...kinds.values()].filter((kind) => namesKind(kind.schema, to)).map(({ name }) => {
    const field = memberName(manyOf(name));
    return { field: taken.has(field) ? `usedBy${pascal(manyOf(name))}` : field, kind: name };
  });
  refuseDoubles(schema, [RULES, ...planOf(schema).links.map(({ field }) => field), ...back.map(({ field }) => field)]);
  return back;
}

/** What leads on from an object stands beside its own properties; of two fields of one name one would hide the other. */
function refuseDoubles(schema: TSchema, fields: readonly string[]): void {
  const taken = ownFields(schema);
  for (const field of fields) {
    if (taken.has(field)) throw new TypeError(`${String(schema['title'])} has two fields "${field}": one of its own and one that leads on; give its own another name`);
    taken.add(field);
  }
}

function ownFields(schema: TSchema): Set<string> {
  return new Set(Object.keys((schema['properties'] ?? {}) as object).map(fieldName));
}

function namesKind(schema: TSchema, to: string): boolean {
  const { links, parts } = planOf(schema);
  return links.some(({ kind }) => kind === to) || parts.some((part) => namesKind(part.schema, to));
}
