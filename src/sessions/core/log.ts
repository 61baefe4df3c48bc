import { ScriptedDice } from '../../kernel/table/dice';
import type { Seat } from '../../kernel/table/table';
import { hashOf, type KnownTexts } from './canonical';
import type { Deed } from './deeds';
import type { SessionFacts } from './facts';
import { commitmentOf, diceFor } from './fair-dice';
import { judge } from './judge';
import { type LoggedEvent, NO_PAST, type Past, type Provenance } from './judgement';
import { type House, plansAt, type TableState } from './table-state';

/** One action as the log keeps it: with it the state after it can be made again, whatever becomes of generators and seeds. */
export interface LogRow {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly action: Deed;
  readonly faces: readonly number[];
  readonly dice: Provenance;
  readonly events: readonly LoggedEvent[];
  /** Numbers of the events that not everybody may know; null in the oldest logs. */
  readonly secret: readonly number[] | null;
  readonly stateHash: string;
  readonly at: Date;
}

/** The rules of today do not make of the log what it says. */
export class LogMismatch extends Error {}

/** The state after a row, by the faces that were thrown then. */
export function replay(house: House, state: TableState, row: LogRow, past: Past = NO_PAST): TableState {
  const judged = judge(house, state, row.seat, row.action, new ScriptedDice(row.faces), past);
  if (!judged.ok) throw new LogMismatch(`action ${row.seq} does not replay: ${judged.refusals[0]?.code}`);
  return judged.state;
}

/** One row thrown again from the revealed seed: what is wrong with it, or the state after it. */
export function throwAgain(house: House, facts: Pick<SessionFacts, 'seed' | 'dice'>, state: TableState, row: Omit<LogRow, 'events' | 'secret' | 'at'>, past: Past = NO_PAST, known?: KnownTexts): { readonly state: TableState; readonly events: readonly LoggedEvent[]; readonly fault: string | null } {
  const judged = judge(house, state, row.seat, row.action, diceFor(factsAt(house, facts, state), state.contributions, row.seq, row.action), past);
  if (!judged.ok) return { state, events: [], fault: `the rules refuse it (${judged.refusals[0]?.code})` };
  if (judged.faces.length !== row.faces.length || judged.faces.some((face, i) => face !== row.faces[i])) return { state: judged.state, events: judged.events, fault: 'the seed throws other faces' };
  if (hashOf(judged.state, known) !== row.stateHash) return { state: judged.state, events: judged.events, fault: 'the state after it has another hash' };
  return { state: judged.state, events: judged.events, fault: null };
}

/** What the dice of an action depend on, with the seats as they are held now. */
export function factsAt(house: House, { seed, dice }: Pick<SessionFacts, 'seed' | 'dice'>, state: TableState): Pick<SessionFacts, 'seed' | 'dice' | 'seats'> {
  return { seed, dice, seats: plansAt(house, state) };
}

export function keepsCommitment({ seed, commitment }: Pick<SessionFacts, 'seed' | 'commitment'>): boolean {
  return commitmentOf(seed) === commitment;
}
