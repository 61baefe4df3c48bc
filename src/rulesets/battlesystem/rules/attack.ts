import { countAtLeast, lookup, plus, sumOf, totalOf } from '../../../kernel/table/questions';
import type { Question } from '../../../kernel/table/question';
import type { Modifier } from '../../../kernel/ruleset/event';
import type { Table } from '../../../kernel/table/table';
import { armoring, hitsTable, multiplying, type ReferenceCard } from './card';
import { multiplyDice } from './fraction';
import { ARMOR_DIE, ARMOR_LIMITS, type ArmorModifierId, type Cover, MORALE_TRIGGERS, type MultiplierId, type MoraleTriggerId } from './tables/reference-card';
import type { Face, FormationKind, OrderState } from './troops';

export type AttackKind = 'melee' | 'missile';
export type Range = 'short' | 'medium' | 'long';

/** What the number of attack dice hangs on. */
export interface Attackers {
  readonly figures: number;
  readonly state: OrderState;
  readonly charging: boolean;
  readonly mountedLance: boolean;
}

/** What the defender's armor hangs on. */
export interface Defenders {
  readonly armorRating: number;
  readonly state: OrderState;
  readonly formation: FormationKind;
  readonly face: Face;
  readonly uphillOrBehindObstacle: boolean;
  readonly cover: Cover;
  readonly loneIndividual: boolean;
}

/** A number with the reasons that made it. */
export interface Reckoned {
  readonly value: number;
  readonly modifiers: readonly Modifier[];
}

/** How many attack dice are thrown: one a figure, times every factor, rounded up once (BS-AD-01, BS-AD-05). */
export function attackDice(card: ReferenceCard, attackers: Attackers, range: Range | null): Reckoned {
  const factors: MultiplierId[] = [];
  if (attackers.charging) factors.push(attackers.mountedLance ? 'charge-mounted-lance' : 'charge');
  if (range !== null) factors.push(`missile-${range}`);
  if (attackers.state === 'routed') factors.push('routed');
  const value = multiplyDice(attackers.figures, factors.map((id) => card.multipliers[id]));
  return { value, modifiers: factors.map((id) => multiplying(card, id)) };
}

/** The armor rating for one attack, kept within its limits (BS-AR-02, BS-AR-03, BS-AR-04). */
export function modifyArmor(card: ReferenceCard, kind: AttackKind, defenders: Defenders): Reckoned {
  const found: ArmorModifierId[] = [];
  if (kind === 'melee') {
    if (defenders.face === 'flank') found.push('melee-flank');
    if (defenders.face === 'rear') found.push('melee-rear');
    if (defenders.uphillOrBehindObstacle) found.push('melee-defender-uphill-or-behind-obstacle');
    if (defenders.formation === 'column') found.push('melee-defender-column');
  } else {
    if (defenders.cover === 'soft') found.push('missile-soft-cover');
    if (defenders.cover === 'hard') found.push('missile-hard-cover');
    if (defenders.formation === 'irregular') found.push('missile-target-irregular');
    if (defenders.loneIndividual) found.push('missile-lone-individual');
  }
  if (defenders.state === 'shaken') found.push('defender-shaken');
  if (defenders.state === 'routed') found.push('defender-routed');
  const modifiers = found.map((id) => armoring(card, id));
  const sum = modifiers.reduce((rating, { add }) => rating + add, defenders.armorRating);
  return { value: Math.min(Math.max(sum, ARMOR_LIMITS.min), ARMOR_LIMITS.max), modifiers };
}

export type TwoDiceMode = 'sum' | 'separate';

/** The hits that a number of attack dice score together (BS-AD-02, BS-AD-03, BS-AD-04, BS-RULING-05). */
export function scoreHits(card: ReferenceCard, dice: number, sides: readonly number[], mode: TwoDiceMode): Question<number> {
  const together = mode === 'sum' ? [sides] : sides.map((each) => [each]);
  return sumOf(dice, together.map((thrown) => lookup(totalOf(thrown), hitsTable(card))).reduce(plus));
}

/** The defender throws a die for each hit; those above the armor rating cancel one each (BS-AR-01). */
export function rollArmor(table: Table, hits: number, armorRating: number, by = 'defender'): number {
  if (hits === 0) return 0;
  return table.ask(countAtLeast(hits, ARMOR_DIE.sides, armorRating + 1), { rule: 'BS-AR-01', purpose: 'armor', by });
}

/** What hits do to a unit: every full set removes a figure, the rest stays marked (BS-HITS-01, BS-HITS-02, BS-HITS-04). */
export interface Losses {
  readonly figuresRemoved: number;
  readonly partialHits: number;
  readonly figuresLeft: number | null;
  readonly destroyed: boolean;
}

export function suffer(hits: number, hitsPerFigure: number, partialHits: number, figures: number | null): Losses {
  const marked = partialHits + hits;
  const removed = Math.floor(marked / hitsPerFigure);
  if (figures !== null && removed >= figures) return { figuresRemoved: figures, partialHits: 0, figuresLeft: 0, destroyed: true };
  return {
    figuresRemoved: removed,
    partialHits: marked % hitsPerFigure,
    figuresLeft: figures === null ? null : figures - removed,
    destroyed: false,
  };
}

/** The reasons for a morale check that one attack gives (BS-MORALE-09, BS-RULING-10). */
export function moraleTriggers(suffered: number, losses: Losses, startFigures: number | null): readonly MoraleTriggerId[] {
  const found: MoraleTriggerId[] = [];
  const { figuresLeft, figuresRemoved, destroyed } = losses;
  if (destroyed) return found;
  if (startFigures !== null && figuresLeft !== null && figuresRemoved > 0) {
    const before = figuresLeft + figuresRemoved;
    if (before === startFigures) found.push('first-figure-lost');
    if (2 * (startFigures - before) < startFigures && 2 * (startFigures - figuresLeft) >= startFigures) found.push('half-lost');
  }
  const many = MORALE_TRIGGERS.find((row) => row.id === 'more-than-4-hits-one-attack');
  if (many?.minimumHits != null && suffered >= many.minimumHits) found.push(many.id);
  return found;
}
