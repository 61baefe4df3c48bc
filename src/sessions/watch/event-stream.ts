import type { ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import { type Follower, HEARTBEAT_MS } from './follower';
import type { Voice } from './voices';

/** Writes a log as it grows to a response. */
export class EventStream {
  private readonly logger = new Logger('stream');

  constructor(
    private readonly follower: Follower,
    private readonly response: ServerResponse,
    private readonly voice: Voice,
  ) {}

  async send(): Promise<void> {
    const { follower, response, voice } = this;
    response.on('close', () => follower.end());
    response.writeHead(200, { 'content-type': voice.type, 'cache-control': 'no-store', connection: 'keep-alive', 'x-accel-buffering': 'no' });
    response.flushHeaders();
    if (voice.greeting !== '') response.write(voice.greeting);
    const timer = setInterval(() => response.write(voice.heartbeat), HEARTBEAT_MS).unref();
    try {
      for await (const entry of follower) {
        response.write(voice.entry(entry));
        if (response.writableNeedDrain) await drained(response);
      }
      if (follower.complete) response.write(voice.end(follower.version));
    } catch (fault) {
      this.logger.warn(fault instanceof Error ? fault.message : String(fault));
    } finally {
      clearInterval(timer);
      response.end();
    }
  }
}

/** Waits for a slow reader, or until it is gone. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      response.off('drain', go).off('close', go);
      resolve();
    };
    response.on('drain', go).on('close', go);
  });
}
