import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serviceForTests } from '../support/service';
import { nodesForTests } from '../support/sessions/service';
import { make } from '../support/sessions/player';
import { HOTSEAT } from '../support/sessions/setups';

jest.setTimeout(60_000);

const ORIGIN = 'https://tabletop.example';

describe('a page on another origin', () => {
  const service = serviceForTests();
  const nodes = nodesForTests();

  test('may ask anything without cookies, and need not ask for leave again for a day', async () => {
    for (const path of ['/v1/battlesystem/resolve/attack', '/v1/sessions', '/graphql']) {
      const { status, headers } = await service.ask().options(path).set({ origin: ORIGIN, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization, content-type, idempotency-key' });
      expect([path, status, headers['access-control-allow-origin'], headers['access-control-max-age']]).toEqual([path, 204, '*', '86400']);
      expect(headers['access-control-allow-headers']).toBe('authorization, content-type, idempotency-key');
      expect(headers['access-control-allow-methods']).toContain('POST');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  test('reads answers and the headers it needs, also of problems', async () => {
    const answers = [await service.ask().get('/v1/rulesets').set('origin', ORIGIN), await service.ask().get('/v1/checkers').set('origin', ORIGIN), await service.ask().get('/v1/rulesets?x=1').set('origin', ORIGIN), await service.ask().post('/v1/sessions').set('origin', ORIGIN).send({}), await service.ask().get('/nowhere').set('origin', ORIGIN)];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 401, 404]);
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe('*');
      for (const name of ['Content-Disposition', 'ETag', 'Link', 'Location', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id']) expect(headers['access-control-expose-headers']).toContain(name);
    }
  });

  test('may watch a game, and the stream is not compressed', async () => {
    const { id } = await make(nodes.node, HOTSEAT);
    const watching = new AbortController();
    const answer = await fetch(`${nodes.node.address}/v1/sessions/${id}/stream`, { headers: { origin: ORIGIN, 'accept-encoding': 'gzip, br' }, signal: watching.signal });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('access-control-allow-origin'), answer.headers.get('content-encoding')]).toEqual([200, 'text/event-stream; charset=utf-8', '*', null]);
    const { value } = await answer.body!.getReader().read();
    expect(Buffer.from(value!).toString()).toBe('retry: 1000\n\n');
    watching.abort();
  });

  test('gets plain JSON in place of problem+json if that is all it takes', async () => {
    const types = async (accept: string) => (await service.ask().get('/v1/checkers').set('accept', accept)).type;
    expect(await types('application/json')).toBe('application/json');
    expect(await types('application/json, text/plain;q=0.5')).toBe('application/json');
    for (const accept of ['*/*', 'application/problem+json', 'application/json, */*']) expect(await types(accept)).toBe('application/problem+json');
  });
});

describe('answers over the wire', () => {
  const service = serviceForTests();
  const raw = async (path: string, headers: Record<string, string>) => service.app.inject({ method: 'GET', url: path, headers });

  test('are compressed from a kilobyte on, as the client likes it', async () => {
    const plain = await raw('/v1/rulesets', {});
    expect([plain.headers['content-encoding'], plain.payload.length > 1024]).toEqual([undefined, true]);
    for (const [accepted, encoding, unpacked] of [['br, gzip', 'br', brotliDecompressSync], ['gzip', 'gzip', gunzipSync]] as const) {
      const packed = await raw('/v1/rulesets', { 'accept-encoding': accepted });
      expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual([encoding, expect.stringContaining('accept-encoding')]);
      expect(unpacked(packed.rawPayload).toString()).toBe(plain.payload);
      expect(packed.rawPayload.length).toBeLessThan(plain.payload.length);
    }
    expect((await raw('/v1/battlesystem/rules/BS-AR-01', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  test('that may be kept have a strong tag, one for each encoding, and are not sent twice', async () => {
    for (const path of ['/v1/rulesets', '/v1/battlesystem', '/v1/battlesystem/rules?first=5', '/v1/chainmail/rules/CM-MORALE-02']) {
      const first = await raw(path, {});
      const tag = String(first.headers['etag']);
      expect([first.statusCode, first.headers['cache-control'], /^"[\w-]{22}"$/.test(tag)]).toEqual([200, 'public, max-age=300', true]);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await raw(path, { 'if-none-match': known });
        expect([again.statusCode, again.payload, again.headers['etag'], again.headers['cache-control']]).toEqual([304, '', tag, 'public, max-age=300']);
      }
      expect((await raw(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
    const packed = await raw('/v1/rulesets', { 'accept-encoding': 'br' });
    const plain = await raw('/v1/rulesets', {});
    expect(packed.headers['etag']).toBe(String(plain.headers['etag']).replace(/"$/, '-br"'));
    expect((await raw('/v1/rulesets', { 'accept-encoding': 'br', 'if-none-match': String(packed.headers['etag']) })).statusCode).toBe(304);
  });

  test('that may not be kept have none', async () => {
    for (const path of ['/v1/sessions', '/health/live', '/v1/checkers']) {
      const answer = await raw(path, {});
      expect([path, answer.headers['etag'], answer.headers['cache-control']]).toEqual([path, undefined, 'no-store']);
    }
  });
});
