import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: { readonly type: string; readonly timestamp: string; readonly data: { readonly session: string; readonly version: number; readonly seat: string | null } };
}

/** Somebody who is told by webhooks: each notice with what it answers. */
export class Receiver {
  readonly received: Received[] = [];
  private readonly server: Server;

  private constructor(answer: (notice: Received, count: number) => number | null | Promise<number | null>) {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part)).on('end', () => {
        const text = Buffer.concat(parts).toString();
        const notice: Received = { path: request.url!, headers: request.headers, text, body: JSON.parse(text) };
        const count = this.received.push(notice);
        void Promise.resolve(answer(notice, count)).then((status) => {
          if (status !== null) response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
        });
      });
    });
  }

  /** Answers each notice with a status; null never answers. */
  static async start(answer: (notice: Received, count: number) => number | null | Promise<number | null> = () => 204): Promise<Receiver> {
    const receiver = new Receiver(answer);
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** Whether a notice was signed with this secret, worked out as a receiver would. */
export function isSignedBy(secret: string, { headers, text }: Received): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const wanted = createHmac('sha256', key).update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`).digest('base64');
  return headers['webhook-signature'] === `v1,${wanted}`;
}
