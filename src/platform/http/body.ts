import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { forbiddenKeyIn } from './forbidden-keys';
import { NO_KEY } from '../keys/problems';
import { isDeeperThan } from './nesting';
import { Problem, ProblemException } from './problem';
import { takesFile } from './takes-file';

/** The largest body that is read, in bytes. */
export const LARGEST_BODY = 256 * 1024;
/** The largest file that is read, in bytes. */
export const LARGEST_FILE = 16 * 1024 * 1024;
/** How deep the objects and lists of a body may lie in each other. */
export const DEEPEST_BODY = 32;

const OTHER_CHARSET = /;\s*charset\s*=(?!\s*"?utf-?8"?\s*(?:;|$))/i;

/** Bodies are JSON in UTF-8 and nothing else; keys that reach for a prototype are refused. */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: LARGEST_BODY }, (request, body, done) => {
    const parsed = OTHER_CHARSET.test(request.headers['content-type'] ?? '') ? NOT_UTF8 : parseBody(body as Buffer);
    if (parsed instanceof Problem) done(new ProblemException(parsed));
    else done(null, parsed.value);
  });
  server.addContentTypeParser('application/x-ndjson', (request, payload, done) => {
    if (!takesFile(request)) return done(new ProblemException(NOT_UTF8));
    // Nothing large is read of those who may not send it.
    if (request.caller?.key === null) return done(new ProblemException(NO_KEY));
    if (Number(request.headers['content-length'] ?? 0) > LARGEST_FILE) return done(new ProblemException(TOO_LARGE));
    readFile(payload).then((file) => (file === null ? done(new ProblemException(TOO_LARGE)) : done(null, file)), done);
  });
}

/** A file of lines as it came; null if it is too large. */
async function readFile(payload: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of payload) {
    size += part.length;
    if (size > LARGEST_FILE) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The value that a body holds, or what is wrong with it. */
export function parseBody(body: Buffer): { readonly value: unknown } | Problem {
  if (body.length === 0) return unreadable('The body is empty; send a JSON object.');
  if (!isUtf8(body)) return unreadable('The body is not valid UTF-8.');
  if (isDeeperThan(DEEPEST_BODY, body)) return refusedBody('body.too-deep', `The body nests deeper than ${DEEPEST_BODY} levels.`);
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch (fault) {
    return unreadable(`The body is not JSON: ${fault instanceof Error ? fault.message.slice(0, 200) : 'unreadable'}`);
  }
  const forbidden = forbiddenKeyIn(value);
  return forbidden === null ? { value } : refusedBody('body.forbidden-key', `The key "${forbidden.key}" is never allowed.`, forbidden.pointer);
}

const TOO_LARGE = bodyProblem(413, 'body.too-large', 'The body is too large', `A file has at most ${LARGEST_FILE} bytes.`);
const NOT_UTF8 = bodyProblem(415, 'body.not-json', 'The body is not JSON', 'Send the body as application/json in UTF-8.');

function unreadable(message: string): Problem {
  return bodyProblem(400, 'body.unreadable', 'The body cannot be read', message);
}

function refusedBody(code: string, message: string, pointer = ''): Problem {
  return bodyProblem(400, code, 'The body is refused', message, pointer);
}

/** A problem with the body as a whole, or with a part of it. */
export function bodyProblem(status: number, code: string, title: string, message: string, pointer = ''): Problem {
  return new Problem(status, code, title, message, [{ pointer, code, message }]);
}
