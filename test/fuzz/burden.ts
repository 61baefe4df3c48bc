import { closeSync, openSync, readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';

const buffer = Buffer.alloc(64);
const NS_A_MS = 1_000_000;

/** Milliseconds of the processor that the main thread has had: what others do on the machine is not in it. */
class MainThread {
  /** Linux counts each thread by itself; elsewhere the whole process has to do. */
  private readonly file = process.platform === 'linux' ? openSync(`/proc/self/task/${process.pid}/schedstat`, 'r') : null;

  spent(): number {
    if (this.file === null) {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000;
    }
    return Number(buffer.toString('latin1', 0, readSync(this.file, buffer, 0, buffer.length, 0)).split(' ', 1)[0]) / NS_A_MS;
  }

  close(): void {
    if (this.file !== null) closeSync(this.file);
  }
}

export interface Burdened<T> {
  readonly value: T;
  /** Milliseconds of the processor that the longest turn of the event loop took while the task ran. */
  readonly longestTurn: number;
}

/** Runs a task and looks at every turn of the event loop on the way. */
export async function burdenOf<T>(task: () => Promise<T>): Promise<Burdened<T>> {
  const thread = new MainThread();
  let longestTurn = 0;
  let goesOn = true;
  let last = thread.spent();
  const look = (): void => {
    const now = thread.spent();
    longestTurn = Math.max(longestTurn, now - last);
    last = now;
  };
  const watching = (async () => {
    while (goesOn) {
      await setImmediate();
      look();
    }
  })();
  try {
    const value = await task();
    goesOn = false;
    await watching;
    return { value, longestTurn };
  } finally {
    goesOn = false;
    await watching;
    thread.close();
  }
}
