import { shortened } from '../../platform/http/pointer';
import { InvalidInput } from '../../platform/http/problem';
import type { Where } from '../core/filters';
import type { Kind } from '../core/kind';
import { type Asked, readText } from '../core/query';

/** The parameters that every list has beside its filters. */
export const LIST_PARAMETERS = ['sort', 'fields', 'facets', 'first', 'after', 'collection'] as const;

/** What a query string asks of a kind; what is said twice, or is no parameter, is a fault. */
export function askedBy(kind: Kind, query: Readonly<Record<string, unknown>>): (Asked & { readonly collection?: string }) | InvalidInput {
  const filter: [name: string, value: unknown][] = [];
  const others: Partial<Record<(typeof LIST_PARAMETERS)[number], string>> = {};
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string') return new InvalidInput([{ pointer: `/${shortened(name)}`, code: 'input.invalid', message: `${shortened(name)} is given twice; join several values with commas.` }]);
    if (isListParameter(name)) others[name] = value;
    else filter.push([name, readFilter(kind, name, value)]);
  }
  const { sort, fields, facets, first, after, collection } = others;
  return {
    filter: Object.fromEntries(filter) as Where,
    ...(sort === undefined ? {} : { sort: sort.split(',') }),
    ...(fields === undefined ? {} : { fields: fields.split(',') }),
    ...(facets === undefined ? {} : { facets: facets.split(',') }),
    ...(first === undefined ? {} : { first: /^\d{1,9}$/.test(first) ? Number(first) : first }),
    ...(after === undefined ? {} : { after }),
    ...(collection === undefined ? {} : { collection }),
  };
}

function readFilter(kind: Kind, name: string, text: string): unknown {
  const filter = kind.filters.find((each) => each.name === name);
  return filter === undefined ? text : readText(text, filter.takes);
}

function isListParameter(name: string): name is (typeof LIST_PARAMETERS)[number] {
  return (LIST_PARAMETERS as readonly string[]).includes(name);
}
