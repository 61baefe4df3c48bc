import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const PLAIN_JSON = 'application/json; charset=utf-8';
const WORTH_COMPRESSING = 1024;
const BROTLI_QUALITY = 5;
const LONGEST_TEXT = 16 * 1024;
/** How much is kept ready, in bytes. */
const MOST_BYTES = 32 * 1024 * 1024;

type Encoding = 'br' | 'gzip';

/** An answer as bytes, compressed when first asked for so. */
export class Ready {
  readonly tag: string;
  private text: Buffer | string | null = null;
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

  /** What is written after the head: a short text in one piece with it, which costs the system less than two pieces do. */
  get plain(): Buffer | string {
    return (this.text ??= this.body.length <= LONGEST_TEXT ? this.body.toString() : this.body);
  }

  compressed(encoding: Encoding): Buffer {
    if (encoding === 'gzip') return (this.gzip ??= gzipSync(this.body));
    return (this.br ??= brotliCompressSync(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length } }));
  }
}

/** Answers that never change while the process lives, by address. When half the room is used up, those that nobody has asked for since it last was are forgotten. */
export class ReadyAnswers {
  private asked = new Map<string, Ready>();
  private before: ReadonlyMap<string, Ready> = new Map();
  private bytes = 0;

  find(address: string): Ready | null {
    const found = this.asked.get(address);
    if (found !== undefined) return found;
    const known = this.before.get(address) ?? null;
    if (known !== null) this.keep(address, known);
    return known;
  }

  keep(address: string, ready: Ready): void {
    this.asked.set(address, ready);
    this.bytes += weightOf(address, ready);
    if (this.bytes <= MOST_BYTES / 2) return;
    this.before = this.asked;
    this.asked = new Map();
    this.bytes = 0;
  }
}

/** With room for its copies, as text and compressed. */
function weightOf(address: string, { body }: Ready): number {
  return address.length + 3 * body.length;
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
  const packed = encoding === null ? null : ready.compressed(encoding);
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
    said['content-length'] = String((packed ?? ready.body).length);
    if (encoding !== null) said['content-encoding'] = encoding;
  }
  reply.hijack();
  reply.raw.writeHead(isUnchanged ? 304 : 200, said);
  reply.raw.end(isUnchanged ? undefined : (packed ?? ready.plain));
  return reply;
}
