import { Type } from '@sinclair/typebox';
import { oneNumberOf, oneOf, profile } from '../../../kernel/ruleset/shape';
import { FACES, FORMATION_KINDS, ORDER_STATES } from '../rules/troops';

export const attackDie = oneNumberOf([4, 6, 8, 10, 12], 'Sides of an attack die');

export const orderState = oneOf('OrderState', ORDER_STATES, 'Order state of the unit (BS-MORALE-02); good unless given');
export const formation = oneOf('Formation', FORMATION_KINDS, 'Formation of the unit (BS-FORM-01); regular unless given');
export const face = oneOf('Face', FACES, 'Face of the unit that is attacked (BS-GEO-04); front unless given');

/** A unit has at most this many figures (BS-FORM-06). */
export const MOST_FIGURES = 48;

export function figures(description: string) {
  return Type.Integer({ minimum: 1, maximum: MOST_FIGURES, description });
}

export function flag(description: string) {
  return Type.Boolean({ description: `${description}; false unless given` });
}

const attackDice = Type.Array(attackDie, { minItems: 1, maxItems: 2, description: 'The attack die, or two dice that are thrown together (BS-STAT-02)' });
const armorRating = Type.Integer({ minimum: 1, maximum: 10, description: 'Armor rating, the lower the better (BS-STAT-03)' });
const hits = Type.Integer({ minimum: 1, maximum: 20, description: 'Hits that remove one figure (BS-STAT-04)' });
const morale = Type.Integer({ minimum: 2, maximum: 20, description: 'Morale rating, the higher the better (BS-STAT-05)' });
const traits = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20, description: 'Traits such as lance or never-checks' });
const troopClass = oneOf('TroopClass', ['foot', 'mounted', 'large'], 'Foot, mounted or large figures');

export const attackingTroop = profile('troop-type', 'AttackingTroop', {
  attackDice,
  class: Type.Optional(troopClass),
  traits: Type.Optional(traits),
});

export const defendingTroop = profile('troop-type', 'DefendingTroop', { armorRating, hits });

export const checkingTroop = profile('troop-type', 'CheckingTroop', { morale, traits: Type.Optional(traits) });

export const missileWeapon = profile('missile-weapon', 'MissileWeapon', {
  missileDie: attackDie,
  short: Type.Integer({ minimum: 1, maximum: 100, description: 'Short range in inches' }),
  medium: Type.Integer({ minimum: 1, maximum: 100, description: 'Medium range in inches' }),
  long: Type.Integer({ minimum: 1, maximum: 100, description: 'Long range in inches' }),
});

export const enemyOn = oneOf('EnemyOn', ['none', 'flank', 'rear'], 'Whether an enemy touches the flank or the rear (BS-MORALE-10); none unless given');
