import { join } from 'node:path';
import { LOADS_TYPESCRIPT, output } from './child';

const ROUNDS = 7;

/** Times contenders by turns, each time in a fresh process; microseconds a call, one figure a round. */
export async function race<N extends string>(...names: readonly N[]): Promise<Readonly<Record<N, readonly number[]>>> {
  return byTurns(ROUNDS, Object.fromEntries(names.map((name) => [name, () => timed(name)])) as Record<N, () => Promise<number>>);
}

async function timed(name: string): Promise<number> {
  return Number(await output([...LOADS_TYPESCRIPT, join(__dirname, 'time-contender.ts'), join(__dirname, 'contenders', name)]));
}

/** Takes figures by turns, so that whatever slows the machine for a while slows every contender alike. */
export async function byTurns<N extends string>(rounds: number, contenders: Readonly<Record<N, () => Promise<number>>>): Promise<Readonly<Record<N, readonly number[]>>> {
  const names = Object.keys(contenders) as N[];
  const figures = Object.fromEntries(names.map((name): [N, number[]] => [name, []])) as Record<N, number[]>;
  for (let round = 0; round < rounds; round++) for (const name of names) figures[name].push(await contenders[name]());
  return figures;
}
