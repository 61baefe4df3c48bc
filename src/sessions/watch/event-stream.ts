import type { ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import { Problem } from '../../platform/http/problem';
import type { Caller, Gate } from '../gate';
import type { WatchDesk } from './watch.desk';

export const HEARTBEAT_MS = 15_000;
const PAGE = 100;

/** One caller's stream: entries of the log in order, each once, read from the log and never from a message. */
export class EventStream {
  private readonly logger = new Logger('stream');
  private timer: NodeJS.Timeout | null = null;
  private busy = false;
  private again = false;
  private ended = false;

  constructor(
    private caller: Caller,
    private after: number,
    private readonly response: ServerResponse,
    private readonly watch: WatchDesk,
    private readonly gate: Gate,
  ) {}

  begin(): void {
    this.response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', connection: 'keep-alive', 'x-accel-buffering': 'no' });
    this.response.write('retry: 1000\n\n');
    this.timer = setInterval(() => {
      this.response.write(': still here\n\n');
      // Whatever a lost message did not tell is found here.
      this.poke();
    }, HEARTBEAT_MS).unref();
    this.poke();
  }

  /** Something may have been stored. */
  poke(): void {
    if (this.ended) return;
    if (this.busy) {
      this.again = true;
      return;
    }
    this.busy = true;
    void this.catchUp().catch((fault: unknown) => {
      this.logger.warn(`${this.caller.head.id}: ${fault instanceof Error ? fault.message : String(fault)}`);
      this.end();
    });
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    if (this.timer !== null) clearInterval(this.timer);
    this.response.end();
  }

  private async catchUp(): Promise<void> {
    do {
      this.again = false;
      const caller = await this.gate.again(this.caller);
      // The token was revoked or has expired.
      if (caller instanceof Problem) return this.end();
      this.caller = caller;
      await this.sendUpTo(caller.head.version);
      if (caller.head.status === 'finished' && this.after >= caller.head.version) return this.finish();
    } while (this.again && !this.ended);
    this.busy = false;
  }

  private async sendUpTo(version: number): Promise<void> {
    while (this.after < version && !this.ended) {
      const entries = await this.watch.entries(this.caller.head.id, this.after, version, PAGE, this.caller.seat);
      if (entries.length === 0) return;
      for (const entry of entries) this.response.write(`id: ${entry.seq}\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`);
      this.after = entries[entries.length - 1]!.seq;
      if (this.response.writableNeedDrain) await drained(this.response);
    }
  }

  private finish(): void {
    if (!this.ended) this.response.write(`event: end\ndata: ${JSON.stringify({ version: this.after })}\n\n`);
    this.end();
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
