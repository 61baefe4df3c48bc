import type { SessionFacts } from './facts';
import { type LogRow, throwAgain } from './log';
import type { House, TableState } from './table-state';

/** How far a stretch of a log was found to be what the seed and the rules make of it. */
export interface Stretch {
  readonly state: TableState;
  readonly checked: number;
  readonly fault: { readonly seq: number; readonly reason: string } | null;
}

/** Throws every die of a stretch again, from the state before it. */
export function verifyRows(house: House, facts: Pick<SessionFacts, 'seed' | 'dice' | 'seats'>, before: TableState, rows: readonly LogRow[]): Stretch {
  let state = before;
  for (const [checked, row] of rows.entries()) {
    const again = throwAgain(house, facts, state, row);
    if (again.fault !== null) return { state, checked, fault: { seq: row.seq, reason: again.fault } };
    ({ state } = again);
  }
  return { state, checked: rows.length, fault: null };
}
