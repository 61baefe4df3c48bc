import { abilityOf } from './abilities';
import type { Model, SpellOnCard } from './model';
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
  readonly spells: readonly SpellOnCard[];
  /** Slots by spell level for those who fill them as they please; null for everybody else (CM-ABIL-35). */
  readonly slots: readonly number[] | null;
}

/** How many castings a card has in a skirmish: of each of its spells, or of each level of slots (CM-SPELLCAST-03, CM-ABIL-35). */
export function castingsOf({ spells, slots }: Pick<Card, 'spells' | 'slots'>): readonly number[] {
  if (slots !== null) return slots;
  return spells.length === 0 ? NO_CASTINGS : spells.map(({ uses }) => uses);
}

export const NO_CASTINGS: readonly number[] = Object.freeze([]);

/** How often a card may use an ability in a skirmish; without boxes any number, told as 99 (CM-STAT-16). */
export function usesOf(card: Pick<Model, 'abilities' | 'creature'>, slug: string): number {
  const ability = abilityOf(card, slug);
  return ability === null ? 0 : (ability.uses ?? UNLIMITED);
}

export const UNLIMITED = 99;

/** How many shots a card has in a skirmish; of bombs as many as they have boxes (CM-STAT-15, CM-ABIL-15a). */
export function shotsOf(card: Pick<Model, 'abilities' | 'creature' | 'ranged'>): number {
  const shots = card.ranged?.uses ?? UNLIMITED;
  return abilityOf(card, 'fire-bomb') === null ? shots : Math.min(shots, usesOf(card, 'fire-bomb'));
}
