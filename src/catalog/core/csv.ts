import type { TObject, TSchema } from '@sinclair/typebox';
import type { CatalogEntry } from '../../kernel/ruleset/catalog';
import { type Plain, withoutNull } from './fields';
import type { Kind } from './kind';

/** A column: where its value lies in an entry. */
interface Column {
  readonly name: string;
  readonly path: readonly string[];
}

/** A spreadsheet takes a text that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const TO_BE_QUOTED = /[",\r\n]|^\s|\s$/;

/** Entries as comma-separated values (RFC 4180), a column for every figure; kinds that are together share the columns that they have in common. */
export function csvOf(kinds: readonly Kind[]): string {
  const columns = [...new Map(kinds.flatMap(({ schema }) => columnsOf(schema, [])).map((column) => [column.name, column])).values()];
  const lines = kinds.flatMap(({ rows }) => rows.map(({ entry }) => columns.map(({ path }) => cellOf(at(entry, path))).join(',')));
  return `${[columns.map(({ name }) => name).join(','), ...lines].join('\r\n')}\r\n`;
}

function columnsOf(schema: TObject, path: readonly string[]): readonly Column[] {
  return Object.entries(schema.properties as Readonly<Record<string, TSchema>>).flatMap(([name, part]) => {
    const { schema: bare } = withoutNull(part);
    const here = [...path, name];
    return bare['properties'] === undefined ? [{ name: here.join('.'), path: here }] : columnsOf(bare as TObject, here);
  });
}

function at(entry: CatalogEntry, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => (value === null || value === undefined ? null : (value as Plain)[name]), entry);
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : isListOfWords(value) ? value.join('; ') : JSON.stringify(value);
  // Whoever opens the file sees an apostrophe, or nothing; never a formula at work.
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return TO_BE_QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function isListOfWords(value: unknown): value is readonly (string | number)[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' || typeof each === 'number');
}
