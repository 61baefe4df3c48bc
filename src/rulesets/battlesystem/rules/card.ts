import type { Modifier } from '../../../kernel/ruleset/event';
import type { Provenance } from '../../../kernel/ruleset/rule';
import { type LookupTable, lookupTable } from '../../../kernel/table/questions';
import { written } from './fraction';
import {
  ARMOR_MODIFIERS,
  type ArmorModifierId,
  ATTACK_DICE_MULTIPLIERS,
  type Fraction,
  HITS_TABLE,
  MORALE_MODIFIERS,
  type MoraleModifierId,
  type MultiplierId,
  OBSTACLES,
  type ObstacleId,
  type ObstacleRow,
  TERRAIN_COSTS,
  type TerrainId,
  type TerrainRow,
} from './tables/reference-card';

/** What an inch of ground costs on foot and mounted; null bars it. */
export interface GroundCost {
  readonly foot: Fraction | null;
  readonly mounted: Fraction | null;
}

/** What crossing an obstacle costs, in inches. */
export interface CrossingCost {
  readonly foot: number;
  readonly mounted: number;
}

/** The figures a battle is played by: those of the house, or of a card that a set-up brings. */
export interface ReferenceCard {
  readonly name: string;
  /** The sections that are not the house's. */
  readonly own: readonly CardSection[];
  readonly hits: readonly { readonly from: number; readonly to: number; readonly hits: number }[];
  readonly multipliers: Readonly<Record<MultiplierId, Fraction>>;
  readonly armor: Readonly<Record<ArmorModifierId, number>>;
  readonly morale: Readonly<Record<MoraleModifierId, number>>;
  readonly terrain: Readonly<Record<TerrainId, GroundCost>>;
  readonly obstacles: Readonly<Record<ObstacleId, CrossingCost>>;
}

export type CardSection = 'hits' | 'multipliers' | 'armor' | 'morale' | 'terrain' | 'obstacles';

/** How answers name the card that the house completes the sample with. */
export const HOUSE = 'house';

type ById<R extends { readonly id: string }, V> = Readonly<Record<R['id'], V>>;

function byId<R extends { readonly id: string }, V>(rows: readonly R[], read: (row: R) => V): ById<R, V> {
  return Object.fromEntries(rows.map((row) => [row.id, read(row)])) as ById<R, V>;
}

/** The card where the set-up brings none: the sample's figures with the house's completion. */
export const HOUSE_CARD: ReferenceCard = {
  name: HOUSE,
  own: [],
  hits: HITS_TABLE.map(({ from, to, hits }) => ({ from, to, hits })),
  multipliers: byId(ATTACK_DICE_MULTIPLIERS, ({ factor }) => factor),
  armor: byId(ARMOR_MODIFIERS, ({ modifier }) => modifier),
  morale: byId(MORALE_MODIFIERS, ({ modifier }) => modifier),
  terrain: byId(TERRAIN_COSTS, ({ foot, mounted }) => ({ foot, mounted })),
  obstacles: byId(OBSTACLES, ({ footInches, mountedInches }) => ({ foot: footInches, mounted: mountedInches })),
};

const MULTIPLIER_ROWS = byId(ATTACK_DICE_MULTIPLIERS, (row) => row);
const ARMOR_ROWS = byId(ARMOR_MODIFIERS, (row) => row);
const MORALE_ROWS = byId(MORALE_MODIFIERS, (row) => row);

/** What ground does besides its cost, whichever card is played. */
export const GROUND_ROWS: ById<TerrainRow, TerrainRow> = byId(TERRAIN_COSTS, (row) => row);
export const OBSTACLE_ROWS: ById<ObstacleRow, ObstacleRow> = byId(OBSTACLES, (row) => row);

function from(card: ReferenceCard, section: CardSection, provenance: Provenance): Provenance {
  return card.own.includes(section) ? 'general' : provenance;
}

/** A factor on the number of attack dice as an event shows it (BS-AD-05). */
export function multiplying(card: ReferenceCard, id: MultiplierId): Modifier {
  const { ruleId, provenance } = MULTIPLIER_ROWS[id];
  return { name: id, rule: ruleId, provenance: from(card, 'multipliers', provenance), times: written(card.multipliers[id]) };
}

/** A change of the armor rating as an event shows it (BS-AR-03). */
export function armoring(card: ReferenceCard, id: ArmorModifierId): Modifier & { readonly add: number } {
  const { ruleId, provenance } = ARMOR_ROWS[id];
  return { name: id, rule: ruleId, provenance: from(card, 'armor', provenance), add: card.armor[id] };
}

/** A change of the morale rating as an event shows it (BS-MORALE-10). */
export function heartening(card: ReferenceCard, id: MoraleModifierId): Modifier & { readonly add: number } {
  const { ruleId, provenance } = MORALE_ROWS[id];
  return { name: id, rule: ruleId, provenance: from(card, 'morale', provenance), add: card.morale[id] };
}

const tables = new WeakMap<ReferenceCard, LookupTable>();

/** The card's table from a die, or the total of two, to hits (BS-AD-02). */
export function hitsTable(card: ReferenceCard): LookupTable {
  let table = tables.get(card);
  if (table === undefined) {
    table = lookupTable(card.hits.map(({ from: low, to, hits }) => ({ from: low, to, value: hits })));
    tables.set(card, table);
  }
  return table;
}
