import { redacted } from '../http/redact';
import type { LogLevel } from '../config/config';

interface Child {
  child(bindings: object, options: object): unknown;
}

/** How Fastify writes lines of JSON: what it says of each request by itself only where something is wrong, since one line of ours tells the rest. */
export function fastifyLogs(level: LogLevel) {
  const ownLevel = level === 'silent' || level === 'error' ? level : 'warn';
  return {
    logger: {
      level,
      base: null,
      formatters: { level: (label: string) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, url: redacted(url) }) },
    },
    childLoggerFactory: (logger: Child, bindings: object, options: object) => logger.child(bindings, { ...options, level: ownLevel }) as never,
  };
}
