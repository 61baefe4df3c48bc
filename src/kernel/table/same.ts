/** Whether two plain values are the same, whatever the order of their fields; a field that is undefined is not there. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Number.isNaN(a) && Number.isNaN(b);
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b);
  return !Array.isArray(b) && sameFields(a as Fields, b as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
  return true;
}

function sameFields(a: Fields, b: Fields): boolean {
  for (const name in a) if (a[name] !== undefined && !(Object.hasOwn(b, name) && same(a[name], b[name]))) return false;
  for (const name in b) if (b[name] !== undefined && (!Object.hasOwn(a, name) || a[name] === undefined)) return false;
  return true;
}

/** A number that is equal for plain values that are the same, and seldom for others: the first step to find one among many. */
export function likeness(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return (value * 64) | 0;
    case 'string':
      return likenessOfText(value);
    case 'object':
      return value === null ? 3 : likenessOfFields(value as Fields);
    default:
      return value === true ? 1 : 2;
  }
}

function likenessOfText(text: string): number {
  let mixed = text.length;
  for (let i = 0; i < text.length; i++) mixed = (Math.imul(mixed, 31) + text.charCodeAt(i)) | 0;
  return mixed;
}

function likenessOfFields(fields: Fields): number {
  let mixed = 7;
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) mixed = (mixed + Math.imul(likeness(value) + 11, Math.imul(name.length, 0x3779) + name.charCodeAt(0))) | 0;
  }
  return mixed;
}
