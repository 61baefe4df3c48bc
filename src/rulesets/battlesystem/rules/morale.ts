import type { Modifier } from '../../../kernel/ruleset/event';
import type { Question } from '../../../kernel/table/question';
import { lookup, lookupTable, total } from '../../../kernel/table/questions';
import { chooseOne, type Decision, type Table } from '../../../kernel/table/table';
import { heartening, type ReferenceCard } from './card';
import type { OrderState } from './troops';
import type { MoraleModifierId } from './tables/reference-card';

/** What a unit's morale rating hangs on when it checks. */
export interface Resolve {
  readonly morale: number;
  readonly halfLost: boolean;
  readonly enemyOn: 'none' | 'flank' | 'rear';
  readonly commanded: boolean;
}

/** The morale rating a check is thrown against (BS-MORALE-10). */
export function modifyMorale(card: ReferenceCard, unit: Resolve): { readonly rating: number; readonly modifiers: readonly Modifier[] } {
  const found: MoraleModifierId[] = [];
  if (unit.halfLost) found.push('half-lost');
  if (unit.enemyOn === 'flank') found.push('enemy-on-flank');
  if (unit.enemyOn === 'rear') found.push('enemy-on-rear');
  if (unit.commanded) found.push('in-command-or-hero-attached');
  const modifiers = found.map((id) => heartening(card, id));
  return { rating: modifiers.reduce((rating, { add }) => rating + add, unit.morale), modifiers };
}

/** Failing by this much or more routs a unit at once (BS-MORALE-07). */
export const ROUT_MARGIN = 7;
/** How far a unit retreats, in inches (BS-RETREAT-01). */
export const RETREAT_INCHES = 4;

export type Verdict = 'passed' | 'failed' | 'routed';

/** The two dice of a check read against a rating (BS-MORALE-01, BS-MORALE-07). */
export function judge(thrown: number, rating: number): Verdict {
  if (thrown <= rating) return 'passed';
  return thrown - rating >= ROUT_MARGIN ? 'routed' : 'failed';
}

/** Throws the two dice of a check (BS-MORALE-01). */
export function rollMorale(table: Table, purpose: string, rule = 'BS-MORALE-01', by = 'unit'): number {
  return table.ask(total(2, 10), { rule, purpose, by });
}

const VERDICTS = ['passed', 'failed', 'routed'] as const satisfies readonly Verdict[];
const verdicts = new Map<number, Question<number>>();

function verdictAgainst(rating: number): Question<number> {
  let question = verdicts.get(rating);
  if (question === undefined) {
    question = lookup(total(2, 10), lookupTable(Array.from({ length: 19 }, (_, i) => ({ from: i + 2, to: i + 2, value: VERDICTS.indexOf(judge(i + 2, rating)) }))));
    verdicts.set(rating, question);
  }
  return question;
}

/** Throws a check where only its verdict matters: odds then have three branches, not nineteen (BS-MORALE-01, BS-MORALE-07). */
export function rollVerdict(table: Table, rating: number, purpose: string, rule: string, by: string): Verdict {
  return VERDICTS[table.ask(verdictAgainst(rating), { rule, purpose, by })]!;
}

export type MoraleChoice = 'check' | 'retreat';

/** A unit in good order may retreat in place of a check; the owner says so before any die (BS-MORALE-03, BS-RULING-06). */
export function checkOrRetreat(table: Table, settled: MoraleChoice | null, unit = 'unit', by = 'unit'): MoraleChoice {
  const decision: Decision<MoraleChoice> = {
    kind: 'check-or-retreat',
    rule: 'BS-MORALE-03',
    about: [unit],
    seats: [by],
    sealed: false,
    offers: () => (settled === null ? [{ exactly: 'check' }, { exactly: 'retreat' }] : [{ exactly: settled }]),
    otherwise: () => settled ?? 'check',
  };
  return chooseOne(table, decision);
}

/** The state after a first check (BS-MORALE-04, BS-MORALE-05, BS-MORALE-07). */
export function afterCheck(state: OrderState, verdict: Verdict): OrderState {
  if (verdict === 'passed') return state;
  return verdict === 'routed' ? 'routed' : 'shaken';
}

/** One step better for a unit that rallied (BS-RALLY-02). */
export function rallied(state: OrderState): OrderState {
  return state === 'routed' ? 'shaken' : 'good';
}

/** A retreat from a state: 4 inches, or one state worse where there is no room (BS-RETREAT-01, BS-RETREAT-03, BS-RULING-22). */
export function retreat(state: OrderState, barred: boolean): { readonly state: OrderState; readonly retreats: number } {
  if (!barred) return { state, retreats: RETREAT_INCHES };
  return { state: state === 'good' ? 'shaken' : 'routed', retreats: 0 };
}
