import type { Refusal } from '../../../kernel/ruleset/refusal';
import { type CardSection, type CrossingCost, type GroundCost, HOUSE, HOUSE_CARD, type ReferenceCard } from './card';
import type { ArmorModifierId, Fraction, MoraleModifierId, MultiplierId, ObstacleId, TerrainId } from './tables/reference-card';

/** A card as a caller gives it: the sections and rows it names take the place of the house's. */
export interface OwnCard {
  readonly name: string;
  readonly hits?: readonly { readonly from: number; readonly to: number; readonly hits: number }[];
  readonly multipliers?: readonly ({ readonly id: MultiplierId } & Fraction)[];
  readonly armor?: readonly { readonly id: ArmorModifierId; readonly modifier: number }[];
  readonly morale?: readonly { readonly id: MoraleModifierId; readonly modifier: number }[];
  readonly terrain?: readonly ({ readonly id: TerrainId } & GroundCost)[];
  readonly obstacles?: readonly ({ readonly id: ObstacleId } & CrossingCost)[];
}

const SECTIONS = ['hits', 'multipliers', 'armor', 'morale', 'terrain', 'obstacles'] as const satisfies readonly CardSection[];
/** The largest attack die; higher totals of two take the last row (BS-STAT-02). */
const HIGHEST_DIE = 12;
const MOST_HITS = 20;
const MOST_FACTOR = 4;
const MOST_MODIFIER = 9;
const DEAREST_INCH = 12;
const DEAREST_CROSSING = 24;

/** The card to play by: the house's with the caller's figures in place of its own. */
export function cardWith(own: OwnCard | undefined): ReferenceCard {
  if (own === undefined) return HOUSE_CARD;
  return {
    name: own.name,
    own: SECTIONS.filter((section) => own[section] !== undefined),
    hits: own.hits ?? HOUSE_CARD.hits,
    multipliers: replaced(HOUSE_CARD.multipliers, own.multipliers, ({ numerator, denominator }) => ({ numerator, denominator })),
    armor: replaced(HOUSE_CARD.armor, own.armor, ({ modifier }) => modifier),
    morale: replaced(HOUSE_CARD.morale, own.morale, ({ modifier }) => modifier),
    terrain: replaced(HOUSE_CARD.terrain, own.terrain, ({ foot, mounted }) => ({ foot, mounted })),
    obstacles: replaced(HOUSE_CARD.obstacles, own.obstacles, ({ foot, mounted }) => ({ foot, mounted })),
  };
}

function replaced<K extends string, V, R extends { readonly id: K }>(house: Readonly<Record<K, V>>, rows: readonly R[] | undefined, read: (row: R) => V): Readonly<Record<K, V>> {
  return rows === undefined ? house : { ...house, ...(Object.fromEntries(rows.map((row) => [row.id, read(row)])) as Record<K, V>) };
}

type Add = (code: string, rule: string, message: string, at: string, facts: Refusal['facts']) => void;

/** Everything that is wrong with a caller's card, row by row: gaps, overlaps, values out of their range. */
export function cardFaults(own: OwnCard | undefined, pointer: string): readonly Refusal[] {
  const found: Refusal[] = [];
  if (own === undefined) return found;
  const add: Add = (code, rule, message, at, facts) => void found.push({ code, rule, message, facts, pointer: `${pointer}${at}` });
  if (own.name === HOUSE) add('card.name-taken', 'BS-AD-02', 'Only the card of the house is called house; give yours another name.', '/name', { name: own.name });
  if (own.hits !== undefined) hitsFaults(own.hits, add);
  for (const section of ['multipliers', 'armor', 'morale', 'terrain', 'obstacles'] as const) twiceFaults(own[section] ?? [], section, add);
  own.multipliers?.forEach((row, i) => factorFault(row, 'BS-AD-05', 0, MOST_FACTOR, `/multipliers/${i}`, add));
  own.armor?.forEach(({ modifier }, i) => modifierFault(modifier, 'BS-AR-03', `/armor/${i}/modifier`, add));
  own.morale?.forEach(({ modifier }, i) => modifierFault(modifier, 'BS-MORALE-10', `/morale/${i}/modifier`, add));
  own.terrain?.forEach((row, i) => {
    for (const by of ['foot', 'mounted'] as const) if (row[by] !== null) factorFault(row[by], 'BS-TERR-02', 1 / DEAREST_INCH, DEAREST_INCH, `/terrain/${i}/${by}`, add);
  });
  own.obstacles?.forEach((row, i) => {
    for (const by of ['foot', 'mounted'] as const) rangeFault(row[by], 'BS-TERR-03', 0, DEAREST_CROSSING, `/obstacles/${i}/${by}`, add);
  });
  const clear = own.terrain?.find(({ id }) => id === 'clear');
  if (clear !== undefined && (clear.foot === null || clear.mounted === null)) add('card.clear-ground-barred', 'BS-TERR-02', 'Clear ground cannot be barred: nobody could move.', '/terrain', {});
  return found;
}

/** A row that is there twice says two things at once. */
function twiceFaults(rows: readonly { readonly id: string }[], section: CardSection, add: Add): void {
  rows.forEach(({ id }, i) => {
    if (rows.findIndex((row) => row.id === id) < i) add('card.overlap', RULES[section], `The row ${id} is there twice.`, `/${section}/${i}/id`, { id });
  });
}

const RULES: Readonly<Record<CardSection, string>> = { hits: 'BS-AD-02', multipliers: 'BS-AD-05', armor: 'BS-AR-03', morale: 'BS-MORALE-10', terrain: 'BS-TERR-02', obstacles: 'BS-TERR-03' };

/** The table must lead from 1 on without gap or overlap, and to whole hits (BS-AD-02). */
function hitsFaults(rows: NonNullable<OwnCard['hits']>, add: Add): void {
  let next = 1;
  rows.forEach(({ from, to, hits }, i) => {
    const at = `/hits/${i}`;
    if (!Number.isInteger(from) || !Number.isInteger(to)) add('card.not-whole', 'BS-AD-02', `The row ${from}-${to} is not in whole numbers.`, at, { from, to });
    if (to < from) add('card.row-reversed', 'BS-AD-02', `The row ${from}-${to} ends before it begins.`, at, { from, to });
    if (from > next) add('card.gap', 'BS-AD-02', `Nothing says what ${next}${from - 1 > next ? `-${from - 1}` : ''} scores.`, at, { missingFrom: next, missingTo: from - 1 });
    if (from < next) add('card.overlap', 'BS-AD-02', `${from} is scored by the row before already, which ends at ${next - 1}.`, at, { from, before: next - 1 });
    if (!Number.isInteger(hits) || hits < 0 || hits > MOST_HITS) add('card.out-of-range', 'BS-AD-02', `A die scores 0 to ${MOST_HITS} hits, not ${hits}.`, `${at}/hits`, { value: hits, from: 0, to: MOST_HITS });
    next = Math.max(next, to + 1);
  });
  if (rows.length > 0 && next <= HIGHEST_DIE) add('card.gap', 'BS-AD-02', `Nothing says what ${next}-${HIGHEST_DIE} scores; higher totals take the last row.`, '/hits', { missingFrom: next, missingTo: HIGHEST_DIE });
  if (rows.length === 0) add('card.gap', 'BS-AD-02', 'The table has no row.', '/hits', { missingFrom: 1, missingTo: HIGHEST_DIE });
}

function factorFault({ numerator, denominator }: Fraction, rule: string, least: number, most: number, at: string, add: Add): void {
  if (!Number.isInteger(numerator) || !Number.isInteger(denominator) || denominator < 1 || denominator > 1000) {
    add('card.no-fraction', rule, `${numerator}/${denominator} is no fraction of whole numbers.`, at, { numerator, denominator });
    return;
  }
  rangeFault(numerator / denominator, rule, least, most, at, add);
}

function modifierFault(value: number, rule: string, at: string, add: Add): void {
  if (!Number.isInteger(value)) add('card.not-whole', rule, `A rating changes by whole numbers, not ${value}.`, at, { value });
  rangeFault(value, rule, -MOST_MODIFIER, MOST_MODIFIER, at, add);
}

function rangeFault(value: number, rule: string, least: number, most: number, at: string, add: Add): void {
  if (!(value >= least && value <= most)) add('card.out-of-range', rule, `${value} is not between ${Number(least.toFixed(4))} and ${most}.`, at, { value, from: least, to: most });
}
