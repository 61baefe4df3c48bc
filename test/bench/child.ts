import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(__dirname, '..', '..');

/** Lets a child load TypeScript. */
export const LOADS_TYPESCRIPT: readonly string[] = ['-r', join(root, 'test', 'support', 'register-typescript.js')];

type Environment = Readonly<Record<string, string | undefined>>;

function start(args: readonly string[], env: Environment): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs Node to its end; resolves with what it printed. */
export function output(args: readonly string[], env: Environment = {}): Promise<string> {
  const child = start(args, env);
  let printed = '';
  let complaint = '';
  child.stdout!.on('data', (chunk) => (printed += chunk));
  child.stderr!.on('data', (chunk) => (complaint += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(`${args.join(' ')} ended with ${code}\n${complaint.slice(-2000)}`))));
  });
}

/** A process that does what it is told, one message at a time. */
export interface Worker {
  /** Sends a message and resolves with what comes back: a number, unless told. */
  ask<T = number>(message: string): Promise<T>;
  stop(): Promise<void>;
}

/** Starts Node to answer messages. */
export function work(args: readonly string[]): Worker {
  const child = spawn(process.execPath, args, { cwd: root, env: process.env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr!.on('data', (chunk) => (complaint += chunk));
  const ended = new Promise<null>((resolve) => child.once('close', () => resolve(null)));
  return {
    ask: async <T>(message: string) => {
      const answer = new Promise<T>((resolve) => child.once('message', (figure) => resolve(figure as T)));
      child.send(message);
      const figure = await Promise.race([answer, ended]);
      if (figure === null) throw new Error(`${args.join(' ')} ended\n${complaint.slice(-2000)}`);
      return figure;
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A server in a process of its own, at the address it printed. */
export interface Server {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a server that prints its address and waits for that. */
export async function serve(args: readonly string[], env: Environment): Promise<Server> {
  const child = start(args, env);
  const ended = new Promise<null>((resolve) => child.once('close', () => resolve(null)));
  let printed = '';
  const heard = new Promise<string>((resolve) => {
    child.stdout!.on('data', (chunk) => {
      printed += chunk;
      const [address] = /http:\/\/[\w.]+:\d+(?=\s)/.exec(printed) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  child.stderr!.on('data', (chunk) => (printed += chunk));
  const address = await Promise.race([heard, ended]);
  if (address === null) throw new Error(`${args.join(' ')} did not start\n${printed.slice(-2000)}`);
  return {
    address,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
