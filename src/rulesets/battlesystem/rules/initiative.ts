import type { Modifier } from '../../../kernel/ruleset/event';
import { contest } from '../../../kernel/table/questions';
import type { Table } from '../../../kernel/table/table';

/** How many units each side declared as charging. */
export type Initiative = readonly [number, number];

/** What each declared charger takes off its side's die (BS-INIT-01, BS-RULING-12). */
export const PER_CHARGER = -2;

/** Both sides throw until one total is lower; answers the index of that side (BS-INIT-01, BS-INIT-02). */
export function rollInitiative(table: Table, chargers: Initiative, by: readonly [string, string] = ['side 0', 'side 1']): number {
  const question = contest({ sides: 10, modifiers: chargers.map((count) => count * PER_CHARGER), best: 'lowest', ties: 'all-reroll' });
  return table.ask(question, { rule: 'BS-INIT-01', purpose: 'initiative', by });
}

export function initiativeModifiers(chargers: Initiative, side: number): readonly Modifier[] {
  const count = chargers[side] ?? 0;
  return count === 0 ? [] : [{ name: `side-${side}-declared-chargers`, rule: 'BS-INIT-01', provenance: 'public', add: count * PER_CHARGER }];
}
