import { resolve } from 'node:path';
import { projectRoot } from './project-root';
import { hostFault, numberFault, oneOfFault, postgresUrlFault } from './setting-faults';
import { StartFault } from './start-fault';

export const ENVIRONMENTS = ['development', 'test', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Null: the service keeps its own Postgres in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly environment: Environment;
  readonly logLevel: LogLevel;
}

export type Settings = Readonly<Record<string, string | undefined>>;

/** Reads every setting; a bad one never stops the reading, so that all faults are told at once. */
export function readConfig(env: Settings): Config {
  const faults: string[] = [];
  const read = (name: string, otherwise: string, faultOf: (name: string, value: string) => string | null): string => {
    // A blank value is what an unset variable becomes in compose files and scripts.
    const value = env[name]?.trim() || otherwise;
    const fault = faultOf(name, value);
    if (fault !== null) faults.push(fault);
    return value;
  };

  const config: Config = Object.freeze({
    port: Number(read('PORT', '3000', numberFault(0, 65_535))),
    host: read('HOST', '0.0.0.0', hostFault),
    databaseUrl: read('DATABASE_URL', '', (name, value) => (value === '' ? null : postgresUrlFault(name, value))) || null,
    dataDir: resolve(projectRoot, read('DATA_DIR', 'data', () => null)),
    environment: read('NODE_ENV', 'development', oneOfFault(ENVIRONMENTS)) as Environment,
    logLevel: read('LOG_LEVEL', 'info', oneOfFault(LOG_LEVELS)) as LogLevel,
  });

  if (faults.length > 0) throw new StartFault(...faults);
  return config;
}
