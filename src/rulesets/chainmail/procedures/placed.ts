import { discsOverlap, gap } from '../../../kernel/geometry/disc';
import { type Base, EPS, type TerrainPiece } from '../rules/field';
import { sees } from '../rules/sight';

/** A model on the field as contact and threatened areas ask of it. */
export interface Placed extends Base {
  readonly side: string;
  /** How far it strikes: 0 is base contact (CM-ABIL-25a). */
  readonly reach: number;
  /** Knocked down, routing, stunned or dazed (CM-MELEE-02). */
  readonly helpless: boolean;
}

/** Whether two models are enemies: of different sides, both known (CM-MELEE-10). */
export function areHostile(one: Placed, other: Placed): boolean {
  return one.side !== other.side && one.side !== '' && other.side !== '';
}

/** Whether two bases touch. */
export function touches(one: Base, other: Base): boolean {
  return gap(one, other) <= EPS;
}

/** How deep the area is that a model threatens: an inch more than it strikes (CM-AOO-01). */
export function threatOf({ reach }: Pick<Placed, 'reach'>): number {
  return reach + 1;
}

/** Whether a model could strike an enemy now: touching it, or within its Reach and in sight (CM-MELEE-01, CM-MELEE-02, CM-RULING-02, CM-RULING-42). */
export function inContact(terrain: readonly TerrainPiece[], striker: Placed, target: Placed): boolean {
  if (!areHostile(striker, target)) return false;
  return couldStrike(striker, gap(striker, target), () => sees(terrain, striker, target));
}

/** The same of enemies, when their distance is known; sight is asked for only where it matters. */
export function couldStrike({ helpless, reach }: Placed, apart: number, seen: () => boolean): boolean {
  return !helpless && (apart <= EPS || (reach > 0 && apart <= reach + EPS && seen()));
}

/** The pairs of bases that lie over each other, which no move may leave so (CM-MOVE-04, CM-MOVE-05). */
export function overlaps(models: readonly Base[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let i = 0; i < models.length; i += 1) {
    for (let j = i + 1; j < models.length; j += 1) if (discsOverlap(models[i]!, models[j]!, EPS)) found.push([i, j]);
  }
  return found;
}
