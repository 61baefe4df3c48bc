import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Connection, type House } from './connection';
import { type Engine, SharedSession } from './shared-session';

export interface BridgeOptions {
  readonly engine: Engine;
  readonly serverVersion: string;
  /** Any user of this machine can reach the port, so the port asks for a password. */
  readonly password: string;
  readonly onBroken: (reason: unknown) => void;
}

/**
 * Lets ordinary Postgres clients reach an engine that is no server: each client gets a TCP connection that
 * speaks the wire protocol. The engine's single session remains visible in two places: a second connection
 * waits while another is in a transaction, and SET, temporary tables, advisory locks and named prepared
 * statements are shared.
 */
export class Bridge implements House {
  readonly session: SharedSession;
  readonly password: string;
  readonly serverVersion: string;
  readonly #connections = new Map<Socket, Connection>();
  readonly #server: Server;

  constructor({ engine, password, serverVersion, onBroken }: BridgeOptions) {
    this.session = new SharedSession(engine, onBroken);
    this.password = password;
    this.serverVersion = serverVersion;
    this.#server = createServer((socket) => {
      this.#connections.set(socket, new Connection(socket, this));
      socket.once('close', () => this.#connections.delete(socket));
    });
  }

  async listen(): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return (this.#server.address() as AddressInfo).port;
  }

  notify(notifications: Buffer): void {
    for (const connection of this.#connections.values()) connection.notify(notifications);
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#connections.keys()) socket.destroy();
    await closed;
  }
}
