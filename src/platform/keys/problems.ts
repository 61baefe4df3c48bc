import { NotFound, Problem } from '../http/problem';
import { Unavailable } from '../http/unavailable';
import type { Scope } from './scopes';

const HOW = 'Send a key as Authorization: Bearer umk_… or as X-Api-Key.';

export const NO_KEY = new Problem(401, 'key.missing', 'A key is needed', `This needs a key. ${HOW}`);
export const BAD_KEY = new Problem(401, 'key.unknown', 'The key is not valid', 'No such key is valid: it is mistyped, revoked, or was rotated out.');
export const KEYS_AWAY = new Unavailable('database.away', 'The database does not answer, so the key cannot be checked; try again in a moment.');
export const NOT_OPERATOR = new Problem(401, 'operator.only', 'Not for everybody', 'Ask from the machine itself, or send METRICS_TOKEN or a key with the scope admin as Authorization: Bearer.');

/** The key is good, but not for this. */
export function lacksScope(scope: Scope, has: readonly Scope[]): Problem {
  const message = `The key lacks the scope ${scope}; it has ${has.join(', ')}.`;
  return new Problem(403, 'key.scope', 'The key is not for this', message, [{ pointer: '', code: 'key.scope', message, facts: { needed: scope, has } }]);
}

export function noSuchKey(): Problem {
  return new NotFound('key.unknown', 'There is no such key, or it was revoked.');
}
