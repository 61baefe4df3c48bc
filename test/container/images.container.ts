import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { SETTINGS } from '../../src/platform/config/settings';
import { Service } from '../start/service';
import { Cluster } from '../support/cluster/cluster';
import { root } from '../../scripts/source-files';
import { commandIn, environmentOf, said, type Stage, stagesOf } from './dockerfile';
import { Image } from './image';

jest.setTimeout(600_000);

interface ComposeService {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
}

const compose = load(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as { readonly services: Readonly<Record<string, ComposeService>>; readonly volumes: object };
const stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const [build, delivered] = stages as readonly [Stage, Stage];
const ADMIN_KEY = `umk_${'container-tests-'.repeat(3)}`;

describe('the Dockerfile', () => {
  test('has a stage that builds and one that is delivered, both of a Node that the package allows', () => {
    expect(stages.map(({ image, name }) => [image, name])).toEqual([['node:20-slim', 'build'], ['node:20-slim', null]]);
  });

  test('delivers what runs as a user without rights, says how its health is, and keeps its data in a volume', () => {
    expect(said(delivered, 'USER')).toEqual(['node']);
    expect(said(delivered, 'HEALTHCHECK')).toHaveLength(1);
    expect(said(delivered, 'EXPOSE')).toEqual([SETTINGS.PORT.otherwise]);
    expect(said(delivered, 'VOLUME')).toEqual([environmentOf(delivered)['DATA_DIR']]);
    expect(delivered.instructions.findIndex(({ word }) => word === 'USER')).toBeLessThan(delivered.instructions.findIndex(({ word }) => word === 'CMD'));
  });

  test('sets nothing but settings, and none that is secret', () => {
    for (const name of Object.keys(environmentOf(delivered))) expect([name, (SETTINGS as Readonly<Record<string, { secret?: true }>>)[name]?.secret ?? false]).toEqual([name, false]);
    expect(stages.flatMap((stage) => said(stage, 'ARG'))).toEqual([]);
  });
});

describe('docker-compose.yml', () => {
  const { services } = compose;

  test('has a Postgres, a node of the API and a worker, each waiting for whom it needs', () => {
    expect(Object.keys(services)).toEqual(['database', 'api', 'worker']);
    expect(services['database']!.healthcheck!.test).toContain('pg_isready -U umpire -d umpire');
    expect([services['api']!.environment!['ROLE'], services['worker']!.environment!['ROLE']]).toEqual(['api', 'worker']);
    expect([services['api']!.depends_on, services['worker']!.depends_on]).toEqual([{ database: { condition: 'service_healthy' } }, { api: { condition: 'service_healthy' } }]);
    expect([services['api']!.ports, services['worker']!.ports]).toEqual([['${PORT:-3000}:3000'], undefined]);
  });

  test('sets nothing but settings, and names the database as it is made', () => {
    for (const name of ['api', 'worker']) {
      const { environment = {}, build: from } = services[name]!;
      expect(from).toBe('.');
      expect(Object.keys(environment).filter((each) => !(each in SETTINGS))).toEqual([]);
      const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: database } = services['database']!.environment!;
      expect(environment['DATABASE_URL']).toBe(`postgres://${user}:${password}@database:5432/${database}`);
    }
  });
});

describe('what both say, done in a clean clone', () => {
  let folder: string;
  let image: string;
  let cluster: Cluster;
  const running: Service[] = [];

  /** A container of a service: its command in its folder, with the environment of the image and of compose. */
  async function start(name: string): Promise<string> {
    const environment = { ...environmentOf(delivered), ...compose.services[name]!.environment, DATABASE_URL: cluster.url, DATA_DIR: join(image, 'data'), ADMIN_KEY, HOST: '127.0.0.1', PORT: '0' };
    const [command, ...words] = commandIn(said(delivered, 'CMD')[0]!);
    expect(command).toBe('node');
    const service = new Service(environment, words.map((word) => (word.startsWith('--') ? word : join(image, word))));
    running.push(service);
    return service.ready();
  }

  function isHealthy(address: string): boolean {
    const [command = '', ...words] = commandIn(said(delivered, 'HEALTHCHECK')[0]!);
    try {
      execFileSync(command, words, { env: { PATH: process.env['PATH'] ?? '', PORT: new URL(address).port }, stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'umpire-container-'));
    const context = join(folder, 'context');
    mkdirSync(context);
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, context]);
    const made = new Image(context, folder);
    for (const [index, stage] of stages.entries()) image = made.build(stage, index);
    cluster = await Cluster.make();
  });
  afterAll(async () => {
    for (const service of running) await service.clear();
    await cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the image has the service and what it runs with, and nothing that only builds or tests it', () => {
    const has = (path: string): boolean => execFileSync('sh', ['-c', `test -e "$1" && echo yes || echo no`, 'sh', join(image, path)], { encoding: 'utf8' }).trim() === 'yes';
    expect(['dist/main.js', 'migrations', 'openapi/schema.graphql', 'package.json', 'node_modules/@nestjs/core'].filter((path) => !has(path))).toEqual([]);
    expect(['test', '.git', 'node_modules/jest', 'node_modules/typescript', 'node_modules/@swc/core'].filter(has)).toEqual([]);
    expect(said(build, 'RUN').join(' ')).toContain('npm ci');
  });

  test('a node of the API and a worker start on one Postgres, are healthy, and play a game between them', async () => {
    const api = await start('api');
    const worker = await start('worker');
    expect([isHealthy(api), isHealthy(worker), isHealthy('http://127.0.0.1:1')]).toEqual([true, true, false]);
    expect((await fetch(`${worker}/v1/rulesets`)).status).toBe(404);
    const post = async (path: string, token: string, body: object) => (await (await fetch(`${api}${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()) as { id: string; creator: { token: string } };
    const { id, creator } = await post('/v1/sessions', ADMIN_KEY, { ruleset: 'chainmail', setup: 'starter', public: true, seats: { naresh: { bot: 'greedy' }, thalos: { bot: 'greedy' } } });
    await post(`/v1/sessions/${id}/start`, creator.token, {});
    for (let tries = 0; ; tries++) {
      const { version } = (await (await fetch(`${api}/v1/sessions/${id}`)).json()) as { version: number };
      if (version > 5) break;
      if (tries > 300) throw new Error(`the worker does not play: version ${version}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    for (const service of running) expect(await service.stop()).toMatchObject({ code: 0, stderr: '' });
  });
});
