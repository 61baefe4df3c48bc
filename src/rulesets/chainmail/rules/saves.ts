import type { Modifier } from '../../../kernel/ruleset/event';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { countAtLeast, lookup, lookupTable, total } from '../../../kernel/table/questions';
import type { Question } from '../../../kernel/table/question';
import type { Seat, Table } from '../../../kernel/table/table';

const ALWAYS = { highestCounts: true, oneFails: true } as const;

/** The sum of what modifiers add. */
export function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((all, { add }) => all + (add ?? 0), 0);
}

/** A modifier of the printed rules. */
export function modifier(name: string, rule: RuleId, add: number): Modifier {
  return { name, rule, provenance: 'rulebook', add };
}

/** Whether a d20 with a bonus reaches a difficulty; 1 always fails and 20 always succeeds (CM-STAT-11). */
export function rollSave(table: Table, bonus: number, dc: number, rule: RuleId, purpose: string, by: Seat): boolean {
  return table.ask(countAtLeast(1, 20, dc - bonus, ALWAYS), { rule, purpose, by }) === 1;
}

/** How a save to get up ends. */
export type GettingUp = 'destroyed' | 'down' | 'up';

/** A fallen model gets up at this difficulty (CM-DOWN-06). */
export const GET_UP_DC = 20;

/** The save to get up; a natural 1 is the end of the model (CM-DOWN-06, CM-DOWN-07, CM-DOWN-08). */
export function rollToGetUp(table: Table, bonus: number, by: Seat): GettingUp {
  const read = table.ask(lookup(total(1, 20), threeWays(GET_UP_DC - bonus)), { rule: 'CM-DOWN-06', purpose: 'get up', by });
  return GETTING_UP[read]!;
}

const GETTING_UP: readonly GettingUp[] = ['destroyed', 'down', 'up'];

/** 0 on a natural 1, 2 from the needed face on and on a 20, else 1. */
function threeWays(need: number): ReturnType<typeof lookupTable> {
  const from = Math.min(Math.max(need, 2), 20);
  return (WAYS[from] ??= lookupTable([{ from: 1, to: 1, value: 0 }, ...(from > 2 ? [{ from: 2, to: from - 1, value: 1 }] : []), { from, to: 20, value: 2 }]));
}

const WAYS: ReturnType<typeof lookupTable>[] = [];

/** What an attack roll says: a miss, a hit, or a natural 20. */
export type AttackRoll = 'miss' | 'hit' | 'natural-20';

const ATTACK_ROLLS: readonly AttackRoll[] = ['miss', 'hit', 'natural-20'];
const attackQuestions: Question<number>[] = [];

/** Whether a d20 reaches what it needs; where a 20 may be critical the answer tells it apart (CM-MELEE-03, CM-CRIT-01). */
export function rollAttack(table: Table, need: number, tellsTwenty: boolean, rule: RuleId, by: Seat, purpose = 'attack'): AttackRoll {
  if (!tellsTwenty) return table.ask(countAtLeast(1, 20, need, ALWAYS), { rule, purpose, by }) === 1 ? 'hit' : 'miss';
  const from = Math.min(Math.max(need, 2), 20);
  const question = (attackQuestions[from] ??= lookup(
    total(1, 20),
    lookupTable([{ from: 1, to: from - 1, value: 0 }, ...(from < 20 ? [{ from, to: 19, value: 1 }] : []), { from: 20, to: 20, value: 2 }]),
  ));
  return ATTACK_ROLLS[table.ask(question, { rule, purpose, by })]!;
}
