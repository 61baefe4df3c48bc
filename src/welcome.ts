import type { Config } from './platform/config/config';
import { describeDatabase } from './platform/database/describe-database';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

/** What a person wants to open once the service runs. */
export function welcome(config: Config, port: number, firstKey: string | null): string {
  const host = EVERY_ADDRESS.has(config.host) ? 'localhost' : config.host;
  const base = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const database = config.databaseUrl === null ? `embedded, in ${config.dataDir}` : describeDatabase(config.databaseUrl);
  return [
    '',
    'Umpire is ready.',
    `  Service    ${base}`,
    `  API docs   ${base}/docs`,
    `  GraphQL    ${base}/graphql`,
    `  Rulesets   ${base}/v1/rulesets`,
    `  Health     ${base}/health/ready`,
    `  Database   ${database}`,
    ...(firstKey === null ? [] : ['', '  Your first key, shown this once; it may do everything:', `  Key        ${firstKey}`]),
    '',
  ].join('\n');
}
