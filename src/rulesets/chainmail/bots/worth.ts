import { gap, gapToPoint } from '../../../kernel/geometry/disc';
import { type Attack, reckonMelee, reckonRanged } from '../rules/attack';
import { UNLIMITED } from '../rules/card';
import { hasCover } from '../rules/cover';
import { reckonBomb } from '../rules/fire-bomb';
import { sum } from '../rules/saves';
import { reckonDeathTouch } from '../rules/touch';
import type { Declared } from '../game/action';
import { contactsWith, hostile, inContact } from '../game/contact';
import { nearestInSight } from '../game/nearest';
import { cardOf, type Figure, type Skirmish } from '../game/state';

const PLAIN = { fromAbove: false, attackerAtop: false, defenderAtop: false, cover: false, intervening: 0, contacts: 1, charged: null, firingIntoMelee: false, defenderDown: false, defenderStunned: false, within6: true, smite: false, stunning: false, rends: false, thrown: null, otherAttack: 0, otherArmor: 0 } as const;

/** What sets a blow apart for its worth. */
export interface Weighed {
  readonly charged: boolean;
  readonly declared: Declared;
}

/** A smite, a touch or a stunning attack that is used up is not there any more. */
const USED_UP = 0.5;
/** How much more a blow is worth that may stun. */
const STUNNING = 1.25;

/** The points a blow takes off an enemy on average: the chance to hit, times the share of its health, times its cost. */
export function worthOfBlow(state: Skirmish, attacker: Figure, defender: Figure, { charged, declared }: Weighed): number {
  const { smite = false, stun = false, deathTouch = false } = declared;
  const already = inContact(state, attacker, defender) ? 0 : 1;
  const card = cardOf(state, attacker);
  const victim = cardOf(state, defender);
  const situation = { ...PLAIN, contacts: contactsWith(state, defender) + already, charged: charged ? 2 : null, defenderDown: defender.down, smite };
  if (deathTouch) return chanceOf(reckonDeathTouch(card, victim, situation)) * (victim.cost + 1) - USED_UP;
  const worth = worthOf(reckonMelee(card, victim, situation), victim.cost, defender.health) * (stun ? STUNNING : 1);
  return worth - (smite ? USED_UP : 0) - (stun && attacker.stuns < UNLIMITED ? USED_UP : 0);
}

/** The same for a fire bomb at the nearest enemy in sight: what it burns of enemies, less what it burns of its own. */
export function worthOfBomb(state: Skirmish, thrower: Figure): number {
  const card = cardOf(state, thrower);
  const target = state.figures[nearestInSight(state, thrower)[0] ?? -1];
  if (card.ranged === null || target === undefined || gap(thrower, target) > card.ranged.range) return 0;
  const hit = chanceOf(reckonBomb(card, cardOf(state, target), PLAIN));
  return state.figures.reduce((sum, figure) => {
    if (figure.where !== 'field' || gapToPoint(figure, target) > BLAST) return sum;
    const fire = figure === target ? hit * card.traits.fireBomb + (1 - hit) : 1;
    const { cost, traits } = cardOf(state, figure);
    const burns = Math.max(0, fire - traits.resist) / 2;
    return sum + (hostile(figure, thrower) ? 1 : -1) * Math.min(1, burns / (figure.health + 1)) * (cost + 1);
  }, 0);
}

const BLAST = 3;

/** The same for a throw at the end of a charge. */
export function worthOfThrow(state: Skirmish, thrower: Figure, target: Figure): number {
  const attack = reckonRanged(cardOf(state, thrower), cardOf(state, target), { ...PLAIN, thrown: 2, defenderDown: target.down });
  return worthOf(attack, cardOf(state, target).cost, target.health);
}

/** The same for a shot at the nearest enemy in sight; out of range it is worth nothing. */
export function worthOfShot(state: Skirmish, shooter: Figure): number {
  const { ranged } = cardOf(state, shooter);
  const target = state.figures[nearestInSight(state, shooter)[0] ?? -1];
  if (ranged === null || target === undefined || gap(shooter, target) > ranged.range) return 0;
  const attack = reckonRanged(cardOf(state, shooter), cardOf(state, target), { ...PLAIN, cover: hasCover(state.terrain, shooter, target), defenderDown: target.down });
  return worthOf(attack, cardOf(state, target).cost, target.health);
}

function worthOf({ need, automatic, damage, bonusDamage }: Attack, cost: number, health: number): number {
  return chanceOf({ need, automatic }) * Math.min(1, (damage + sum(bonusDamage)) / (health + 1)) * (cost + 1);
}

function chanceOf({ need, automatic }: Pick<Attack, 'need' | 'automatic'>): number {
  return automatic ? 1 : Math.min(Math.max(21 - need, 1), 19) / 20;
}
