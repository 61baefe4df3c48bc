import type { KnownTexts } from './canonical';
import type { SessionFacts } from './facts';
import { type LogRow, throwAgain } from './log';
import type { House, TableState } from './table-state';

/** States that later actions go back to, by version. */
export type Kept = readonly (readonly [version: number, state: TableState])[];

/** How far a stretch of a log was found to be what the seed and the rules make of it. */
export interface Stretch {
  readonly state: TableState;
  readonly checked: number;
  readonly fault: { readonly seq: number; readonly reason: string } | null;
  readonly kept: Kept;
}

/** Throws every die of a stretch again, from the state before it; the states of the wanted versions are kept for what goes back to them. */
export function verifyRows(house: House, facts: Pick<SessionFacts, 'seed' | 'dice'>, before: TableState, rows: readonly LogRow[], wanted: readonly number[] = wantedBy(rows), kept: Kept = []): Stretch {
  const known: KnownTexts = new WeakMap();
  const past = new Map(kept);
  const told = (state: TableState, checked: number, fault: Stretch['fault']): Stretch => ({ state, checked, fault, kept: [...past] });
  let state = before;
  for (const [checked, row] of rows.entries()) {
    const again = throwAgain(house, facts, state, row, (version) => past.get(version) ?? null, known);
    if (again.fault !== null) return told(state, checked, { seq: row.seq, reason: again.fault });
    ({ state } = again);
    if (wanted.includes(row.seq)) past.set(row.seq, state);
  }
  return told(state, rows.length, null);
}

/** The versions that the actions of a log may go back to. */
export function wantedBy(rows: readonly Pick<LogRow, 'action'>[]): readonly number[] {
  return rows.flatMap(({ action }) => (action.type === 'session.propose' && 'what' in action && action.what === 'undo' && action.version !== undefined ? [action.version] : []));
}
