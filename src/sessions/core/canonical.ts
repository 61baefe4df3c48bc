import { createHash } from 'node:crypto';

/** Texts of parts that states share, for whoever writes many states that follow each other: parts never change once they are in a state. */
export type KnownTexts = WeakMap<object, string>;

/** Shorter texts are written anew faster than they are found. */
const WORTH_KNOWING = 64;

/** JSON with the keys of every object in order, so that equal values have equal texts. */
export function canonical(value: unknown, known?: KnownTexts): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return value === null ? 'null' : known === undefined ? written(value) : remembered(value, known);
    default:
      return JSON.stringify(value) ?? 'null';
  }
}

function written(value: object, known?: KnownTexts): string {
  return Array.isArray(value) ? ofList(value, known) : ofObject(value as Readonly<Record<string, unknown>>, known);
}

function remembered(value: object, known: KnownTexts): string {
  const before = known.get(value);
  if (before !== undefined) return before;
  const text = written(value, known);
  if (text.length > WORTH_KNOWING) known.set(value, text);
  return text;
}

function ofList(list: readonly unknown[], known?: KnownTexts): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += i === 0 ? canonical(list[i], known) : `,${canonical(list[i], known)}`;
  return `${text}]`;
}

function ofObject(value: Readonly<Record<string, unknown>>, known?: KnownTexts): string {
  let text = '{';
  for (const key of inOrder(Object.keys(value))) {
    const part = value[key];
    if (part !== undefined) text += `${text === '{' ? '' : ','}${quoted(key)}:${canonical(part, known)}`;
  }
  return `${text}}`;
}

/** Most objects are written with their keys in one order each, and many of those in this one. */
function inOrder(keys: string[]): readonly string[] {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return keys.sort();
  return keys;
}

const MOST_NAMES = 4_000;
const names = new Map<string, string>();

/** The few names that all games have are quoted once. */
function quoted(key: string): string {
  let text = names.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    if (names.size < MOST_NAMES) names.set(key, text);
  }
  return text;
}

/** SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Names a value by its content: equal values, equal hashes. */
export function hashOf(value: unknown, known?: KnownTexts): string {
  return sha256(canonical(value, known));
}
