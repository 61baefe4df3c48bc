import { countAtLeast } from '../../../kernel/table/questions';
import type { Seat, Table } from '../../../kernel/table/table';
import { rollSave } from './saves';

/** What a die must show for bones to lose nothing (CM-ABIL-31). */
const BONES_HOLD = 11;

/** The points of a blow that find no flesh: a d20 for each, unmodified (CM-ABIL-31, CM-ABIL-31b, CM-ARULING-09). */
export function throwBones(table: Table, points: number, by: Seat): number {
  return points === 0 ? 0 : table.ask(countAtLeast(points, 20, BONES_HOLD), { rule: 'CM-ABIL-31', purpose: 'bones', by });
}

/** Whether a model throws off a poison (CM-ABIL-22). */
export function resistsPoison(table: Table, bonus: number, dc: number, by: Seat): boolean {
  return rollSave(table, bonus, dc, 'CM-ABIL-22', 'save against poison', by);
}

/** Whether a model keeps its senses (CM-ABIL-38). */
export function resistsStun(table: Table, bonus: number, dc: number, by: Seat): boolean {
  return rollSave(table, bonus, dc, 'CM-ABIL-38', 'save against stun', by);
}

/** Whether an enemy is quick enough to strike at a tumbler (CM-ABIL-40). */
export function catchesTumbler(table: Table, bonus: number, dc: number, by: Seat): boolean {
  return rollSave(table, bonus, dc, 'CM-ABIL-40', 'save against a tumble', by);
}

/** Whether an unreliable model does anything: a bare die, to which nothing is added (CM-ABIL-43, CM-ARULING-11). */
export function isWilling(table: Table, need: number, by: Seat): boolean {
  return table.ask(countAtLeast(1, 20, need), { rule: 'CM-ABIL-43', purpose: 'reliability', by }) === 1;
}
