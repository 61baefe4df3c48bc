import type { Contender } from './contender';

const WARM_MS = 500;
const TIMED_MS = 500;

/** Every answer lands here, so that no call can be left out as useless. */
export const answers: { last: unknown } = { last: null };

/** Microseconds of processor time that this process has had: what others do on the machine is not in it. */
function spentSoFar(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Calls for so many milliseconds and returns the microseconds that one call took. */
function time({ once, before, batch = before ? 1 : 100 }: Contender, forMs: number): number {
  const end = performance.now() + forMs;
  let calls = 0;
  let spent = 0;
  while (performance.now() < end) {
    before?.();
    const start = spentSoFar();
    for (let i = 0; i < batch; i++) answers.last = once();
    spent += spentSoFar() - start;
    calls += batch;
  }
  return spent / calls;
}

/** Prints the microseconds that one call of a contender takes, in a process of its own. */
async function main(): Promise<void> {
  const { contender } = (await import(process.argv[2]!)) as { contender: Contender };
  time(contender, WARM_MS);
  process.stdout.write(String(time(contender, TIMED_MS)));
}

void main();
