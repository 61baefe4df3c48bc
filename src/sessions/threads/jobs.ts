import type { ActionLike, Game } from '../../kernel/ruleset/game';
import type { Position } from '../../kernel/ruleset/position';
import type { Ruleset } from '../../kernel/ruleset/ruleset';
import type { Seat } from '../../kernel/table/table';
import type { SessionFacts } from '../core/facts';
import type { LogRow } from '../core/log';
import { countOdds, type ToldOdds } from '../core/odds';
import { simulate, type Simulation, type Tally } from '../core/simulate';
import type { TableState } from '../core/table-state';
import { type FileVerdict, verifyFile } from '../core/verify-file';
import { type Kept, type Stretch, verifyRows } from '../core/verify-rows';
import { takeTurn, type TurnTaken } from './bot-turn';

/** A session as it is sent to a thread: its game goes by the name of its ruleset. */
export interface SentSession {
  readonly facts: Pick<SessionFacts, 'ruleset' | 'setup' | 'seats' | 'dice' | 'seed'>;
  readonly version: number;
  readonly state: TableState;
}

/** What is worked out in threads for sessions. */
export type SessionJobs = {
  readonly botTurn: (session: SentSession) => TurnTaken;
  readonly odds: (asked: { readonly ruleset: string; readonly position: Position<unknown, ActionLike>; readonly seat: Seat; readonly action: ActionLike }) => ToldOdds;
  readonly simulate: (asked: Simulation & { readonly ruleset: string }) => Tally;
  readonly verifyFile: (file: { readonly facts: SessionFacts; readonly rows: readonly Omit<LogRow, 'secret' | 'at'>[]; readonly snapshotEvery: number }) => FileVerdict;
  readonly verify: (session: SentSession & { readonly rows: readonly LogRow[]; readonly wanted: readonly number[]; readonly kept: Kept }) => Stretch;
};

/** The jobs for the games of these rulesets. */
export function sessionJobs(rulesets: readonly Ruleset[]): SessionJobs {
  const gameOf = (id: string): Game => {
    const game = rulesets.find((ruleset) => ruleset.id === id)?.game ?? null;
    if (game === null) throw new Error(`no game of ${id} is known to the threads`);
    return game;
  };
  const houseOf = ({ ruleset, setup, seats }: SentSession['facts']) => ({ game: gameOf(ruleset), setup, seats });
  return {
    botTurn: ({ facts, version, state }) => takeTurn({ facts, house: houseOf(facts), version, state }),
    odds: ({ ruleset, position, seat, action }) => countOdds(gameOf(ruleset), position, seat, action),
    simulate: ({ ruleset, ...asked }) => simulate(gameOf(ruleset), asked),
    verifyFile: ({ facts, rows, snapshotEvery }) => verifyFile(houseOf(facts), facts, rows, snapshotEvery),
    verify: ({ facts, state, rows, wanted, kept }) => verifyRows(houseOf(facts), facts, state, rows, wanted, kept),
  };
}
