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
