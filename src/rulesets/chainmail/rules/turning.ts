import { lookup, lookupTable, total } from '../../../kernel/table/questions';
import type { Seat, Table } from '../../../kernel/table/table';

const STEP = 3;
const FIRST = 10;

/** The level that a total turns; 0 for none, and a level more for each three beyond the printed table (CM-TURN-02, CM-ARULING-21). */
export function levelTurned(sum: number): number {
  return sum < FIRST ? 0 : Math.floor((sum - (FIRST - STEP)) / STEP);
}

const byRating = new Map<number, ReturnType<typeof lookupTable>>();

/** The check: a d20 and the rating, on which no face is special (CM-TURN-02, CM-ARULING-21). */
export function rollTurning(table: Table, rating: number, by: Seat): number {
  let levels = byRating.get(rating);
  if (levels === undefined) byRating.set(rating, (levels = lookupTable(Array.from({ length: 20 }, (_, i) => ({ from: i + 1, to: i + 1, value: levelTurned(i + 1 + rating) })))));
  return table.ask(lookup(total(1, 20), levels), { rule: 'CM-TURN-02', purpose: 'turn undead', by });
}
