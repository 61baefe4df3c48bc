import type { LoggerService } from '@nestjs/common';
import { redacted } from '../http/redact';

/** As much of Fastify's logger as is needed. */
export interface LineLog {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  info(facts: object, message: string): void;
  debug(facts: object, message: string): void;
}

type Level = keyof LineLog;

/** Writes what Nest and the application say as lines of JSON, without secrets. */
export class JsonLog implements LoggerService {
  private started = false;

  constructor(private readonly lines: LineLog) {}

  /** Until then what is merely worth knowing is left out: a line for each module and route would bury what a person wants to read. */
  speakUp(): void {
    this.started = true;
  }

  log(message: unknown, ...more: unknown[]): void {
    if (this.started) this.write('info', message, more);
  }

  error(message: unknown, ...more: unknown[]): void {
    this.write('error', message, more);
  }

  warn(message: unknown, ...more: unknown[]): void {
    this.write('warn', message, more);
  }

  debug(message: unknown, ...more: unknown[]): void {
    this.write('debug', message, more);
  }

  verbose(message: unknown, ...more: unknown[]): void {
    this.write('debug', message, more);
  }

  fatal(message: unknown, ...more: unknown[]): void {
    this.write('error', message, more);
  }

  /** Nest puts who speaks last, and a stack before it. */
  private write(level: Level, message: unknown, more: readonly unknown[]): void {
    const said = more.filter((each): each is string => typeof each === 'string');
    const from = said[said.length - 1];
    const stack = said.length > 1 ? said[0] : undefined;
    const text = message instanceof Error ? (message.stack ?? message.message) : typeof message === 'string' ? message : JSON.stringify(message);
    this.lines[level]({ ...(from === undefined ? {} : { from }), ...(stack === undefined ? {} : { stack: redacted(stack) }) }, redacted(text));
  }
}
