import type { AbilityOnCard, Model } from './model';

type Card = Pick<Model, 'abilities' | 'creature'>;

/** What a creature type brings along (CM-ABIL-04, CM-ABIL-08, CM-ABIL-42). */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'construct-creature': ['immune-critical-damage', 'immune-mind-affecting-spells', 'immune-paralysis', 'immune-poison', 'immune-sleep', 'immune-sneak-attacks', 'immune-stun', 'fearless'],
  'elemental-creature': ['immune-critical-damage', 'immune-paralysis', 'immune-poison', 'immune-sleep', 'immune-sneak-attacks', 'immune-stun'],
  'undead-creature': ['immune-critical-damage', 'immune-mind-affecting-spells', 'immune-paralysis', 'immune-poison', 'immune-sleep', 'immune-sneak-attacks', 'immune-stun', 'fearless'],
};

/** The package that goes with a kind of creature, also where a card doesn't list it (CM-CRIT-03, CM-STAT-21). */
const PACKAGE_OF: Readonly<Record<string, string>> = { construct: 'construct-creature', elemental: 'elemental-creature', undead: 'undead-creature' };

/** Whether a card has nothing special about it at all. */
export function isPlain({ abilities, creature }: Card): boolean {
  return abilities.length === 0 && PACKAGE_OF[creature] === undefined;
}

/** Whether a model is of a kind that brings a package of abilities, or has the ability of that name (CM-CRIT-03, CM-STAT-21). */
export function isOfKind(card: Card, name: string): boolean {
  return PACKAGE_OF[card.creature] === name || card.abilities.some(({ slug }) => slug === name);
}

/** The ability as the card has it, or null. */
export function abilityOf(card: Card, slug: string): AbilityOnCard | null {
  return card.abilities.find((ability) => ability.slug === slug) ?? null;
}

/** Whether a model has an ability, of its own or through its creature type (CM-ARULING-24). */
export function has(card: Card, slug: string): boolean {
  if (abilityOf(card, slug) !== null) return true;
  for (const name in PACKAGES) if (PACKAGES[name]!.includes(slug) && isOfKind(card, name)) return true;
  return false;
}

/** The rating of an ability; 0 without it. */
export function ratingOf(card: Card, slug: string): number {
  return abilityOf(card, slug)?.rating ?? 0;
}

/** Constructs and undead are not living (CM-STAT-21, CM-ABILCONV-06). */
export function isLiving(card: Card): boolean {
  return !isOfKind(card, 'construct-creature') && !isOfKind(card, 'undead-creature');
}

/** Constructs and undead are destroyed at 0 health, never knocked down by it (CM-DOWN-11). */
export function diesAtZero(card: Card): boolean {
  return !isLiving(card);
}

/** Nobody gets the bonus for many attackers against an elemental (CM-ABIL-08). */
export function cannotBeSurrounded(card: Card): boolean {
  return isOfKind(card, 'elemental-creature');
}

/** How many times a troop counts against its commanders and how many times an order to it costs: a difficult one its rating, the rest once (CM-ABIL-07, CM-ABILCONV-09). */
export function difficultyOf(card: Card): number {
  return has(card, 'difficult-troop') ? ratingOf(card, 'difficult-troop') : 1;
}
