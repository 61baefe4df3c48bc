import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { tagAnswers, tagEncodings } from './caching';

const DAY_SECONDS = 86_400;
const WORTH_COMPRESSING = 1024;
/** Beyond this a little smaller costs a lot more time. */
const BROTLI_QUALITY = 4;
const EXPOSED = ['Content-Disposition', 'ETag', 'Link', 'Location', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id'];

/** What browsers need: any page may ask, without cookies; answers are compressed and may be kept where they say so. */
export async function mindManners(server: FastifyInstance): Promise<void> {
  await server.register(cors, { origin: '*', credentials: false, methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], exposedHeaders: EXPOSED, maxAge: DAY_SECONDS, cacheControl: DAY_SECONDS });
  tagAnswers(server);
  await server.register(compress, { global: true, threshold: WORTH_COMPRESSING, encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });
  tagEncodings(server);
}
