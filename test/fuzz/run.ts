/**
 * Fuzzes the service for as long as is asked: npm run fuzz -- --requests 100000, or --minutes 60; --seed begins with that one.
 * Ends with 1 at the first answer that is not as it should be, when memory grows from the first fifth of the time to the last, and
 * when some operation did not do what it is for.
 */
import { startFreshChild } from '../support/database-child';
import { startFuzzed } from './service';

const ROUND = 500;
/** What caches and compiled code may add while the service warms to its work. */
const GROWTH = 1.15;
const GROWTH_MB = 20;
const MB = 1024 * 1024;

interface Wanted {
  readonly requests: number;
  readonly minutes: number;
  readonly seed: number;
}

function wanted(args: readonly string[]): Wanted {
  const of = (name: string): number | null => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? null : Number(args[at + 1]);
  };
  const minutes = of('minutes');
  return { minutes: minutes ?? Infinity, requests: of('requests') ?? (minutes === null ? 10_000 : Infinity), seed: of('seed') ?? Date.now() % 1_000_000 };
}

/** Megabytes that are still needed after the garbage is gone. */
function kept(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / MB;
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0) / figures.length;
}

async function main({ requests, minutes, seed }: Wanted): Promise<void> {
  const child = process.env['DATABASE_URL'] ? null : await startFreshChild();
  if (child !== null) process.env['DATABASE_URL'] = child.url;
  const { fuzz, close } = await startFuzzed();
  const began = Date.now();
  const memory: number[] = [];
  try {
    await fuzz.tour();
    const { missing } = fuzz.reached;
    if (missing.length > 0) throw new Error(`${missing.length} operations did not do what they are for: ${missing.join(', ')}.`);
    for (let round = 0; fuzz.report.requests < requests && Date.now() - began < minutes * 60_000; round++) {
      await fuzz.run(Math.min(ROUND, requests), seed + round);
      memory.push(kept());
      console.log(`${fuzz.report.requests} requests, ${((Date.now() - began) / 1000).toFixed(0)} s, seed ${seed + round}, ${memory.at(-1)!.toFixed(0)} MB, longest turn ${fuzz.report.longestTurn.toFixed(0)} ms`);
    }
  } finally {
    console.log(JSON.stringify(fuzz.report, null, 1));
    await close();
    await child?.stop();
  }
  const fifth = Math.floor(memory.length / 5);
  if (fifth < 2) return;
  const [first, last] = [mean(memory.slice(fifth, 2 * fifth)), mean(memory.slice(-fifth))];
  console.log(`Memory: ${first.toFixed(1)} MB in the second fifth, ${last.toFixed(1)} MB in the last.`);
  if (last > first * GROWTH + GROWTH_MB) throw new Error('Memory grows.');
}

main(wanted(process.argv.slice(2))).then(
  () => process.exit(0),
  (fault: unknown) => {
    console.error(fault instanceof Error ? fault.message : fault);
    if (fault instanceof Error && fault.cause instanceof Error) console.error(fault.cause.message);
    process.exit(1);
  },
);
