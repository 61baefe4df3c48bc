import type { ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import { type Follower, HEARTBEAT_MS } from './follower';

/** Writes a log as it grows to a response, as server-sent events. */
export class EventStream {
  private readonly logger = new Logger('stream');

  constructor(
    private readonly follower: Follower,
    private readonly response: ServerResponse,
  ) {}

  async send(): Promise<void> {
    const { follower, response } = this;
    response.on('close', () => follower.end());
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', connection: 'keep-alive', 'x-accel-buffering': 'no' });
    response.write('retry: 1000\n\n');
    const timer = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MS).unref();
    try {
      for await (const entry of follower) {
        response.write(`id: ${entry.seq}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`);
        if (response.writableNeedDrain) await drained(response);
      }
      if (follower.complete) response.write(`event: end\ndata: ${JSON.stringify({ version: follower.version })}\n\n`);
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
