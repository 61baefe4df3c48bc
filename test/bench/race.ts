import { join } from 'node:path';
import { LOADS_TYPESCRIPT, work } from './child';

const HEATS = 5;
const ROUNDS = 6;

/**
 * Times contenders by turns, each in a process of its own; microseconds a call, one figure a round.
 * Every heat has fresh processes, since the same code is not compiled alike each time.
 */
export async function race<N extends string>(...names: readonly N[]): Promise<Readonly<Record<N, readonly number[]>>> {
  const figures = Object.fromEntries(names.map((name): [N, number[]] => [name, []])) as Record<N, number[]>;
  for (let each = 0; each < HEATS; each++) {
    const found = await heat(names);
    for (const name of names) figures[name].push(...found[name]);
  }
  return figures;
}

async function heat<N extends string>(names: readonly N[]): Promise<Readonly<Record<N, readonly number[]>>> {
  const workers = names.map((name) => work([...LOADS_TYPESCRIPT, join(__dirname, 'time-contender.ts'), join(__dirname, 'contenders', name)]));
  try {
    for (const worker of workers) await worker.ask('warm up');
    return await byTurns(ROUNDS, Object.fromEntries(names.map((name, i) => [name, () => workers[i]!.ask('round')])) as Record<N, () => Promise<number>>);
  } finally {
    for (const worker of workers) await worker.stop();
  }
}

/** Takes figures by turns, so that whatever slows the machine for a while slows every contender alike. */
export async function byTurns<N extends string>(rounds: number, contenders: Readonly<Record<N, () => Promise<number>>>): Promise<Readonly<Record<N, readonly number[]>>> {
  const names = Object.keys(contenders) as N[];
  const figures = Object.fromEntries(names.map((name): [N, number[]] => [name, []])) as Record<N, number[]>;
  for (let round = 0; round < rounds; round++) for (const name of names) figures[name].push(await contenders[name]());
  return figures;
}
