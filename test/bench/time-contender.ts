import type { Contender } from './contender';

const WARM_MS = 2000;
const ROUND_MS = 200;

/** Every answer lands here, so that no call can be left out as useless. */
export const answers: { last: unknown } = { last: null };

/** Microseconds of processor time that this process has had: what others do on the machine is not in it. */
function spentSoFar(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Calls until the calls have had so many milliseconds of the processor, and returns the microseconds that one of them took. */
function time({ once, before, batch = before ? 1 : 1000 }: Contender, forMs: number): number {
  let calls = 0;
  let spent = 0;
  while (spent < forMs * 1000) {
    before?.();
    const start = spentSoFar();
    for (let i = 0; i < batch; i++) answers.last = once();
    spent += spentSoFar() - start;
    calls += batch;
  }
  return spent / calls;
}

/** Answers every message with the microseconds that one call of a contender takes, in a process of its own. */
async function main(): Promise<void> {
  const { contender } = (await import(process.argv[2]!)) as { contender: Contender };
  process.on('message', (message) => process.send!(time(contender, message === 'warm up' ? (contender.warm ?? WARM_MS) : ROUND_MS)));
}

void main();
