import { get as request, type IncomingMessage } from 'node:http';

export interface Message {
  readonly id: string | null;
  readonly event: string;
  readonly data: unknown;
}

/** Watches a stream as EventSource does: its messages as they come, until it ends or is cut. */
export class Watcher {
  readonly messages: Message[] = [];
  status = 0;
  ended = false;
  private response: IncomingMessage | null = null;
  private rest = '';
  private readonly done: Promise<void>;

  constructor(address: string, headers: Record<string, string> = {}) {
    this.done = new Promise((resolve) => {
      const finish = (): void => {
        this.ended = true;
        resolve();
      };
      const asked = request(address, { headers: { accept: 'text/event-stream', ...headers }, agent: false }, (response) => {
        this.response = response;
        this.status = response.statusCode ?? 0;
        response.setEncoding('utf8').on('data', (text: string) => this.read(text)).on('close', finish).on('error', finish);
      });
      asked.on('error', finish);
    });
  }

  get lastId(): string {
    return this.messages.findLast(({ id }) => id !== null)?.id ?? '0';
  }

  /** The numbers of the entries that came. */
  get seqs(): readonly number[] {
    return this.messages.filter(({ event }) => event === 'entry').map(({ id }) => Number(id));
  }

  async until(holds: (messages: readonly Message[]) => boolean, withinMs = 10_000): Promise<void> {
    const end = Date.now() + withinMs;
    while (!holds(this.messages)) {
      if (Date.now() > end) throw new Error(`not within ${withinMs} ms; came: ${JSON.stringify(this.messages.slice(-3))}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  cut(): void {
    this.response?.destroy();
  }

  whenEnded(): Promise<void> {
    return this.done;
  }

  private read(text: string): void {
    const blocks = (this.rest + text).split('\n\n');
    this.rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').filter((line) => !line.startsWith(':')).map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
      if (fields['data'] !== undefined) this.messages.push({ id: fields['id'] ?? null, event: fields['event'] ?? 'message', data: JSON.parse(fields['data']) });
    }
  }
}
