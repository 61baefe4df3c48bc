import { createHash, randomBytes } from 'node:crypto';
import type { KeyKind } from './scopes';

const PREFIXES: Readonly<Record<KeyKind, string>> = { secret: 'umk_', publishable: 'ump_' };
const SHAPE = /^um[kp]_[A-Za-z0-9_-]{32,100}$/;
const BEARER = /^bearer +(\S+)$/i;
const HINT_LENGTH = 4;

/** A key as it is shown once; only its hash is kept, and its last letters, by which a person knows it again. */
export interface NewSecret {
  readonly key: string;
  readonly hash: string;
  readonly hint: string;
}

export function newSecret(kind: KeyKind): NewSecret {
  return secretOf(`${PREFIXES[kind]}${randomBytes(32).toString('base64url')}`);
}

export function secretOf(key: string): NewSecret {
  return { key, hash: hashOfKey(key), hint: key.slice(-HINT_LENGTH) };
}

export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether a text is meant as a key, told from the tokens of seats by its beginning. */
export function isMeantAsKey(text: string): boolean {
  return text.startsWith('umk_') || text.startsWith('ump_');
}

export function isKeyShaped(text: string): boolean {
  return SHAPE.test(text);
}

/** What stands behind Bearer in an Authorization header. */
export function bearerOf(authorization: string | undefined): string | null {
  return authorization === undefined ? null : (BEARER.exec(authorization)?.[1] ?? null);
}
