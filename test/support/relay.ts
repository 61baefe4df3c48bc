import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the database that a test can cut, hold up and mend. */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private readonly held = new Set<Socket>();
  private server: Server;
  private isHeld = false;

  private constructor(
    private readonly target: URL,
    readonly url: string,
    server: Server,
  ) {
    this.server = server;
  }

  static async to(databaseUrl: string): Promise<Relay> {
    const target = new URL(databaseUrl);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const through = new URL(databaseUrl);
    through.hostname = '127.0.0.1';
    through.port = String((server.address() as AddressInfo).port);
    const relay = new Relay(target, through.toString(), server);
    server.on('connection', (socket) => relay.join(socket));
    return relay;
  }

  /** As if the database were stopped: connections break, and new ones are refused. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  async mend(): Promise<void> {
    const server = createServer((socket) => this.join(socket));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(Number(new URL(this.url).port), '127.0.0.1', resolve));
  }

  /** As if the database took its time: nothing comes back until it is let go. */
  hold(): void {
    this.isHeld = true;
    for (const socket of this.held) socket.pause();
  }

  letGo(): void {
    this.isHeld = false;
    for (const socket of this.held) socket.resume();
  }

  private join(socket: Socket): void {
    const far = connect({ host: this.target.hostname, port: Number(this.target.port || '5432') });
    this.held.add(far);
    for (const [one, other] of [[socket, far], [far, socket]] as const) {
      this.sockets.add(one);
      one.on('data', (data: Buffer) => void other.write(data));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        this.held.delete(one);
        other.destroy();
      });
    }
    if (this.isHeld) far.pause();
  }
}
