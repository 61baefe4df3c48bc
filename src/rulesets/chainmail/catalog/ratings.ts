import type { AbilityOnCard } from '../rules/model';
import { ABILITIES } from './abilities';

/** An ability with the rating of the list where the card leaves it out (CM-ABILCONV-09). */
export function rated(ability: AbilityOnCard): AbilityOnCard {
  if (ability.rating !== undefined) return ability;
  const usual = ABILITIES.find(({ slug }) => slug === ability.slug)?.defaultRating ?? null;
  return usual === null ? ability : { ...ability, rating: usual };
}
