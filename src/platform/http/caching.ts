import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

const PUBLIC = /^public\b/;
/** A copy that was compressed is another one, byte for byte, and has a tag of its own. */
const ENCODED = /-(?:br|gzip)"$/;

/** Gives every answer that may be kept a strong ETag, and spares those who have it the body. */
export function tagAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string' || !isPublic(reply)) return done(null, payload);
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    void reply.header('etag', tag).header('vary', 'accept-encoding');
    const known = request.headers['if-none-match'];
    if (known === undefined || !isKnown(known, tag)) return done(null, payload);
    void reply.status(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
}

/** To be called once compression is there: tells the tag of a compressed copy from that of the plain one. */
export function tagEncodings(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    route.onSend = [...[route.onSend ?? []].flat(), (_request, reply, payload, done) => {
      const encoding = reply.getHeader('content-encoding');
      const tag = reply.getHeader('etag');
      if (typeof encoding === 'string' && typeof tag === 'string' && isPublic(reply)) void reply.header('etag', `${tag.slice(0, -1)}-${encoding}"`);
      done(null, payload);
    }];
  });
}

function isPublic(reply: FastifyReply): boolean {
  const control = reply.getHeader('cache-control');
  return typeof control === 'string' && PUBLIC.test(control);
}

function isKnown(header: string, tag: string): boolean {
  return header.split(',').some((each) => {
    const one = each.trim().replace(/^W\//, '').replace(ENCODED, '"');
    return one === '*' || one === tag;
  });
}
