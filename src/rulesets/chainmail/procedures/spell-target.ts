import { type Static, Type } from '@sinclair/typebox';
import { profile, shape } from '../../../kernel/ruleset/shape';
import type { Fighter } from '../rules/card';
import { defenderCondition } from './defender';
import { striker } from './melee-attack';
import { abilities, bonus, card, creature, fighter, flag, nerve } from './shapes';

const { fromAbove, atop, contacts } = striker;

export const spellCaster = shape('SpellCaster', {
  model: fighter,
  engaged: Type.Optional(flag('An enemy is in melee contact with it (CM-SPELLCAST-06)')),
  saveBonus: Type.Optional(bonus('Spells and whatever else adds to its save for casting in contact')),
  fromAbove,
  atop,
  contacts,
  attackBonus: Type.Optional(bonus('Orders, spells and whatever else adds to its attack roll for a touch that wounds')),
});

const spellTargetModel = profile('model', 'SpellTargetModel', {
  level: Type.Optional(Type.Integer({ minimum: 0, maximum: 40, description: 'Level (CM-STAT-06); 1 unless given' })),
  health: Type.Integer({ minimum: 1, maximum: 99, description: 'Health on the card' }),
  save: Type.Integer({ minimum: -50, maximum: 99, description: 'Save' }),
  abilities: Type.Optional(abilities),
  creature: Type.Optional(creature),
});

const saveBonus = Type.Optional(bonus('Spells and whatever else adds to its saves'));

export const spellTarget = shape('SpellTarget', {
  model: spellTargetModel,
  currentHealth: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'Health it has now; that of its card unless given' })),
  condition: Type.Optional(defenderCondition),
  passedHalfHealth: Type.Optional(flag('It has passed its half-health save before (CM-MORALE-04)')),
  saveBonus,
  ...nerve,
});

export const drowsyModel = shape('DrowsyModel', {
  id: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 _.-]{0,39}$', description: 'Its name' }),
  model: spellTargetModel,
  inches: Type.Number({ minimum: 0, maximum: 100, description: 'From the middle of the target to the nearest part of its base' }),
  condition: Type.Optional(defenderCondition),
  saveBonus,
});

/** A card with the level that spells ask for. */
export interface Enchanted extends Fighter {
  readonly level: number;
}

/** The card of somebody a spell is cast at. */
export function enchanted(given: Static<typeof spellTargetModel>): Enchanted {
  return { ...card(given), level: given.level ?? 1 };
}
