import { SETTINGS } from './settings';
import { tellConfig } from './tell-config';

describe('the configuration as it is printed', () => {
  const secrets = { DATABASE_URL: 'postgres://u:hunter2@h/x', ADMIN_KEY: `umk_${'hunter2'.repeat(6)}`, REDIS_URL: 'redis://:hunter2@h', METRICS_TOKEN: 'hunter2hunter2hunter2' };

  test('every setting has its line, with its value and where it comes from', () => {
    const lines = tellConfig({ PORT: '8080', HOST: ' ' });
    expect(lines.map((line) => line.split(' ')[0])).toEqual(Object.keys(SETTINGS));
    expect(lines[0]).toMatch(/^PORT +8080 +set +port to listen on/);
    expect(lines[1]).toMatch(/^HOST +0\.0\.0\.0 +default +address/);
  });

  test('secrets are hidden, and nothing of them is told', () => {
    const told = tellConfig(secrets);
    expect(told.filter((line) => /^\S+ +\(hidden\) +set /.test(line)).map((line) => line.split(' ')[0])).toEqual(['DATABASE_URL', 'ADMIN_KEY', 'REDIS_URL', 'METRICS_TOKEN']);
    expect(told.join('\n')).not.toContain('hunter2');
  });

  test('of an address that may hold a password the rest is told', () => {
    const told = tellConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces:hunter@2@collector:4318/x' }).join('\n');
    expect(told).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT +https:\/\/\(hidden\)@collector:4318\/x +set /m);
    expect(told).not.toContain('hunter');
  });
});
