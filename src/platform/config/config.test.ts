import { join } from 'node:path';
import { readConfig, type Settings } from './config';
import { projectRoot } from './project-root';
import { SETTINGS } from './settings';
import { StartFault } from './start-fault';

function faultsOf(env: Settings): readonly string[] {
  try {
    readConfig(env);
  } catch (fault) {
    if (fault instanceof StartFault) return fault.sentences;
    throw fault;
  }
  return [];
}

describe('readConfig', () => {
  test('nothing set: port 3000 on every address, an embedded database in the data folder of the project', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      databaseUrl: null,
      dataDir: join(projectRoot, 'data'),
      environment: 'development',
      role: 'all',
      logLevel: 'info',
      adminKey: null,
      trustProxy: false,
      limits: { address: 600, key: 6000 },
      redisUrl: null,
      metricsToken: null,
      tracesUrl: null,
      tracedAs: 'umpire',
      statementMs: 10_000,
      drainMs: 10_000,
      keepDays: 0,
      webhooksToPrivate: false,
    });
  });

  test('every setting is taken from the environment', () => {
    const databaseUrl = 'postgresql://umpire:secret@db.example:6432/games';
    const adminKey = `umk_${'a'.repeat(43)}`;
    const env = {
      PORT: '8080', HOST: '::1', DATABASE_URL: databaseUrl, DATA_DIR: '/srv/umpire', NODE_ENV: 'production', ROLE: 'worker', LOG_LEVEL: 'debug', ADMIN_KEY: adminKey, TRUST_PROXY: '2', LIMIT_ADDRESS: '60', LIMIT_KEY: '0',
      REDIS_URL: 'redis://cache:6379', METRICS_TOKEN: 'sixteen-or-more-of-them', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SERVICE_NAME: 'umpire-east', STATEMENT_TIMEOUT_MS: '2000', DRAIN_SECONDS: '30', KEEP_DAYS: '90', WEBHOOKS_TO_PRIVATE: 'yes',
    };
    expect(Object.keys(env).sort()).toEqual(Object.keys(SETTINGS).sort());
    expect(readConfig(env)).toEqual({
      port: 8080, host: '::1', databaseUrl, dataDir: '/srv/umpire', environment: 'production', role: 'worker', logLevel: 'debug', adminKey, trustProxy: 2, limits: { address: 60, key: 0 },
      redisUrl: 'redis://cache:6379', metricsToken: 'sixteen-or-more-of-them', tracesUrl: 'http://collector:4318', tracedAs: 'umpire-east', statementMs: 2000, drainMs: 30_000, keepDays: 90, webhooksToPrivate: true,
    });
  });

  test('a blank setting counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DATA_DIR: '' })).toEqual(readConfig({}));
  });

  test.each(['api', 'worker'])('a node that is to be %s alone needs a database that others reach too', (role) => {
    expect(faultsOf({ ROLE: role })).toEqual([`ROLE is "${role}", but without DATABASE_URL there is one node, which has to do all.`]);
  });

  test('a relative data folder is taken from the project root', () => {
    expect(readConfig({ DATA_DIR: 'tmp/games' }).dataDir).toBe(join(projectRoot, 'tmp', 'games'));
  });

  test('a database behind a Unix socket is accepted', () => {
    expect(faultsOf({ DATABASE_URL: 'postgres:///games?host=/var/run/postgresql' })).toEqual([]);
  });

  test('the configuration cannot be changed afterwards', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  test.each(['80a', '-1', '65536', '1.5', '0x50', '99999999999'])('PORT %s is refused with what would be right', (port) => {
    expect(faultsOf({ PORT: port })).toEqual([`PORT is "${port}", but must be a whole number from 0 to 65535.`]);
  });

  test.each(['http://localhost', 'local host', 'localhost:3000', '-x'])('HOST %s is refused', (host) => {
    expect(faultsOf({ HOST: host })).toEqual([expect.stringContaining(`HOST is "${host}", but must be an IP address`)]);
  });

  test('every bad setting is told at once, one sentence each', () => {
    const faults = faultsOf({ PORT: 'many', HOST: 'a b', DATABASE_URL: 'mysql://x', NODE_ENV: 'prod', LOG_LEVEL: 'loud' });
    expect(faults).toEqual([
      'PORT is "many", but must be a whole number from 0 to 65535.',
      'HOST is "a b", but must be an IP address or a host name alone, such as 0.0.0.0 or localhost.',
      'DATABASE_URL starts with "mysql:", but must look like postgres://user:password@host:5432/database.',
      'NODE_ENV is "prod", but must be one of: development, test, production.',
      'LOG_LEVEL is "loud", but must be one of: silent, error, warn, info, debug.',
    ]);
  });

  test.each<readonly [name: string, value: string]>([
    ['ADMIN_KEY', 'hunter2'], ['ADMIN_KEY', `ump_${'a'.repeat(43)}`], ['METRICS_TOKEN', 'hunter2'], ['REDIS_URL', 'http://u:hunter2@h'], ['REDIS_URL', 'redis://u:hunter2@h/games'], ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://u:hunter2@h'],
  ])('a bad %s is refused without showing it', (name, value) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toEqual([expect.stringContaining(`${name} must`)]);
    expect(faults.join()).not.toContain(value);
  });

  test.each(['x'.repeat(101), 'two\nlines'])('OTEL_SERVICE_NAME may not be %j', (name) => {
    expect(faultsOf({ OTEL_SERVICE_NAME: name })).toEqual(['OTEL_SERVICE_NAME must have 1 to 100 visible characters.']);
  });

  test.each(['1', '10.0.0.0/8', '127.0.0.1, ::1/128', '192.168.1.1'])('TRUST_PROXY may be %s', (value) => {
    expect(faultsOf({ TRUST_PROXY: value })).toEqual([]);
  });

  test.each(['11', 'true', 'localhost', '10.0.0.0/33', '10.0.0.1,'])('TRUST_PROXY may not be %s', (value) => {
    expect(faultsOf({ TRUST_PROXY: value })).toEqual([expect.stringContaining('TRUST_PROXY')]);
  });

  test.each(['postgres://u:hunter2@', 'postgres://u:hunter2#@/x', 'mysql://u:hunter2@h/x', 'u:hunter2@h'])(
    'a bad DATABASE_URL never shows its password',
    (url) => {
      const faults = faultsOf({ DATABASE_URL: url });
      expect(faults).toHaveLength(1);
      expect(faults.join()).not.toContain('hunter2');
    },
  );
});
