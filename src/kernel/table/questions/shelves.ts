import { Shelf } from '../question';

const shelves: { clear(): void }[] = [];

/** A new shelf for the questions of one kind. */
export function shelfFor<K, Q>(): Shelf<K, Q> {
  const shelf = new Shelf<K, Q>();
  shelves.push(shelf);
  return shelf;
}

/** Forgets every kept question with its answers; only a benchmark has a reason to. */
export function forgetQuestions(): void {
  for (const shelf of shelves) shelf.clear();
}

export type PairKey = number | string;

/** One key of two whole numbers. The usual ones fit a small integer, which a map finds without boxing it. */
export function pairKey(a: number, b: number): PairKey {
  if (a < 0x400 && b < 0x100000) return (a << 20) | b;
  return a < 0x4000000 && b < 0x4000000 ? -1 - (a * 0x4000000 + b) : `${a}/${b}`;
}
