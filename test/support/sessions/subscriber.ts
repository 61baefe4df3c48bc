import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { Told } from './graphql';

/** Follows a session over a WebSocket: what came, until it is complete, fails or is cut. */
export class Subscriber {
  readonly told: Told[] = [];
  readonly errors: unknown[] = [];
  complete = false;
  closed: { readonly code: number; readonly reason: string } | null = null;
  private readonly client: Client;
  private socket: WebSocket | null = null;
  private readonly ended: Promise<void>;

  constructor(address: string, query: string, variables: Record<string, unknown>, connectionParams: Record<string, unknown> = {}) {
    this.client = createClient({
      url: `${address.replace(/^http/, 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams,
      retryAttempts: 0,
      on: {
        opened: (socket) => (this.socket = socket as WebSocket),
        closed: (event) => (this.closed = event as { code: number; reason: string }),
      },
    });
    this.ended = new Promise((resolve) => {
      this.client.subscribe<Record<string, unknown>>(
        { query, variables },
        {
          next: ({ data, errors }) => (errors ? this.errors.push(...errors) : this.told.push(Object.values(data!)[0] as Told)),
          error: (fault) => {
            this.errors.push(fault);
            resolve();
          },
          complete: () => {
            this.complete = true;
            resolve();
          },
        },
      );
    });
  }

  get seqs(): readonly number[] {
    return this.told.filter(({ __typename }) => __typename === 'SessionEntry').map(({ seq }) => Number(seq));
  }

  async until(holds: (told: readonly Told[]) => boolean, withinMs = 10_000): Promise<void> {
    const end = Date.now() + withinMs;
    while (!holds(this.told)) {
      if (Date.now() > end) throw new Error(`not within ${withinMs} ms; came: ${JSON.stringify(this.told.slice(-3))} ${JSON.stringify(this.errors)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Breaks the connection as a lost network does. */
  cut(): void {
    this.socket?.terminate();
  }

  /** Ends it as a caller does who has seen enough. */
  async leave(): Promise<void> {
    await this.client.dispose();
  }

  whenEnded(): Promise<void> {
    return this.ended;
  }
}
