import { type Disc, gapToPoint } from '../../../kernel/geometry/disc';
import { at, type Point } from '../../../kernel/geometry/point';
import { lookup, lookupTable, upTo } from '../../../kernel/table/questions';
import type { Seat, Table } from '../../../kernel/table/table';
import { type Attack, rangedSide, type Situation } from './attack';
import type { Fighter } from './card';
import { EPS } from './field';
import { modifier, sum } from './saves';
import { BARE_ARMOR } from './touch';

const BLAST = 3;
const SPLASH = 1;
export const FIRE_DC = 13;
/** An inch along a diagonal is this much along each axis. */
const DIAGONAL = 0.7071;

/** North first, then clockwise (CM-ARULING-06). */
const WINDS: readonly Point[] = [
  { x: 0, y: 1 },
  { x: DIAGONAL, y: DIAGONAL },
  { x: 1, y: 0 },
  { x: DIAGONAL, y: -DIAGONAL },
  { x: 0, y: -1 },
  { x: -DIAGONAL, y: -DIAGONAL },
  { x: -1, y: 0 },
  { x: -DIAGONAL, y: DIAGONAL },
];

/** Two faces for each wind; 17 and more are thrown again. */
const SCATTER = lookup(upTo(20, 2 * WINDS.length), lookupTable(WINDS.map((_, i) => ({ from: 2 * i + 1, to: 2 * i + 2, value: i }))));

/** Where a bomb bursts, and whom it struck; -1 for nobody. */
export interface Burst {
  readonly centre: Point;
  readonly struck: number;
}

/** Reckons the throw of a fire bomb, against 11 whatever shelters the target (CM-ABIL-15, CM-ARULING-05). */
export function reckonBomb(thrower: Fighter, target: Fighter, situation: Situation): Attack {
  const attack = rangedSide(thrower, target, situation);
  const armor = [modifier('bombed', 'CM-ARULING-05', BARE_ARMOR)];
  return {
    rule: 'CM-ABIL-15',
    attack,
    armor,
    need: BARE_ARMOR - sum(attack),
    automatic: false,
    mayBeCritical: !target.traits.immuneCritical,
    damage: thrower.traits.fireBomb,
    bonusDamage: [],
    resisted: 0,
    bones: false,
    poison: 0,
    stun: 0,
  };
}

/** Where a bomb that missed comes down: an inch off in a random direction (CM-ABIL-15b, CM-ARULING-06). */
export function scatter(table: Table, { x, y }: Point, by: Seat): Point {
  const wind = WINDS[table.ask(SCATTER, { rule: 'CM-ARULING-06', purpose: 'scatter', by })]!;
  return at(x + wind.x, y + wind.y);
}

/** The burst of a bomb that came down at a place: on another than its target, whose base lies there, it strikes that one and bursts on its centre (CM-ABIL-15b, CM-ABIL-15c, CM-ARULING-06). */
export function burstAt(place: Point, bases: readonly Disc[], target: number): Burst {
  let struck = -1;
  for (let i = 0; i < bases.length; i++) {
    if (i === target || gapToPoint(bases[i]!, place) > EPS) continue;
    if (struck < 0 || off(bases[i]!, place) < off(bases[struck]!, place)) struck = i;
  }
  return { centre: struck < 0 ? place : { x: bases[struck]!.x, y: bases[struck]!.y }, struck };
}

function off({ x, y }: Disc, place: Point): number {
  return (x - place.x) * (x - place.x) + (y - place.y) * (y - place.y);
}

/** Everybody in the blast, the struck model first and then by distance (CM-ABIL-15c, CM-ARULING-06). */
export function caughtIn({ centre, struck }: Burst, bases: readonly Disc[]): readonly number[] {
  const far = bases.map((base, i) => (i === struck ? -1 : gapToPoint(base, centre)));
  return far.flatMap((inches, i) => (inches <= BLAST + EPS ? [i] : [])).sort((a, b) => far[a]! - far[b]! || a - b);
}

/** What the fire comes to for one model before its save: the bomb's damage if it was struck, doubled if critical, else 1 (CM-ABIL-15c, CM-ARULING-05). */
export function fireOn(number: number, { struck }: Burst, damage: number, critical: boolean): number {
  if (number !== struck) return SPLASH;
  return critical ? 2 * damage : damage;
}

/** What a fire costs a model: half if it saved, nothing if it evades, and less if it resists (CM-ABIL-15d, CM-ABIL-15e, CM-ABIL-09, CM-ABIL-27, CM-ARULING-22, CM-STAT-19). */
export function burnt({ traits: { evasion, resist } }: Fighter, fire: number, saved: boolean): number {
  const taken = saved ? (evasion ? 0 : Math.floor(fire / 2)) : fire;
  return Math.max(0, taken - resist);
}
