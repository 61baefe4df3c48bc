import type { AttackDie } from '../rules/tables/reference-card';

export type TroopClass = 'foot' | 'mounted' | 'large';

/** Who an individual is (BS-CMD-02). */
export type Role = 'hero' | 'commander' | 'army-commander';

export interface Missile {
  readonly die: AttackDie;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
  readonly volleys: number;
}

/** The statistics that the figures of a unit share (BS-STAT-01), or those of one individual. */
export interface Troop {
  readonly name: string;
  readonly class: TroopClass;
  readonly attackDice: readonly AttackDie[];
  readonly armorRating: number;
  readonly hits: number;
  readonly morale: number;
  readonly movement: number;
  readonly missile: Missile | null;
  readonly weaponLength: number;
  readonly spear: boolean;
  readonly pike: boolean;
  readonly lance: boolean;
  readonly alwaysIrregular: boolean;
  readonly neverChecks: boolean;
  /** Points of one figure (BS-POINT-01, BS-POINT-02). */
  readonly cost: number;
  /** Null for the troops of a unit. */
  readonly role: Role | null;
  readonly commandDiameter: number;
}

/** The base of a figure, width by depth (BS-GEO-03). */
export const BASES: Readonly<Record<TroopClass, { readonly width: number; readonly depth: number }>> = {
  foot: { width: 0.75, depth: 0.75 },
  mounted: { width: 1, depth: 2 },
  large: { width: 1.5, depth: 1.5 },
};

/** The gap between bases in irregular formation (BS-FORM-02). */
export const IRREGULAR_GAP = 0.5;

/** Bases nearer than this touch (BS-GEO-02). */
export const CONTACT = 0.01;
/** Ground covered twice by less than this does not overlap: what sweeps leave over. */
export const GIVE = 0.002;
