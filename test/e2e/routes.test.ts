import { ReadDocument } from '../support/openapi';
import { serviceForTests } from '../support/service';

jest.setTimeout(60_000);

/** Figures for those who run the service, and the places that tell which procedures and kinds there are instead of those that are not. */
const BESIDE = ['GET /v1/:ruleset/catalog/:kind', 'GET /v1/:ruleset/catalog/:kind/:slug', 'GET /metrics', 'GET /v1/:ruleset/resolve/:procedure', 'GET /v1/:ruleset/odds/:procedure', 'POST /v1/:ruleset/resolve/:procedure', 'POST /v1/:ruleset/odds/:procedure'];

describe('the inventory of routes', () => {
  const service = serviceForTests();
  let read: ReadDocument;
  let text: string;

  beforeAll(async () => {
    ({ text } = await service.ask().get('/openapi.json'));
    read = new ReadDocument(text);
  });

  test('is the document: nothing answers that it does not name, and nothing is named that does not answer', () => {
    const named = read.operations.map(([title]) => title.replace(/\{(\w+)\}/g, ':$1')).sort();
    expect(routes().filter((route) => !BESIDE.includes(route))).toEqual(named);
  });

  test('every operation that counts its callers documents 401, 403 and 429 with when to come again', () => {
    const counted = read.operations.filter(([title]) => / \/v1\//.test(title));
    expect(counted.length).toBeGreaterThan(70);
    for (const [title, { responses }] of counted) {
      expect([title, Object.keys(responses)]).toEqual([title, expect.arrayContaining(['401', '403', '429'])]);
      expect(Object.keys((responses['429'] as { headers?: object }).headers ?? {})).toEqual(['RateLimit', 'RateLimit-Policy', 'Retry-After']);
    }
  });

  test('no operation takes an address for the service to call, but the one that adds a webhook', () => {
    const taken = new Set<string>();
    const collect = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      for (const name of Object.keys((part as { properties?: object }).properties ?? {})) taken.add(name);
      expect(String((part as { format?: unknown }).format)).not.toMatch(/^(?:uri|url|iri|hostname|ipv)/);
      for (const [name, each] of Object.entries(part)) if (name !== 'example' && name !== 'examples') collect(each);
    };
    collect(JSON.parse(text));
    expect(taken.size).toBeGreaterThan(300);
    expect([...taken].filter((name) => /^ur[il]|Ur[il]|webhook|callback|hostname|endpoint/.test(name))).toEqual(['url']);
    const takers = Object.entries((JSON.parse(text) as { components: { schemas: Record<string, { properties?: object }> } }).components.schemas).filter(([, { properties }]) => properties !== undefined && 'url' in properties);
    expect(takers.map(([name]) => name).sort()).toEqual(['NewSessionWebhook', 'NewWebhook', 'SessionWebhook']);
  });

  test('no answer names what serves it, and every one forbids guessing its type', async () => {
    for (const path of ['/v1/rulesets', '/nowhere', '/docs', '/metrics', '/openapi.json']) {
      const { headers } = await service.ask().get(path);
      expect([path, headers['server'], headers['x-powered-by'], headers['x-content-type-options']]).toEqual([path, undefined, undefined, 'nosniff']);
    }
  });

  test('a request that arrives too slowly is not waited for', () => {
    const { requestTimeout, headersTimeout } = service.app.getHttpServer() as { requestTimeout: number; headersTimeout: number };
    expect([requestTimeout, headersTimeout > 0 && headersTimeout <= 60_000]).toEqual([30_000, true]);
  });

  function routes(): readonly string[] {
    const path: string[] = [];
    const found: string[] = [];
    for (const line of service.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false }).split('\n')) {
      const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? [];
      path.splice(indent.length / 4, path.length, part);
      const whole = path.join('').replace(/(.)\/$/, '$1');
      if (/^\/(?:v1|health|metrics)\b/.test(whole)) for (const method of methods?.split(', ') ?? []) if (method !== 'HEAD') found.push(`${method} ${whole}`);
    }
    return [...new Set(found)].sort();
  }
});
