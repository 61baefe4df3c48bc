import type { Ruleset } from '../../kernel/ruleset/ruleset';
import type { SessionFacts } from './facts';
import { keepsCommitment, type LogRow } from './log';
import { NOTHING_YET, type TableState } from './table-state';
import { verifyRows } from './verify-rows';

interface Head extends Pick<SessionFacts, 'id' | 'ruleset' | 'setup' | 'dice' | 'seed' | 'commitment'> {
  readonly origin?: { readonly session: string; readonly version: number; readonly state?: TableState } | null;
  readonly version: number;
  readonly seats: readonly { readonly seat: string; readonly bot?: string }[];
}

/** Whether a replay is what the promised seed and the rules make of it, and what was found. */
export interface ReplayVerdict {
  readonly verified: boolean;
  readonly told: readonly string[];
}

/** Recomputes every throw of a finished game from the lines of its replay, with nothing but the rules. */
export function verifyReplay(text: string, rulesets: readonly Ruleset[]): ReplayVerdict {
  const [head, ...rows] = text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line) as unknown) as [Head | undefined, ...LogRow[]];
  if (head?.seed === undefined) return no([], 'The replay has no seed: it is revealed when the game has ended.');
  const game = rulesets.find(({ id }) => id === head.ruleset)?.game ?? null;
  if (game === null) return no([], `No game of "${head.ruleset}" is known here.`);
  const told = [`Session ${head.id}: ${head.ruleset}, ${rows.length} actions, ${head.dice} dice.`];
  if (!keepsCommitment(head)) return no(told, `The seed is not the one that was promised by ${head.commitment}.`);
  told.push('The seed is the one that was promised.');
  const seats = head.seats.map(({ seat, bot }) => ({ seat, bot: bot ?? null }));
  const house = { game, setup: head.setup, seats };
  const facts = { seed: head.seed, dice: head.dice, seats };
  const gap = rows.findIndex(({ seq }, i) => seq !== i + 1);
  if (head.origin && head.origin.state === undefined) return no(told, `It goes on from version ${head.origin.version} of ${head.origin.session}, whose state is still a secret.`);
  const { fault } = verifyRows(house, facts, head.origin?.state ?? NOTHING_YET, gap < 0 ? rows : rows.slice(0, gap));
  if (fault !== null) return no(told, `Action ${fault.seq}: ${fault.reason}.`);
  if (gap >= 0) return no(told, `Action ${gap + 1} is missing.`);
  const faces = rows.reduce((sum, row) => sum + row.faces.length, 0);
  if (rows.length !== head.version) return no(told, `${head.version - rows.length} actions are missing at the end.`);
  return { verified: true, told: [...told, `${faces} faces and ${rows.length} states were recomputed.`] };
}

function no(told: readonly string[], why: string): ReplayVerdict {
  return { verified: false, told: [...told, why] };
}
