import { availableParallelism } from 'node:os';
import { removeScratch } from './application';
import { battlesystem } from './benches/battlesystem';
import { catalogs } from './benches/catalogs';
import { chainmail } from './benches/chainmail';
import { dice } from './benches/dice';
import { http } from './benches/http';
import { odds } from './benches/odds';
import { platform } from './benches/platform';
import { sessions } from './benches/sessions';
import { successors } from './benches/successors';
import { start } from './benches/start';
import { toy } from './benches/toy';
import type { Bench, Line, Unmeasured } from './line';
import { tableOf } from './table';

const BENCHES: readonly Bench[] = [dice, odds, toy, chainmail, battlesystem, http, platform, catalogs, sessions, successors, start];

/** Runs the named benches, or all of them, and prints one table; a missed aim is told, not an error. */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
  if (unknown.length > 0) throw new RangeError(`no bench ${unknown.join(', ')}; there are ${BENCHES.map(({ name }) => name).join(', ')}`);
  const lines: (Line | Unmeasured)[] = [];
  try {
    for (const bench of BENCHES) {
      if (names.length > 0 && !names.includes(bench.name)) continue;
      process.stderr.write(`${bench.name} …\n`);
      lines.push(...(await bench.run()));
    }
  } finally {
    // What was measured before one failed is still worth telling.
    console.log(`Node ${process.versions.node}, ${availableParallelism()} cores\n\n${tableOf(lines)}`);
  }
}

main(process.argv.slice(2))
  .finally(removeScratch)
  .catch((error: unknown) => {
    console.error(error instanceof RangeError ? error.message : error);
    process.exitCode = 1;
  });
