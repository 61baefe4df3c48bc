import { abilityOf, cannotBeSurrounded, diesAtZero, has, isLiving, isOfKind, isPlain, ratingOf } from './abilities';
import type { Model } from './model';

/** A kind of enemy that a model fights better or worse (CM-ABIL-13, CM-ABIL-14). */
export interface Foe {
  readonly against: string;
  readonly add: number;
  /** Whether it counts for shots at any distance, not just within 6". */
  readonly far: boolean;
}

/** What play asks of a card again and again, found once when the warband musters. */
export interface Traits {
  /** How far it strikes: 0 is base contact, 1 with Reach (CM-ABIL-25a). */
  readonly reach: number;
  /** The depth of its threatened area, an inch more than it strikes (CM-AOO-01, CM-ABIL-25a). */
  readonly threat: number;
  /** Its rating as a commander; 0 for troops (CM-STAT-17). */
  readonly commander: number;
  /** Command points a round: a commander's rating, or what an independent troop has for orders to itself (CM-CP-01, CM-ABIL-18). */
  readonly commandPoints: number;
  /** What an enemy needs to spot it; 0 if it can't hide (CM-ABIL-16). */
  readonly hide: number;
  readonly aura: number;
  readonly inspire: number;
  /** What it adds to morale saves, mostly less than nothing (CM-ABIL-20). */
  readonly morale: number;
  readonly fearless: boolean;
  readonly living: boolean;
  readonly diesAtZero: boolean;
  readonly undead: boolean;
  readonly construct: boolean;
  /** Counts as a cleric (CM-TURN-08). */
  readonly cleric: boolean;
  /** What it adds to turn undead; -1 if it can't (CM-ABIL-41). */
  readonly turning: number;
  readonly independent: boolean;
  readonly untrained: boolean;
  readonly wild: boolean;
  readonly scent: boolean;
  readonly slowShot: boolean;
  readonly woodland: boolean;
  readonly cowardly: boolean;
  /** What its die must show before it does anything; 0 if it is reliable (CM-ABIL-43). */
  readonly unreliable: number;
  /** The highest level that it frightens; -1 if nobody (CM-ABIL-28). */
  readonly scary: number;
  /** What an enemy needs to strike it as it moves; 0 for anybody else (CM-ABIL-40). */
  readonly tumble: number;
  readonly evasion: boolean;
  readonly skeletal: boolean;
  /** How much less each attack of an energy takes off it (CM-ABIL-27). */
  readonly resist: number;
  readonly immuneCritical: boolean;
  readonly immuneMind: boolean;
  readonly immunePoison: boolean;
  readonly immuneSleep: boolean;
  readonly immuneSneak: boolean;
  readonly immuneStun: boolean;
  /** Nobody gets the bonus for many attackers against it (CM-ABIL-08). */
  readonly unsurrounded: boolean;
  readonly sneak: number;
  readonly smite: number;
  readonly powerful: number;
  readonly precise: boolean;
  readonly pointBlank: number;
  readonly foes: readonly Foe[];
  /** The difficulty of the saves against its poison and its stunning attack; 0 if it has none (CM-ABIL-22, CM-ABIL-38). */
  readonly poison: number;
  readonly stunning: number;
  readonly rend: number;
  readonly cleave: boolean;
  readonly extraMelee: boolean;
  readonly extraShot: boolean;
  readonly thrown: boolean;
  /** The most health that its death touch ends; -1 if it has none (CM-ABIL-06). */
  readonly deathTouch: number;
  /** The damage of its fire bombs; 0 if it has none (CM-ABIL-15). */
  readonly fireBomb: number;
}

type Kind = Pick<Model, 'abilities' | 'creature'>;

/** An independent troop has points for itself from this rating on (CM-ABIL-18). */
const LEAST_OWN_POINTS = 2;

/** Reads the traits off a card (CM-STAT-18, CM-AOO-01, CM-ABIL-25a). */
export function traitsOf(card: Kind): Traits {
  return isPlain(card) ? PLAIN : read(card);
}

function read(card: Kind): Traits {
  const reach = ratingOf(card, 'reach');
  const commander = ratingOf(card, 'commander');
  return {
    reach,
    threat: reach + 1,
    commander,
    commandPoints: commander > 0 ? commander : ownPoints(card),
    hide: ratingOf(card, 'hide'),
    aura: ratingOf(card, 'aura-of-courage'),
    inspire: ratingOf(card, 'inspire-courage'),
    morale: ratingOf(card, 'morale'),
    fearless: has(card, 'fearless'),
    living: isLiving(card),
    diesAtZero: diesAtZero(card),
    undead: isOfKind(card, 'undead-creature'),
    construct: isOfKind(card, 'construct-creature'),
    cleric: has(card, 'spontaneous-cure') || has(card, 'spontaneous-inflict'),
    turning: abilityOf(card, 'turn-undead')?.rating ?? -1,
    independent: has(card, 'independent-troop'),
    untrained: has(card, 'untrained-troop'),
    wild: has(card, 'wild-troop'),
    scent: has(card, 'scent'),
    slowShot: has(card, 'slow-ranged-attack'),
    woodland: has(card, 'woodland-stride'),
    cowardly: has(card, 'cowardly'),
    unreliable: ratingOf(card, 'unreliable-troop'),
    scary: abilityOf(card, 'scary')?.rating ?? -1,
    tumble: ratingOf(card, 'tumble'),
    evasion: has(card, 'evasion'),
    skeletal: has(card, 'skeletal'),
    resist: ratingOf(card, 'resist-acid-cold-electricity-fire'),
    immuneCritical: has(card, 'immune-critical-damage'),
    immuneMind: has(card, 'immune-mind-affecting-spells'),
    immunePoison: has(card, 'immune-poison'),
    immuneSleep: has(card, 'immune-sleep'),
    immuneSneak: has(card, 'immune-sneak-attacks'),
    immuneStun: has(card, 'immune-stun'),
    unsurrounded: cannotBeSurrounded(card),
    sneak: ratingOf(card, 'sneak-attack'),
    smite: ratingOf(card, 'smite-evil'),
    powerful: ratingOf(card, 'powerful-charge'),
    precise: has(card, 'precise-shot'),
    pointBlank: ratingOf(card, 'point-blank-shot'),
    foes: foesOf(card),
    poison: ratingOf(card, 'poison'),
    stunning: ratingOf(card, 'stunning-attack'),
    rend: ratingOf(card, 'rend'),
    cleave: has(card, 'cleave'),
    extraMelee: has(card, 'extra-melee-attack'),
    extraShot: has(card, 'extra-ranged-attack'),
    thrown: has(card, 'thrown-weapon'),
    deathTouch: abilityOf(card, 'death-touch')?.rating ?? -1,
    fireBomb: ratingOf(card, 'fire-bomb'),
  };
}

/** What an independent troop may spend on orders to itself (CM-ABIL-18). */
function ownPoints(card: Kind): number {
  const rating = ratingOf(card, 'independent-troop');
  return rating >= LEAST_OWN_POINTS ? rating : 0;
}

const PLAIN = read({ abilities: [], creature: '' });
const DWARF = 'dwarf';

/** Whom it fights at a bonus or a penalty; of two for the same kind the better counts (CM-ABIL-00c, CM-ABIL-13, CM-ABIL-14). */
function foesOf({ abilities }: Kind): readonly Foe[] {
  const found: Foe[] = [];
  for (const { slug, rating, against } of abilities) {
    if (slug === 'fight-dwarf') found.push({ against: DWARF, add: rating ?? 0, far: true });
    if (slug === 'fight-type' && against !== undefined) found.push({ against: against.toLowerCase(), add: rating ?? 0, far: false });
  }
  return found.filter((foe) => !found.some((other) => other !== foe && other.far === foe.far && other.against === foe.against && (other.add > foe.add || (other.add === foe.add && found.indexOf(other) < found.indexOf(foe)))));
}
