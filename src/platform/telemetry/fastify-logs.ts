import { redacted } from '../http/redact';
import type { LogLevel } from '../config/config';

interface Child {
  child(bindings: object, options?: object): Child;
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
    childLoggerFactory: childrenAt(ownLevel),
  };
}

/** Each request's own logger, made from one that has its level already: to change the level of each costs more than all else that a small answer takes of us. */
function childrenAt(level: LogLevel) {
  let quieter: Child | null = null;
  return (logger: Child, bindings: object) => (quieter ??= logger.child({}, { level })).child(bindings) as never;
}
