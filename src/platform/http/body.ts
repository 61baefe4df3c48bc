import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { InvalidInput, ProblemException } from './problem';

/** The largest body that is read, in bytes. */
export const LARGEST_BODY = 256 * 1024;

const POISON = /"(?:_|\\u005f){2}proto(?:_|\\u005f){2}"\s*:|"constructor"\s*:/i;

/** Bodies are JSON in UTF-8 and nothing else; keys that reach for a prototype are refused. */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (_request, body, done) => {
    const parsed = parseBody(body as Buffer);
    if (parsed.ok) done(null, parsed.value);
    else done(unreadable(parsed.message));
  });
}

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly message: string };

export function parseBody(body: Buffer): Parsed {
  if (body.length === 0) return { ok: false, message: 'The body is empty; send a JSON object.' };
  if (!isUtf8(body)) return { ok: false, message: 'The body is not valid UTF-8.' };
  const text = body.toString('utf8');
  if (POISON.test(text)) return { ok: false, message: 'The body has a key that is never allowed: __proto__ or constructor.' };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (fault) {
    return { ok: false, message: `The body is not JSON: ${fault instanceof Error ? fault.message.slice(0, 200) : 'unreadable'}` };
  }
}

function unreadable(message: string): ProblemException {
  return new ProblemException(new InvalidInput([{ pointer: '', code: 'body.unreadable', message }]));
}
