import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../support/database-child';
import { Service } from './service';

jest.setTimeout(120_000);

const ADMIN_KEY = `umk_${'only-for-this-test-'.repeat(2)}`;
const GAME = { ruleset: 'chainmail', setup: 'starter' };

describe('the service in operation', () => {
  let folder: string;
  let services: Service[];

  beforeEach(() => {
    folder = temporaryFolder();
    services = [];
  });
  afterEach(async () => {
    for (const service of services) await service.clear();
    rmSync(folder, { recursive: true, force: true });
  });

  function start(settings: Readonly<Record<string, string>> = {}): Service {
    const service = new Service({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), ADMIN_KEY, ...settings });
    services.push(service);
    return service;
  }

  async function make(address: string): Promise<{ id: string; creator: { token: string } }> {
    const answer = await fetch(`${address}/v1/sessions`, { method: 'POST', headers: { 'x-api-key': ADMIN_KEY, 'content-type': 'application/json' }, body: JSON.stringify(GAME) });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: string; creator: { token: string } };
  }

  test('logs a line of JSON for each request, with its id and without secrets; ends open streams when it is stopped', async () => {
    const service = start();
    const address = await service.ready();
    const { id, creator } = await make(address);
    const ticket = ((await (await fetch(`${address}/v1/sessions/${id}/tickets`, { method: 'POST', headers: { authorization: `Bearer ${creator.token}` } })).json()) as { ticket: string }).ticket;
    const stream = await fetch(`${address}/v1/sessions/${id}/stream?ticket=${ticket}`, { headers: { 'x-request-id': 'the-stream-1' } });
    expect(stream.status).toBe(200);
    await fetch(`${address}/v1/rulesets?x=1`, { headers: { 'x-request-id': 'asked-by-me' } });
    const ended = stream.text();
    expect(await service.stop()).toMatchObject({ code: 0, stderr: '' });
    expect(await ended).toContain('retry: 1000');
    const lines = service.stdout.split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(({ reqId }) => reqId === 'asked-by-me')).toMatchObject({ level: 'info', method: 'GET', url: '/v1/rulesets?x=1', route: '/v1/rulesets', status: 400, address: '127.0.0.1', key: null, ms: expect.any(Number), time: expect.stringMatching(/^\d{4}-/) });
    expect(lines.find(({ route }) => route === '/v1/sessions')).toMatchObject({ method: 'POST', status: 201, key: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    for (const secret of [ADMIN_KEY, creator.token, ticket]) expect(service.stdout).not.toContain(secret);
  });

  /** Every script that a service has loaded which left its coverage here. */
  const loaded = (): readonly string[] => readdirSync(join(folder, 'coverage')).flatMap((file) => (JSON.parse(readFileSync(join(folder, 'coverage', file), 'utf8')) as { result: { url: string }[] }).result.map(({ url }) => url));
  const TRACES = /@opentelemetry\/(?:sdk-trace-node|exporter-trace-otlp-http)\//;

  test('makes no traces unless it is told to, and does not even load what makes them', async () => {
    const service = start({ NODE_V8_COVERAGE: join(folder, 'coverage') });
    await fetch(`${await service.ready()}/v1/chainmail`);
    await service.stop();
    expect(loaded().filter((url) => TRACES.test(url))).toEqual([]);
    expect(loaded().some((url) => url.endsWith('/telemetry/tracing.ts'))).toBe(true);
  });

  test('sends traces where it is told to', async () => {
    const bodies: string[] = [];
    const collector: Server = createServer((asked, answer) => {
      asked.setEncoding('utf8').on('data', (text: string) => bodies.push(`${asked.url} ${text}`)).on('end', () => answer.setHeader('content-type', 'application/json').end('{}'));
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const service = start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, OTEL_SERVICE_NAME: 'umpire-east', NODE_V8_COVERAGE: join(folder, 'coverage') });
    const address = await service.ready();
    await fetch(`${address}/v1/chainmail`, { headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' } });
    expect(await service.stop()).toMatchObject({ code: 0, stderr: '' });
    await new Promise((resolve) => collector.close(resolve));
    const sent = bodies.join('\n');
    expect(sent).toContain('/v1/traces');
    expect(sent).toContain('GET /v1/:ruleset');
    expect(sent).toContain('0af7651916cd43dd8448eb211c80319c');
    expect(sent).toContain('umpire-east');
    expect(loaded().some((url) => TRACES.test(url))).toBe(true);
  });

  test('the embedded database is backed up by copying its folder while the service is stopped, and restored by putting it back', async () => {
    const first = start();
    const { id, creator } = await make(await first.ready());
    await first.stop();
    cpSync(join(folder, 'data'), join(folder, 'copy'), { recursive: true });
    rmSync(join(folder, 'data'), { recursive: true });
    cpSync(join(folder, 'copy'), join(folder, 'data'), { recursive: true });
    const second = start();
    const address = await second.ready();
    expect((await fetch(`${address}/v1/sessions/${id}`, { headers: { authorization: `Bearer ${creator.token}` } })).status).toBe(200);
    await second.stop();
  });

  test('npm run config prints the settings, hides secrets, and ends with 1 where one is wrong', () => {
    const root = join(__dirname, '..', '..');
    const config = (env: Record<string, string>) => execFileSync(process.execPath, ['-r', join(root, 'test', 'support', 'register-typescript.js'), join(root, 'scripts', 'config.ts')], { env: { PATH: process.env['PATH'] ?? '', ...env }, encoding: 'utf8', stdio: 'pipe' });
    const printed = config({ PORT: '8080', ADMIN_KEY });
    expect(printed).toMatch(/^PORT +8080 +set /m);
    expect(printed).not.toContain(ADMIN_KEY);
    expect(() => config({ PORT: 'many' })).toThrow(/PORT is "many"/);
  });
});
