import { adminKeyFault, httpUrlFault, type FaultOf, hostFault, nameFault, noFault, numberFault, oneOfFault, postgresUrlFault, proxyFault, redisUrlFault, tokenFault, unless } from './setting-faults';

export const ENVIRONMENTS = ['development', 'test', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** One setting: what it is without being set, what it means, and what may be wrong with it. */
export interface Setting {
  readonly otherwise: string;
  readonly about: string;
  readonly faultOf: FaultOf;
  /** Whether its value is never shown. */
  readonly secret?: true;
}

const LONGEST_MINUTE = 100_000_000;

/** Every setting by the name of its environment variable. */
export const SETTINGS = {
  PORT: { otherwise: '3000', about: 'port to listen on; 0 takes a free one', faultOf: numberFault(0, 65_535) },
  HOST: { otherwise: '0.0.0.0', about: 'address to listen on', faultOf: hostFault },
  DATABASE_URL: { otherwise: '', about: 'a Postgres to use; without it the service keeps its own', faultOf: unless('', postgresUrlFault), secret: true },
  DATA_DIR: { otherwise: 'data', about: "folder of the service's own database; relative to the project", faultOf: noFault },
  NODE_ENV: { otherwise: 'development', about: ENVIRONMENTS.join(', '), faultOf: oneOfFault(ENVIRONMENTS) },
  ROLE: { otherwise: 'all', about: 'what this node does: all; api, which leaves bots to workers; or worker, which plays them and answers monitors alone', faultOf: oneOfFault(ROLES) },
  LOG_LEVEL: { otherwise: 'info', about: LOG_LEVELS.join(', '), faultOf: oneOfFault(LOG_LEVELS) },
  ADMIN_KEY: { otherwise: '', about: 'a secret key with every scope that is valid from the start on', faultOf: unless('', adminKeyFault), secret: true },
  TRUST_PROXY: { otherwise: '', about: 'proxies whose X-Forwarded-For is believed: how many, or their addresses', faultOf: unless('', proxyFault) },
  LIMIT_ADDRESS: { otherwise: '600', about: 'what an address without a key may spend a minute; 0 sets no limit', faultOf: numberFault(0, LONGEST_MINUTE) },
  LIMIT_KEY: { otherwise: '6000', about: 'what a key may spend a minute; 0 sets no limit', faultOf: numberFault(0, LONGEST_MINUTE) },
  REDIS_URL: { otherwise: '', about: 'a Redis through which nodes share limits; without it they share them through Postgres', faultOf: unless('', redisUrlFault), secret: true },
  METRICS_TOKEN: { otherwise: '', about: 'bearer token that opens /metrics from anywhere', faultOf: unless('', tokenFault), secret: true },
  OTEL_EXPORTER_OTLP_ENDPOINT: { otherwise: '', about: 'where traces are sent by OTLP over HTTP; none are made without it', faultOf: unless('', httpUrlFault) },
  OTEL_SERVICE_NAME: { otherwise: 'umpire', about: 'what the service is called in traces', faultOf: nameFault },
  STATEMENT_TIMEOUT_MS: { otherwise: '10000', about: 'how long a statement may take in the database', faultOf: numberFault(100, 600_000) },
  KEEP_DAYS: { otherwise: '0', about: 'after how many days sessions are deleted that nobody has touched; of public games that have ended the log stays; 0 keeps all', faultOf: numberFault(0, 36_500) },
  WEBHOOKS_TO_PRIVATE: { otherwise: 'no', about: "yes lets webhooks go to private addresses and without TLS, into one's own network", faultOf: oneOfFault(['yes', 'no']) },
  DRAIN_SECONDS: { otherwise: '10', about: 'how long requests may take to finish when the service is stopped', faultOf: numberFault(0, 600) },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;
