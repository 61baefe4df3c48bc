import type { Contender } from './contender';

const WARM_MS = 400;
const TIMED_MS = 400;

function milliseconds(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** Prints the microseconds that one call of a contender takes, in a process of its own. */
async function main(): Promise<void> {
  const { contender } = (await import(process.argv[2]!)) as { contender: Contender };
  const { before } = contender;
  const run = (forMs: number): number => {
    const end = milliseconds() + forMs;
    let calls = 0;
    let spent = 0;
    while (milliseconds() < end) {
      if (before) {
        before();
        const start = milliseconds();
        contender.once();
        spent += milliseconds() - start;
        calls++;
      } else {
        const start = milliseconds();
        for (let i = 0; i < 100; i++) contender.once();
        spent += milliseconds() - start;
        calls += 100;
      }
    }
    return (spent * 1000) / calls;
  };
  run(WARM_MS);
  process.stdout.write(String(run(TIMED_MS)));
}

void main();
