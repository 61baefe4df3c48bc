import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order, so that equal values have equal texts. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const parts: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const part = (value as Record<string, unknown>)[key];
    if (part !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(part)}`);
  }
  return `{${parts.join(',')}}`;
}

/** SHA-256 of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Names a value by its content: equal values, equal hashes. */
export function hashOf(value: unknown): string {
  return sha256(canonical(value));
}
