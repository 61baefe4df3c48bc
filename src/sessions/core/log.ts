import { ScriptedDice } from '../../kernel/table/dice';
import type { Seat } from '../../kernel/table/table';
import { hashOf } from './canonical';
import type { Deed } from './deeds';
import type { SessionFacts } from './facts';
import { commitmentOf, diceFor } from './fair-dice';
import { judge, type LoggedEvent, type Provenance } from './judge';
import type { House, TableState } from './table-state';

/** One action as the log keeps it: with it the state after it can be made again, whatever becomes of generators and seeds. */
export interface LogRow {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly action: Deed;
  readonly faces: readonly number[];
  readonly dice: Provenance;
  readonly events: readonly LoggedEvent[];
  readonly stateHash: string;
  readonly at: Date;
}

/** The rules of today do not make of the log what it says. */
export class LogMismatch extends Error {}

/** The state after a row, by the faces that were thrown then. */
export function replay(house: House, state: TableState, row: LogRow): TableState {
  const judged = judge(house, state, row.seat, row.action, new ScriptedDice(row.faces));
  if (!judged.ok) throw new LogMismatch(`action ${row.seq} does not replay: ${judged.refusals[0]?.code}`);
  return judged.state;
}

/** One row thrown again from the revealed seed: what is wrong with it, or the state after it. */
export function throwAgain(house: House, facts: Pick<SessionFacts, 'seed' | 'dice' | 'seats'>, state: TableState, row: Omit<LogRow, 'events' | 'at'>): { readonly state: TableState; readonly fault: string | null } {
  const judged = judge(house, state, row.seat, row.action, diceFor(facts, state.contributions, row.seq));
  if (!judged.ok) return { state, fault: `the rules refuse it (${judged.refusals[0]?.code})` };
  if (judged.faces.length !== row.faces.length || judged.faces.some((face, i) => face !== row.faces[i])) return { state: judged.state, fault: 'the seed throws other faces' };
  if (hashOf(judged.state) !== row.stateHash) return { state: judged.state, fault: 'the state after it has another hash' };
  return { state: judged.state, fault: null };
}

export function keepsCommitment({ seed, commitment }: Pick<SessionFacts, 'seed' | 'commitment'>): boolean {
  return commitmentOf(seed) === commitment;
}
