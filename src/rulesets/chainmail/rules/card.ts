import { abilityOf, diesAtZero, has, isLiving, ratingOf } from './abilities';
import type { Model } from './model';

/** What play asks of a card again and again, found once when the warband musters. */
export interface Traits {
  /** How far it strikes: 0 is base contact, 1 with Reach (CM-ABIL-25a). */
  readonly reach: number;
  /** The depth of its threatened area (CM-AOO-01). */
  readonly threat: number;
  /** Its rating as a commander; 0 for troops (CM-STAT-17). */
  readonly commander: number;
  /** What an enemy needs to spot it; 0 if it can't hide (CM-ABIL-16). */
  readonly hide: number;
  readonly aura: number;
  readonly inspire: number;
  readonly fearless: boolean;
  readonly living: boolean;
  readonly diesAtZero: boolean;
  readonly independent: boolean;
  readonly untrained: boolean;
  readonly wild: boolean;
  readonly scent: boolean;
  readonly slowShot: boolean;
  readonly woodland: boolean;
}

/** A card as a skirmish keeps it. */
export interface Card extends Model {
  readonly name: string;
  readonly cost: number;
  readonly baseDiameter: number;
  readonly traits: Traits;
}

const REACH_THREAT = 2;
const THREAT = 1;

/** Reads the traits off a card (CM-STAT-18, CM-AOO-01, CM-ABIL-25a). */
export function traitsOf(card: Pick<Model, 'abilities' | 'creature'>): Traits {
  const reach = ratingOf(card, 'reach');
  return {
    reach,
    threat: reach > 0 ? REACH_THREAT : THREAT,
    commander: ratingOf(card, 'commander'),
    hide: ratingOf(card, 'hide'),
    aura: ratingOf(card, 'aura-of-courage'),
    inspire: ratingOf(card, 'inspire-courage'),
    fearless: has(card, 'fearless'),
    living: isLiving(card),
    diesAtZero: diesAtZero(card),
    independent: has(card, 'independent-troop'),
    untrained: has(card, 'untrained-troop'),
    wild: has(card, 'wild-troop'),
    scent: has(card, 'scent'),
    slowShot: has(card, 'slow-ranged-attack'),
    woodland: has(card, 'woodland-stride'),
  };
}

/** How often a card may use an ability in a skirmish; without boxes any number, told as 99 (CM-STAT-16). */
export function usesOf(card: Pick<Model, 'abilities' | 'creature'>, slug: string): number {
  const ability = abilityOf(card, slug);
  return ability === null ? 0 : (ability.uses ?? UNLIMITED);
}

export const UNLIMITED = 99;
