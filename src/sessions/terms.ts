import { InvalidInput, Problem } from '../platform/http/problem';

/** The headers that bear on a session. */
export interface SentHeaders {
  readonly authorization?: string;
  readonly 'if-match'?: string;
  readonly 'idempotency-key'?: string;
  readonly 'last-event-id'?: string;
}

/** On what terms a caller wants something stored. */
export interface Terms {
  readonly ifMatch: number | null;
  readonly key: string | null;
}

const VERSION = /^(?:W\/)?"?(\d{1,9})"?$/;
const KEY = /^[\x21-\x7e]{1,200}$/;

export function termsOf(headers: SentHeaders): Terms | Problem {
  const match = headers['if-match'];
  const key = headers['idempotency-key'];
  const version = match === undefined || match === '*' ? null : VERSION.exec(match)?.[1];
  if (version === undefined) return faulty('if-match', 'If-Match is the ETag of the session, such as "7".');
  if (key !== undefined && !KEY.test(key)) return faulty('idempotency-key', 'An Idempotency-Key has 1 to 200 visible characters.');
  return { ifMatch: version === null ? null : Number(version), key: key ?? null };
}

function faulty(header: string, message: string): Problem {
  return new InvalidInput([{ pointer: `/headers/${header}`, code: 'input.invalid', message }]);
}
