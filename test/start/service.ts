import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const COMMAND: readonly string[] = ['-r', join(ROOT, 'test', 'support', 'register-typescript.js'), join(ROOT, 'src', 'main.ts')];
/** Starts are slow on a machine that runs other tests too. */
const PATIENCE_MS = 40_000;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A process of the whole service, started as a person would start it. */
export class Service {
  stdout = '';
  stderr = '';
  readonly ended: Promise<Ended>;
  readonly #process: ChildProcess;

  /** Settings of the machine that runs the tests don't reach the service. */
  constructor(settings: Readonly<Record<string, string>>, command = COMMAND) {
    const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
    this.#process = spawn(process.execPath, command, { env: { PATH, HOME, TMPDIR, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process.stdout?.on('data', (text: Buffer) => (this.stdout += text.toString()));
    this.#process.stderr?.on('data', (text: Buffer) => (this.stderr += text.toString()));
    this.ended = new Promise((resolve) => {
      this.#process.once('close', (code, signal) => resolve({ code, signal, stdout: this.stdout, stderr: this.stderr }));
    });
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  /** The address it prints once it is ready. */
  async ready(): Promise<string> {
    const heard = new Promise<string>((resolve) => {
      this.#process.stdout?.on('data', () => {
        const [, address] = /Service {4}(\S+)/.exec(this.stdout) ?? [];
        if (address !== undefined && this.stdout.includes('Database')) resolve(address);
      });
    });
    return Promise.race([
      heard,
      this.ended.then(({ code, stderr }) => Promise.reject(new Error(`The service ended with ${code} before it was ready: ${stderr}`))),
      late(`The service is not ready after ${PATIENCE_MS} ms: ${this.stderr}`),
    ]);
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    this.#process.kill(signal);
    return Promise.race([this.ended, late(`The service does not end after ${signal}.`)]);
  }

  /** How it ended by itself; a service that becomes ready, or does neither, is cleared away. */
  async refused(): Promise<Ended> {
    const ready = this.ready().then(
      () => Promise.reject(new Error(`The service started:\n${this.stdout}`)),
      () => this.ended,
    );
    return Promise.race([this.ended, ready, late('The service neither starts nor ends.')]).finally(() => this.clear());
  }

  /** For the end of a test that may have failed half-way. */
  async clear(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.ended;
  }
}

async function late(message: string): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(message)), PATIENCE_MS).unref());
}

/** Something else that listens: on a free port, and says nothing to those who connect. */
export async function silentListener(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
