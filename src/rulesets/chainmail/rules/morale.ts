import type { Modifier } from '../../../kernel/ruleset/event';
import type { Seat, Table } from '../../../kernel/table/table';
import type { Fighter } from './card';
import { modifier, rollSave, sum } from './saves';

/** How many models a warband started with and how many of them are casualties (CM-MORALE-06, CM-RULING-16). */
export interface Losses {
  readonly started: number;
  readonly casualties: number;
}

/** The difficulty of a morale save: 13, or 18 once half of the warband is lost (CM-MORALE-05). */
export function moraleDc({ started, casualties }: Losses): number {
  return 2 * casualties >= started && started > 0 ? 18 : 13;
}

/** What hangs on a morale save besides the card. */
export interface Nerve {
  readonly health: number;
  readonly fullHealth: number;
  /** The best Aura of Courage among allies within 2" (CM-ABIL-01). */
  readonly aura: number;
  /** The best Inspire Courage among allies of the faction within 6" (CM-ABIL-19). */
  readonly inspired: number;
  /** The best spell on the model's saves (CM-SPELLCAST-11); none unless given. */
  readonly resistance?: number;
  /** What an order adds (CM-ORDER-07 to 09); nothing unless given. */
  readonly ordered?: number;
  /** An order, guidance or whatever else the table grants. */
  readonly other: number;
}

/** Everything that is added to a morale save (CM-MORALE-07, CM-ABIL-01, CM-ABIL-19, CM-ABIL-20). */
export function moraleModifiers(model: Pick<Fighter, 'save' | 'traits'>, nerve: Nerve): readonly Modifier[] {
  const found = [modifier('save', 'CM-STAT-11', model.save)];
  if (2 * nerve.health > nerve.fullHealth) found.push(modifier('healthy', 'CM-MORALE-07', 5));
  if (nerve.aura > 0) found.push(modifier('aura-of-courage', 'CM-ABIL-01', nerve.aura));
  if (nerve.inspired > 0) found.push(modifier('inspire-courage', 'CM-ABIL-19', nerve.inspired));
  if (model.traits.morale !== 0) found.push(modifier('morale', 'CM-ABIL-20', model.traits.morale));
  if (nerve.resistance !== undefined && nerve.resistance > 0) found.push(modifier('resistance', 'CM-SPELL-12', nerve.resistance));
  if (nerve.ordered !== undefined && nerve.ordered > 0) found.push(modifier('order', ORDER_RULES[nerve.ordered] ?? 'CM-ORDER-09', nerve.ordered));
  if (nerve.other !== 0) found.push(modifier('other', 'CM-RULING-20', nerve.other));
  return found;
}

const ORDER_RULES: { readonly [adds: number]: string } = { 2: 'CM-ORDER-07', 4: 'CM-ORDER-08', 8: 'CM-ORDER-09' };

/** Whether damage that took health from one figure to another calls for a morale save (CM-MORALE-02, CM-RULING-05). */
export function crossesHalf(before: number, after: number, fullHealth: number): boolean {
  return 2 * before > fullHealth && 2 * after <= fullHealth && after > 0;
}

/** Whether a model holds; the fearless throw no die (CM-MORALE-01, CM-MORALE-11, CM-ABIL-12). */
export function testMorale(table: Table, { traits }: Pick<Fighter, 'traits'>, modifiers: readonly Modifier[], dc: number, by: Seat, purpose = 'morale save'): boolean {
  return traits.fearless || rollSave(table, sum(modifiers), dc, 'CM-MORALE-01', purpose, by);
}
