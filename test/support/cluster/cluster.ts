import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresBinaries, postgresUser } from './binaries';

const START_MS = 60_000;
const SETTINGS = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'max_connections=120', 'shared_buffers=64MB', 'listen_addresses=127.0.0.1'];

/** A private Postgres in a temporary folder, which may be killed and goes at the end. */
export class Cluster {
  private server: ChildProcess | null = null;
  private output = '';

  private constructor(
    private readonly binaries: string,
    private readonly as: { readonly uid: number; readonly gid: number } | null,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async make(): Promise<Cluster> {
    const binaries = postgresBinaries();
    const as = postgresUser();
    const folder = reachable(as);
    const cluster = new Cluster(binaries, as, folder, await freePort());
    try {
      execFileSync(join(binaries, 'initdb'), ['-D', cluster.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], { ...as, cwd: folder, env: environment(), stdio: ['ignore', 'ignore', 'pipe'] });
      await cluster.start();
    } catch (fault) {
      await cluster.remove();
      throw new Error(`A private Postgres cannot be made by ${binaries}/initdb: ${fault instanceof Error ? fault.message : String(fault)}`);
    }
    return cluster;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts it, after a kill with recovery from its log, and waits until it takes connections. */
  async start(): Promise<void> {
    this.output = '';
    const server = spawn(join(this.binaries, 'postgres'), ['-D', this.data, '-p', String(this.port), '-k', this.folder, ...SETTINGS.flatMap((setting) => ['-c', setting])], { ...this.as, cwd: this.folder, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (this.output += text.toString()));
    this.server = server;
    const end = Date.now() + START_MS;
    while (!(await answers(this.url))) {
      if (server.exitCode !== null || server.signalCode !== null || Date.now() > end) throw new Error(`Postgres does not start: ${this.output.slice(-2000)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Kills the server and every process of it at once, as a power cut would. */
  async kill(): Promise<void> {
    const server = this.server;
    if (server?.pid === undefined) throw new Error('Postgres is not running');
    const gone = ended(server);
    // Stopped first, so that it cannot start another process meanwhile.
    process.kill(server.pid, 'SIGSTOP');
    const children = childrenOf(server.pid);
    for (const pid of [server.pid, ...children]) kill(pid);
    await gone;
    while (children.some((pid) => isRunning(pid))) await new Promise((resolve) => setTimeout(resolve, 5));
    this.server = null;
  }

  /** What the server wrote since it was started. */
  get log(): string {
    return this.output;
  }

  async remove(): Promise<void> {
    const server = this.server;
    if (server !== null && server.exitCode === null && server.signalCode === null) {
      const gone = ended(server);
      server.kill('SIGQUIT');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private get data(): string {
    return join(this.folder, 'data');
  }
}

function ended(server: ChildProcess): Promise<void> {
  return server.exitCode !== null || server.signalCode !== null ? Promise.resolve() : new Promise((resolve) => server.once('exit', () => resolve()));
}

/** A new folder that the user of the server can enter and write. */
function reachable(as: { readonly uid: number; readonly gid: number } | null): string {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp'].filter((path) => existsSync(path))) {
    const folder = mkdtempSync(join(parent, 'umpire-pg-'));
    if (as === null) return folder;
    chownSync(folder, as.uid, as.gid);
    if (spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { ...as, cwd: '/', stdio: 'ignore' }).status === 0) return folder;
    rmSync(folder, { recursive: true });
  }
  throw new Error('no temporary folder can be entered by the user of the server');
}

/** Nothing of the surroundings that would turn Postgres or its messages into something else. */
function environment(): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number).filter((pid) => statusOf(pid)?.parent === parent);
}

function isRunning(pid: number): boolean {
  const status = statusOf(pid);
  return status !== null && status.state !== 'Z';
}

function statusOf(pid: number): { readonly state: string; readonly parent: number } | null {
  try {
    const [, state = '', parent = ''] = /^\d+ \(.*\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { state, parent: Number(parent) };
  } catch {
    return null;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
