import { abilityOf } from './abilities';
import type { Model } from './model';
import type { Traits } from './traits';

/** A model with what its abilities come to. */
export interface Fighter extends Model {
  readonly traits: Traits;
}

/** A card as a skirmish keeps it. */
export interface Card extends Fighter {
  readonly name: string;
  readonly cost: number;
  readonly baseDiameter: number;
}

/** How often a card may use an ability in a skirmish; without boxes any number, told as 99 (CM-STAT-16). */
export function usesOf(card: Pick<Model, 'abilities' | 'creature'>, slug: string): number {
  const ability = abilityOf(card, slug);
  return ability === null ? 0 : (ability.uses ?? UNLIMITED);
}

export const UNLIMITED = 99;
