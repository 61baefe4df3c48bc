import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const PLAIN_JSON = 'application/json; charset=utf-8';
const WORTH_COMPRESSING = 1024;
const BROTLI_QUALITY = 5;
/** How much is kept ready, in bytes. */
const MOST_BYTES = 32 * 1024 * 1024;

type Encoding = 'br' | 'gzip';

/** An answer as bytes, compressed when first asked for so. */
export class Ready {
  readonly tag: string;
  private br: Buffer | null = null;
  private gzip: Buffer | null = null;

  constructor(
    readonly body: Buffer,
    readonly link: string | null,
    readonly type = PLAIN_JSON,
    readonly keeping = 'public, max-age=300',
  ) {
    this.tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  }

  compressed(encoding: Encoding): Buffer {
    if (encoding === 'gzip') return (this.gzip ??= gzipSync(this.body));
    return (this.br ??= brotliCompressSync(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length } }));
  }
}

/** Answers that never change while the process lives, by address; the longest unused go first. */
export class ReadyAnswers {
  private readonly kept = new Map<string, Ready>();
  private bytes = 0;

  find(address: string): Ready | null {
    const found = this.kept.get(address);
    if (found === undefined) return null;
    this.kept.delete(address);
    this.kept.set(address, found);
    return found;
  }

  keep(address: string, ready: Ready): void {
    this.drop(address);
    this.kept.set(address, ready);
    this.bytes += weightOf(address, ready);
    while (this.bytes > MOST_BYTES) this.drop(this.kept.keys().next().value as string);
  }

  private drop(address: string): void {
    const known = this.kept.get(address);
    if (known === undefined) return;
    this.kept.delete(address);
    this.bytes -= weightOf(address, known);
  }
}

/** With room for both compressed copies. */
function weightOf(address: string, { body }: Ready): number {
  return address.length + 2 * body.length;
}

/** A copy that was compressed is another one, and has a tag of its own. */
function isKnown(header: string | undefined, tag: string): boolean {
  return header !== undefined && header.split(',').some((each) => [tag, '*'].includes(each.trim().replace(/^W\//, '').replace(/-(?:br|gzip)"$/, '"')));
}

function encodingFor(accept: string | string[] | undefined): Encoding | null {
  if (typeof accept !== 'string') return null;
  const taken = accept.toLowerCase().split(',').map((each) => each.trim()).filter((each) => !/;\s*q\s*=\s*0(?:\.0*)?$/.test(each)).map((each) => each.split(';', 1)[0]);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : null;
}

/** Sends an answer in the encoding that the caller takes, or says that it is unchanged; past all that works on answers on their way out, so that what it would add is added here. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: Ready): FastifyReply {
  const { headers, caller } = request;
  caller?.chargeTime();
  const limits = caller?.limits() ?? null;
  const isUnchanged = isKnown(headers['if-none-match'], ready.tag);
  const encoding = isUnchanged || ready.body.length < WORTH_COMPRESSING ? null : encodingFor(headers['accept-encoding']);
  const body = encoding === null ? ready.body : ready.compressed(encoding);
  const said = reply.getHeaders() as Record<string, string>;
  said['etag'] = encoding === null ? ready.tag : `${ready.tag.slice(0, -1)}-${encoding}"`;
  said['vary'] = 'accept-encoding';
  said['cache-control'] = ready.keeping;
  if (ready.link !== null) said['link'] = ready.link;
  if (limits !== null) {
    said['ratelimit-policy'] = limits.policy;
    said['ratelimit'] = limits.left;
  }
  if (!isUnchanged) {
    said['content-type'] = ready.type;
    said['content-length'] = String(body.length);
    if (encoding !== null) said['content-encoding'] = encoding;
  }
  reply.hijack();
  reply.raw.writeHead(isUnchanged ? 304 : 200, said);
  reply.raw.end(isUnchanged ? undefined : body);
  return reply;
}
