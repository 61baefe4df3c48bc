import { gap } from '../../../kernel/geometry/disc';
import { canAffect, type Spell, spellFor } from '../rules/spells';
import type { Cast } from '../game/action';
import { bears, canRout } from '../game/conditions';
import { hostile, isEngaged } from '../game/contact';
import { nearestInSight } from '../game/nearest';
import { cardOf, type ConditionKind, type Figure, figureNumber, type Skirmish } from '../game/state';

/** How much of a model's points a spell takes off, or adds, where it works. */
const SHARES: { readonly [spell: string]: number } = { 'cause-fear': 0.5, command: 0.3, daze: 0.25, sleep: 0.5, entangle: 0.1, 'ghost-sound': 0.03, guidance: 0.03, resistance: 0.04, 'mage-armor': 0.12, 'shield-of-faith': 0.06 };
const LAYS: { readonly [spell: string]: ConditionKind } = { daze: 'dazed', entangle: 'entangled', 'ghost-sound': 'ghost-sounded', guidance: 'guided', resistance: 'resistant', 'mage-armor': 'warded', 'shield-of-faith': 'warded' };
const WOUND_DC = 13;
const IN_CONTACT = 15;
const WASTED = -1;

/** The points a spell is worth, roughly: what it does to its target, times the chance that it works. */
export function worthOfCast(state: Skirmish, caster: Figure, cast: Cast): number {
  const spell = spellFor(cardOf(state, caster), cast.spell)!;
  if (cast.at === 'ally') return WASTED;
  const target = targetOf(state, caster, cast, spell);
  if (target === undefined || (spell.reach === 'ranged' && gap(caster, target) > spell.range)) return WASTED;
  const lost = spell.reach === 'ranged' && isEngaged(state, caster) ? failing(state, caster, IN_CONTACT + spell.level) : 0;
  return (1 - lost) * worthOnTarget(state, caster, target, cast, spell);
}

function targetOf(state: Skirmish, caster: Figure, { target }: Cast, { reach }: Spell): Figure | undefined {
  return state.figures[reach === 'ranged' ? (nearestInSight(state, caster)[0] ?? -1) : figureNumber(state, target ?? caster.id)];
}

function worthOnTarget(state: Skirmish, caster: Figure, target: Figure, { word }: Cast, spell: Spell): number {
  const card = cardOf(state, target);
  const points = card.cost + 1;
  const sign = hostile(caster, target) ? 1 : -1;
  if (!canAffect(spell, card)) return 0;
  const { effect } = spell;
  switch (effect) {
    case 'magic-missile':
      return points / (target.health + 1);
    case 'inflict-wounds-1':
    case 'cure-wounds-1':
      return worthOfTouch(state, target, effect, sign);
    case 'cure-wounds-0':
      return target.health === 0 && sign < 0 ? 0.3 * points : 0;
    case 'entangle':
      return SHARES[effect]! * state.figures.reduce((sum, other) => sum + (other.where === 'field' && !bears(other, 'entangled') && gap(other, target) < 8 ? (hostile(other, caster) ? 1 : -1) * cardOf(state, other).cost : 0), 0);
    case 'cause-fear':
    case 'command':
    case 'daze':
    case 'sleep':
      if (!canRout(target) || target.routing || bears(target, 'dazed')) return 0;
      return SHARES[effect]! * (word === 'approach' ? 0.5 : 1) * points * failing(state, target, spell.dc!);
    default:
      return bears(target, LAYS[effect]!) ? 0 : SHARES[effect]! * points * (spell.dc === null && effect !== 'ghost-sound' ? -sign : sign);
  }
}

/** A wound or a cure by touch, which are each other's opposite for the undead. */
function worthOfTouch(state: Skirmish, target: Figure, effect: string, sign: number): number {
  const { cost, health, traits } = cardOf(state, target);
  if (traits.construct) return 0;
  if (traits.undead === (effect === 'inflict-wounds-1')) return target.health < health ? (-sign * (target.health === 0 ? 0.8 : 0.4) * (cost + 1)) / health : WASTED;
  return (sign * 0.6 * failing(state, target, WOUND_DC) * (cost + 1)) / (target.health + 1);
}

function failing(state: Skirmish, figure: Figure, dc: number): number {
  return Math.min(Math.max(dc - cardOf(state, figure).save - 1, 1), 19) / 20;
}

/** Turning undead: the nearest undead enemy within 6" may run. */
export function worthOfTurning(state: Skirmish, turner: Figure): number {
  const { turning } = cardOf(state, turner).traits;
  let best = 0;
  for (const other of state.figures) {
    const { traits, level, cost } = cardOf(state, other);
    if (other.where !== 'field' || other.routing || !traits.undead || !hostile(other, turner) || gap(other, turner) > 6) continue;
    best = Math.max(best, 0.7 * (cost + 1) * (Math.min(Math.max(21 - (3 * level + 7 - turning), 0), 20) / 20));
  }
  return best;
}
