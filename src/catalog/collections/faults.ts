import type { Static, TObject } from '@sinclair/typebox';
import { InvalidInput, Problem } from '../../platform/http/problem';
import { InputCheck } from '../../resolution/input-check';

export const NOT_OWNER = new Problem(403, 'kept.not-yours', 'Not yours to do', 'Only the key that made it may change it.');

/** Characters that are no text, as JSON writes them: the database keeps none of them. */
const UNWRITABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/;
export const NO_TEXT = new InvalidInput([{ pointer: '', code: 'input.not-text', message: 'A text holds a null character or half of a surrogate pair.' }]);

export function isText(sent: unknown): boolean {
  return !UNWRITABLE.test(JSON.stringify(sent) ?? '');
}

const checks = new WeakMap<TObject, InputCheck>();

/** A body of this shape, or every fault of what was sent. */
export function readBody<T extends TObject>(schema: T, sent: unknown): Static<T> | Problem {
  let check = checks.get(schema);
  if (check === undefined) checks.set(schema, (check = new InputCheck(schema)));
  if (!isText(sent)) return NO_TEXT;
  return check.passes(sent) ? (sent as Static<T>) : new InvalidInput(check.faults(sent).map((fault) => ({ ...fault, pointer: fault.pointer.replace(/^\/input/, '') })));
}

export function unfit(code: string, message: string, pointer: string): Problem {
  return new Problem(422, code, 'It is not allowed', message, [{ pointer, code, message }]);
}

export function taken(name: string): Problem {
  const message = `The name "${name}" is taken.`;
  return new Problem(409, 'collection.taken', 'The name is taken', message, [{ pointer: '/name', code: 'collection.taken', message }]);
}

export function movedOn(version: number): Problem {
  const message = `It is at version ${version}.`;
  return new Problem(409, 'version.conflict', 'It has moved on', message, [{ pointer: '', code: 'version.conflict', message, facts: { version } }]);
}

/** The version that an If-Match names; null where it names none. */
export function versionIn(match: string | undefined): number | null | Problem {
  if (match === undefined || match === '*') return null;
  const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(match) ?? [];
  return version === undefined ? new InvalidInput([{ pointer: '/headers/if-match', code: 'input.invalid', message: 'If-Match is a version, such as "3".' }]) : Number(version);
}
