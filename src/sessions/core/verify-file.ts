import { canonical, type KnownTexts } from './canonical';
import type { SessionFacts } from './facts';
import { secretsAmong } from './judge';
import { type LogRow, throwAgain } from './log';
import { type House, NOTHING_YET, type TableState } from './table-state';
import { wantedBy } from './verify-rows';

/** What a whole log was found to be, with all that is kept beside it to be at hand. */
export type FileVerdict =
  | { readonly ok: true; readonly ended: boolean; readonly secrets: readonly (readonly number[])[]; readonly snapshots: readonly { readonly seq: number; readonly state: TableState }[] }
  | { readonly ok: false; readonly seq: number; readonly reason: string };

/** Throws every die of a log again and compares faces, states and events. */
export function verifyFile(house: House, facts: Pick<SessionFacts, 'seed' | 'dice' | 'origin'>, rows: readonly Omit<LogRow, 'secret' | 'at'>[], snapshotEvery: number): FileVerdict {
  const wanted = new Set(wantedBy(rows));
  const known: KnownTexts = new WeakMap();
  const past = new Map<number, TableState>();
  const snapshots: { seq: number; state: TableState }[] = [];
  let state = facts.origin?.state ?? NOTHING_YET;
  for (const row of rows) {
    const again = throwAgain(house, facts, state, row, (version) => past.get(version) ?? null, known);
    const fault = again.fault ?? (canonical(again.events) === canonical(row.events) ? null : 'the events are others');
    if (fault !== null) return { ok: false, seq: row.seq, reason: fault };
    ({ state } = again);
    if (wanted.has(row.seq)) past.set(row.seq, state);
    if (row.seq % snapshotEvery === 0 || row.seq === rows.length) snapshots.push({ seq: row.seq, state });
  }
  return { ok: true, ended: state.ending !== null, secrets: rows.map(({ events }) => secretsAmong(house, events)), snapshots };
}
