import type { TSchema } from '@sinclair/typebox';
import { shortened } from '../../platform/http/pointer';
import { InvalidInput, type ProblemError } from '../../platform/http/problem';
import { InputCheck } from '../../resolution/input-check';
import { type After, readCursor, type SortKey } from './cursor';
import type { Where } from './filters';
import type { Kind } from './kind';

/** What is asked of a kind, whichever API it came by. */
export interface Asked {
  readonly filter?: Where;
  readonly sort?: readonly string[];
  readonly fields?: readonly string[];
  readonly facets?: readonly string[];
  readonly first?: unknown;
  readonly after?: string;
}

/** The same, known to be right. */
export interface CatalogQuery {
  readonly where: Where;
  readonly sort: readonly SortKey[];
  readonly fields: readonly string[] | null;
  readonly facets: readonly string[];
  readonly first: number;
  readonly after: After | null;
}

export const MOST_LISTED = 100;
export const USUAL_LISTED = 50;
const MOST_NAMES = 10;

const checks = new WeakMap<Kind, InputCheck>();

/** A query that can be answered, or every fault of it, each naming what would be right. */
export function openQuery(kind: Kind, { filter = {}, sort = [], fields, facets = [], first = USUAL_LISTED, after }: Asked): CatalogQuery | InvalidInput {
  const errors: ProblemError[] = [...filterFaults(kind, filter)];
  const keys = sort.map((key): SortKey => ({ field: key.replace(/^-/, ''), down: key.startsWith('-') }));
  errors.push(...namesFaults('/sort', 'sort.unknown', 'sort key', keys.map(({ field }) => field), [...kind.sorts.keys()]));
  if (fields !== undefined) errors.push(...namesFaults('/fields', 'field.unknown', 'field', fields, kind.parts, kind.parts.length));
  errors.push(...namesFaults('/facets', 'facet.unknown', 'facet', facets, [...kind.facets.keys()]));
  if (typeof first !== 'number' || !Number.isInteger(first) || first < 1 || first > MOST_LISTED) errors.push({ pointer: '/first', code: 'input.invalid', message: `first is a whole number from 1 to ${MOST_LISTED}.`, facts: { minimum: 1, maximum: MOST_LISTED } });
  const from = after === undefined || errors.length > 0 ? null : readCursor(after, kind, keys);
  if (from === undefined) errors.push({ pointer: '/after', code: 'cursor.unknown', message: 'Not a cursor of this list in this order; take it from next of an earlier page.' });
  if (errors.length > 0) return new InvalidInput(errors);
  return { where: filter, sort: keys, fields: fields ?? null, facets, first: first as number, after: from ?? null };
}

function filterFaults(kind: Kind, filter: Where): readonly ProblemError[] {
  let check = checks.get(kind);
  if (check === undefined) checks.set(kind, (check = new InputCheck(kind.filterShape)));
  if (check.passes(filter)) return [];
  const known = kind.filters.map(({ name }) => name);
  return check.faults(filter).map(({ pointer, code, message }) => {
    const at = pointer.replace(/^\/input/, '');
    const [, name = ''] = at.split('/');
    if (code === 'input.unknown-field') return { pointer: at, code: 'filter.unknown', message: `There is no filter "${shortened(name)}" here; there are ${known.join(', ')}.`, facts: { known } };
    return { pointer: at, code, message: `${name} ${message}` };
  });
}

/** What is wrong with a list of names: too many, said twice, or not among the known ones. */
export function namesFaults(pointer: string, code: string, what: string, names: readonly string[], known: readonly string[], most = MOST_NAMES): readonly ProblemError[] {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) return [{ pointer, code, message: `There is no ${what} "${shortened(unknown)}" here; there are ${known.join(', ')}.`, facts: { known } }];
  if (new Set(names).size < names.length) return [{ pointer, code: 'input.invalid', message: `A ${what} is named twice.` }];
  return names.length > most ? [{ pointer, code: 'input.invalid', message: `At most ${most} may be named.` }] : [];
}

/** A text as the value that a filter of this schema takes; what it is not stays a text, and is refused as one. */
export function readText(text: string, schema: TSchema): unknown {
  switch (schema['type']) {
    case 'array':
      return text.split(',');
    case 'number':
    case 'integer':
      return /^-?\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text;
    default:
      return text;
  }
}
