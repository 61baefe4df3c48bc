import { availableParallelism } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { Unavailable } from '../http/unavailable';
import { preloads } from './preloads';

/** Named functions of one file, each of one argument; arguments and answers are copied between threads. */
export type Jobs = { readonly [name: string]: (input: never) => unknown };

/** The jobs of one file, done in threads. */
export interface Crew<J extends Jobs> {
  /** Resolves with what the job returns, or with why it could not be done just now. */
  run<N extends keyof J & string>(job: N, input: Parameters<J[N]>[0]): Promise<ReturnType<J[N]> | Unavailable>;
}

/** One core is left to the event loop, where there are several. */
export const THREADS = Math.max(1, availableParallelism() - 1);
const MOST_WAITING = 64;
const LONGEST_MS = 15_000;
/** What a thread may take besides, to start and to load a file for the first time. */
const STARTING_MS = 60_000;
const IDLE_MS = 60_000;
const NICE = 10;

/** Does heavy work beside the event loop, in one pool for the whole process that starts with its first job. */
@Injectable()
export class Threads implements OnApplicationShutdown {
  private pool: Piscina | null = null;
  /** Files whose jobs have been done by the threads that there are. */
  private readonly loaded = new Set<string>();

  constructor(
    private readonly mostWaiting = MOST_WAITING,
    private readonly longestMs = LONGEST_MS,
    private readonly startingMs = STARTING_MS,
  ) {}

  /** How many jobs wait for a thread. */
  get waiting(): number {
    return this.pool?.queueSize ?? 0;
  }

  /** The jobs that a file exports. */
  crew<J extends Jobs>(file: string): Crew<J> {
    return { run: (job, input) => this.run(file, job, input) as Promise<never> };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.destroy();
    this.pool = null;
  }

  private async run(file: string, job: string, input: unknown): Promise<unknown> {
    this.pool ??= started();
    if (this.pool.queueSize >= this.mostWaiting) return queueFull(this.mostWaiting);
    if (this.pool.threads.length === 0) this.loaded.clear();
    const patience = AbortSignal.timeout(this.longestMs + (this.loaded.has(file) ? 0 : this.startingMs));
    try {
      const answer: unknown = await this.pool.run(input, { filename: file, name: job, signal: patience });
      this.loaded.add(file);
      return answer;
    } catch (fault) {
      if (patience.aborted) return new Unavailable('work.too-long', `It was not done within ${this.longestMs / 1000} seconds; ask for less, or again when there is less to do.`, 10);
      throw fault;
    }
  }
}

/** What is said to whoever comes when too many wait. */
export function queueFull(waiting = MOST_WAITING): Unavailable {
  return new Unavailable('work.queue-full', `${waiting} large questions are waiting already; ask again in a moment.`);
}

function started(): Piscina {
  const loads = preloads(process.execArgv);
  return new Piscina({ minThreads: 0, maxThreads: THREADS, idleTimeout: IDLE_MS, niceIncrement: NICE, recordTiming: false, ...(loads.length > 0 ? { execArgv: loads } : {}) });
}
