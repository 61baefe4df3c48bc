import { resolve } from 'node:path';
import { projectRoot } from './project-root';
import { type Environment, type LogLevel, type Role, type SettingName, SETTINGS } from './settings';
import { StartFault } from './start-fault';

export type { Environment, LogLevel } from './settings';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Null: the service keeps its own Postgres in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly environment: Environment;
  readonly role: Role;
  readonly logLevel: LogLevel;
  readonly adminKey: string | null;
  /** Which proxies are believed about the address of a caller, as Fastify takes it. */
  readonly trustProxy: false | number | string;
  /** What may be spent a minute without and with a key; 0 is no limit. */
  readonly limits: { readonly address: number; readonly key: number };
  readonly redisUrl: string | null;
  readonly metricsToken: string | null;
  readonly tracesUrl: string | null;
  readonly tracedAs: string;
  readonly statementMs: number;
  readonly drainMs: number;
  /** How many days sessions are kept that nobody touches; 0 for ever. */
  readonly keepDays: number;
  /** Whether webhooks may be sent into one's own network. */
  readonly webhooksToPrivate: boolean;
}

export type Settings = Readonly<Record<string, string | undefined>>;

/** Reads every setting; a bad one never stops the reading, so that all faults are told at once. */
export function readConfig(env: Settings): Config {
  const faults: string[] = [];
  const read = (name: SettingName): string => {
    const value = settingOf(env, name);
    const fault = SETTINGS[name].faultOf(name, value);
    if (fault !== null) faults.push(fault);
    return value;
  };

  const config: Config = Object.freeze({
    port: Number(read('PORT')),
    host: read('HOST'),
    databaseUrl: read('DATABASE_URL') || null,
    dataDir: resolve(projectRoot, read('DATA_DIR')),
    environment: read('NODE_ENV') as Environment,
    role: read('ROLE') as Role,
    logLevel: read('LOG_LEVEL') as LogLevel,
    adminKey: read('ADMIN_KEY') || null,
    trustProxy: proxies(read('TRUST_PROXY')),
    limits: Object.freeze({ address: Number(read('LIMIT_ADDRESS')), key: Number(read('LIMIT_KEY')) }),
    redisUrl: read('REDIS_URL') || null,
    metricsToken: read('METRICS_TOKEN') || null,
    tracesUrl: read('OTEL_EXPORTER_OTLP_ENDPOINT') || null,
    tracedAs: read('OTEL_SERVICE_NAME'),
    statementMs: Number(read('STATEMENT_TIMEOUT_MS')),
    drainMs: Number(read('DRAIN_SECONDS')) * 1000,
    keepDays: Number(read('KEEP_DAYS')),
    webhooksToPrivate: read('WEBHOOKS_TO_PRIVATE') === 'yes',
  });

  if (config.role !== 'all' && config.databaseUrl === null) faults.push(`ROLE is "${config.role}", but without DATABASE_URL there is one node, which has to do all.`);
  if (faults.length > 0) throw new StartFault(...faults);
  return config;
}

/** A setting as it counts: a blank value is what an unset variable becomes in compose files and scripts. */
export function settingOf(env: Settings, name: SettingName): string {
  return env[name]?.trim() || SETTINGS[name].otherwise;
}

function proxies(value: string): false | number | string {
  if (value === '' || value === '0') return false;
  return /^\d+$/.test(value) ? Number(value) : value;
}
